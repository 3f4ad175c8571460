"""Writes Specs/sdks.md, the page of the libraries in the path of link callbacks, from Specs/sdks.json.

With --check: writes nothing, and fails where the page is not what would be written.
"""

import json
import pathlib
import sys

root = pathlib.Path(__file__).resolve().parent.parent
page = root / "Specs" / "sdks.md"
data = json.loads((root / "Specs" / "sdks.json").read_text(encoding="utf-8"))

head = f"""# Libraries in the path of link callbacks

What each library wants of the system's callbacks, whether it has a way in for scenes, who brings it the links that launch
the app, and whether it takes links for itself. This page is written by `.ci/sdks-page.py` from
[sdks.json](sdks.json) ([schema](sdks.schema.json)): add a library there, with the version that you read and a source.

Read in {data["read"]} from the source of the version that is named; a later version may differ. Not verified on a device.

- **Cold links**: *library*: it finds them itself once the scene's connection is handed to it. *app*: the app has to look
  into the connection options and call it for each link. *nobody*: they do not reach it this way.
- **Claims**: whether it takes links so that the app's own router should not have them.
"""


def code(names):
    return "<br>".join(f"`{name}`" for name in names) or "none"


lines = [head]
lines.append("| Library | Version | Events | In the app delegate | For scenes | Cold links | Claims |")
lines.append("|---|---|---|---|---|---|---|")
for sdk in data["sdks"]:
    version = sdk["version"] + (f", {sdk['date']}" if sdk["date"] else "")
    cells = [sdk["name"], version, ", ".join(sdk["events"]), code(sdk["applicationEntryPoints"]),
             code(sdk["sceneEntryPoints"]), sdk["coldLinks"], sdk["claims"]]
    lines.append("| " + " | ".join(cells) + " |")
lines += ["", "Remarks and sources:", ""]
for sdk in data["sdks"]:
    sources = ", ".join(f"[{source['title']}]({source['url']})" for source in sdk["sources"])
    lines.append(f"- **{sdk['name']}**: {sdk['note']} Sources: {sources}.")

text = "\n".join(lines) + "\n"
if sys.argv[1:] == ["--check"]:
    if not page.exists() or page.read_text(encoding="utf-8") != text:
        sys.exit(f"{page.relative_to(root)} is stale; .ci/sdks-page.py writes it anew")
else:
    page.write_text(text, encoding="utf-8")
