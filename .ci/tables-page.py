"""Writes Specs/tables.md, the behaviour tables for reading, from Specs/tables/*.json.

With --check: writes nothing, and fails where the page is not what would be written.
"""

import json
import pathlib
import sys

root = pathlib.Path(__file__).resolve().parent.parent
page = root / "Specs" / "tables.md"

columns = ["app-delegate", "scene", "swiftui", "swiftui-own-scene-delegate"]
states = {
    "cold": "The process was not running.",
    "warm": "The event's scene, or the app without scenes, was connected, in the background.",
    "disconnected": "The process lived, and the event's scene was not connected.",
}
launch = ["application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)"]
head = """# Behaviour tables

What iOS calls for each kind of event, in each life cycle, with the place of the payload. This page is written by
`.ci/tables-page.py` from the tables in [tables](tables), which were written by hand from the sources
([schema](tables/table.schema.json)). Every delegate is taken to implement every method, every app to have declared what
it opens, and every launch method to answer true.

- One line a call, in order. `⟨…⟩` is the place of the event's payload, in the method's own names.
- **launch**: `application(_:willFinishLaunchingWithOptions:)`, then `application(_:didFinishLaunchingWithOptions:)`.
- `[…]`: the call may be missing although the delegate implements the method.
- ≈: the sources leave the place of some call open.
- The grade is that of the delivery, as in [README.md](README.md#grades). Under each table: what is never called,
  conditions, sources.
- The columns: an app without scenes; a UIKit app with scenes; a SwiftUI app with an app delegate by the adaptor; the
  same with a scene delegate of its own. `scenePhase` is a change of the phase in a view.

`delegate-routing tables` prints what the system model makes of the same cells.
"""


def code(text):
    return f"`{text}`"


def call(entry):
    text = code(entry["method"])
    if entry["payload"]:
        text += f" ⟨{code(entry['payload'])}⟩"
    return f"[{text}]" if entry["optional"] else text


def cell(row):
    if row is None:
        return "–"
    calls = row["calls"]
    lines = []
    if [entry["method"] for entry in calls[:2]] == launch and calls[0]["payload"] == calls[1]["payload"]:
        payload = calls[0]["payload"]
        lines.append("**launch**" + (f" ⟨{code(payload)}⟩" if payload else ""))
        calls = calls[2:]
    lines += [call(entry) for entry in calls]
    lines = lines or ["none"]
    lines.append(f"*{row['evidence']}{'' if row['orderCertain'] else ', ≈'}*")
    return "<br>".join(lines)


def links(sources):
    return ", ".join(f"[{source['title']}]({source['url']})" for source in sources)


def remarks(row):
    parts = [f"- **{row['lifeCycle']}**:"]
    if row["neverCalled"]:
        parts.append("never " + ", ".join(map(code, row["neverCalled"])) + ".")
    if "note" in row:
        parts.append(row["note"])
    parts.append(f"Sources: {links(row['sources'])}.")
    return " ".join(parts)


def section(state):
    table = json.loads((root / "Specs" / "tables" / f"{state}.json").read_text(encoding="utf-8"))
    rows = {(row["event"], row["lifeCycle"]): row for row in table["rows"]}
    events = list(dict.fromkeys(row["event"] for row in table["rows"]))
    shown = [column for column in columns if any(key[1] == column for key in rows)]
    lines = [f"## {state}", "", states[state], "", f"| Event | {' | '.join(shown)} |", "|---|" + "---|" * len(shown)]
    for event in events:
        lines.append(f"| {event} | {' | '.join(cell(rows.get((event, column))) for column in shown)} |")
    lines += ["", f"### {state}: remarks and sources"]
    for event in events:
        lines += ["", event + ":", ""] + [remarks(rows[event, column]) for column in shown if (event, column) in rows]
    for absent in table["absent"]:
        cells = f"{absent['event']}, {absent['lifeCycle']}" if "event" in absent else f"{absent['lifeCycle']}, every event"
        lines += ["", f"No row: {cells}. {absent['why']} Sources: {links(absent['sources'])}."]
    return "\n".join(lines) + "\n"


text = "\n".join([head] + [section(state) for state in states])
if sys.argv[1:] == ["--check"]:
    if not page.exists() or page.read_text(encoding="utf-8") != text:
        sys.exit(f"{page.relative_to(root)} is stale; .ci/tables-page.py writes it anew")
else:
    page.write_text(text, encoding="utf-8")
