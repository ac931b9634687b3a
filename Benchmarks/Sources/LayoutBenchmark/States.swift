import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// W2 as views in which a state is behind one leaf of each row, and one behind the width of all.
private struct WideStatesView: View {
    let setters: Setters
    @State private var width: CGFloat = 800

    var body: some View {
        let width = $width
        setters.width = { width.wrappedValue = $0 }
        return Rows(setters: setters).frame(width: self.width, alignment: .leading)
    }
}

private struct Rows: View {
    let setters: Setters

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<10_000) { index in
                benchRow(StateLeaf(index: index, setters: setters))
            }
        }
    }
}

private struct StateLeaf: View {
    let index: Int
    let setters: Setters
    @State private var width: CGFloat = 120

    var body: some View {
        if setters.leaves.count == index {
            let width = $width
            setters.leaves.append { width.wrappedValue = $0 }
        }
        return Leaf(width: width, height: 16)
    }
}

/// What sets the states.
private final class Setters {
    var width: (CGFloat) -> Void = { _ in }
    var leaves: [(CGFloat) -> Void] = []
}

/// W4 and W5 by changes of states, evaluation included.
@MainActor
func addStates(to table: inout Table) {
    let setters = Setters()
    let tree = ViewTree(
        WideStatesView(setters: setters), environment: EnvironmentValues(),
        textEngine: FixedMetricsText())
    let offer = ProposedViewSize(width: 800, height: nil)
    tree.update(offer)
    let (bodies, layout) = (tree.statistics.bodies, tree.layout.statistics)
    var times: [Double] = []
    for i in 0..<1_000 {
        let row = (7_919 * i) % 10_000
        times.append(
            nanoseconds {
                setters.leaves[row](121)
                tree.update(offer)
            })
    }
    let after = tree.layout.statistics
    let note =
        "\(Double(tree.statistics.bodies - bodies) / 1_000) bodies, "
        + "\((after.places - layout.places) / 1_000) nodes placed, "
        + "\((after.measures - layout.measures) / 1_000) answers worked out"
    table.add(Line(name: "W4 by @State", microseconds: median(times) / 1_000, note: note))
    times = []
    for i in 0..<20 {
        times.append(
            nanoseconds {
                setters.width(i % 2 == 0 ? 801 : 800)
                tree.update(offer)
            })
    }
    table.add(
        Line(
            name: "W5 by @State", nanoseconds: median(times) / 60_001, note: "width 801, 800, …"))
}
