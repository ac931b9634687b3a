#!/usr/bin/env python3
"""Pictures of what is compiled already: one view, all views of a folder, and a hundred previews.

    Benchmarks/views.py [ROUNDS] [PROGRAM …]

Prints the middle of ROUNDS (nine) runs in milliseconds, of the wall and of the processors' time, after one that is not counted.
PROGRAM is ../.build/release/quadrant; several are tried in turn, run by run, which tells them apart on a busy machine.
The part of drawing is what is above a run that draws nothing ('--list').
"""
import os, resource, statistics, subprocess, sys, tempfile, time

here = os.path.dirname(os.path.abspath(__file__))
rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 9
programs = sys.argv[2:] or [os.path.join(here, "../.build/release/quadrant")]

CARD = """import SwiftUI

struct Card: View {
    var body: some View {
        VStack(alignment: .leading) {
            Text("Total: 1234").font(.title)
            Text("A line of words below it").foregroundStyle(.secondary)
            HStack { Image(systemName: "star.fill"); Button("Save") {} }
        }
        .padding()
    }
}
"""
ROW = """import SwiftUI

struct Row{file}: View {{
    let number: Int

    var body: some View {{
        HStack {{
            Image(systemName: "star")
            Text("Row \\(number)")
            Spacer()
            Toggle("On", isOn: .constant(number % 2 == 0))
        }}
        .padding(4)
    }}
}}
"""
PREVIEW = """
#Preview("{file} {number}") {{
    VStack(alignment: .leading) {{
        Text("Screen {file}, {number}").font(.title)
        ForEach(0..<{rows}) {{ Row{file}(number: $0) }}
        Button("Save") {{}}.buttonStyle(.borderedProminent)
    }}
    .padding()
    .frame(width: 320)
}}
"""


def run(program, folder, arguments):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    began = time.perf_counter()
    subprocess.run([program, "render"] + arguments, cwd=folder, check=True, capture_output=True)
    wall = time.perf_counter() - began
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return wall * 1e3, (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) * 1e3


with tempfile.TemporaryDirectory() as folder:
    os.environ["XDG_CACHE_HOME"] = os.path.join(folder, "cache")
    os.environ["XDG_CONFIG_HOME"] = os.path.join(folder, "config")
    for name in ("one", "hundred"):
        os.mkdir(os.path.join(folder, name))
    with open(os.path.join(folder, "one/Card.swift"), "w") as file:
        file.write(CARD)
    for number in range(20):
        text = ROW.format(file=number) + "".join(
            PREVIEW.format(file=number, number=preview, rows=preview + 3) for preview in range(5))
        with open(os.path.join(folder, f"hundred/Screen{number}.swift"), "w") as file:
            file.write(text)
    out = os.path.join(folder, "out")
    journeys = os.path.abspath(os.path.join(here, "../Examples/Journeys"))
    cases = [
        ("one view", "one", ["Card.swift", "-o", "card.png"]),
        ("one view, listed", "one", ["Card.swift", "--list"]),
        ("Journeys, all", "one", [journeys, "--all", "-o", out]),
        ("Journeys, listed", "one", [journeys, "--list"]),
        ("100 previews, all", "hundred", [".", "--all", "-o", out]),
        ("100 previews, listed", "hundred", [".", "--list"]),
    ]
    for name, place, arguments in cases:
        times = {program: [] for program in programs}
        for count in range(rounds + 1):
            for program in programs:
                times[program].append(run(program, os.path.join(folder, place), arguments))
        for program in programs:
            walls, work = zip(*times[program][1:])
            print(
                f"{name:20} wall {statistics.median(walls):7.1f} (best {min(walls):7.1f}), processor "
                f"{statistics.median(work):7.1f}  {program}")
