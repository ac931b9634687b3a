import Foundation
import QuadrantGeometry

// The workloads W1 to W5: nanoseconds a node, multiples of a bare two-pass layout in C in the same
// run, measures, and the checksums that prove the frames right.

if CommandLine.arguments.dropFirst().first == "memory" {
    measureMemory()
    exit(0)
}
var table = Table()
// `views` as argument: only what is built from views, for a profiler.
if CommandLine.arguments.dropFirst().first != "views" {
    table.add(W1(depth: 20))
    table.add(W1(depth: 100))
    table.add(W1(depth: 1_000))
    table.add(W2())
    table.add(W3())
    addRelayouts(to: &table)
}
await MainActor.run {
    addViews(to: &table)
    addStates(to: &table)
}
table.print()
printMemory()
