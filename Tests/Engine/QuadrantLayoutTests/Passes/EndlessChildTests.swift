import Expectations
import Foundation
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import Testing

/// Children that take an endless proposal across a stack or in a ZStack make it endless, wherever
/// their guides are: else a column would take a row of colours for one that cannot grow.
@Suite struct EndlessChildTests {
    private let offer = ProposedViewSize(width: 300, height: .infinity)

    private func answer(_ container: LayoutRule) -> CGSize {
        let tree = LayoutTree(textEngine: FixedMetricsText())
        let node = tree.makeNode(container)
        let fill = tree.makeNode(.fill(ideal: CGSize(width: 10, height: 10)))
        tree.insert(fill, into: node, after: nil)
        let small = tree.makeNode(.fixed(CGSize(width: 20, height: 20)))
        tree.insert(small, into: node, after: fill)
        tree.finish(node)
        return tree.measure(node, offer)
    }

    @Test(arguments: [VerticalAlignment.top, .center, .bottom])
    func aRowIsEndless(_ alignment: VerticalAlignment) {
        let row = StackRule(axis: .horizontal, alignment: alignment.key, spacing: 0)
        same(answer(.stack(row)), CGSize(width: 300, height: CGFloat.infinity))
    }

    @Test(arguments: [Alignment.top, .center, .bottomTrailing])
    func layersAreEndless(_ alignment: Alignment) {
        same(answer(.layers(alignment)), CGSize(width: 300, height: CGFloat.infinity))
    }
}
