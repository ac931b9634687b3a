import Expectations
import QuadrantCore
import QuadrantLayout
import QuadrantText
import RandomEdits
import SwiftUI
import Testing

/// Whatever a tree keeps beside its nodes, it forgets with them.
@MainActor @Suite struct TableAuditTests {
    private final class Inner {
        let table: NodeTable<String>
        let set: NodeSet
        let column: NodeColumn<String>

        init(in tables: NodeTables) {
            (table, set) = (NodeTable(in: tables), NodeSet(in: tables))
            column = NodeColumn(in: tables)
        }
    }

    private final class Kept {}

    private func layoutOfThree() -> (LayoutTree, [NodeID]) {
        let layout = LayoutTree(textEngine: FixedMetricsText())
        return (layout, (0..<3).map { _ in layout.makeNode(.fixed(.zero)) })
    }

    /// The tables own the columns, and with them drawings, closures and pictures of the views.
    @Test func tablesEndWithTheirTree() {
        weak var tables: NodeTables?
        weak var kept: Kept?
        do {
            let layout = layoutOfThree().0
            tables = layout.tables
            let value = Kept()
            kept = value
            NodeColumn<Kept>(in: layout.tables)[1] = value
        }
        #expect(tables == nil && kept == nil)
        do {
            let tree = ViewTree(
                Text("a").frame(depth: 3), environment: EnvironmentValues(),
                textEngine: FixedMetricsText())
            tables = tree.layout.tables
        }
        #expect(tables == nil)
    }

    @Test func tablesForgetANodeThatIsFreed() {
        let (layout, nodes) = layoutOfThree()
        let inner = Inner(in: layout.tables)
        var forgotten: [UInt32] = []
        inner.table.onForget = { node, value in forgotten.append(node) }
        for node in nodes {
            inner.table[node.index] = "name"
            inner.set.insert(node.index)
            inner.column[node.index] = "name"
        }
        layout.remove(nodes[1])
        same(forgotten, [nodes[1].index])
        for left in [
            Array(inner.table.all.keys), Array(inner.set.nodes), inner.column.nodes,
        ] {
            same(left.sorted(), [nodes[0].index, nodes[2].index])
        }
        same(TableAudit.faults(in: layout), [])
        // The next node in its place has nothing of it.
        let next = layout.makeNode(.fixed(.zero))
        same(next.index, nodes[1].index)
        #expect(inner.table[next.index] == nil && inner.column[next.index] == nil)
    }

    @Test func aTableTakesNoMemoryUntilSomethingIsPutIntoIt() {
        let (layout, nodes) = layoutOfThree()
        let table = NodeTable<String>(in: layout.tables)
        let copy = table
        let before = layout.tables.all.count
        #expect(table.isEmpty && table[nodes[0].index] == nil)
        same(table.removeValue(of: nodes[0].index), nil)
        table[nodes[0].index] = nil
        table.removeAll()
        same(layout.tables.all.count, before)
        // A copy is the same table, whichever of them got the first entry.
        table[nodes[0].index] = "name"
        same(layout.tables.all.count, before + 1)
        same(copy[nodes[0].index], "name")
    }

    @Test func aLayoutHasNoTablesUntilOneIsNeeded() {
        let (layout, _) = layoutOfThree()
        empty(layout.tables.all)
    }

    /// Tables that nobody would clear, of all kinds and in all places.
    private struct Unregistered {
        struct Part {
            var marked: Set<UInt32> = []
            var places: [Int: String] = [:]
        }
        var names: [UInt32: String] = [:]
        var part: Part? = Part()
        var byIndex: [String?] = []
        lazy var later = Part()
        var types: [ObjectIdentifier: Int] = [:]
        var list: [Int] = []
    }

    @Test func aTableThatForgetsNothingIsFound() {
        let (layout, _) = layoutOfThree()
        let (other, _) = layoutOfThree()
        var owner = Unregistered()
        owner.later.marked = []
        same(
            TableAudit.unknownTables(of: owner, in: layout),
            [
                "Unregistered.names does not forget nodes.",
                "Part.marked does not forget nodes.",
                "Part.places does not forget nodes.",
                "Unregistered.byIndex does not forget nodes.",
                "Part.marked does not forget nodes.",
                "Part.places does not forget nodes.",
            ])
        same(
            TableAudit.unknownTables(of: Inner(in: other.tables), in: layout),
            [
                "Inner.table is a table of another tree.",
                "Inner.set is a table of another tree.",
                "Inner.column is a table of another tree.",
            ])
    }

    private final class Model: ObservableObject {
        @Published var isShown = true
    }

    private struct Everything: View {
        @ObservedObject var model: Model

        var body: some View {
            VStack {
                Text("stays")
                if model.isShown {
                    ScrollView {
                        LazyVStack(pinnedViews: .sectionHeaders) {
                            Section("head") {
                                ForEach(0..<50) { Text("\($0)").frame(height: 30).id($0) }
                            }
                        }
                        Text("relative").containerRelativeFrame(.horizontal)
                    }
                    .coordinateSpace(.named("space"))
                    GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) }
                        .accessibilityIdentifier("reader")
                    Text("moved").offset(x: 4).zIndex(2).layoutPriority(1).onTapGesture {}
                        .anchorPreference(key: Points.self, value: .center) { [$0] }
                        .onAppear {}
                        .alignmentGuide(.leading) { $0.width }
                    HStack { ForEach(0..<200) { Text("\($0)").scaleEffect(0.5) } }
                }
            }
            .onPreferenceChange(Points.self) { _ in }
        }
    }

    private enum Points: PreferenceKey {
        static let defaultValue: [Anchor<CGPoint>] = []
        static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
            value += nextValue()
        }
    }

    @Test func aTreeForgetsWhatIsRemoved() {
        let model = Model()
        let tree = ViewTree(
            Everything(model: model), environment: EnvironmentValues(),
            textEngine: FixedMetricsText())
        let room = ProposedViewSize(width: 300, height: 400)
        tree.update(room)
        let before = tree.layout.nodeCount
        same(TableAudit.faults(in: tree), [])
        model.isShown = false
        tree.update(room)
        #expect(tree.layout.nodeCount < before / 4)
        same(TableAudit.faults(in: tree), [])
    }
}
