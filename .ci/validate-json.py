"""Checks every corpus file against the JSON Schema beside it, and the schemas against their own meta-schema."""

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
    text = path.read_text(encoding="utf-8")
    document = load(path)
    for error in sorted(validator.iter_errors(document), key=lambda error: list(map(str, error.absolute_path))):
        problems.append(f"{path.relative_to(root)}: {error.json_path}: {error.message[:300]}")
    if text != json.dumps(document, indent=2, ensure_ascii=False) + "\n":
        problems.append(f"{path.relative_to(root)}: not in canonical form (two spaces, one final newline)")


count = 0
for kind in ("urls", "activities", "scenarios"):
    schema = load(root / "Corpus" / "schema" / f"{kind}.schema.json")
    Draft202012Validator.check_schema(schema)
    for path in sorted((root / "Corpus" / kind).glob("*.json")):
        check(path, Draft202012Validator(schema))
        count += 1
for path in sorted((root / "Specs").glob("*.schema.json")):
    Draft202012Validator.check_schema(load(path))
    count += 1

if count == 0:
    problems.append("no file was found")
print("\n".join(problems) or f"{count} files are valid")
sys.exit(1 if problems else 0)
