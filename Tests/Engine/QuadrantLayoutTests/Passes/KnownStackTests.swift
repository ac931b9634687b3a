import Expectations
import Foundation
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import RandomEdits
import Testing

/// A stack of views of which all is known is not worked out as other stacks are, and looks the same to the last digit.
@Suite struct KnownStackTests {
    private struct Child {
        var size: CGSize
        /// The least length of a spacer; `nil` for a view of that size.
        var spacer: CGFloat??
    }

    /// The children's frames and what they were offered, for one offer after the other.
    private func frames(
        _ children: [Child], _ rule: StackRule, asking: Bool, _ offers: [ProposedViewSize]
    ) -> [[CGFloat]] {
        let tree = LayoutTree(textEngine: FixedMetricsText())
        let root = tree.makeNode(.stack(rule))
        var (nodes, last): ([NodeID], NodeID?) = ([], nil)
        func add(_ rule: LayoutRule, to parent: NodeID, after previous: NodeID?) -> NodeID {
            let node = tree.makeNode(rule)
            tree.insert(node, into: parent, after: previous)
            return node
        }
        for child in children {
            let node: NodeID
            if let least = child.spacer {
                node = add(.spacer(axis: rule.axis, minLength: least), to: root, after: last)
            } else if asking {
                // It has that size too, which the stack has to ask for.
                func only(_ length: CGFloat) -> FlexibleLength {
                    FlexibleLength(minimum: length, ideal: length, maximum: length)
                }
                node = add(
                    .flexibleFrame(
                        FlexibleFrameRule(
                            horizontal: only(child.size.width), vertical: only(child.size.height),
                            alignment: .center)), to: root, after: last)
                _ = add(.fill(ideal: child.size), to: node, after: nil)
            } else {
                node = add(.fixed(child.size), to: root, after: last)
            }
            tree.finish(node)
            nodes.append(node)
            last = node
        }
        tree.finish(root)
        var result: [[CGFloat]] = []
        for offer in offers {
            let size = tree.layout(root, offer)
            var line = [size.width, size.height]
            for node in nodes {
                let (place, size) = (tree.position(of: node), tree.size(of: node))
                let offered = tree.placedProposal(of: node).size
                line += [place.x, place.y, size.width, size.height]
                line += [offered.width ?? -1, offered.height ?? -1]
            }
            result.append(line)
        }
        return result
    }

    private static let offers: [ProposedViewSize] = [
        .unspecified, ProposedViewSize(width: 100.1, height: nil),
        ProposedViewSize(width: nil, height: 77.7), ProposedViewSize(width: 333.3, height: 3.3),
        .zero, .infinity,
    ]

    @Test(arguments: 0..<60) func asAStackThatHasToAsk(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let count = Int.random(in: 2...7, using: &random)
        var children = (0..<count).map { _ in
            Child(
                size: CGSize(
                    width: .random(in: 0...60, using: &random),
                    height: .random(in: 0...60, using: &random)))
        }
        if seed % 3 != 0 {
            let least: CGFloat? = seed % 2 == 0 ? nil : .random(in: 0...40, using: &random)
            children[Int.random(in: 0..<count, using: &random)].spacer = .some(least)
        }
        let spacing: CGFloat? = seed % 4 == 0 ? nil : .random(in: -3...12, using: &random)
        let row = [VerticalAlignment.top, .center, .bottom, .firstTextBaseline][seed / 2 % 4].key
        let column = [HorizontalAlignment.leading, .center, .trailing][seed / 2 % 3].key
        let rule =
            seed % 2 == 0
            ? StackRule(axis: .horizontal, alignment: row, spacing: spacing)
            : StackRule(axis: .vertical, alignment: column, spacing: spacing)
        same(
            frames(children, rule, asking: false, Self.offers),
            frames(children, rule, asking: true, Self.offers))
    }

    /// Where endless views share an endless room, what is left is no number. That is not the same as no room.
    @Test(arguments: [Axis.horizontal, .vertical]) func endlessViewsInEndlessRoom(_ axis: Axis) {
        let rule = StackRule(
            axis: axis,
            alignment: axis == .horizontal
                ? VerticalAlignment.center.key : HorizontalAlignment.center.key, spacing: 0)
        let endless =
            axis == .horizontal
            ? CGSize(width: CGFloat.infinity, height: 10)
            : CGSize(width: 10, height: CGFloat.infinity)
        let children = [endless, endless, CGSize(width: 5, height: 5)].map { Child(size: $0) }
        let offers = [ProposedViewSize.infinity, ProposedViewSize.unspecified]
        let lines = frames(children, rule, asking: false, offers)
        // Behind the size, six numbers of each child, of which the last two are what it was offered.
        let place = axis == .horizontal ? 4 : 5
        let offered = lines.map { line in (0..<3).map { line[2 + 6 * $0 + place] } }
        same(offered, [[.infinity, 0, 0], [-1, -1, -1]])
    }

    /// A view that gets a priority, or a guide of its own, is not like the others any more.
    @Test func aViewThatIsNotKnownAnyMore() {
        let tree = LayoutTree(textEngine: FixedMetricsText())
        let root = tree.makeNode(
            .stack(
                StackRule(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: 0)))
        var nodes: [NodeID] = []
        for _ in 0..<3 {
            let node = tree.makeNode(.fixed(CGSize(width: 10, height: 10)))
            tree.insert(node, into: root, after: nodes.last)
            tree.finish(node)
            nodes.append(node)
        }
        tree.finish(root)
        tree.layout(root, ProposedViewSize(width: 60, height: nil))
        same(tree.placedProposal(of: nodes[0]).width, 20)
        same(tree.placedProposal(of: nodes[2]).width, 40)
        var traits = NodeTraits()
        traits.priority = 1
        tree.setTraits(nodes[2], traits)
        tree.layout(root, ProposedViewSize(width: 60, height: nil))
        // Asked first, and the others of 10 points each were kept back.
        same(tree.placedProposal(of: nodes[2]).width, 40)
        same(tree.placedProposal(of: nodes[0]).width, 25)
    }
}
