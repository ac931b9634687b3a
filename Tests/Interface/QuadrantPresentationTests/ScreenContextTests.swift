import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// What is presented, and what is in a menu, does not know of the bar, the row or the control that its button stands in.
@MainActor @Suite struct ScreenContextTests {
    /// What the environment changes of usual content: buttons, labels, long texts, toggles, links and grounds.
    private struct Content: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 4) {
                Button("Plain button") {}.accessibilityIdentifier("button")
                Button(role: .close) {}.accessibilityIdentifier("close")
                Label("Title", systemImage: "star").accessibilityIdentifier("label")
                Text("A text that is longer than a line of the sheet that shows it, and so has two")
                    .accessibilityIdentifier("text")
                Toggle("Toggle", isOn: .constant(true)).accessibilityIdentifier("toggle")
                Image(systemName: "heart").accessibilityIdentifier("symbol")
                NavigationLink("Link") { Text("Nowhere") }.accessibilityIdentifier("link")
                GroupBox("Box") { Text("In a box") }.accessibilityIdentifier("box")
                Text("Badge").badge(3).accessibilityIdentifier("badge")
            }
            .frame(width: 300)
        }

        static let names = [
            "button", "close", "label", "text", "toggle", "symbol", "link", "box", "badge",
        ]
    }

    /// A button that presents the content.
    private struct Opener: View {
        @State private var isShown = false

        var body: some View {
            Button("Open") { isShown = true }.accessibilityIdentifier("open")
                .sheet(isPresented: $isShown) { Content() }
        }
    }

    private struct Line: Identifiable {
        let id: Int
    }

    /// Where a button stands.
    struct Place: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// The label of what has to be opened first; `nil` where the button is seen.
        var menu: String?
        let view: @MainActor @Sendable () -> AnyView

        init(
            _ name: String, menu: String? = nil,
            @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View
        ) {
            (testDescription, self.menu) = (name, menu)
            self.view = { AnyView(view()) }
        }
    }

    nonisolated static let places = [
        Place("bar") {
            NavigationStack { Color.clear.toolbar { Opener() } }
        },
        Place("prominent item") {
            NavigationStack {
                Color.clear.toolbar {
                    ToolbarItem(placement: .confirmationAction) { Opener() }
                }
            }
        },
        Place("bottom bar") {
            NavigationStack {
                Color.clear.toolbar { ToolbarItem(placement: .bottomBar) { Opener() } }
            }
        },
        Place("dark bar") {
            NavigationStack {
                Color.clear.toolbar { Opener() }.toolbarColorScheme(.dark, for: .navigationBar)
            }
        },
        Place("row") { List { Opener() } },
        Place("row of a form") { Form { Section { Opener() } } },
        Place("header") {
            List {
                Section {
                    Text("Row")
                } header: {
                    Opener()
                }
            }
        },
        Place("footer") {
            Form {
                Section {
                    Text("Row")
                } footer: {
                    Opener()
                }
            }
        },
        Place("tab") { TabView { Opener().tabItem { Text("Tab") } } },
        Place("group of controls") { ControlGroup { Opener() } },
        Place("palette") { ControlGroup { Opener() }.controlGroupStyle(.palette) },
        Place("box") { GroupBox { Opener() } },
        Place("label of a box") {
            GroupBox {
                Text("Content")
            } label: {
                Opener()
            }
        },
        Place("cell of a table") {
            Table([Line(id: 1)]) { TableColumn("Column") { _ in Opener() } }
        },
        Place("actions of what is missing") {
            ContentUnavailableView {
                Text("None")
            } actions: {
                Opener()
            }
        },
        Place("label of what is missing") {
            ContentUnavailableView { Opener() }
        },
        Place("material") { Opener().padding().background(.thinMaterial) },
        Place("row of a sidebar") {
            NavigationSplitView {
                List { Opener() }
            } detail: {
                Text("Detail")
            }
        },
        Place("searched list") {
            NavigationStack { List { Opener() }.searchable(text: .constant("")) }
        },
    ]

    private func host(_ view: AnyView) -> ViewHost { ViewHost(width: 393, height: 852) { view } }

    /// The frames in the sheet, and whether the link can be used.
    private func look(_ host: ViewHost) throws -> [String] {
        try Content.names.map { name in
            let view = try host[name]
            return "\(name) \(view.frame) \(view.isEnabled)"
        }
    }

    @Test(arguments: places) func sheetsAreAsOverTheRoot(place: Place) throws {
        let plain = host(AnyView(Opener()))
        try plain["open"].tap()
        let other = host(place.view())
        try other["open"].tap()
        try same(look(other), look(plain))
        try fails(plain["link"].isEnabled, "There is no stack in the sheet.")
    }

    /// A button of a role in a menu of a bar has its title, as in a menu elsewhere.
    @Test func menusInBarsAreAsElsewhere() throws {
        struct Menus: View {
            var body: some View {
                Menu("Menu") {
                    Button(role: .close) {}.accessibilityIdentifier("close")
                    Button("Item", systemImage: "star") {}.accessibilityIdentifier("item")
                    Button("An item with a title that is far too long for one line of a menu") {}
                        .accessibilityIdentifier("long")
                }
            }
        }
        let plain = host(AnyView(Menus()))
        let bar = host(AnyView(NavigationStack { Color.clear.toolbar { Menus() } }))
        for host in [plain, bar] { try host.find(label: "Menu").tap() }
        for name in ["close", "item", "long"] {
            try same(bar[name].frame.size, plain[name].frame.size, "\(name)")
            try same(bar[name].texts, plain[name].texts, "\(name)")
        }
        try same(bar["close"].texts, ["Close"])
    }
}
