import Expectations
import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantText
import QuadrantViews
import TappedViews
import Testing

@MainActor @Suite struct MenuTests {
    private struct Actions: View {
        @State private var log = ""
        @State private var isOn = false
        @State private var size = 1
        var primary = false

        var body: some View {
            menu.accessibilityIdentifier("menu")
            Text("\(log) \(isOn) \(size)").accessibilityIdentifier("log")
        }

        @ViewBuilder private var menu: some View {
            if primary {
                Menu("More") {
                    items
                } primaryAction: {
                    log += "primary"
                }
            } else {
                Menu("More") { items }
            }
        }

        @ViewBuilder private var items: some View {
            Button("Copy") { log += "copy" }
            Button("Delete", systemImage: "trash", role: .destructive) { log += "delete" }
            Button("Stay") { log += "stay" }.menuActionDismissBehavior(.disabled)
            Button("Never") { log += "never" }.disabled(true)
            Divider()
            Toggle("Bold", isOn: $isOn)
            Section("Size") {
                Picker("Size", selection: $size) {
                    Text("Small").tag(1)
                    Text("Large").tag(2)
                }
            }
            Menu("Share") {
                Button("Mail") { log += "mail" }
            }
        }
    }

    private func host(primary: Bool = false) -> ViewHost {
        ViewHost(width: 300, height: 300) { VStack { Actions(primary: primary) } }
    }

    private func log(_ host: ViewHost) throws -> String { try host["log"].text }

    private func isOpen(_ host: ViewHost) throws -> Bool {
        try host["menu"].accessibility?.children.isEmpty == false
    }

    @Test func itemsActAndCloseTheMenu() throws {
        let host = host()
        try same(host["menu"].label, "More")
        try same(host["menu"].traits, [.isButton])
        try fails(isOpen(host))
        try host["menu"].tap()
        try holds(isOpen(host))
        try host.find(label: "Copy").perform("activate")
        try same(log(host), "copy false 1")
        try fails(isOpen(host))
        try host["menu"].select("Delete")
        try host["menu"].select("Bold")
        try host["menu"].select("Large")
        try same(log(host), "copydelete true 2")
        try fails(isOpen(host))
    }

    @Test func itemsAreListed() throws {
        let host = host()
        let items = try host["menu"].menuItems()
        same(
            items.map(\.label),
            [
                "Copy", "trash, Delete", "Stay", "Never", "Bold", "Size", "Small", "Large", "Share",
            ])
        same(items[4].value, "0")
        has(items[6].traits, .isSelected)
        same(items[3].isEnabled, false)
        try fails(isOpen(host))
    }

    @Test func anItemMayLeaveTheMenuOpen() throws {
        let host = host()
        try host["menu"].tap()
        try host["menu"].select("Stay")
        try holds(isOpen(host))
        try host["menu"].select("Never")
        try same(log(host), "stay false 1")
        try host["menu"].tap()
        try fails(isOpen(host))
    }

    @Test func aMenuInAMenu() throws {
        let host = host()
        try host["menu"].select("Share", "Mail")
        try same(log(host), "mail false 1")
        try fails(isOpen(host))
        #expect(throws: ActionFailure.self) { try host["menu"].select("Share", "Fax") }
    }

    @Test func aTapDoesThePrimaryAction() throws {
        let host = host(primary: true)
        try host["menu"].tap()
        try same(log(host), "primary false 1")
        try fails(isOpen(host))
        try host["menu"].perform("showMenu")
        try holds(isOpen(host))
        try host["menu"].select("Copy")
        try same(log(host), "primarycopy false 1")
    }

    @Test func aDisabledMenuStaysClosed() throws {
        let host = ViewHost(width: 300, height: 300) {
            Menu("More") { Button("Copy") {} }.disabled(true).accessibilityIdentifier("menu")
        }
        try host["menu"].tap()
        try fails(isOpen(host))
        try same(host["menu"].isEnabled, false)
    }

    private struct Capsuled: MenuStyle {
        func makeBody(configuration: Configuration) -> some View {
            Menu(configuration).padding(10).background(.yellow)
        }
    }

    @Test func styles() throws {
        func size(_ style: some MenuStyle) throws -> CGSize {
            try ViewHost { Menu("More") {}.menuStyle(style).accessibilityIdentifier("menu") }[
                "menu"
            ]
            .frame.size
        }
        let plain = try size(.automatic)
        same(plain.height, 20.5)
        try same(size(.borderlessButton), plain)
        // As bordered buttons: 12 and 7 around the label.
        try same(size(.borderedButton), CGSize(width: plain.width + 24, height: 34.5))
        #expect(try size(BorderlessButtonMenuStyle(showsMenuIndicator: true)).width > plain.width)
        try same(size(Capsuled()), CGSize(width: plain.width + 20, height: 40.5))
        let button = try ViewHost {
            Menu("More") {}.buttonStyle(.bordered).accessibilityIdentifier("menu")
        }["menu"]
        same(button.frame.height, 34.5)
    }

    // MARK: Context menus

    private struct Held: View {
        @State private var log = ""

        var body: some View {
            Text("Photo")
                .contextMenu {
                    Button("Copy") { log += "copy" }
                } preview: {
                    Text("Large photo")
                }
                .accessibilityIdentifier("photo")
            Text(log).accessibilityIdentifier("log")
        }
    }

    @Test func aContextMenu() throws {
        let host = ViewHost(width: 300, height: 300) { VStack { Held() } }
        try same(host["photo"].label, "Photo")
        let before = try host["photo"].frame
        let items = try host["photo"].menuItems()
        same(items.compactMap(\.label).suffix(2), ["Large photo", "Copy"])
        try host["photo"].select("Copy")
        try same(log(host), "copy")
        try same(host["photo"].label, "Photo")
        try same(host["photo"].frame, before)
        #expect(throws: ActionFailure.self) { try host["log"].menuItems() }
    }

    @Test func aContextMenuOfNothing() throws {
        let host = ViewHost {
            Text("Photo").contextMenu(ContextMenu<EmptyView>?.none)
                .accessibilityIdentifier("photo")
        }
        #expect(throws: ActionFailure.self) { try host["photo"].menuItems() }
    }
}

@MainActor @Suite struct MenuButtonTests {
    private struct Old: View {
        @State private var log = ""

        var body: some View {
            MenuButton("More") {
                Button("Copy") { log += "copy" }
            }
            .accessibilityIdentifier("menu")
            Text(log).accessibilityIdentifier("log")
        }
    }

    @Test func anOlderMenu() throws {
        let host = ViewHost { VStack { Old() } }
        try host["menu"].select("Copy")
        try same(host["log"].text, "copy")
        let bordered = ViewHost { VStack { Old().menuButtonStyle(PullDownMenuButtonStyle()) } }
        try same(bordered["menu"].frame.width, host["menu"].frame.width + 24)
    }
}
