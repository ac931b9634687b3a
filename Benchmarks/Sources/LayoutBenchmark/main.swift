import Foundation
import QuadrantGeometry
import QuadrantLayout

func milliseconds(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let duration = clock.measure(body)
    return Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds)
        * 1e3
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

func report(_ name: String, _ nodes: Int, _ make: () -> Trees, _ proposal: ProposedViewSize) {
    var builds: [Double] = []
    var times: [Double] = []
    var checksum = 0.0
    var size = CGSize.zero
    var measures = 0
    for _ in 0..<9 {
        var tree: Trees?
        builds.append(milliseconds { tree = make() })
        guard let tree else { continue }
        times.append(milliseconds { size = tree.tree.layout(tree.root, proposal) })
        checksum = tree.checksum()
        measures = tree.tree.statistics.measures
    }
    print(
        name, "build", median(builds) * 1e6 / Double(nodes), "first",
        median(times) * 1e6 / Double(nodes), "ns/node", size, checksum, measures)
}

for depth in [20, 100, 1000] {
    report("W1(\(depth))", 4 * depth, { Trees.deep(depth) }, .unspecified)
}
report("W2", 60_001, Trees.wide, ProposedViewSize(width: 800, height: nil))
report("W3", 111_111, Trees.balanced, .unspecified)

let wide = Trees.wide()
let offer = ProposedViewSize(width: 800, height: nil)
wide.tree.layout(wide.root, offer)
var relayouts: [Double] = []
let before = wide.tree.statistics
for i in 0..<1000 {
    let row = (7919 * i) % 10_000
    relayouts.append(
        milliseconds {
            wide.tree.setRule(wide.firstTexts[row], .fixed(CGSize(width: 121, height: 16)))
            wide.tree.layout(wide.root, offer)
        })
}
let after = wide.tree.statistics
print(
    "W4", median(relayouts) * 1000, "us; places", (after.places - before.places) / 1000, "measures",
    (after.measures - before.measures) / 1000, wide.tree.position(of: wide.secondTexts[0]))
var resizes: [Double] = []
for i in 0..<20 {
    resizes.append(
        milliseconds {
            wide.tree.layout(
                wide.root, ProposedViewSize(width: i % 2 == 0 ? 801 : 800, height: nil))
        })
}
print(
    "W5", median(resizes) * 1e6 / 60_001, "ns/node", wide.tree.position(of: wide.lastLeaves[9_999]))
reportViews("W2 from views", WideView())
reportViews("W2 from custom views", WideRowsView())
