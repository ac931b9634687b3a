import Foundation
import QuadrantCore
import QuadrantLayout
import QuadrantShaping
import QuadrantText
import SwiftUI
import Testing

/// Containers within containers: measurements grow with the depth, not exponentially.
@Suite @MainActor struct ContainerCostTests {
    @Test(arguments: ["grid", "grid of one row", "lazy grid", "lazy stack", "fitting"])
    func measuresGrowLinearly(_ kind: String) {
        let (shallow, deep) = (measures(kind, depth: 10), measures(kind, depth: 20))
        #expect(deep < 3 * shallow, "\(kind): \(shallow), then \(deep)")
    }

    /// Each level of wrapped texts adds a width that those in it are asked for.
    @Test func measuresOfWrappedTextsGrowWithTheSquare() {
        let (shallow, deep) = (
            measures("grid of texts", depth: 10), measures("grid of texts", depth: 20)
        )
        #expect(deep < 5 * shallow, "\(shallow), then \(deep)")
    }

    /// Deep down more is asked for than nodes keep elsewhere.
    @Test func measuresOfDeepGridsGrowWithTheSquare() {
        let (shallow, deep) = (
            measures("row of a text", depth: 60), measures("row of a text", depth: 120)
        )
        #expect(deep < 6 * shallow, "\(shallow), then \(deep)")
    }

    /// Widths of thirds of points, as texts have on a phone: the order in which they are added makes no new ones.
    @Test func measuresOfThirdsGrowWithTheSquare() {
        var values = EnvironmentValues()
        values.displayScale = 3
        let counts = [40, 80].map { depth in
            let tree = ViewTree(
                nested("row of texts", depth), environment: values,
                textEngine: ShapingEngine.shared)
            tree.update(ProposedViewSize(width: 393, height: 759))
            return tree.layout.statistics.measures
        }
        #expect(counts[0] < 5_000 && counts[1] < 6 * counts[0], "\(counts)")
    }

    /// Each screen says something of itself that is known only when its views are there: so it is made twice, and not each
    /// once more for those around it.
    @Test(arguments: ["stack", "tabs"])
    func screensInOneAnotherAreMadeAsOftenAsOne(_ kind: String) {
        let (shallow, deep) = (work(kind, depth: 10), work(kind, depth: 20))
        #expect(deep.bodies < 3 * shallow.bodies, "\(kind): \(shallow), then \(deep)")
        #expect(deep.evaluations <= 3 * shallow.evaluations, "\(kind): \(shallow), then \(deep)")
        #expect(deep.keyLooks <= 3 * shallow.keyLooks, "\(kind): \(shallow), then \(deep)")
    }

    private func work(_ kind: String, depth: Int) -> ViewStatistics {
        let tree = ViewTree(
            nested(kind, depth), environment: EnvironmentValues(), textEngine: FixedMetricsText())
        tree.update(ProposedViewSize(width: 400, height: 800))
        return tree.statistics
    }

    private func measures(_ kind: String, depth: Int) -> Int {
        let tree = ViewTree(
            nested(kind, depth), environment: EnvironmentValues(), textEngine: FixedMetricsText())
        tree.update(ProposedViewSize(width: 3000, height: 2000))
        return tree.layout.statistics.measures
    }

    private func nested(_ kind: String, _ depth: Int) -> AnyView {
        guard depth > 0 else {
            if kind == "row of texts" { return AnyView(Text("x")) }
            return kind == "grid of texts"
                ? AnyView(Text("Words that are broken into lines"))
                : AnyView(Color.red.frame(minWidth: 5, maxHeight: 900))
        }
        let inner = nested(kind, depth - 1)
        switch kind {
        case "stack":
            return AnyView(
                NavigationStack {
                    inner.navigationTitle("A").searchable(text: .constant(""))
                        .toolbar { Button("A") {} }
                        .navigationDestination(isPresented: .constant(false)) { Text("b") }
                })
        case "tabs":
            return AnyView(TabView { inner.tabItem { Text("a") } })
        case "grid":
            return AnyView(
                Grid {
                    GridRow {
                        Color.red.frame(width: 4, height: 4)
                        inner
                    }
                    GridRow {
                        Color.blue.frame(minWidth: 3, maxWidth: 70)
                        Color.green
                    }
                    Divider()
                })
        case "grid of texts":
            return AnyView(
                Grid {
                    GridRow {
                        inner
                        Text("Some more words to break")
                    }
                    GridRow { Text("And words") }
                })
        case "row of a text", "row of texts":
            return AnyView(
                Grid {
                    GridRow {
                        inner
                        Text("a")
                    }
                })
        case "grid of one row":
            return AnyView(
                Grid {
                    GridRow {
                        Color.red.frame(width: 4, height: 4)
                        inner
                    }
                })
        case "lazy grid":
            return AnyView(
                LazyVGrid(columns: [GridItem(), GridItem()]) {
                    inner
                    Color.red
                })
        case "lazy stack":
            return AnyView(
                LazyVStack {
                    inner
                    Color.red
                })
        default:
            return AnyView(
                ViewThatFits {
                    Color.red.frame(width: 10_000)
                    inner
                })
        }
    }
}
