import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Stacks, tab views and split views in one another: no nesting doubles the work.
@MainActor @Suite struct ContainerDepthTests {
    /// A kind of container around a view.
    enum Kind: CaseIterable {
        case stack, searched, tabItems, twoTabs, tabs, firstColumn, lastColumn

        @MainActor func around(_ view: AnyView) -> AnyView {
            switch self {
            case .stack: AnyView(NavigationStack { view })
            case .searched:
                AnyView(NavigationStack { view.searchable(text: .constant("q")) })
            case .tabItems: AnyView(TabView { view.tabItem { Text("a") } })
            case .twoTabs:
                AnyView(
                    TabView {
                        view.tabItem { Text("a") }
                        Text("other").tabItem { Text("b") }
                    })
            case .tabs: AnyView(TabView { Tab("a", systemImage: "star") { view } })
            case .firstColumn:
                AnyView(
                    NavigationSplitView {
                        view
                    } detail: {
                        Text("detail")
                    })
            case .lastColumn:
                AnyView(
                    NavigationSplitView {
                        Text("sidebar")
                    } detail: {
                        view
                    })
            }
        }
    }

    private func host(_ kind: Kind, _ levels: Int, _ width: SizeClass) -> ViewHost {
        var view = AnyView(Text("innermost"))
        for _ in 0..<levels { view = kind.around(view) }
        let shown = view
        return ViewHost(width: width == .wide ? 1_000 : 390, height: 700) {
            shown.environment(
                \.horizontalSizeClass, width == .wide ? .regular : .compact)
        }
    }

    /// How wide a window is.
    enum SizeClass: CaseIterable {
        case narrow, wide
    }

    /// Work that doubles with each level would take longer than the world has existed.
    @Test(arguments: Kind.allCases, SizeClass.allCases)
    func noNestingDoublesTheWork(_ kind: Kind, _ width: SizeClass) {
        let few = host(kind, 6, width)
        let some = host(kind, 8, width)
        let many = host(kind, 10, width)
        let bodies = [few, some, many].map(\.counters.bodies)
        #expect(bodies[2] - bodies[1] <= (bodies[1] - bodies[0]) * 12 / 10)
        let cycles = many.issues.filter { $0.message.contains("more than") }
        empty(cycles)
    }

    /// A bar at the top asks which of its items have room: not for more than any bar has.
    @Test func manyButtonsCostAsTheirNumber() {
        func bodies(_ count: Int) -> Int {
            ViewHost(width: 390, height: 700) {
                NavigationStack {
                    Text("x").toolbar {
                        ForEach(0..<count, id: \.self) { index in Button("b\(index)") {} }
                    }
                }
            }.counters.bodies
        }
        let (few, some, many) = (bodies(100), bodies(200), bodies(300))
        #expect(many - some <= (some - few) * 11 / 10)
    }
}
