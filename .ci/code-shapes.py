"""Writes Sources/DelegateRoutingTool/CodeShapes.swift: the shapes of code in the tables of Specs/review-checklist.md and
Specs/README.md, and the code in the section that each rule has on its page.

With --check it writes nothing and fails if the file is not what would be written.
"""

import json
import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parent.parent
target = root / "Sources" / "DelegateRoutingTool" / "CodeShapes.swift"


def rows(page, head):
    inside = False
    for line in (root / "Specs" / page).read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split(" | ")]
        if cells[0] == head:
            inside = True
        elif not line.strip().startswith("|"):
            inside = False
        elif inside and not cells[0].startswith("-"):
            yield cells


shapes = []
for page, head in (("review-checklist.md", "In the code"), ("README.md", "In the diff")):
    for cells in rows(page, head):
        rules = re.findall(r"\.md#([a-z0-9-]+)\)", cells[-1])
        if not rules:
            sys.exit(f"{page}: the row '{cells[0]}' names no rule")
        shapes.append((cells[0].replace("`", ""), rules))
if not shapes:
    sys.exit("the pages have no tables of code shapes")


def sections(page):
    """The rules of a page, each with the code in its section: spans, blocks line by line, APIs among the sources."""
    parts = re.split(r"^## ([a-z0-9-]+)$", page.read_text(encoding="utf-8"), flags=re.M)
    for rule, text in zip(parts[1::2], parts[2::2]):
        if "\nSources:\n" not in text:
            continue
        blocks = re.findall(r"^```\w*\n(.*?)^```$", text, flags=re.M | re.S)
        prose = re.sub(r"^```\w*\n.*?^```$", "", text, flags=re.M | re.S)
        code = [line.strip() for block in blocks for line in block.splitlines()]
        code += re.findall(r"`([^`]+)`", prose)
        code += [title for title in re.findall(r"^- \[([^]]+)\]\(", prose, flags=re.M) if " " not in title]
        # Names of rules and disputed points are no code.
        yield rule, [
            text
            for text in dict.fromkeys(code)
            if re.search(r"\w", text) and not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)+", text)
        ]


def quoted(text):
    return json.dumps(text, ensure_ascii=False)


lines = [
    "// swift-format-ignore-file",
    "// Written by .ci/code-shapes.py from the pages of Specs.",
    "",
    "extension CodeShape {",
    "  /// The shapes of code in the pages' tables, each with the rules that its row names.",
    "  static let all: [CodeShape] = [",
]
for shape, rules in shapes:
    lines.append(f"    CodeShape(text: {quoted(shape)}, rules: [{', '.join(map(quoted, rules))}]),")
lines += ["  ]", "", "  /// The code in each rule's section, by the rule's name.", "  static let sections: [String: [String]] = ["]
for page in sorted((root / "Specs").glob("*.md")):
    for rule, code in sections(page):
        if code:
            lines.append(f"    {quoted(rule)}: [{', '.join(map(quoted, code))}],")
text = "\n".join(lines + ["  ]", "}", ""])
if "--check" in sys.argv:
    if not target.exists() or target.read_text(encoding="utf-8") != text:
        sys.exit(f"{target.relative_to(root)} is stale: run python3 .ci/code-shapes.py")
else:
    target.write_text(text, encoding="utf-8")
