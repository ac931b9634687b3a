import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantShaping
import QuadrantViews

// T1 to T5: rows of two texts on a baseline, from views in a kept tree, in the real text engine with the
// bundled faces alone, 393 points wide.
//
//     RowBenchmark [ROWS] [first] [texts] [taps] [resize] [--peer COMMAND]
//
// ROWS is 10,000 unless said; of the groups of workloads all unless some are named. COMMAND is run at the end, and what it prints is printed: a browser that
// lays out the same rows, say.

var rows = 10_000
var peer: String?
let groups: [(name: String, measure: @MainActor (Int) -> Void)] = [
    ("first", measureFirst), ("texts", measureTexts), ("taps", measureTaps),
    ("resize", measureResize),
]
var named: [String] = []
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    if argument == "--peer" {
        peer = arguments.popFirst()
    } else if let number = Int(argument), number > 1 {
        rows = number
    } else if groups.contains(where: { $0.name == argument }) {
        named.append(argument)
    } else {
        print("usage: RowBenchmark [ROWS] [first] [texts] [taps] [resize] [--peer COMMAND]")
        exit(2)
    }
}

await MainActor.run {
    print("| \(rows) rows | µs | drawing, µs | bodies | measures | places | recorded | fragments |")
    print("|---|---|---|---|---|---|---|---|")
    for group in groups where named.isEmpty || named.contains(group.name) { group.measure(rows) }
}
if let peer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", peer]
    try process.run()
    process.waitUntilExit()
}
