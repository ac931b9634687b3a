#!/usr/bin/env python3
"""Draws templates of random JSON: each document has to give a picture or an error that names what is wrong.

    Scripts/data-runs.py [N] [SEED]     N documents (default 10000) for the views of Examples/Templates

Documents begin as the examples beside the templates; values are replaced, removed, added, nested, made huge or odd.
The same seed gives the same ones. Statuses other than 400 (no object), 422 (the data) and 500 (the view trapped), answers
that are missing or stand in another order, and a worker that ends are faults. Needs the release build.
"""
import collections
import json
import os
import pathlib
import random
import subprocess
import sys
import threading

root = pathlib.Path(__file__).resolve().parent.parent
program = os.environ.get("QUADRANT", str(root / ".build/release/quadrant"))
count = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
folder = root / "Examples/Templates"

ODD = [
    None, True, False, 0, -1, 1, 0.5, -0.0, 1e308, -1e308, 2**31, 2**53 + 1, 2**63, -(2**63) - 1, 10**40, "", " ", "x",
    "\u0000", "\u202e abc", "👩‍👩‍👧‍👦" * 5, "é" * 3000, "<&>\"'", "2026-11-29", "2026-02-30T25:61:00Z", "#FF8000", "#XYZ",
    "blue", "symbol:star.fill", "symbol:no.such", "file:///etc/passwd", "../../etc/passwd", "https://example.com/a.png",
    "NaN", "1e5", [], {}, [[]], [None], {"": 1}, {"a": {"b": [1, {"c": None}]}}, list(range(300)), ["w " * 400],
]


def odd(dice):
    # A copy: what is changed later is not the same everywhere.
    return json.loads(json.dumps(dice.choice(ODD)))


def places(value, path=()):
    """Where something stands in a document."""
    yield path
    if isinstance(value, (dict, list)):
        items = value.items() if isinstance(value, dict) else enumerate(value)
        for key, inner in items:
            yield from places(inner, path + (key,))


def changed(document, dice):
    document = json.loads(json.dumps(document))
    for _ in range(dice.choice((1, 1, 2, 5))):
        path = dice.choice(list(places(document)))
        if not path:
            if dice.random() < 0.05:
                return odd(dice)
            continue
        holder = document
        for key in path[:-1]:
            holder = holder[key]
        key, way = path[-1], dice.random()
        if way < 0.5:
            holder[key] = odd(dice)
        elif way < 0.65:
            del holder[key]
        elif way < 0.8 and isinstance(holder, dict):
            holder[dice.choice(("nam", "x", str(key) + "s", str(key).upper(), ""))] = holder.pop(key)
        elif way < 0.9 and isinstance(holder, list) and len(holder) < 2000:
            holder.extend(json.loads(json.dumps(holder)) * dice.choice((1, 3)))
        else:
            holder[key] = [holder[key]] if dice.random() < 0.5 else {"value": holder[key]}
    return document


dice = random.Random(seed)
templates = sorted(folder.glob("*.swift"))
faults = 0
for number, template in enumerate(templates):
    example = json.loads(template.with_suffix(".json").read_text())
    share = count // len(templates) + (number < count % len(templates))
    documents = [changed(example, dice) for _ in range(share)]
    worker = subprocess.Popen(
        [program, "worker", str(template), "--format", "svg", "--time-limit", "20", "--unconfined"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)

    def write():
        for position, document in enumerate(documents):
            line = json.dumps({"id": position, "data": document})
            worker.stdin.write(line.encode(errors="surrogatepass") + b"\n")
        worker.stdin.close()

    threading.Thread(target=write, daemon=True).start()
    seen, kinds, answers = 0, collections.Counter(), 0
    for text in worker.stdout:
        answer = json.loads(text)
        document, answers = documents[answers], answers + 1
        kinds[answer.get("status", "drawn")] += 1
        told = answer.get("error", "")
        if answer.get("id") != answers - 1:
            fault = "an answer in another order"
        elif "digest" in answer:
            fault = None if answer.get("bytes") else "a picture without bytes"
        elif answer.get("status") not in (400, 422, 500) or len(told) < 10:
            fault = f"status {answer.get('status')}: {told}"
        elif answer["status"] == 500 and "trapped" not in told:
            fault = f"500 that names no place: {told}"
        else:
            fault = None
        if fault:
            faults += 1
            print(f"{template.stem}: {fault}\n  of {json.dumps(document)[:300]}")
    if worker.wait() or answers != share:
        faults += 1
        print(f"{template.stem}: the worker ended with {worker.returncode} after {answers} of {share}")
    print(f"{template.stem}: " + ", ".join(f"{kinds[kind]} {kind}" for kind in sorted(kinds, key=str)))
sys.exit(1 if faults else 0)
