#!/usr/bin/env python3
"""Tells whether the generated symbol tables are those that Scripts/Symbols/generate.py made of what lies beside it.

It compares digests of the inputs and of the tables with those in digests.txt, so it needs neither the icons nor a network.
"""
import glob, hashlib, os, sys

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(HERE, "..", "..", "Sources", "QuadrantViews", "Images")
DIGESTS = os.path.join(HERE, "digests.txt")


def files():
    inputs = [os.path.join(HERE, n) for n in sorted(os.listdir(HERE)) if n.endswith((".py", ".txt", ".tsv")) and n not in ("digests.txt", "sheet.py", "check.py")]
    tables = [os.path.join(OUT, f"Symbol{n}Table+Generated.swift") for n in ("Design", "Icon", "Ink", "Name", "Size")]
    return inputs + sorted(glob.glob(os.path.join(HERE, "drawings", "*.py"))) + tables


def digests():
    return "".join(f"{hashlib.sha256(open(f, 'rb').read()).hexdigest()[:16]}  {os.path.basename(f)}\n" for f in files())


def record():
    with open(DIGESTS, "w") as f: f.write(digests())


if __name__ == "__main__":
    had, have = open(DIGESTS).read().splitlines(), digests().splitlines()
    changed = sorted({l.split("  ")[1] for l in set(had) ^ set(have)})
    if changed: sys.exit(f"Changed since Scripts/Symbols/generate.py ran: {', '.join(changed)}")
