#!/usr/bin/env python3
"""The public declarations of all modules that packages import, a sorted line each, kept in Tests/Facts/public-api.txt.

    Scripts/api.py            compares the modules of the last `swift build` with the file: a line that has gone may break a caller
    Scripts/api.py --write    writes the file; the difference belongs into the review, and what breaks into CHANGELOG.md

It reads the symbol graphs that the toolchain makes.
"""
import concurrent.futures
import difflib
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
KEPT = ROOT / "Tests/Facts/public-api.txt"
BUILD = ROOT / ".build/debug"
# Modules that are no part of the SDK, and those that hold no declaration.
OWN = {"QuadrantCommand", "QuadrantExpansion", "QuadrantIndex", "QuadrantMacros", "QuadrantScanning"}


def modules():
    for storey in ("Base", "Engine", "Interface", "Renderers", "Sessions", "Apple"):
        for folder in sorted((ROOT / "Sources" / storey).iterdir()):
            if folder.is_dir() and folder.name not in OWN and not folder.name.startswith("_Testing"):
                yield folder.name


def maps():
    found = [*(ROOT / "Sources/C").glob("*/module.modulemap"), *(ROOT / "Sources/C").glob("*/include/module.modulemap")]
    # What tools of the build use is built twice.
    found += [path for path in BUILD.glob("C*.build/module.modulemap") if not path.parent.name.endswith("-tool.build")]
    return [word for path in found for word in ("-Xcc", f"-fmodule-map-file={path}")]


def flags():
    libraries = ["cairo", "cairo-ft", "harfbuzz", "freetype2", "fontconfig", "libdeflate", "libpng", "libwebp"]
    answer = subprocess.run(["pkg-config", "--cflags", *libraries], capture_output=True, text=True, check=True)
    return [word for flag in answer.stdout.split() for word in ("-Xcc", flag)]


def lines(module, folder, common):
    target = f"{subprocess.run(['uname', '-m'], capture_output=True, text=True).stdout.strip()}-unknown-linux-gnu"
    subprocess.run(
        ["swift-symbolgraph-extract", "-module-name", module, "-I", BUILD / "Modules", "-target", target,
         "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder, *common],
        check=True, capture_output=True,
    )
    for path in pathlib.Path(folder).glob(f"{module}*.symbols.json"):
        if path.name.split(".")[0].split("@")[0] != module:
            continue
        extended = path.name.split(".")[0].partition("@")[2]
        for symbol in json.loads(path.read_text())["symbols"]:
            words = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
            owner = ".".join(symbol["pathComponents"][:-1])
            place = f"{extended}." if extended and owner else ""
            yield re.sub(r"\s+", " ", f"{module} {place}{owner}: {words}")


def main():
    if not (BUILD / "Modules").is_dir():
        sys.exit("there is no build: run 'swift build' first")
    common = maps() + flags()
    found = set()
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(2) as pool:
        for part in pool.map(lambda name: list(lines(name, folder, common)), modules()):
            found.update(part)
    now = sorted(found)
    if "--write" in sys.argv:
        KEPT.write_text("\n".join(now) + "\n")
        print(f"{len(now)} declarations")
        return
    kept = KEPT.read_text().splitlines() if KEPT.exists() else []
    changes = [line for line in difflib.unified_diff(kept, now, lineterm="", n=0) if line[:1] in "+-" and line[:3] not in ("+++", "---")]
    if changes:
        gone = sum(line[0] == "-" for line in changes)
        print("\n".join(changes[:200]))
        sys.exit(f"{gone} public declarations have gone or changed, {len(changes) - gone} are new: Scripts/api.py --write keeps them")


main()
