"""Holds what the tool writes about explorations and faulty routers against the schemas in Specs.

An exploration that a correct router survives, two that find something, one that is merged from parts, and the kill matrix,
with and without the sequences of an exploration. Documents with something wrong in them have to be refused.

Usage: explorations.py TOOL
"""

import json
import pathlib
import subprocess
import sys

import jsonschema

specs = pathlib.Path(__file__).resolve().parent.parent / "Specs"
tool = sys.argv[1]


def written(arguments, status):
    run = subprocess.run([tool, *arguments, "--format", "json"], capture_output=True, text=True)
    if run.returncode != status:
        sys.exit(f"{' '.join(arguments)} ended with {run.returncode}, not {status}: {run.stderr}")
    return json.loads(run.stdout)


def validator(name):
    schema = json.loads((specs / f"{name}.schema.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def accept(check, document, what):
    problems = [f"{error.json_path}: {error.message[:300]}" for error in check.iter_errors(document)]
    if problems:
        sys.exit(f"{what}:\n" + "\n".join(problems))


def refuse(check, document, change, what):
    """The document with one thing changed; `change` is given a copy."""
    broken = json.loads(json.dumps(document))
    change(broken)
    if check.is_valid(broken):
        sys.exit(f"{what} is not refused")


exploration = validator("exploration")
clean = written(["explore", "--router", "dual-delegate", "--depth", "2", "--time", "0"], 0)
short = ["explore", "--router", "same-link-ignored", "--depth", "2", "--time", "0"]
found = written(short, 1)
merged = written([*short, "--jobs", "2"], 1)
longer = written(["explore", "--router", "warm-overtakes-cold", "--alphabet", "interruptions", "--depth", "3", "--time", "1"], 1)
for what, document in [("no finding", clean), ("findings", found), ("parts", merged), ("longer ones", longer)]:
    accept(exploration, document, f"explore, {what}")
if clean["findings"] or not found["findings"] or longer["playedAtRandom"] == 0:
    sys.exit("the explorations do not show what they are played for")
refuse(exploration, clean, lambda it: it.update(format=2), "an exploration of another format")
refuse(exploration, clean, lambda it: it.pop("judged"), "an exploration that does not say how many sequences were judged")
refuse(exploration, clean, lambda it: it.update(faults=[]), "a key that no exploration has")
refuse(exploration, clean, lambda it: it.update(seed=-1), "a seed below 0")
refuse(exploration, found, lambda it: it["findings"][0].update(steps=[]), "a finding without steps")
refuse(exploration, found, lambda it: it["findings"][0]["fixture"].pop("text"), "a scenario without its text")

matrix = validator("kill-matrix")
plain = written(["faults"], 0)
explored = written(["faults", "--explore"], 0)
accept(matrix, plain, "faults")
accept(matrix, explored, "faults --explore")
if any("explored" in fault for fault in plain["faults"]) or not any("explored" in fault for fault in explored["faults"]):
    sys.exit("the sequences of an exploration are where they were not asked for, or not where they were")
refuse(matrix, plain, lambda it: it.update(format=2), "a matrix of another format")
refuse(matrix, plain, lambda it: it.update(faults=[]), "a matrix without faulty routers")
refuse(matrix, plain, lambda it: it["faults"][0].pop("convictedBy"), "a faulty router of which nothing says what convicts it")
refuse(matrix, plain, lambda it: it["faults"][0].update(convictedBy=7), "a number for the rules that convict")
refuse(matrix, plain, lambda it: it["faults"][0].update(smallestCase="a case"), "a case id without a group")
refuse(matrix, explored, lambda it: it["faults"][0]["explored"].pop("alphabet"), "a sequence without its alphabet")
print(f"4 explorations and {len(plain['faults'])} faulty routers: the documents are valid, and broken ones are refused")
