#!/usr/bin/env python3
# The table of modules in ARCHITECTURE.md, which is made of the storeys in Package.swift. The first sentence of the
# comment above a storey's folder, or above targets, says what these are.
#   Scripts/modules.py            says what is wrong: a table that is not this one, a target without such a comment,
#                                 an import of a module that stands further down
#   Scripts/modules.py --write    puts the table into ARCHITECTURE.md
import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parent.parent
page = root / "ARCHITECTURE.md"
begin, end = "<!-- By Scripts/modules.py --write, from Package.swift: -->\n", "<!-- end -->\n"
faults = []

# The storeys: a name, what it is, and rows of what modules are and their names.
storeys = []
comment, row = [], None
manifest = (root / "Package.swift").read_text(encoding="utf8")
tokens = re.compile(
    r'//(?P<comment> .*)|"(?P<folder>(?:Sources|Tests)/\w+)": \[|\btests\('
    r'|(?:\b(?:module|system|program)\(|\.macro\(name:)\s*"(?P<target>[\w-]+)"'
)
for token in tokens.finditer(manifest, manifest.index("let storeys:")):
    what = re.split(r"\.(?: |$)", " ".join(comment))[0]
    if token["comment"]:
        comment.append(token["comment"].strip())
    elif token["folder"]:
        storeys.append((token["folder"].removeprefix("Sources/"), what, []))
        comment, row = [], None
    elif token["target"]:
        if comment:
            row = (what, [])
            storeys[-1][2].append(row)
            comment = []
        if row is None:
            faults.append(f"Package.swift: no comment above says what {token['target']} is")
        else:
            row[1].append(token["target"])
    else:
        storeys.pop()
        break  # The tests follow.

table = "| Module | What it is |\n| --- | --- |\n"
for name, what, rows in storeys:
    table += f"| **{name}** | {what} |\n"
    for what, names in rows:
        table += "| " + ", ".join(f"`{name}`" for name in names) + f" | {what} |\n"

# Whether each module imports only what stands above it.
places = {}
for _, _, rows in storeys:
    for _, names in rows:
        for name in names:
            places[name] = len(places)
imports = re.compile(
    r"^(?:@[\w()]+ +)*(?:(?:public|package|internal|fileprivate|private) +)?import +"
    r"(?:(?:struct|class|enum|protocol|func|var|let|typealias) +)?(\w+)", re.MULTILINE
)
for file in sorted((root / "Sources").glob("**/*.swift")):
    _, *folders, _ = file.relative_to(root).parts
    module = "".join(folders[1:2])
    if module not in places:
        faults.append(f"{file.relative_to(root)}: in no target of Package.swift")
        continue
    for name in imports.findall(file.read_text(encoding="utf8")):
        if places.get(name, -1) > places[module]:
            faults.append(
                f"{file.relative_to(root)}: {module} imports {name}, which stands below it in Package.swift")

document = page.read_text(encoding="utf8")
start = document.find(begin) + len(begin)
stop = document.find(end, start)
if document.find(begin) < 0 or stop < 0:
    faults.append("ARCHITECTURE.md has no place for the table of modules")
elif sys.argv[1:] == ["--write"]:
    page.write_text(document[:start] + table + document[stop:], encoding="utf8")
elif document[start:stop] != table:
    faults.append("ARCHITECTURE.md: the table of modules is not that of Package.swift: run Scripts/modules.py --write")

print("\n".join(faults), end="\n" if faults else "")
sys.exit(bool(faults))
