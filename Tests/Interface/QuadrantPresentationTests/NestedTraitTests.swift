import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// What is set twice on a view, for a container to read: the innermost counts (of `zIndex` and row separators that is
/// measured; the others go the same way).
@MainActor @Suite struct NestedTraitTests {
    private struct Rank: LayoutValueKey { static let defaultValue = 0 }

    private struct RankLayout: Layout {
        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize {
            CGSize(width: CGFloat(10 * (subviews.first?[Rank.self] ?? 0)), height: 10)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
    }

    /// A view on which the trait is set once, and one on which it is set once more around.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let once: @MainActor @Sendable () -> AnyView
        let twice: @MainActor @Sendable () -> AnyView
        /// What only the outer value would give: another picture.
        let outer: @MainActor @Sendable () -> AnyView

        init<A: View, B: View>(
            _ name: String, _ inner: @escaping @MainActor @Sendable (AnyView) -> A,
            _ outer: @escaping @MainActor @Sendable (AnyView) -> B,
            in place: @escaping @MainActor @Sendable (AnyView) -> AnyView
        ) {
            testDescription = name
            let text = { @MainActor @Sendable in AnyView(Text("Row")) }
            once = { place(AnyView(inner(text()))) }
            twice = { place(AnyView(outer(AnyView(inner(text()))))) }
            self.outer = { place(AnyView(outer(text()))) }
        }
    }

    nonisolated private static let list: @MainActor @Sendable (AnyView) -> AnyView = { row in
        AnyView(
            List {
                Text("Above")
                row
                Text("Below")
            })
    }

    nonisolated private static let stack: @MainActor @Sendable (AnyView) -> AnyView = { view in
        AnyView(
            ZStack {
                view.background(.red)
                Color.blue.frame(width: 40, height: 40).zIndex(1)
            })
    }

    nonisolated static let rows = [
        Row("zIndex", { $0.zIndex(2) }, { $0.zIndex(0) }, in: { stack($0) }),
        Row(
            "layoutPriority", { $0.layoutPriority(1) }, { $0.layoutPriority(-1) },
            in: { view in
                AnyView(
                    HStack {
                        view
                        Text("another text that takes some room")
                    }
                    .frame(width: 90))
            }),
        Row(
            "layoutValue", { $0.layoutValue(key: Rank.self, value: 3) },
            { $0.layoutValue(key: Rank.self, value: 9) },
            in: { view in AnyView(RankLayout { view }.border(.red)) }),
        Row(
            "gridCellColumns", { $0.gridCellColumns(2) }, { $0.gridCellColumns(1) },
            in: { view in
                AnyView(
                    Grid {
                        GridRow {
                            Color.red.frame(width: 20)
                            Color.blue.frame(width: 90)
                        }
                        GridRow { view.background(.green) }
                    })
            }),
        Row(
            "gridColumnAlignment", { $0.gridColumnAlignment(.trailing) },
            { $0.gridColumnAlignment(.leading) },
            in: { view in
                AnyView(
                    Grid {
                        GridRow { view }
                        GridRow { Color.red.frame(width: 200, height: 10) }
                    })
            }),
        Row("badge", { $0.badge(1) }, { $0.badge(777) }, in: list),
        Row(
            "listRowInsets", { $0.listRowInsets(EdgeInsets()) },
            { $0.listRowInsets(EdgeInsets(top: 0, leading: 90, bottom: 0, trailing: 0)) }, in: list),
        Row(
            "listRowSeparator", { $0.listRowSeparator(.hidden) }, { $0.listRowSeparator(.visible) },
            in: list),
        Row(
            "listRowSeparatorTint", { $0.listRowSeparatorTint(.red) },
            { $0.listRowSeparatorTint(.green) }, in: list),
        Row(
            "listRowBackground", { $0.listRowBackground(Color.red) },
            { $0.listRowBackground(Color.green) }, in: list),
        Row(
            "clear listRowBackground", { $0.listRowBackground(Color.clear) },
            { $0.listRowBackground(Color.green) }, in: list),
    ]

    @Test(arguments: rows) func theInnermostCounts(row: Row) throws {
        func picture(_ view: AnyView) throws -> Data {
            try ViewHost(width: 320, height: 240) { view }.pngData()
        }
        let once = try picture(row.once())
        try same(picture(row.twice()), once)
        try differ(picture(row.outer()), once, "The outer value alone is seen.")
    }

    @Test func theInnermostLabelOfATabCounts() throws {
        let host = ViewHost(width: 320, height: 240) {
            TabView { Text("Row").tabItem { Text("Inner") }.tabItem { Text("Outer") } }
        }
        #expect(host.texts.contains("Inner") && !host.texts.contains("Outer"))
    }
}
