"""Checks every corpus file and behaviour table against its JSON Schema, and the schemas against their own meta-schema.

With a folder as argument: checks the report (tool.json) and the report file (tool.jsonl) in it against the schemas in
Specs.
"""

import json
import pathlib
import sys

from jsonschema import Draft202012Validator

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
    return Draft202012Validator(document)


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


count = check_report(pathlib.Path(sys.argv[1])) if len(sys.argv) > 1 else check_corpus()
if count == 0:
    problems.append("nothing was found")
print("\n".join(problems) or f"{count} documents are valid")
sys.exit(1 if problems else 0)
