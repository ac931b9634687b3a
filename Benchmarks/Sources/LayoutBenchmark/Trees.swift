import Foundation
import QuadrantGeometry
import QuadrantLayout
import QuadrantText

/// The trees W1 to W5 as the engine holds them.
struct Trees {
    let tree: LayoutTree
    private(set) var root: NodeID
    /// Of W2: the first text leaf of each row.
    private(set) var firstTexts: [NodeID] = []
    private(set) var secondTexts: [NodeID] = []
    private(set) var lastLeaves: [NodeID] = []

    private static func row(_ spacing: CGFloat, _ alignment: VerticalAlignment) -> LayoutRule {
        .stack(StackRule(axis: .horizontal, alignment: alignment.key, spacing: spacing))
    }

    private static func column(_ spacing: CGFloat, _ alignment: HorizontalAlignment) -> LayoutRule {
        .stack(StackRule(axis: .vertical, alignment: alignment.key, spacing: spacing))
    }

    /// W1: nested hugging stacks of `depth` levels.
    static func deep(_ depth: Int) -> Trees {
        let result = Trees(rule: row(0, .top), capacity: 4 * depth + 2)
        var level = result.root
        for k in 0..<depth {
            var last: NodeID?
            for (width, height) in [(10, 10), (12, 8), (8, 12)] {
                last = result.leaf(width, height, in: level, after: last)
            }
            guard k + 1 < depth else { break }
            let rule = (k + 1) % 2 == 0 ? row(0, .top) : column(0, .leading)
            let next = result.tree.makeNode(rule)
            result.tree.insert(next, into: level, after: last)
            level = next
        }
        return result
    }

    /// W2: ten thousand rows of four leaves and a spacer.
    static func wide(capacity: Int = 70_000) -> Trees {
        var result = Trees(rule: column(0, .leading), capacity: capacity)
        var last: NodeID?
        for _ in 0..<10_000 {
            let row = result.tree.makeNode(row(8, .center))
            result.tree.insert(row, into: result.root, after: last)
            var leaf = result.leaf(20, 20, in: row, after: nil)
            leaf = result.leaf(120, 16, in: row, after: leaf)
            result.firstTexts.append(leaf)
            leaf = result.leaf(80, 16, in: row, after: leaf)
            result.secondTexts.append(leaf)
            let spacer = result.tree.makeNode(.spacer(axis: .horizontal, minLength: 0))
            result.tree.insert(spacer, into: row, after: leaf)
            leaf = result.leaf(60, 24, in: row, after: spacer)
            result.lastLeaves.append(leaf)
            result.tree.finish(row)
            last = row
        }
        result.tree.finish(result.root)
        return result
    }

    /// W3: a 10-ary tree of depth 5, every container padded by 2.
    static func balanced() -> Trees {
        var result = Trees(rule: .padding(EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)))
        result.fill(result.root, depth: 0)
        return result
    }

    private mutating func fill(_ padding: NodeID, depth: Int) {
        let stack = tree.makeNode(
            depth % 2 == 0 ? Self.column(0, .leading) : Self.row(0, .top))
        tree.insert(stack, into: padding, after: nil)
        var last: NodeID?
        for _ in 0..<10 {
            if depth == 4 {
                last = leaf(4, 4, in: stack, after: last)
            } else {
                let child = tree.makeNode(
                    .padding(EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)))
                tree.insert(child, into: stack, after: last)
                fill(child, depth: depth + 1)
                last = child
            }
        }
    }

    private init(rule: LayoutRule, capacity: Int = 70_000) {
        tree = LayoutTree(textEngine: FixedMetricsText(), capacity: capacity)
        root = tree.makeNode(rule)
    }

    private func leaf(_ width: Int, _ height: Int, in parent: NodeID, after: NodeID?) -> NodeID {
        let leaf = tree.makeNode(.fixed(CGSize(width: width, height: height)))
        tree.insert(leaf, into: parent, after: after)
        return leaf
    }

    /// x + 2y + 3w + 5h over all nodes, absolute; a padding and its stack count once.
    func checksum() -> Double {
        var sum = 0.0
        func visit(_ node: NodeID, _ x: CGFloat, _ y: CGFloat) {
            let position = tree.position(of: node)
            let (left, top) = (x + position.x, y + position.y)
            let size = tree.size(of: node)
            var isPadding = false
            if case .padding = tree.rule(of: node) { isPadding = true }
            if !isPadding || tree.firstChild(of: node) == nil {
                let parent = tree.parent(of: node)
                var outer = (left, top, size)
                if let parent, case .padding = tree.rule(of: parent) {
                    outer = (x, y, tree.size(of: parent))
                }
                sum += outer.0 + 2 * outer.1 + 3 * outer.2.width + 5 * outer.2.height
            }
            var child = tree.firstChild(of: node)
            while let next = child {
                visit(next, left, top)
                child = tree.nextSibling(of: next)
            }
        }
        visit(root, 0, 0)
        return sum
    }
}
