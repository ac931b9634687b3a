import CFloor
import Foundation
import QuadrantGeometry
import QuadrantLayout

/// One line of the result.
struct Line {
    var name: String
    /// Of one whole run, in nanoseconds a node; `nil` where it is not about nodes.
    var nanoseconds: Double?
    var microseconds: Double?
    /// What the bare loop in C takes for the same tree.
    var floor: Double?
    var note: String
}

/// The result as Markdown.
struct Table {
    private var lines: [Line] = []

    mutating func add(_ line: Line) {
        lines.append(line)
    }

    mutating func add(_ workload: some Workload) {
        let rounds = 15
        let floor = floor_measure(workload.floor, Int32(workload.depth), 31)
        var (builds, layouts): ([Double], [Double]) = ([], [])
        var note = ""
        for _ in 0..<rounds {
            var trees: Trees?
            builds.append(nanoseconds { trees = workload.make() })
            guard let trees else { continue }
            layouts.append(
                nanoseconds { trees.tree.layout(trees.root, workload.proposal) })
            let checksum = trees.checksum()
            let isRight = abs(checksum - workload.checksum) < 0.5
            let measures = Double(trees.tree.statistics.measures) / Double(workload.nodes)
            note =
                "checksum \(isRight ? "right" : "WRONG: \(checksum)"), "
                + String(format: "%.2f measures a node", measures)
        }
        let nodes = Double(workload.nodes)
        add(
            Line(
                name: "\(workload.name) build", nanoseconds: median(builds) / nodes,
                floor: floor.build, note: "nodes made in the engine"))
        add(
            Line(
                name: "\(workload.name) first layout", nanoseconds: median(layouts) / nodes,
                floor: floor.layout, note: note))
    }

    func print() {
        Swift.print("| workload | ns a node | µs | times the floor | |")
        Swift.print("|---|---|---|---|---|")
        for line in lines {
            let time = line.nanoseconds.map { String(format: "%.1f", $0) } ?? ""
            let whole = line.microseconds.map { String(format: "%.2f", $0) } ?? ""
            var ratio = ""
            if let time = line.nanoseconds, let floor = line.floor {
                ratio = String(format: "%.1f (floor %.2f)", time / floor, floor)
            }
            Swift.print("| \(line.name) | \(time) | \(whole) | \(ratio) | \(line.note) |")
        }
    }
}

/// A tree to be built and laid out again each time.
protocol Workload {
    var name: String { get }
    var nodes: Int { get }
    var proposal: ProposedViewSize { get }
    var checksum: Double { get }
    var floor: floor_workload { get }
    var depth: Int { get }
    func make() -> Trees
}

struct W1: Workload {
    let depth: Int
    var name: String { "W1 depth \(depth)" }
    var nodes: Int { 4 * depth }
    var proposal: ProposedViewSize { .unspecified }
    var checksum: Double { floor_measure(FLOOR_W1, Int32(depth), 1).checksum }
    var floor: floor_workload { FLOOR_W1 }
    func make() -> Trees { .deep(depth) }
}

struct W2: Workload {
    var name: String { "W2" }
    var nodes: Int { 60_001 }
    var proposal: ProposedViewSize { ProposedViewSize(width: 800, height: nil) }
    var checksum: Double { 14_463_922_400 }
    var floor: floor_workload { FLOOR_W2 }
    var depth: Int { 0 }
    func make() -> Trees { .wide() }
}

struct W3: Workload {
    var name: String { "W3" }
    var nodes: Int { 111_111 }
    var proposal: ProposedViewSize { .unspecified }
    var checksum: Double { 597_240_384 }
    var floor: floor_workload { FLOOR_W3 }
    var depth: Int { 0 }
    func make() -> Trees { .balanced() }
}

func nanoseconds(_ body: () -> Void) -> Double {
    let duration = ContinuousClock().measure(body)
    return Double(duration.components.seconds) * 1e9
        + Double(duration.components.attoseconds) / 1e9
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
