#!/usr/bin/env python3
"""How quick the page of `quadrant preview` is, in headless Chromium (`apt install chromium`).

    Benchmarks/preview.py [ROUNDS] [PROGRAM]      (twenty rounds of ../.build/release/quadrant)

Prints medians: from the start to the first picture; from a save to pixels, where literals alone are others, where a body is, and
where a file is new; from a tap to pixels; frames and bytes a second of an animation and of a wheel; memory and processor time at
rest. Saves are timed from the moment the file is closed until the canvas has another picture.
"""
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(HERE.parent / "Scripts"))
from devtools import Browser  # noqa: E402

ROUNDS = int(sys.argv[1]) if len(sys.argv) > 1 else 20
PROGRAM = sys.argv[2] if len(sys.argv) > 2 else str(HERE / "../.build/release/quadrant")

ROW = """
struct Row{n}: View {{
    var title: String
    @State private var isOpen = true

    var body: some View {{
        HStack(spacing: 12) {{
            Image(systemName: "star").foregroundStyle(.tint)
            VStack(alignment: .leading, spacing: 4) {{
                Text(title).font(.headline)
                if isOpen {{ Text("{n} of ten").font(.subheadline) }}
            }}
            Spacer()
            Button("Open") {{ isOpen.toggle() }}
        }}
        .padding(8)
        .background(Color.gray.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
    }}
}}
"""
SCREEN = """import SwiftUI

struct Screen: View {
    @State private var count = 0
    @State private var isFar = false

    var body: some View {
        VStack(spacing: 8) {
            Button("Count \\(count)") { count += 1 }.frame(width: 300, height: 40)
            Circle().fill(.red).frame(width: 30, height: 30).offset(x: isFar ? 130 : -130)
            Button("Go") { withAnimation(.linear(duration: 1)) { isFar.toggle() } }.frame(width: 300, height: 40)
            ScrollView { VStack { ROWS } }.frame(height: 300)
        }
        .padding(10)
        .frame(width: 360)
    }
}

#Preview("Screen") { Screen() }
"""


def screen():
    rows = " ".join(f'Row{n}(title: "Row {n}")' for n in range(5))
    return SCREEN.replace("ROWS", rows * 2) + "".join(ROW.format(n=n) for n in range(5))


def main():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="quadrant-benchmark-"))
    file = folder / "Screen.swift"
    text = screen()
    file.write_text(text)
    begun = time.time()
    server = subprocess.Popen([PROGRAM, "preview", str(folder)], stdout=subprocess.PIPE, text=True)
    address = server.stdout.readline().strip()
    browser = Browser(900, 900)
    pane = "[...page.panes.values()].find((pane) => pane.entry.name === 'Screen')"

    def count():
        return browser.value(f"{pane}.frameCount ?? 0")

    def until(act, what):
        before = count()
        start = time.time()
        act()
        browser.wait(f"({pane})?.frameCount > {before}", 60, what)
        return (time.time() - start) * 1000

    def row(what, values, unit="ms"):
        print(f"{what:<34}{statistics.median(values):8.0f} {unit}   (best {min(values):.0f}, worst {max(values):.0f})", flush=True)

    try:
        browser.go(address)
        browser.wait(f"({pane})?.frameCount > 0", 120)
        row("start to the first picture", [(time.time() - begun) * 1000])
        time.sleep(2)
        literal, body, new = [], [], []
        for round in range(ROUNDS):
            text = screen().replace("VStack(spacing: 8)", f"VStack(spacing: {9 + round % 7})")
            literal.append(until(lambda: file.write_text(text), "literals"))
            time.sleep(0.6)
        for round in range(ROUNDS):
            extra = f"Text(\"More {{}}\").padding({round % 3}).italic()\n            Circle()".format(round)
            text = screen().replace("Circle()", extra, 1)
            body.append(until(lambda: file.write_text(text), "a body"))
            time.sleep(0.8)
        for round in range(min(ROUNDS, 5)):
            other = folder / f"Other{round}.swift"
            other.write_text(f"import SwiftUI\nstruct Other{round}: View {{ var body: some View {{ Text(\"Other\") }} }}\n")
            text = screen().replace("Circle()", f"Other{round}()\n            Circle()", 1)
            new.append(until(lambda: file.write_text(text), "a new file"))
            time.sleep(1)
        row("save to pixels: literals", literal)
        row("save to pixels: a body", body)
        row("save to pixels: a new file", new)
        file.write_text(screen())
        time.sleep(3)
        box = browser.value(f"(() => {{ const box = {pane}.canvas.getBoundingClientRect(); return [box.left, box.top]; }})()")
        taps = []
        for _ in range(ROUNDS):
            taps.append(until(lambda: browser.click(box[0] + 180, box[1] + 30), "a tap"))
            time.sleep(0.5)
        row("tap to pixels", taps)
        browser.value(f"(() => {{ window.bytes = 0; const receive = page.receiveFrame.bind(page);"
                      "page.receiveFrame = (data) => { window.bytes += data.byteLength; return receive(data); }; })()")
        before, start = count(), time.time()
        browser.click(box[0] + 180, box[1] + 126)
        time.sleep(1)
        took = time.time() - start
        print(f"an animation: {(count() - before) / took:.0f} frames/s, {browser.value('window.bytes') / took / 1000:.0f} kB/s")
        time.sleep(1)
        browser.value("window.bytes = 0")
        before, start = count(), time.time()
        while time.time() - start < 1:
            browser.call("Input.dispatchMouseEvent", type="mouseWheel", x=box[0] + 180, y=box[1] + 300, deltaX=0, deltaY=4)
        took = time.time() - start
        print(f"a wheel: {(count() - before) / took:.0f} frames/s, {browser.value('window.bytes') / took / 1000:.0f} kB/s")
        time.sleep(2)
        rest(server)
    finally:
        browser.end()
        server.terminate()
        server.wait()
        shutil.rmtree(folder, ignore_errors=True)


def rest(server):
    """Memory, and what is used while nothing happens."""
    def processes():
        mark = f"QUADRANT_RUN={server.pid}-".encode()
        for stat in pathlib.Path("/proc").glob("[0-9]*/stat"):
            try:
                if int(stat.parent.name) == server.pid or mark in (stat.parent / "environ").read_bytes():
                    yield stat.parent
            except OSError:
                continue

    def used():
        fields = [(place / "stat").read_text().rsplit(")", 1)[1].split() for place in processes()]
        return sum(int(one[11]) + int(one[12]) for one in fields) / os.sysconf("SC_CLK_TCK")

    memory = sum(int(line.split()[1]) for place in processes() for line in (place / "smaps_rollup").read_text().splitlines()
                 if line.startswith("Pss:"))
    before = used()
    time.sleep(5)
    print(f"at rest: {memory / 1000:.0f} MB in all, {(used() - before) / 5 * 100:.1f} % of a processor")


main()
