#!/usr/bin/env python3
"""How long charts of many points take, beside Matplotlib and Vega-Lite (vl-convert) with the same numbers.

    pip install vl-convert-python matplotlib
    Modules/Charts/Benchmarks/charts.py [PROGRAM]      (.build/release/quadrant)

Prints processor time in milliseconds, medians of five pictures of 600 by 400 points at two pixels a point, made inside one
process after a first one that does not count; and each as a part of ours. Processor time counts all threads, so that a busy
machine changes it less than the time on the wall.
"""
import io
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
ROUNDS = 5

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

struct Speed: View {
    init() {
        let points = try! String(contentsOfFile: "POINTS", encoding: .utf8).split(separator: "\\n").enumerated().map {
            Sample(id: $0, x: Double($0), y: Double($1)!)
        }
        let scatter = points.map { Sample(id: $0.id, x: Double($0.id &* 7_919 % 100_003), y: $0.y) }
        let few = Array(points.prefix(1_000))
        time("line") { Chart { LinePlot(points, x: .value("x", \\.x), y: .value("y", \\.y)) } }
        time("area") { Chart { AreaPlot(points, x: .value("x", \\.x), y: .value("y", \\.y)) } }
        time("scatter") { Chart { PointPlot(scatter, x: .value("x", \\.x), y: .value("y", \\.y)) } }
        time("marks") { Chart(few) { PointMark(x: .value("x", $0.x), y: .value("y", $0.y)) } }
    }

    @MainActor func time<V: View>(_ name: String, @ViewBuilder _ make: () -> V) {
        var times: [Double] = []
        for _ in 0...ROUNDS {
            let start = processorTime()
            let renderer = ImageRenderer(content: make().frame(width: 600, height: 400))
            renderer.scale = 2
            _ = renderer.cgImage
            times.append((processorTime() - start) * 1e3)
        }
        let median = times.dropFirst().sorted()[ROUNDS / 2]
        FileHandle.standardError.write(Data("TIME \\(name) \\(median)\\n".utf8))
    }

    var body: some View { Text("done") }
}
#Preview { Speed() }
"""


def numbers(count):
    """A walk, and the same walk in an order of its own: `x` of a scatter is a permutation."""
    state, y, walk = 88_172_645_463_325_252, 0.0, []
    for _ in range(count):
        state ^= state << 13 & (1 << 64) - 1
        state ^= state >> 7
        state ^= state << 17 & (1 << 64) - 1
        y += state % 1_000_003 / 1_000_003 - 0.5
        walk.append(y)
    return walk


def ours(program, walk):
    with tempfile.TemporaryDirectory() as folder:
        points = pathlib.Path(folder, "points.txt")
        points.write_text("\n".join(map(repr, walk)))
        view = pathlib.Path(folder, "Speed.swift")
        view.write_text(VIEW.replace("ROUNDS", str(ROUNDS)).replace("POINTS", str(points)))
        done = subprocess.run([program, "render", str(view), "-o", f"{folder}/x.png", "--time-limit", "300"],
                              capture_output=True, text=True)
        lines = [line.split() for line in done.stderr.splitlines() if line.startswith("TIME ")]
        if len(lines) != 4:
            sys.exit(done.stderr)
        return {name: float(time) for _, name, time in lines}


def median(draw):
    draw()
    times = []
    for _ in range(ROUNDS):
        start = time.process_time()
        draw()
        times.append((time.process_time() - start) * 1e3)
    return statistics.median(times)


def matplotlib_times(walk):
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    across = list(range(len(walk)))
    mixed = [i * 7_919 % 100_003 for i in across]

    def drawing(add):
        def draw():
            figure, axes = plt.subplots(figsize=(600 / 72, 400 / 72))
            add(axes)
            figure.savefig(io.BytesIO(), dpi=144, format="rgba")
            plt.close(figure)
        return draw

    return {
        "line": median(drawing(lambda axes: axes.plot(across, walk))),
        "area": median(drawing(lambda axes: axes.fill_between(across, walk))),
        "scatter": median(drawing(lambda axes: axes.scatter(mixed, walk, 49))),
        "marks": median(drawing(lambda axes: axes.scatter(across[:1000], walk[:1000], 49))),
    }


def vega_times(walk):
    import vl_convert

    def drawing(mark, rows):
        encoding = {axis: {"field": axis, "type": "quantitative"} for axis in "xy"}
        spec = json.dumps({
            "$schema": "https://vega.github.io/schema/vega-lite/v5.json", "width": 600, "height": 400,
            "data": {"values": [{"x": x, "y": y} for x, y in rows]}, "mark": mark, "encoding": encoding,
        })
        return lambda: vl_convert.vegalite_to_png(spec, scale=2)

    rows = list(enumerate(walk))
    mixed = [(x * 7_919 % 100_003, y) for x, y in rows]
    point = {"type": "point", "filled": True, "size": 49, "opacity": 1}
    return {
        "line": median(drawing("line", rows)), "area": median(drawing("area", rows)),
        "scatter": median(drawing(point, mixed)), "marks": median(drawing(point, rows[:1000])),
    }


def main():
    program = sys.argv[1] if len(sys.argv) > 1 else str(ROOT / ".build/release/quadrant")
    walk = numbers(100_000)
    tables = {"Charts": ours(program, walk), "Matplotlib": matplotlib_times(walk), "vl-convert": vega_times(walk)}
    names = {"line": "line, 100,000", "area": "area, 100,000", "scatter": "points, 100,000", "marks": "points, 1,000"}
    print(f"{'':18}" + "".join(f"{name:>22}" for name in tables))
    for key, name in names.items():
        own = tables["Charts"][key]
        cells = [f"{times[key]:.0f} ms ({times[key] / own:.2f})" for times in tables.values()]
        print(f"{name:18}" + "".join(f"{cell:>22}" for cell in cells))


main()
