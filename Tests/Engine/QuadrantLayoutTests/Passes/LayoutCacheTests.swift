import Expectations
import Foundation
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import Testing

/// What a `CountingColumn` was asked.
final class LayoutCalls: @unchecked Sendable {
    var made = 0
    var updated = 0
    var measured = 0
    var placed = 0
}

/// A column of ideal sizes that keeps them in its cache.
struct CountingColumn: Layout, Equatable {
    var gap: CGFloat = 0
    let calls: LayoutCalls

    func makeCache(subviews: Subviews) -> [CGSize] {
        calls.made += 1
        return subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func updateCache(_ cache: inout [CGSize], subviews: Subviews) {
        calls.updated += 1
        cache = subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) -> CGSize {
        calls.measured += 1
        let gaps = gap * CGFloat(max(0, cache.count - 1))
        return CGSize(
            width: cache.map(\.width).max() ?? 0, height: cache.map(\.height).reduce(gaps, +))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) {
        calls.placed += 1
        var y = bounds.minY
        for (subview, size) in zip(subviews, cache) {
            subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
            y += size.height + gap
        }
    }

    static func == (lhs: CountingColumn, rhs: CountingColumn) -> Bool { lhs.gap == rhs.gap }
}

/// Apple's pages on `makeCache(subviews:)` and `updateCache(_:subviews:)`: a cache is made once and
/// brought up to date when the container or its subviews change.
@Suite struct LayoutCacheTests {
    private let tree = LayoutTree(textEngine: FixedMetricsText())
    private let calls = LayoutCalls()
    private let root: NodeID
    private let leaves: [NodeID]
    private let offer = ProposedViewSize(width: 100, height: 100)

    init() {
        root = tree.makeNode(CountingColumn(calls: calls).rule)
        var leaves: [NodeID] = []
        for height in [10, 20, 30] {
            let leaf = tree.makeNode(.fixed(CGSize(width: 40, height: height)))
            tree.insert(leaf, into: root, after: leaves.last)
            leaves.append(leaf)
        }
        tree.finish(root)
        self.leaves = leaves
    }

    @Test func theCacheIsMadeOnceAndAnswersAreKept() {
        same(tree.layout(root, offer), CGSize(width: 40, height: 60))
        tree.layout(root, offer)
        same(tree.measure(root, offer).height, 60)
        same(calls.made, 1)
        same(calls.updated, 0)
        same(calls.measured, 1)
        same(calls.placed, 1)
        _ = tree.measure(root, .zero)
        same(calls.measured, 2)
        same(calls.made, 1)
    }

    @Test func aSubviewOfAnotherSizeUpdatesTheCache() {
        tree.layout(root, offer)
        tree.setRule(leaves[1], .fixed(CGSize(width: 50, height: 25)))
        same(tree.layout(root, offer), CGSize(width: 50, height: 65))
        same(tree.position(of: leaves[2]).y, 35)
        same(calls.made, 1)
        same(calls.updated, 1)
    }

    @Test func subviewsThatComeAndGoUpdateTheCache() {
        tree.layout(root, offer)
        let new = tree.makeNode(.fixed(CGSize(width: 5, height: 5)))
        tree.insert(new, into: root, after: leaves[2])
        same(tree.layout(root, offer).height, 65)
        same(calls.updated, 1)
        tree.remove(leaves[0])
        same(tree.layout(root, offer).height, 55)
        same(tree.position(of: new).y, 50)
        same(calls.updated, 2)
        same(calls.made, 1)
    }

    @Test func anotherValueOfTheLayoutUpdatesTheCacheAndAnEqualOneDoesNot() {
        tree.layout(root, offer)
        tree.setRule(root, CountingColumn(calls: calls).rule)
        tree.layout(root, offer)
        same(calls.updated, 0)
        same(calls.measured, 1)
        tree.setRule(root, CountingColumn(gap: 2, calls: calls).rule)
        same(tree.layout(root, offer).height, 64)
        same(calls.updated, 1)
        same(calls.made, 1)
    }

    @Test func anotherTypeOfLayoutStartsAnew() {
        tree.layout(root, offer)
        tree.setRule(root, AnyLayout(VStackLayout(spacing: 1)).rule)
        same(tree.layout(root, offer).height, 62)
        tree.setRule(root, AnyLayout(CountingColumn(gap: 3, calls: calls)).rule)
        same(tree.layout(root, offer).height, 66)
        same(calls.made, 2)
        same(calls.updated, 0)
    }

    @Test func onlyTheContainerOfTheChangeIsAsked() {
        let outer = LayoutCalls()
        let top = tree.makeNode(CountingColumn(calls: outer).rule)
        let other = LayoutCalls()
        let sibling = tree.makeNode(CountingColumn(calls: other).rule)
        tree.insert(root, into: top, after: nil)
        tree.insert(sibling, into: top, after: root)
        tree.layout(top, offer)
        tree.setRule(leaves[0], .fixed(CGSize(width: 40, height: 11)))
        same(tree.layout(top, offer).height, 61)
        same(calls.updated, 1)
        same(outer.updated, 1)
        same(other.updated, 0)
    }
}
