import Expectations
import Foundation
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import Testing

/// What layout costs, in counts: times depend on the machine, these do not.
@Suite struct StackCountTests {
    private let tree = LayoutTree(textEngine: FixedMetricsText())

    private func row(_ spacing: CGFloat = 8) -> LayoutRule {
        .stack(
            StackRule(
                axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: spacing))
    }

    private func column() -> LayoutRule {
        .stack(
            StackRule(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0))
    }

    @discardableResult
    private func add(_ rule: LayoutRule, to parent: NodeID, after previous: NodeID?) -> NodeID {
        let node = tree.makeNode(rule)
        tree.insert(node, into: parent, after: previous)
        return node
    }

    /// Rows of four leaves and a spacer; returns the column, the first texts and the second texts.
    private func table(rows: Int) -> (root: NodeID, firsts: [NodeID], seconds: [NodeID]) {
        let root = tree.makeNode(column())
        var (firsts, seconds, last): ([NodeID], [NodeID], NodeID?) = ([], [], nil)
        for _ in 0..<rows {
            let line = add(row(), to: root, after: last)
            let icon = add(.fixed(CGSize(width: 20, height: 20)), to: line, after: nil)
            let first = add(.fixed(CGSize(width: 120, height: 16)), to: line, after: icon)
            let second = add(.fixed(CGSize(width: 80, height: 16)), to: line, after: first)
            let spacer = add(.spacer(axis: .horizontal, minLength: 0), to: line, after: second)
            add(.fixed(CGSize(width: 60, height: 24)), to: line, after: spacer)
            tree.finish(line)
            firsts.append(first)
            seconds.append(second)
            last = line
        }
        tree.finish(root)
        return (root, firsts, seconds)
    }

    @Test func oneChangedLeafVisitsItsRowOnly() {
        let (root, firsts, seconds) = table(rows: 1_000)
        let offer = ProposedViewSize(width: 800, height: nil)
        same(tree.layout(root, offer), CGSize(width: 800, height: 24_000))
        let before = tree.statistics
        tree.setRule(firsts[500], .fixed(CGSize(width: 121, height: 16)))
        tree.layout(root, offer)
        same(tree.position(of: seconds[500]).x, CGFloat(157))
        #expect(tree.statistics.places - before.places <= 6)
        #expect(tree.statistics.measures - before.measures <= 12)
        same(tree.statistics.arrangements - before.arrangements, 1)
    }

    @Test func layingOutAgainUnchangedTouchesNothing() {
        let (root, _, _) = table(rows: 100)
        let offer = ProposedViewSize(width: 800, height: nil)
        tree.layout(root, offer)
        let before = tree.statistics
        tree.layout(root, offer)
        same(tree.statistics, before)
    }

    @Test(arguments: [20, 100, 1_000])
    func nestedHuggingStacksMeasureEachNodeAtMostThreeTimes(depth: Int) {
        let root = tree.makeNode(row(0))
        var level = root
        for k in 0..<depth {
            var last: NodeID?
            for (width, height) in [(10, 10), (12, 8), (8, 12)] {
                last = add(.fixed(CGSize(width: width, height: height)), to: level, after: last)
            }
            guard k + 1 < depth else { break }
            level = add((k + 1) % 2 == 0 ? row(0) : column(), to: level, after: last)
        }
        tree.layout(root, .unspecified)
        #expect(tree.statistics.measures <= 3 * 4 * depth)
    }

    @Test(arguments: [8, 40])
    func nestedBaselinesAreAskedForInProportionToTheirDepth(depth: Int) {
        let root = tree.makeNode(baselineRow())
        var level = root
        for _ in 0..<depth {
            let run = TextRun("a", font: FontDescriptor(size: 17))
            let text = add(.text(TextRequest(runs: [run])), to: level, after: nil)
            level = add(baselineRow(), to: level, after: text)
        }
        // Without a memory for guides, 40 levels would take 2^40 steps.
        tree.layout(root, ProposedViewSize(width: 400, height: nil))
        #expect(tree.statistics.measures <= 80 * depth)
    }

    private func baselineRow() -> LayoutRule {
        .stack(
            StackRule(
                axis: .horizontal, alignment: VerticalAlignment.lastTextBaseline.key, spacing: 0))
    }

    @Test(arguments: [8, 16, 32])
    func nestedFlexibleStacksGrowInProportionToTheirDepth(depth: Int) {
        let root = tree.makeNode(row(0))
        var level = root
        for k in 0..<depth {
            let flexible = add(.fill(ideal: CGSize(width: 10, height: 10)), to: level, after: nil)
            guard k + 1 < depth else { break }
            level = add((k + 1) % 2 == 0 ? row(0) : column(), to: level, after: flexible)
        }
        tree.layout(root, ProposedViewSize(width: 400, height: 400))
        // Each node sees few distinct proposals, however deep the tree is.
        #expect(tree.statistics.measures <= 60 * depth)
    }
}
