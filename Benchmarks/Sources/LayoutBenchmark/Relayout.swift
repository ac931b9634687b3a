import CFloor
import Foundation
import QuadrantGeometry
import QuadrantLayout

/// W4 and W5: what a change costs in a tree that is laid out.
func addRelayouts(to table: inout Table) {
    let wide = Trees.wide()
    let tree = wide.tree
    let offer = ProposedViewSize(width: 800, height: nil)
    tree.layout(wide.root, offer)
    var times: [Double] = []
    let before = tree.statistics
    for i in 0..<1_000 {
        let row = (7_919 * i) % 10_000
        times.append(
            nanoseconds {
                tree.setRule(wide.firstTexts[row], .fixed(CGSize(width: 121, height: 16)))
                tree.layout(wide.root, offer)
            })
        precondition(tree.position(of: wide.secondTexts[row]).x == 157, "The text has not moved.")
    }
    let after = tree.statistics
    let note =
        "one leaf of 60,001 nodes; \((after.places - before.places) / 1_000) nodes placed, "
        + "\((after.measures - before.measures) / 1_000) answers worked out"
    table.add(Line(name: "W4", microseconds: median(times) / 1_000, note: note))
    times = []
    for i in 0..<20 {
        let width: CGFloat = i % 2 == 0 ? 801 : 800
        times.append(
            nanoseconds {
                tree.layout(wide.root, ProposedViewSize(width: width, height: nil))
            })
        precondition(
            tree.position(of: wide.lastLeaves[9_999]).x == width - 60, "The last leaf is wrong.")
    }
    table.add(
        Line(
            name: "W5 resize", nanoseconds: median(times) / 60_001,
            floor: floor_measure(FLOOR_W2, 0, 31).layout, note: "width 801, 800, 801 …"))
}

/// Runs this program once more, with `memory` as its argument: memory is measured in a fresh process.
func printMemory() {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    child.arguments = ["memory"]
    try? child.run()
    child.waitUntilExit()
}

/// In the child: how much memory of its own the process has more after building W2 and laying it out. Pages of
/// files do not count: which parts of the program have been touched until then is no memory of nodes.
func measureMemory() {
    func resident() -> Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let fields = text.split(separator: " ").compactMap { Int($0) }
        return fields.count > 2 ? (fields[1] - fields[2]) * 4_096 : 0
    }
    let before = resident()
    let wide = Trees.wide(capacity: 64)
    wide.tree.layout(wide.root, ProposedViewSize(width: 800, height: nil))
    let bytes = Double(resident() - before) / 60_001
    print(String(format: "\nMemory of a laid-out node (W2): %.0f bytes", bytes))
    withExtendedLifetime(wide) {}
}
