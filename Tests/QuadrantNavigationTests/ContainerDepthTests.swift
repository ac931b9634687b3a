import QuadrantTesting
import SwiftUI
import Testing

/// Stacks, tab views and split views in one another: no nesting doubles the work, and views that contain themselves are named.
@MainActor @Suite struct ContainerDepthTests {
    /// A kind of container around a view.
    enum Kind: CaseIterable {
        case stack, searched, tabItems, tabs, firstColumn, lastColumn

        @MainActor func around(_ view: AnyView) -> AnyView {
            switch self {
            case .stack: AnyView(NavigationStack { view })
            case .searched:
                AnyView(NavigationStack { view.searchable(text: .constant("q")) })
            case .tabItems: AnyView(TabView { view.tabItem { Text("a") } })
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
        let some = host(kind, 12, width)
        let many = host(kind, 18, width)
        let bodies = [few, some, many].map(\.counters.bodies)
        #expect(bodies[2] - bodies[1] <= (bodies[1] - bodies[0]) * 12 / 10)
        let cycles = many.issues.filter { $0.message.contains("more than") }
        #expect(cycles.isEmpty)
    }

    private struct InStack: View {
        var body: some View { NavigationStack { AnyView(InStack()) } }
    }

    private struct InTabs: View {
        var body: some View { TabView { Tab("a", systemImage: "star") { AnyView(InTabs()) } } }
    }

    private struct InColumn: View {
        var body: some View {
            NavigationSplitView {
                Text("sidebar")
            } detail: {
                AnyView(InColumn())
            }
            .environment(\.horizontalSizeClass, .regular)
        }
    }

    private func issues(_ view: some View) -> [String] {
        ViewHost(width: 390, height: 700) { view }.issues.map(\.message)
    }

    /// The view itself is named, not one of the library's in between.
    @Test func viewsThatContainThemselvesAreNamed() {
        let words =
            " contains itself: there are 256 stacks, tab views and split views in one another"
        #expect(issues(InStack()).contains("InStack" + words))
        #expect(issues(InTabs()).contains("InTabs" + words))
        #expect(issues(InColumn()).contains("InColumn" + words))
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
