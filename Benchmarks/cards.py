#!/usr/bin/env python3
"""Cards from data: `batch`, `serve`, and the peers' own ways, in one run on a quiet machine.

    Benchmarks/cards.py [N] [FOLDER]      N cards (default 4000); FOLDER has the peers' scripts and their Python in venv

The program is the release build, or QUADRANT. `serve` needs wrk. The card wants the font Inter: where it is not installed,
PEER_FONT_DIR is the folder with Inter-Bold.otf and others. Rates are cards a second.
"""
import json
import os
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time

root = pathlib.Path(__file__).resolve().parent.parent
program = os.environ.get("QUADRANT", str(root / ".build/release/quadrant"))
count = int(sys.argv[1]) if len(sys.argv) > 1 else 4000
peers = pathlib.Path(sys.argv[2]).resolve() if len(sys.argv) > 2 else None
card, nothing = root / "Benchmarks/Cards/Card.swift", root / "Benchmarks/Cards/Nothing.swift"
work = pathlib.Path(tempfile.mkdtemp())
fonts = ["--fonts", os.environ["PEER_FONT_DIR"]] if "PEER_FONT_DIR" in os.environ else []


def row(number):
    return {
        "title": "Declarative layout and rendering on the server",
        "subtitle": "One view tree to PNG, SVG and PDF, without a browser",
        "tags": ["swift", "layout", "open source"], "name": f"Ada Lovelace {number}",
        "date": f"2026-11-{number % 28 + 1:02d}"}


def taken(*arguments):
    began = time.perf_counter()
    done = subprocess.run([program, *map(str, arguments), *fonts], stderr=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(f"{arguments[0]} ended with {done.returncode}: {done.stderr[-500:]}")
    return time.perf_counter() - began


def memory(process):
    """The proportional memory of a process and of all that it has started, in MB."""
    total, left = 0, [process]
    while left:
        number = left.pop()
        try:
            left += map(int, pathlib.Path(f"/proc/{number}/task/{number}/children").read_text().split())
            text = pathlib.Path(f"/proc/{number}/smaps_rollup").read_text()
            total += int(re.search(r"^Pss:\s+(\d+)", text, re.M).group(1))
        except OSError:
            pass
    return total / 1024


def batch():
    rows = work / "rows.jsonl"
    lines = [json.dumps(row(number)) + "\n" for number in range(count)]
    rows.write_text("".join(lines))
    (work / "few.jsonl").write_text("".join(lines[:2]))
    for view in (card, nothing):
        taken("batch", view, work / "few.jsonl", "-o", work / "warm/{line}.png")
    for words, view, place in (
        ("a file each", card, work / "files/{line}.png"), ("one tar", card, work / "all.tar/{line}.png"),
        ("rows without a picture, a file each", nothing, work / "none/{line}.png"),
    ):
        seconds = taken("batch", view, rows, "-o", place, "--scale", 1)
        print(f"batch, {words}: {count / seconds:.0f} a second", flush=True)


def serve():
    began = time.perf_counter()
    server = subprocess.Popen(
        [program, "serve", card, "--port", "0", "--no-log", "--per-client", "1000", *fonts], stderr=subprocess.PIPE,
        text=True)
    try:
        line = server.stderr.readline()
        port = int(re.search(r":(\d+)/", line).group(1))
        query = "scale=1&title=Declarative+layout&subtitle=One+view+tree&tags=swift&tags=layout&date=2026-11-01&name="
        request = f"GET /Card.png?{query}Ada HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n".encode()
        with socket.create_connection(("127.0.0.1", port)) as client:
            client.sendall(request)
            head = client.recv(64)
            while client.recv(65536):
                pass
        if b" 200 " not in head:
            sys.exit(f"serve answers {head!r}")
        print(f"serve, from its start to the end of the first picture: {(time.perf_counter() - began) * 1e3:.0f} ms")
        script = work / "names.lua"
        script.write_text(
            "local first = 0\nlocal number = 0\n"
            "function setup(thread) thread:set('first', math.random(1e9)) end\n"
            "function request() number = number + 1\n"
            f"return wrk.format('GET', '/Card.png?{query}' .. first .. '-' .. number) end\n")
        for connections in (1, 8, 64):
            for words, options in (("each another one", ["-s", str(script)]), ("the same one", [])):
                told = subprocess.run(
                    ["wrk", "-t1", f"-c{connections}", "-d8s", "--latency", *options,
                     f"http://127.0.0.1:{port}/Card.png?{query}Ada"], stdout=subprocess.PIPE, text=True).stdout
                rate = float(re.search(r"Requests/sec:\s+([\d.]+)", told).group(1))
                middle, late = (re.search(rf"^\s+{part}%\s+(\S+)", told, re.M).group(1) for part in (50, 99))
                wrong = re.search(r"Non-2xx or 3xx responses: (\d+)", told)
                print(
                    f"serve, {connections} connections, {words}: {rate:.0f} a second, median {middle}, "
                    f"99th percentile {late}, {memory(server.pid):.0f} MB"
                    + (f", {wrong.group(1)} refused" if wrong else ""), flush=True)
    finally:
        server.terminate()
        server.wait()


PEER = """
import importlib, json, multiprocessing, sys, time
sys.argv = ["peer", "once", "R1"]
name, count, folder = NAME, COUNT, FOLDER
peer = importlib.import_module("peer_" + name)
state = None
def draw(line):
    global state
    if state is None: state = peer.setup("R1")
    number = json.loads(line)["id"]
    picture = peer.render(state, "R1", number)[0]
    open(f"{folder}/{number}.png", "wb").write(picture)
if __name__ == "__main__":
    lines = [json.dumps({"id": number}) for number in range(count)]
    with multiprocessing.Pool(2) as pool:
        pool.map(draw, lines[:4], 1)
        began = time.perf_counter()
        pool.map(draw, lines, 8)
        print(f"{name}, two Python processes, a file each: {count / (time.perf_counter() - began):.0f} a second")
"""


def others():
    few = max(count // 16, 40)
    for name in ("takumi", "dynimg", "typst"):
        (work / name).mkdir()
        text = PEER.replace("NAME", repr(name)).replace("COUNT", str(few)).replace("FOLDER", repr(str(work / name)))
        subprocess.run([peers / "venv/bin/python", "-c", text], cwd=peers, check=False)
    runs = [
        subprocess.Popen(
            [peers / "venv/bin/python", "peer_chromium.py", "warm", "R1", str(few // 4)], cwd=peers,
            stdout=subprocess.PIPE, text=True) for _ in range(2)]
    told = [json.loads(run.communicate()[0].strip().splitlines()[-1]) for run in runs]
    rate = sum(1000 / one["total_ms"] for one in told)
    print(f"chromium, two browsers that run: {rate:.0f} a second")


try:
    batch()
    serve()
    if peers:
        others()
finally:
    shutil.rmtree(work, ignore_errors=True)
