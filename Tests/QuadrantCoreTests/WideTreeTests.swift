import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews
import Testing

@testable import QuadrantCore

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

/// A change costs what changed, however many views there are.
@MainActor @Suite struct WideTreeTests: LiveTreeTests {
    @Test func oneStateOfManyCostsOneBodyAndOneRow() {
        let sets = Sets()
        let tree = tree(Rows(sets: sets))
        #expect(list(tree) == 30_000)
        let before = tree.layout.statistics
        let fragments = tree.statistics.fragments
        #expect(bodies(tree) { sets.width(60) } == 1)
        let after = tree.layout.statistics
        #expect(after.places - before.places <= 8)
        #expect(after.measures - before.measures <= 17)
        // The row is recorded anew, and the containers around it are put together again.
        #expect(list(tree) == 3)
        #expect(tree.statistics.fragments - fragments == 2)
        #expect(list(tree) == 0)
    }
}
