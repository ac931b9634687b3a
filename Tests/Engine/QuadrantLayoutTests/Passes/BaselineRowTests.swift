import Expectations
import Foundation
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import Testing

/// A change below a text or a guide goes only as far as what is said to those around changes.
@Suite struct BaselineRowTests {
    private let tree = LayoutTree(textEngine: FixedMetricsText())
    private let offer = ProposedViewSize(width: 400, height: nil)

    private func text(_ string: String, size: CGFloat = 10) -> LayoutRule {
        .text(TextRequest(runs: [TextRun(string, font: FontDescriptor(size: size))]))
    }

    private func stack(
        _ axis: Axis, _ alignment: AlignmentKey, spacing: CGFloat? = nil
    ) -> LayoutRule {
        .stack(StackRule(axis: axis, alignment: alignment, spacing: spacing))
    }

    private var baselineRow: LayoutRule {
        stack(.horizontal, VerticalAlignment.firstTextBaseline.key)
    }

    @discardableResult
    private func add(_ rule: LayoutRule, to parent: NodeID, after previous: NodeID?) -> NodeID {
        let node = tree.makeNode(rule)
        tree.insert(node, into: parent, after: previous)
        return node
    }

    /// Padded rows of a title, a spacer and a number; returns the column and the titles.
    private func column(
        rows: Int, _ rule: LayoutRule? = nil
    ) -> (root: NodeID, titles: [NodeID]) {
        let root = tree.makeNode(
            rule ?? stack(.vertical, HorizontalAlignment.center.key, spacing: 0))
        var (titles, last): ([NodeID], NodeID?) = ([], nil)
        for index in 0..<rows {
            let padding = add(.padding(EdgeInsets(4)), to: root, after: last)
            let line = add(baselineRow, to: padding, after: nil)
            let title = add(text("Title"), to: line, after: nil)
            let spacer = add(.spacer(axis: .horizontal, minLength: nil), to: line, after: title)
            add(text("\(index % 10)"), to: line, after: spacer)
            tree.finish(line)
            tree.finish(padding)
            titles.append(title)
            last = padding
        }
        tree.finish(root)
        return (root, titles)
    }

    private func cost(_ root: NodeID, of change: () -> Void) -> PassStatistics {
        let before = tree.statistics
        change()
        tree.layout(root, offer)
        var cost = tree.statistics
        cost.measures -= before.measures
        cost.places -= before.places
        cost.arrangements -= before.arrangements
        return cost
    }

    @Test func aFirstLayoutMeasuresTextsTwice() {
        let (root, _) = column(rows: 100)
        let cost = cost(root) {}
        // A padding, a row, two texts twice; a spacer for its minimum, its maximum and its share,
        // to measure and to place.
        #expect(cost.measures <= 100 * (1 + 1 + 2 * 2 + 7) + 1)
        same(cost.places, 1 + 100 * 5)
    }

    @Test func aTextOfAnotherWidthStaysInItsRow() {
        let (root, titles) = column(rows: 1_000)
        tree.layout(root, offer)
        let cost = cost(root) { tree.setRule(titles[500], text("Another")) }
        same(tree.size(of: titles[500]).width, 35)
        same(cost.arrangements, 1, "the row")
        #expect(cost.measures + cost.places <= 30)
    }

    @Test func aTextOfEqualSizeStaysAlone() {
        let (root, titles) = column(rows: 1_000)
        tree.layout(root, offer)
        let cost = cost(root) { tree.setRule(titles[500], text("Tutle")) }
        #expect(cost.measures <= 2)
        same(cost.places, 0)
    }

    @Test func aTextOfAnotherHeightTakesOnePassOfTheColumn() {
        let (root, titles) = column(rows: 1_000)
        tree.layout(root, offer)
        let cost = cost(root) {
            tree.setRule(titles[500], text(String(repeating: "a", count: 100)))
        }
        near(tree.size(of: root).height, (1_001 * 12 + 1_000 * 8), within: 0.001)
        #expect(cost.places <= 1_000 + 10)
        #expect(cost.measures <= 40)
    }

    @Test func anotherSizeOfLettersMovesTheBaselineOfTheRow() throws {
        // The row's baseline is asked for by a row around it.
        let root = tree.makeNode(baselineRow)
        let (column, titles) = column(
            rows: 1, stack(.vertical, HorizontalAlignment.leading.key))
        tree.insert(column, into: root, after: nil)
        let beside = add(text("b", size: 40), to: root, after: column)
        tree.finish(root)
        tree.layout(root, offer)
        near(tree.position(of: column).y, (36 - 9 - 4), within: 0.001)
        tree.setRule(titles[0], text("Title", size: 20))
        tree.layout(root, offer)
        near(tree.position(of: column).y, (36 - 18 - 4), within: 0.001)
        same(tree.position(of: beside).y, 0)
    }

    @Test func aGuideThatSaysTheSameStopsThere() {
        let root = tree.makeNode(stack(.vertical, HorizontalAlignment.leading.key, spacing: 0))
        var (guides, last): ([NodeID], NodeID?) = ([], nil)
        for _ in 0..<500 {
            let guide = add(
                .guide(GuideRule(HorizontalAlignment.leading) { _ in 3 }), to: root, after: last)
            add(.fixed(CGSize(width: 10, height: 10)), to: guide, after: nil)
            tree.finish(guide)
            guides.append(guide)
            last = guide
        }
        tree.finish(root)
        tree.layout(root, offer)
        let same = cost(root) {
            tree.setRule(guides[250], .guide(GuideRule(HorizontalAlignment.leading) { _ in 3 }))
        }
        #expect(same.places <= 1)
        let other = cost(root) {
            tree.setRule(guides[250], .guide(GuideRule(HorizontalAlignment.leading) { _ in 5 }))
        }
        #expect(other.places >= 500)
        #expect(tree.position(of: guides[0]).x == 2)
        #expect(tree.position(of: guides[250]).x == 0)
    }

    @Test func distancesThatChangeReachTheColumn() {
        let root = tree.makeNode(stack(.vertical, HorizontalAlignment.leading.key))
        let first = add(.pass, to: root, after: nil)
        let inner = add(.fixed(CGSize(width: 10, height: 10)), to: first, after: nil)
        tree.finish(first)
        let second = add(.fixed(CGSize(width: 10, height: 10)), to: root, after: first)
        tree.finish(root)
        tree.layout(root, offer)
        same(tree.position(of: second).y, 18)
        tree.setRule(inner, .spacer(axis: .vertical, minLength: 10))
        tree.layout(root, offer)
        same(tree.position(of: second).y, 10)
        tree.setRule(inner, .fixed(CGSize(width: 10, height: 10)))
        tree.layout(root, offer)
        same(tree.position(of: second).y, 18)
    }
}

extension EdgeInsets {
    fileprivate init(_ length: CGFloat) {
        self.init(top: length, leading: length, bottom: length, trailing: length)
    }
}
