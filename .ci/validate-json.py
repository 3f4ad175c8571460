"""Checks every corpus file and behaviour table against its JSON Schema, and the schemas against their own meta-schema.

With a folder as argument: checks the report (tool.json) and the report file (tool.jsonl) in it against the schemas in
Specs. With a file as argument: checks the compiled cases in it, a line each.
"""

import copy
import json
import pathlib
import sys

from jsonschema import Draft202012Validator
from referencing import Registry, Resource

root = pathlib.Path(__file__).resolve().parent.parent
problems = []


def load(path):
    def refuse_repeats(pairs):
        keys = [key for key, _ in pairs]
        for key in set(keys):
            if keys.count(key) > 1:
                problems.append(f"{path.relative_to(root)}: the key {key!r} stands twice in one object")
        return dict(pairs)

    return json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=refuse_repeats)


def check(path, validator):
    document = load(path)
    for error in sorted(validator.iter_errors(document), key=lambda error: list(map(str, error.absolute_path))):
        problems.append(f"{path.relative_to(root)}: {error.json_path}: {error.message[:300]}")
    return document


def check_layout(path, document):
    """The layout of the tables. That of the corpus is checked by delegate-routing corpus validate."""
    if path.read_text(encoding="utf-8") != json.dumps(document, indent=2, ensure_ascii=False) + "\n":
        problems.append(f"{path.relative_to(root)}: not in canonical form (two spaces, one final newline)")


def schema(path):
    document = load(path)
    Draft202012Validator.check_schema(document)
    recording = Resource.from_contents(load(root / "Specs" / "recording.schema.json"))
    return Draft202012Validator(document, registry=Registry().with_resource("recording.schema.json", recording))


def check_report(folder):
    reports = {"report": [load(folder / "tool.json")], "report-line": [], "profile": []}
    for text in (folder / "tool.jsonl").read_text(encoding="utf-8").splitlines():
        line = json.loads(text)
        reports["report-line"].append(line)
        if line["line"] == "run":
            reports["profile"].append(line["profile"])
    for name, documents in reports.items():
        validator = schema(root / "Specs" / f"{name}.schema.json")
        for document in documents:
            problems.extend(f"{name}: {error.json_path}: {error.message[:300]}" for error in validator.iter_errors(document))
    return sum(map(len, reports.values()))


def check_recordings():
    """The lines of the page's example and of what the recorder writes."""
    validator = schema(root / "Specs" / "recording.schema.json")
    page = (root / "Specs" / "trace-format.md").read_text(encoding="utf-8")
    log = (root / "Tests" / "Recorder" / "expected.log").read_text(encoding="utf-8")
    lines = page.split("```json\n")[1].split("```")[0].splitlines()
    lines += [line.removeprefix("delegate-recorder: ") for line in log.splitlines()]
    for line in lines:
        problems.extend(f"recording: {line[:80]}: {error.message[:300]}" for error in validator.iter_errors(json.loads(line)))
    for line in ('{"call": 7}', '{"trigger": "lunch"}', '{"recording": 1, "call": "scene(_:continue:)"}'):
        if validator.is_valid(json.loads(line)):
            problems.append(f"recording.schema.json takes {line}")
    return len(lines)


def check_compiled(file):
    """Every line, and that no line is taken of which a needed part is missing, unknown or of another type."""
    validator = schema(root / "Specs" / "compiled-case.schema.json")
    lines = [json.loads(text) for text in file.read_text(encoding="utf-8").splitlines()]
    for line in lines:
        problems.extend(f"{line.get('case')}: {error.json_path}: {error.message[:300]}" for error in validator.iter_errors(line))
    whole = next((line for line in lines if line["case"] == "warm/custom-url/scene/from-foreground"), None)
    if whole is None:
        problems.append(f"{file}: has no case warm/custom-url/scene/from-foreground to break")
        return len(lines)

    def call(line):
        return next(thing for thing in line["happens"] if thing.get("call") == "scene(_:openURLContexts:)")

    breaks = {
        "no id": lambda line: line.pop("case"),
        "an unknown key": lambda line: line.update(verdict="pass"),
        "nothing that happens": lambda line: line.update(happens=[]),
        "a step that is none": lambda line: line["happens"].append({"app": "becomesReady"}),
        "a process that only is": lambda line: line["happens"].append({"process": "runs"}),
        "a call that is a step as well": lambda line: call(line).update(app="reload"),
        "a call without its argument": lambda line: call(line).pop("urlContexts"),
        "a call without its scene": lambda line: call(line).pop("scene"),
        "an argument of no call": lambda line: call(line).update(thread="main"),
        "an argument within that is unknown": lambda line: call(line)["urlContexts"][0].update(link="acme://a"),
        "a delivery without a link": lambda line: line["owed"][0].update(oneOf=[]),
        "a delivery of nothing": lambda line: line["owed"][0].update(oneOf=[{}]),
        "a delivery without its end": lambda line: line["owed"][0].pop("due"),
        "a delivery before everything": lambda line: line["owed"][0].update(notBefore=-1),
        "a delivery on no channel": lambda line: line["owed"][0].update(channels=[]),
    }
    for name, spoil in breaks.items():
        broken = copy.deepcopy(whole)
        spoil(broken)
        if validator.is_valid(broken):
            problems.append(f"compiled-case.schema.json takes {name}")
    return len(lines)


def check_corpus():
    corpus = root / "Corpus"
    files = [(path, path.parent.name) for path in sorted(corpus.glob("*/*.json")) if path.parent.name != "schema"]
    files.append((corpus / "retired.json", "retired"))
    count = check_recordings()
    for path, kind in files:
        name = {"regressions": "scenarios"}.get(kind, kind) if path.name != "out-of-scope.json" else "out-of-scope"
        check(path, schema(corpus / "schema" / f"{name}.schema.json"))
        count += 1
    table = schema(root / "Specs" / "tables" / "table.schema.json")
    for state in ("cold", "warm", "disconnected"):
        path = root / "Specs" / "tables" / f"{state}.json"
        check_layout(path, check(path, table))
        count += 1
    check(root / "Specs" / "sdks.json", schema(root / "Specs" / "sdks.schema.json"))
    count += 1
    for path in sorted((root / "Specs").glob("*.schema.json")):
        schema(path)
        count += 1
    return count


given = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else None
count = check_corpus() if given is None else check_report(given) if given.is_dir() else check_compiled(given)
if count == 0:
    problems.append("nothing was found")
print("\n".join(problems) or f"{count} documents are valid")
sys.exit(1 if problems else 0)
