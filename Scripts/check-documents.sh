#!/usr/bin/env bash
# What documents say is there: links lead somewhere, paths and files in backticks exist, commands and options of
# './quadrant' are those of its sources, pages that code names exist, the table of modules is that of Package.swift.
# And documents stay short: each page of the root by its own limit, all together by theirs (decisions apart).
set -u
cd "$(dirname "$(readlink -f "$0")")/.." || exit 70

exec python3 - <<'PYTHON'
import os, pathlib, re, subprocess, sys

MOST_WORDS = {"README.md": 1300, "ARCHITECTURE.md": 2500, "CHANGELOG.md": 900, "CONTRIBUTING.md": 800}
MOST_WORDS_OF_ALL = 33_794
# Pages about our own code: every name of a type in backticks is in the sources.
OWN_NAMES = ["ARCHITECTURE.md", "CONTRIBUTING.md"] + [
    f"Documentation/{name}.md" for name in ("Engine", "Hosts", "Compiling")]
# Files in examples that nobody has.
MADE_UP = re.compile(r"(Card|Badge|Profile|Row|View|App|My\w+|File\w*|Content\w*)\.swift")

faults = []
files = []
for folder, inside, found in os.walk("."):
    inside[:] = [name for name in inside if not name.startswith(".")]
    files += [os.path.relpath(os.path.join(folder, name)) for name in sorted(found)]
folders = {str(folder) for path in files for folder in pathlib.PurePath(path).parents}
names = {os.path.basename(path) for path in files}
# With what a path may begin: a folder of the root, or a module or a target of tests, wherever its storey lies.
tops = {path.split("/")[0] for path in files} | {
    path.split("/")[2] for path in files if path.startswith(("Sources/", "Tests/")) and path.count("/") > 2}


def text(path):
    return pathlib.Path(path).read_text(encoding="utf8", errors="replace")


def sources(*starts):
    return "\n".join(text(path) for path in files if path.startswith(starts) and path.endswith((".swift", ".sh", ".h", ".c")))


code = sources("Sources/", "Tests/")
command = sources("Sources/Tool/QuadrantCommand/Arguments/")
commands = set(re.findall(r'case "([a-z-]+)"', text("Sources/Tool/QuadrantCommand/Arguments/ArgumentParser.swift")))
options = set(re.findall(r'"(--[a-z][a-z-]*)"', command)) | {"--no-install", "--"}
others = set(re.findall(r"--[a-z][a-z-]+", sources("Scripts/", "Tests/", "Sources/", "Benchmarks/"))) | set(
    re.findall(r"--[a-z][a-z-]+", text("test") + text("quadrant")))
identifiers = set(re.findall(r"\w+", code))


def exists(path):
    path = path.rstrip("/")
    return path in folders or any(other == path or other.endswith("/" + path) for other in files) or any(
        folder.endswith("/" + path) for folder in folders)


def anchors(page):
    heads = re.findall(r"^#+ (.*)$", re.sub(r"^```.*?^```", "", text(page), flags=re.M | re.S), re.M)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


pages = [path for path in files if path.endswith(".md")]
for page in pages:
    body = text(page)
    folder = os.path.dirname(page)
    plain = re.sub(r"^```.*?^```", lambda block: "\n" * block[0].count("\n"), body, flags=re.M | re.S)

    def say(place, what):
        faults.append(f"{page}:{plain.count(chr(10), 0, place) + 1}: {what}")

    for link in re.finditer(r"\]\(([^)\s]+)\)", plain):
        target, _, anchor = link[1].partition("#")
        if re.match(r"[a-z]+:", target):
            continue
        path = os.path.normpath(os.path.join(folder, target)) if target else page
        if not os.path.exists(path):
            say(link.start(), f"there is no {link[1]}")
        elif anchor and path.endswith(".md") and anchor not in anchors(path):
            say(link.start(), f"{path} has no heading for #{anchor}")
    if page.startswith("Documentation/Decisions/"):
        continue  # What was true when it was decided.

    for span in re.finditer(r"`([^`\n]+)`", plain):
        word = span[1].removeprefix("./")
        if "/" in word and word.split("/")[0] in tops and re.fullmatch(r"[\w+./-]+", word) and not exists(word):
            say(span.start(), f"there is no {word}")
        elif re.fullmatch(r"[\w+-]+\.(swift|sh|py|tsv)", word) and word not in names and not MADE_UP.fullmatch(word):
            say(span.start(), f"there is no file {word}")
        elif re.match(r"--[a-z]", word):
            for option in re.findall(r"--[a-z][a-z-]*", word):
                if option not in options | others:
                    say(span.start(), f"there is no option {option}")
        elif page in OWN_NAMES and re.fullmatch(r"[A-Z]\w+(\.[a-z]\w+)?", word):
            if not set(word.split(".")) <= identifiers and word not in tops and word not in names:
                say(span.start(), f"there is no {word} in the sources")

    # Command lines, in blocks and in backticks.
    lines = [(line.start(), line[0]) for block in re.finditer(r"^```.*?^```", body, re.M | re.S)
             for line in re.finditer(r".+", body[block.start():block.end()])] + [
        (span.start(), span[1]) for span in re.finditer(r"`([^`\n]+)`", plain)]
    for place, line in lines:
        called = re.search(r"(?:^|[|$;] *|^\./|\./)quadrant +([a-z-]+)(.*)", line.split("  #")[0])
        if not called:
            continue
        if not called[1].startswith("-") and called[1] not in commands:
            faults.append(f"{page}: there is no command 'quadrant {called[1]}'")
        for option in re.findall(r"(?<![\w-])--[a-z][a-z-]*", called[0]):
            if option not in options:
                faults.append(f"{page}: quadrant has no option {option}")

# Pages that code and scripts name.
for path in files:
    if path.endswith((".swift", ".sh", ".py", ".txt", ".c", ".h")) and not path.startswith("Tests/Whole/ConformanceTests/Cases"):
        for name in re.findall(r"\bDocumentation/[\w/+-]+\.md\b", text(path)):
            if not os.path.exists(name):
                faults.append(f"{path}: there is no {name}")

# Lengths.
words = {page: len(text(page).split()) for page in pages
         if "/" not in page or page.startswith("Documentation/") and "/Decisions/" not in page}
for page, most in MOST_WORDS.items():
    if words.get(page, 0) > most:
        faults.append(f"{page} has {words[page]} words; the limit is {most}: shorten it, or move something to a page")
if sum(words.values()) > MOST_WORDS_OF_ALL:
    faults.append(f"Documents have {sum(words.values())} words; the limit is {MOST_WORDS_OF_ALL}: cut what nobody needs")

modules = subprocess.run(["Scripts/modules.py"], capture_output=True, text=True)
faults += (modules.stdout + modules.stderr).splitlines()
print("\n".join(faults), end="\n" if faults else "")
sys.exit(bool(faults))
PYTHON
