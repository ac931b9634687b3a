#!/usr/bin/env python3
"""How long a step of a scroll over a chart of 100,000 elements takes.

    Modules/Charts/Benchmarks/scroll.py [PROGRAM]      (.build/release/quadrant)

A finger moves by 10 points sixty times a second over a plot of 600 by 400 points. A step begins where the chart tells its binding
where it is, and ends when all of it has been recorded for drawing: processor time of all threads, the median and the most of some
28 steps. `bound` is a binding to a state of the view around the chart, which is evaluated anew at each step; the other binding
is to an object that nobody watches. At 60 pictures a second a step has 16 ms.
"""
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]

VIEW = """import Charts
import Foundation
import Glibc
import SwiftUI

struct Sample: Identifiable {
    let id: Int
    let x: Double
    let y: Double
}

func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

@MainActor final class Steps {
    var place = 0.0
    private var start: Double?

    func begin(_ place: Double) { (self.place, start) = (place, processorTime()) }

    func end() {
        guard let start else { return }
        FileHandle.standardError.write(Data("STEP \\((processorTime() - start) * 1e3)\\n".utf8))
        self.start = nil
    }
}

struct Scrolled<Content: ChartContent>: View {
    let isBound: Bool
    let length: Double
    @ChartContentBuilder let content: () -> Content
    @State private var place = 0.0
    @State private var steps = Steps()

    var body: some View {
        Chart { content() }
            .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: length)
            .chartScrollPosition(
                x: Binding { isBound ? place : steps.place } set: {
                    steps.begin($0)
                    if isBound { place = $0 }
                }
            )
            .chartOverlay { _ in
                Canvas { _, _ in MainActor.assumeIsolated { steps.end() } }.allowsHitTesting(false)
            }
    }
}

@MainActor let samples: [Sample] = {
    var (state, y) = (UInt64(88_172_645_463_325_252), 0.0)
    return (0..<100_000).map { place in
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        y += Double(state % 1_000_003) / 1_000_003 - 0.5
        return Sample(id: place, x: Double(place), y: y)
    }
}()
"""

CONTENT = {
    "LinePlot": "LinePlot(samples, x: .value(\"x\", \\.x), y: .value(\"y\", \\.y))",
    "AreaPlot": "AreaPlot(samples, x: .value(\"x\", \\.x), y: .value(\"y\", \\.y))",
    "PointPlot": "PointPlot(samples, x: .value(\"x\", \\.x), y: .value(\"y\", \\.y))",
    "BarPlot": "BarPlot(samples, x: .value(\"x\", \\.x), y: .value(\"y\", \\.y), width: 3)",
    "PointMark": "ForEach(samples) { PointMark(x: .value(\"x\", $0.x), y: .value(\"y\", $0.y)) }",
}


def hand():
    events = [{"kind": "touch", "phase": "began", "time": 0.1, "x": 500, "y": 200}]
    for step in range(1, 41):
        events.append({"kind": "touch", "phase": "moved", "time": round(0.1 + step / 60, 4),
                       "x": 500 - 10 * step, "y": 200})
    events.append({"kind": "touch", "phase": "ended", "time": 1.2, "x": 100, "y": 200})
    return "\n".join(map(json.dumps, events))


def steps(program, folder, content, length, bound):
    view = pathlib.Path(folder, "Scroll.swift")
    state = "true" if bound else "false"
    view.write_text(f"{VIEW}\n#Preview {{ Scrolled(isBound: {state}, length: {length}) {{ {content} }} }}\n")
    done = subprocess.run(
        [program, "render", str(view), "-o", f"{folder}/x.webp", "--events", f"{folder}/hand.jsonl", "--size", "600x400",
         "--duration", "1.3", "--fps", "60", "--time-limit", "300"], capture_output=True, text=True)
    times = [float(line.split()[1]) for line in done.stderr.splitlines() if line.startswith("STEP ")]
    if not times:
        sys.exit(done.stderr)
    return f"{statistics.median(times):.1f} ms ({max(times):.1f})"


def main():
    program = sys.argv[1] if len(sys.argv) > 1 else str(ROOT / ".build/release/quadrant")
    kinds = [(1_000, False), (1_000, True), (10_000, False), (10_000, True)]
    print(f"{'seen of 100,000':18}" + "".join(f"{n:,}{' bound' if b else ''}".rjust(22) for n, b in kinds))
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "hand.jsonl").write_text(hand())
        for name, content in CONTENT.items():
            cells = [steps(program, folder, content, *kind) for kind in kinds]
            print(f"{name:18}" + "".join(f"{cell:>22}" for cell in cells), flush=True)


main()
