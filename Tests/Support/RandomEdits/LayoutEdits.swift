package import Foundation
import QuadrantGeometry
package import QuadrantLayout
import QuadrantText

/// A random tree of layout rules and edits of it, the same for a seed: after each it is as a newly made one.
package struct LayoutEdits {
    private let seed: UInt64
    private let spec: Spec
    private let isManifold: Bool
    private var direction: LayoutDirection { seed % 3 == 0 ? .rightToLeft : .leftToRight }

    /// - Parameter children: How many views the outermost container has; `nil` for few views, nested.
    package init(seed: UInt64, children: Int? = nil) {
        self.seed = seed
        isManifold = children != nil
        var maker = SpecMaker(seed: seed)
        let outer = maker.container()
        spec = Spec(
            outer, (0..<(children ?? 3)).map { _ in maker.spec(depth: children == nil ? 5 : 2) })
    }

    package struct Frame: Equatable {
        package var x, y, width, height: CGFloat
        package var isShown: Bool
    }

    /// The frames of all nodes in the root's coordinates, parents first.
    package static func frames(_ tree: LayoutTree, _ root: NodeID) -> [Frame] {
        var result: [Frame] = []
        func visit(_ node: NodeID, _ x: CGFloat, _ y: CGFloat) {
            let place = tree.targetPlace(of: node)
            let size = tree.size(of: node)
            let (left, top) = (x + place.x, y + place.y)
            result.append(
                Frame(
                    x: left, y: top, width: size.width, height: size.height,
                    isShown: tree.isShown(node)))
            for next in tree.children(of: node) { visit(next, left, top) }
        }
        visit(root, 0, 0)
        return result
    }

    /// Of some trees texts are never wider than their room. The edited tree is told so and does not ask how
    /// narrow they get, the new one asks.
    private func engine(saysLeast: Bool) -> any TextEngine {
        seed % 4 == 1 ? NarrowText(narrowsToNothing: saysLeast) : FixedMetricsText()
    }

    /// What is wrong after any of `count` edits; empty if nothing is.
    package func faults(after count: Int) -> [String] {
        var maker = SpecMaker(seed: ~seed)
        let tree = LayoutTree(textEngine: engine(saysLeast: true))
        // Half of the trees keep stacks of few views as those of many are kept.
        if seed % 2 == 0 { tree.wideNodes.limits.fewest = 1 }
        let root = spec.build(in: tree, direction, isLive: true)
        var proposal = maker.proposal()
        tree.layout(root, proposal)
        for step in 0..<count {
            edit(tree, &maker)
            if maker.chance(isManifold ? 6 : 3) { proposal = maker.proposal() }
            tree.layout(root, proposal)
            let fresh = LayoutTree(textEngine: engine(saysLeast: false))
            let freshRoot = spec.build(in: fresh, direction, isLive: false)
            fresh.layout(freshRoot, proposal)
            if Self.frames(tree, root) != Self.frames(fresh, freshRoot) {
                return ["Seed \(seed), step \(step): the edited tree differs from a new one."]
            }
            let faults = tree.audit(root) + TableAudit.faults(in: tree)
            if let fault = faults.first {
                return ["Seed \(seed), step \(step): \(fault)"]
            }
        }
        return []
    }

    /// Changes, inserts, removes or moves something in the spec and in the live tree alike.
    private func edit(_ tree: LayoutTree, _ maker: inout SpecMaker) {
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
            let id = child.build(in: tree, direction, isLive: true)
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
}
