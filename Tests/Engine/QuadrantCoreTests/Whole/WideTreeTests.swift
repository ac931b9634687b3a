import Expectations
import Foundation
import Observation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews
import Testing

private struct Leaf: View {
    let sets: Sets
    let isKept: Bool
    @State private var width: CGFloat = 120

    var body: some View {
        let width = $width
        if isKept { sets.width = { width.wrappedValue = $0 } }
        return Color.red.frame(width: self.width, height: 16)
    }
}

/// Ten thousand rows of six nodes, the workload W2, with a state behind one leaf of each.
private struct Rows: View {
    let sets: Sets

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<10_000) { index in
                HStack(spacing: 8) {
                    Color.red.frame(width: 20, height: 20)
                    Leaf(sets: sets, isKept: index == 5_000)
                    Color.blue.frame(width: 80, height: 16)
                    Spacer(minLength: 0)
                }
            }
        }
        .frame(width: 800, alignment: .leading)
    }
}

@Observable private final class Chosen {
    var row = 0
}

@Observable private final class Heights {
    var last: CGFloat = 20
}

private struct ChosenText: View {
    let chosen: Chosen

    var body: some View { Text(verbatim: String(repeating: "x", count: chosen.row % 5)) }
}

private struct Block: View {
    let heights: Heights

    var body: some View { Color.red.frame(width: 30, height: heights.last) }
}

/// Three hundred rows that are tapped, with a text that says which was, and one of another height.
private struct Tapped: View {
    let chosen: Chosen
    let heights: Heights

    var body: some View {
        VStack(spacing: 0) {
            ChosenText(chosen: chosen)
            ForEach(0..<300) { row in
                if row == 290 {
                    Block(heights: heights)
                } else {
                    Color.blue.frame(width: 100, height: 20).onTapGesture { chosen.row = row }
                }
            }
        }
    }
}

/// A change costs what changed, however many views there are.
@MainActor @Suite struct WideTreeTests: LiveTreeTests {
    @Test func oneStateOfManyCostsOneBodyAndOneRow() {
        let sets = Sets()
        let tree = tree(Rows(sets: sets))
        same(list(tree), 30_000)
        let before = tree.layout.statistics
        let views = tree.statistics
        same(bodies(tree) { sets.width(60) }, 1)
        let after = tree.layout.statistics
        #expect(after.places - before.places <= 8)
        #expect(after.measures - before.measures <= 17)
        // The leaf is drawn again; put together again are its row, a run of rows, the column and the root.
        same(list(tree), 1)
        same(tree.statistics.fragments - views.fragments, 1)
        same(tree.statistics.assembled - views.assembled, 3)
        same(list(tree), 0)
    }

    @Test func aTapLooksOnlyAtWhatIsThere() {
        let chosen = Chosen()
        let tree = tree(Tapped(chosen: chosen, heights: Heights()))
        let top = tree.frame(of: tree.rootNode).minY + 20
        holds(tree.tap(at: CGPoint(x: 50, y: top + 20 * 3)))
        same(bodies(tree) {}, 1)
        let row = chosen.row
        _ = list(tree)
        let (layout, views) = (tree.layout.statistics, tree.statistics)
        holds(tree.tap(at: CGPoint(x: 50, y: top + 20 * 3 + 20 * 151)))
        same(chosen.row, row + 151)
        #expect(tree.statistics.tapLooks - views.tapLooks <= 8)
        // The text has another width: it is placed, and the rows stay.
        same(bodies(tree) {}, 1)
        #expect(tree.layout.statistics.places - layout.places <= 3)
        same(list(tree), 1)
        same(
            tree.nodes(at: CGPoint(x: 50, y: 10)),
            tree.nodes(
                at: CGPoint(x: 50, y: 10), lookingAtAll: true))
    }

    @Test func anotherHeightMovesWhatIsBelow() {
        let heights = Heights()
        let tree = tree(Tapped(chosen: Chosen(), heights: heights))
        // As in a scroll view: there is no height to be shared out.
        let open = ProposedViewSize(width: 200, height: nil)
        tree.update(open)
        _ = list(tree)
        heights.last = 30
        tree.update(open)
        _ = list(tree)
        let (layout, views) = (tree.layout.statistics, tree.statistics)
        heights.last = 40
        tree.update(open)
        #expect(tree.layout.statistics.places - layout.places <= 15, "the ten rows below")
        same(list(tree), 1)
        #expect(tree.statistics.assembled - views.assembled <= 4)
        let fresh = self.tree(Tapped(chosen: Chosen(), heights: heights))
        fresh.update(open)
        same(frames(tree), frames(fresh))
    }

    private func frames(_ tree: ViewTree) -> [CGRect] {
        var result: [CGRect] = []
        tree.forEachShownNode { result.append(tree.frame(of: $0)) }
        return result
    }
}
