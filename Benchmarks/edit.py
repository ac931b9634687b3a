#!/usr/bin/env python3
"""From an edit to a picture: draws a changed file of 107 lines, and one in a folder of twelve of them.

    Benchmarks/edit.py [ROUNDS] [PROGRAM …]

Prints the best and the middle of ROUNDS (nine) edits in milliseconds, of the wall and of the processors' time.
PROGRAM is ../.build/release/quadrant; several are tried in turn, edit by edit, which tells them apart on a busy
machine.
"""
import os, resource, statistics, subprocess, sys, tempfile, time

here = os.path.dirname(os.path.abspath(__file__))
rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 9
programs = sys.argv[2:] or [os.path.join(here, "../.build/release/quadrant")]

ROW = """
struct {name}Row{row}: View {{
    var title: String
    var amount: Int
    @State private var isOpen = {flag}

    var body: some View {{
        HStack(spacing: 12) {{
            Image(systemName: "{symbol}")
                .foregroundStyle(.tint)
            VStack(alignment: .leading, spacing: {spacing}) {{
                Text(title).font(.headline)
                if isOpen {{ Text("\\(amount) of {row}").font(.subheadline) }}
            }}
            Spacer()
            Text("\\(amount * {row})").monospacedDigit()
        }}
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .background(Color.gray.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
    }}
}}
"""
SCREEN = """
struct {name}: View {{
    var body: some View {{
        VStack(spacing: {number}) {{
            Text("{name}").font(.largeTitle.bold())
            {rows}
            Spacer()
        }}
        .padding()
    }}
}}
"""


def source(name, number):
    symbols = ["star", "heart.fill", "bell", "gear"]
    text = "import SwiftUI\n"
    for row in range(4):
        text += ROW.format(
            name=name, row=row + 1, flag=["true", "false"][row % 2], symbol=symbols[row], spacing=row + 2)
    rows = "\n            ".join(f'{name}Row{r}(title: "Row {r}", amount: {r * 7})' for r in range(1, 5))
    text += SCREEN.format(name=name, number=number, rows=rows)
    return text + "// end\n" * max(0, 107 - text.count("\n"))


def run(program, paths, view, out):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.perf_counter()
    subprocess.run(
        [program, "render", *paths, "--view", view, "-o", out], check=True, stdout=subprocess.DEVNULL)
    wall = time.perf_counter() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure(title, folder, files):
    names = [f"View{n}" for n in range(files)]
    # A number of its own for each edit, also between runs of this script: what was compiled before is kept.
    number = time.time_ns() % 1_000_000_007
    for name in names:
        with open(f"{folder}/{name}.swift", "w") as file:
            file.write(source(name, number))
    times = {program: [] for program in programs}
    for program in programs:
        run(program, [folder], names[0], f"{folder}/out.png")
    for _ in range(rounds):
        for program in programs:
            number += 1
            with open(f"{folder}/{names[0]}.swift", "w") as file:
                file.write(source(names[0], number % 20 + (number % 1_000_003) / 1e7))
            times[program].append(run(program, [folder], names[0], f"{folder}/out.png"))
    for program in programs:
        wall, processor = (sorted(1000 * t[i] for t in times[program]) for i in (0, 1))
        print(
            f"{title}: wall {wall[0]:.0f}, {statistics.median(wall):.0f};",
            f"processor {processor[0]:.0f}, {statistics.median(processor):.0f}",
            f"  {program}" if len(programs) > 1 else "", flush=True)


for title, files in ("one file", 1), ("one of 12 files", 12):
    with tempfile.TemporaryDirectory() as folder:
        measure(title, folder, files)
