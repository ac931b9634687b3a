import Foundation
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import Testing

/// What holds for every tree, over thousands of random ones with fixed seeds.
@Suite struct LayoutPropertyTests {
    private struct Frame: Equatable {
        var x, y, width, height: CGFloat
        var isShown: Bool
    }

    /// The frames of all nodes in the root's coordinates, parents first.
    private func frames(_ tree: LayoutTree, _ root: NodeID) -> [Frame] {
        var result: [Frame] = []
        func visit(_ node: NodeID, _ x: CGFloat, _ y: CGFloat) {
            let place = tree.targetPlace(of: node)
            let size = tree.size(of: node)
            let (left, top) = (x + place.x, y + place.y)
            result.append(
                Frame(
                    x: left, y: top, width: size.width, height: size.height,
                    isShown: tree.isShown(node)))
            var child = tree.firstChild(of: node)
            while let next = child {
                visit(next, left, top)
                child = tree.nextSibling(of: next)
            }
        }
        visit(root, 0, 0)
        return result
    }

    private func cold(
        _ spec: Spec, _ proposal: ProposedViewSize, _ direction: LayoutDirection = .leftToRight
    ) -> (tree: LayoutTree, root: NodeID, frames: [Frame]) {
        let tree = LayoutTree(textEngine: FixedMetricsText())
        let root = spec.build(in: tree, direction, isLive: false)
        tree.layout(root, proposal)
        return (tree, root, frames(tree, root))
    }

    @Test(arguments: [0, 1, 2, 3, 4, 5, 6, 7])
    func anIncrementalLayoutEqualsAColdOne(block: UInt64) {
        for seed in (block * 250)..<(block * 250 + 250) {
            var maker = SpecMaker(seed: seed)
            let spec = Spec(maker.container(), (0..<3).map { _ in maker.spec(depth: 5) })
            let tree = LayoutTree(textEngine: FixedMetricsText())
            let root = spec.build(in: tree, .leftToRight, isLive: true)
            var proposal = maker.proposal()
            tree.layout(root, proposal)
            for step in 0..<8 {
                edit(spec, in: tree, &maker)
                if maker.chance(3) { proposal = maker.proposal() }
                tree.layout(root, proposal)
                guard frames(tree, root) == cold(spec, proposal).frames else {
                    Issue.record(
                        "Seed \(seed), step \(step): the edited tree differs from a new one.")
                    break
                }
                let faults = tree.audit(root)
                #expect(faults.isEmpty, "Seed \(seed), step \(step)")
            }
        }
    }

    /// Changes, inserts, removes or moves something in the spec and in the live tree alike.
    private func edit(_ spec: Spec, in tree: LayoutTree, _ maker: inout SpecMaker) {
        let all = spec.all
        let target = all[Int.random(in: 0..<all.count, using: &maker.generator)]
        guard let node = target.node else { return }
        if maker.chance(6) {
            target.priority = maker.chance(2) ? nil : maker.number(-2...2)
            tree.setTraits(node, target.priority.map { SpecTraits.priority($0) })
            return
        }
        switch (target.children.isEmpty, Int.random(in: 0..<4, using: &maker.generator)) {
        case (true, _):
            guard target !== spec else { return }
            target.rule = maker.leaf()
            tree.setRule(node, target.rule)
        case (false, 0) where isContainer(target):
            let child = maker.spec(depth: 2)
            let place = Int.random(in: 0...target.children.count, using: &maker.generator)
            let id = child.build(in: tree, .leftToRight, isLive: true)
            tree.insert(id, into: node, after: place == 0 ? nil : target.children[place - 1].node)
            target.children.insert(child, at: place)
        case (false, 1) where isContainer(target):
            let place = Int.random(in: 0..<target.children.count, using: &maker.generator)
            let child = target.children.remove(at: place)
            if let id = child.node { tree.remove(id) }
        case (false, 2) where isContainer(target):
            let child = target.children.removeLast()
            target.children.insert(child, at: 0)
            if let id = child.node { tree.move(id, after: nil) }
        default:
            target.rule =
                isContainer(target)
                ? maker.container() : (target.children.count == 1 ? maker.modifier() : target.rule)
            tree.setRule(node, target.rule)
        }
    }

    private func isContainer(_ spec: Spec) -> Bool {
        switch spec.rule {
        case .stack, .layers: true
        default: false
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
