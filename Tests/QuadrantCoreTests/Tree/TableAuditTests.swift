import QuadrantCore
import QuadrantLayout
import QuadrantText
import RandomEdits
import SwiftUI
import Testing

/// Whatever a tree keeps beside its nodes, it forgets with them.
@MainActor @Suite struct TableAuditTests {
    private struct Owner {
        struct Inner {
            var marked: Set<UInt32> = []
        }
        var names: [UInt32: String] = [:]
        var inner = Inner()
    }

    @Test func whatIsLeftOfANodeIsFound() {
        let layout = LayoutTree(textEngine: FixedMetricsText())
        let nodes = (0..<3).map { _ in layout.makeNode(.fixed(.zero)) }
        var owner = Owner()
        for node in nodes { owner.names[node.index] = "name" }
        owner.inner.marked = [nodes[1].index]
        #expect(TableAudit.faults(in: owner, of: layout) == [])
        layout.remove(nodes[1])
        #expect(
            TableAudit.faults(in: owner, of: layout) == [
                "Owner.names keeps nodes that are gone: [2].",
                "Inner.marked keeps nodes that are gone: [2].",
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
        #expect(TableAudit.faults(in: tree) == [])
        model.isShown = false
        tree.update(room)
        #expect(tree.layout.nodeCount < before / 4)
        #expect(TableAudit.faults(in: tree) == [])
    }
}
