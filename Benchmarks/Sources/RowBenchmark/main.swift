import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantShaping
import QuadrantViews

// T1 to T5: rows of two texts on a baseline, from views in a kept tree, in the real text engine with the
// bundled faces alone, 393 points wide.
//
//     RowBenchmark [ROWS] [--only NAME] [--times NUMBER] [--peer COMMAND]
//
// ROWS is 10,000 unless said. NAME is that of one change, T2 say, NUMBER how often it is made, for a
// profiler. COMMAND is run at the end, and what it prints is printed: a browser that
// lays out the same rows, say.

var rows = 10_000
var peer: String?
var choice = Choice()
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    if argument == "--peer" {
        peer = arguments.popFirst()
    } else if argument == "--only" {
        choice.name = arguments.popFirst()
    } else if argument == "--times" {
        choice.times = arguments.popFirst().flatMap { Int($0) }
    } else if let number = Int(argument), number > 1 {
        rows = number
    } else {
        print("usage: RowBenchmark [ROWS] [--only NAME] [--times NUMBER] [--peer COMMAND]")
        exit(2)
    }
}

await MainActor.run {
    print("| \(rows) rows | µs | drawing, µs | bodies | measures | places | recorded | fragments |")
    print("|---|---|---|---|---|---|---|---|")
    measureFirst(rows, choice)
    measureTexts(rows, choice)
    measureTaps(rows, choice)
    measureResize(rows, choice)
}
if let peer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", peer]
    try process.run()
    process.waitUntilExit()
}
