import Foundation
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import RandomEdits
import Testing

/// What holds for every tree, over thousands of random ones with fixed seeds.
@Suite struct LayoutPropertyTests {
    private func cold(
        _ spec: Spec, _ proposal: ProposedViewSize, _ direction: LayoutDirection = .leftToRight
    ) -> (tree: LayoutTree, root: NodeID, frames: [LayoutEdits.Frame]) {
        let tree = LayoutTree(textEngine: FixedMetricsText())
        let root = spec.build(in: tree, direction, isLive: false)
        tree.layout(root, proposal)
        return (tree, root, LayoutEdits.frames(tree, root))
    }

    /// The same trees with any number of edits: `Scripts/edits.sh layouts`.
    @Test(arguments: [0, 1, 2, 3, 4, 5, 6, 7])
    func anIncrementalLayoutEqualsAColdOne(block: UInt64) {
        for seed in (block * 250)..<(block * 250 + 250) {
            for fault in LayoutEdits(seed: seed).faults(after: 8) { Issue.record("\(fault)") }
        }
    }

    /// Stacks and layers of many views, of which some change.
    @Test func aChangeInManyEqualsAColdLayout() {
        for seed: UInt64 in 50_000..<50_040 {
            let edits = LayoutEdits(seed: seed, children: 150)
            for fault in edits.faults(after: 12) { Issue.record("\(fault)") }
        }
    }

    @Test(arguments: [0, 1, 2, 3])
    func aCachedAnswerEqualsAFreshOne(block: UInt64) {
        for seed in (block * 250)..<(block * 250 + 250) {
            var maker = SpecMaker(seed: 10_000 + seed)
            let spec = maker.spec(depth: 6)
            let warm = cold(spec, maker.proposal())
            for _ in 0..<12 {
                let proposal = maker.proposal()
                let fresh = LayoutTree(textEngine: FixedMetricsText())
                let root = spec.build(in: fresh, .leftToRight, isLive: false)
                let expected = fresh.measure(root, proposal)
                if warm.tree.measure(warm.root, proposal) != expected {
                    Issue.record("Seed \(seed): a cached answer to \(proposal) is out of date.")
                }
            }
        }
    }

    @Test(arguments: [0, 1, 2, 3])
    func rightToLeftIsTheMirrorImage(block: UInt64) {
        for seed in (block * 250)..<(block * 250 + 250) {
            var maker = SpecMaker(seed: 20_000 + seed)
            let spec = maker.spec(depth: 6)
            let proposal = maker.proposal()
            let left = cold(spec, proposal).frames
            let right = cold(spec, proposal, .rightToLeft).frames
            let width = left[0].width
            // Where a view is endless there is no far side to mirror at.
            guard left.allSatisfy({ $0.width.isFinite }) else { continue }
            for (a, b) in zip(left, right) where a.isShown {
                let mirrored = width - a.x - a.width
                if abs(b.x - mirrored) > 1e-6 || b.y != a.y || b.width != a.width {
                    Issue.record("Seed \(seed): \(b) is not the mirror image of \(a).")
                    break
                }
            }
        }
    }

    @Test(arguments: [0, 1, 2, 3])
    func framesAreNumbersAndSizesAreAnswers(block: UInt64) {
        for seed in (block * 250)..<(block * 250 + 250) {
            var maker = SpecMaker(seed: 30_000 + seed)
            let spec = maker.spec(depth: 6)
            let (tree, root, all) = cold(spec, maker.proposal())
            for frame in all where frame.isShown {
                let isValid =
                    frame.x.isFinite && frame.y.isFinite && frame.width >= 0 && frame.height >= 0
                if !isValid { Issue.record("Seed \(seed): \(frame) has a length that is none.") }
            }
            check(tree, root, seed)
        }
    }

    /// Every placed node has the size that it answers to the proposal it was placed with.
    private func check(_ tree: LayoutTree, _ node: NodeID, _ seed: UInt64) {
        guard tree.isShown(node) else { return }
        let answer = tree.measure(node, tree.placedProposal(of: node).size)
        if answer != tree.size(of: node) {
            Issue.record("Seed \(seed): a node of \(tree.size(of: node)) answers \(answer).")
        }
        var child = tree.firstChild(of: node)
        while let next = child {
            check(tree, next, seed)
            child = tree.nextSibling(of: next)
        }
    }
}
