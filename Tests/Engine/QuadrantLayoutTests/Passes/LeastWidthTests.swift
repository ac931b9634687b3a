import Expectations
import Foundation
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import RandomEdits
import Testing

/// A stack that knows how narrow a text gets does not ask it, and notices when that is no longer so.
@Suite struct LeastWidthTests {
    private let offer = ProposedViewSize(width: 100, height: nil)

    private func text(_ string: String) -> LayoutRule {
        .text(TextRequest(runs: [TextRun(string, font: FontDescriptor(size: 10))]))
    }

    private func tree() -> LayoutTree { LayoutTree(textEngine: NarrowText(narrowsToNothing: true)) }

    /// A row of `modifiers`, one in the other, around `inner`, and a view of 50 to 60 points. The row shares
    /// 100 points: who gives way less is asked first.
    private func row(
        _ tree: LayoutTree, _ modifiers: [LayoutRule], _ inner: LayoutRule
    ) -> (root: NodeID, modifiers: [NodeID], inner: NodeID, neighbour: NodeID) {
        let root = tree.makeNode(
            .stack(
                StackRule(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: 0)))
        var (nodes, parent): ([NodeID], NodeID) = ([], root)
        for rule in modifiers {
            let node = tree.makeNode(rule)
            tree.insert(node, into: parent, after: nil)
            nodes.append(node)
            parent = node
        }
        let innermost = tree.makeNode(inner)
        tree.insert(innermost, into: parent, after: nil)
        for node in nodes.reversed() { tree.finish(node) }
        let frame = tree.makeNode(
            .flexibleFrame(
                FlexibleFrameRule(
                    horizontal: FlexibleLength(minimum: 50, ideal: nil, maximum: 60),
                    vertical: FlexibleLength(minimum: nil, ideal: nil, maximum: nil),
                    alignment: .center)))
        tree.insert(frame, into: root, after: nodes.first ?? innermost)
        let fill = tree.makeNode(.fill(ideal: CGSize(width: 10, height: 10)))
        tree.insert(fill, into: frame, after: nil)
        tree.finish(frame)
        tree.finish(root)
        return (root, nodes, innermost, frame)
    }

    private static func padding(_ side: CGFloat) -> LayoutRule {
        .padding(EdgeInsets(top: 0, leading: side, bottom: 0, trailing: side))
    }

    private static var modifiers: [[LayoutRule]] {
        [
            [], [.pass], [padding(0)],
            [.pass, .fixedSize(horizontal: false, vertical: true), padding(0)],
        ]
    }

    @Test(arguments: 0..<4) func aTextIsNotAskedHowNarrowItGets(_ which: Int) {
        let tree = tree()
        let row = row(tree, Self.modifiers[which], text("12345678"))
        tree.layout(row.root, offer)
        same(tree.size(of: row.neighbour).width, 50, "which gives way less, and is asked first")
        same(tree.size(of: row.inner).width, 40)
        same((tree.textEngine as? NarrowText)?.narrowest, .infinity, "asked only for all it likes")
    }

    @Test(arguments: 0..<4) func aTextThatBecomesAViewThatGivesNoWay(_ which: Int) {
        let tree = tree()
        let row = row(tree, Self.modifiers[which], text("12345678"))
        tree.layout(row.root, offer)
        tree.setRule(row.inner, .fixed(CGSize(width: 40, height: tree.size(of: row.inner).height)))
        tree.layout(row.root, offer)
        same(tree.size(of: row.neighbour).width, 60, "what is left")
        same(tree.audit(row.root), [])
    }

    @Test func aModifierThatKeepsATextFromGettingNarrow() {
        let tree = tree()
        let row = row(
            tree, [.pass, .fixedSize(horizontal: false, vertical: true)], text("12345678"))
        tree.layout(row.root, offer)
        tree.setRule(row.modifiers[1], .fixedSize(horizontal: true, vertical: true))
        tree.layout(row.root, offer)
        same(tree.size(of: row.neighbour).width, 60)
    }

    @Test func aPaddingThatLeavesRoomWhereNoneIsOffered() {
        let tree = tree()
        let row = row(tree, [Self.padding(-5)], text("12345678"))
        tree.layout(row.root, offer)
        same((tree.textEngine as? NarrowText)?.narrowest, 10)
    }
}
