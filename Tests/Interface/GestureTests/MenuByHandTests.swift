import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Menus that fingers and keys open: they are seen, reached and closed.
@MainActor
@Suite struct MenuByHandTests {
    private let log = Log()

    private func touch(_ host: ViewHost, _ frame: CGRect) {
        host.touch(at: CGPoint(x: frame.midX, y: frame.midY)).lift()
    }

    private func menu() -> ViewHost {
        ViewHost(width: 320, height: 500) {
            VStack {
                Menu("More") {
                    Button("Copy") { log.add("copy") }
                    Button("Delete", role: .destructive) { log.add("delete") }
                    Section("Sort") {
                        Button("By name", systemImage: "textformat") { log.add("name") }
                    }
                }
                .accessibilityIdentifier("more")
                Spacer()
                Button("Below") { log.add("below") }.accessibilityIdentifier("below")
            }
            .frame(maxWidth: .infinity)
            .background(Color.yellow)
        }
    }

    private struct Low {
        let name: String
        let isReversed: Bool
        let view: AnyView

        init(_ name: String, isReversed: Bool, _ view: some View) {
            (self.name, self.isReversed, self.view) = (name, isReversed, AnyView(view))
        }
    }

    private var listed: some View {
        Menu("More") {
            ForEach(["First", "Second", "Third"], id: \.self) { Button($0) {} }
        }
        .accessibilityIdentifier("more")
    }

    private var picker: some View {
        Picker("Kind", selection: .constant("First")) {
            ForEach(["First", "Second", "Third"], id: \.self) { Text($0).tag($0) }
        }
        .pickerStyle(.menu)
        .accessibilityIdentifier("more")
    }

    private func atTheBottom(_ view: some View) -> some View {
        VStack {
            Spacer()
            view
        }
    }

    /// Apple's page of `MenuOrder.automatic`, and expo/expo issue 48048: "Third, Second, First".
    private var low: [Low] {
        [
            Low("a menu", isReversed: true, atTheBottom(listed)),
            Low("priority", isReversed: true, atTheBottom(listed.menuOrder(.priority))),
            Low("fixed", isReversed: false, atTheBottom(listed.menuOrder(.fixed))),
            Low(
                "in a scroll view", isReversed: false,
                ScrollView {
                    Color.clear.frame(height: 440)
                    listed
                }),
            Low("a picker", isReversed: false, atTheBottom(picker)),
        ]
    }

    @Test func aMenuAboveItsControlBeginsThere() throws {
        for place in low {
            let host = ViewHost(width: 320, height: 500) { place.view }
            let control = try host["more"].frame
            touch(host, control)
            let second = try host.find(label: "Second").frame
            let third = try host.find(label: "Third").frame
            #expect(second.maxY < control.minY && third.maxY < control.minY, "\(place.name)")
            same((second.minY > third.minY), place.isReversed, "\(place.name)")
        }
        // Below its control a menu begins at the top.
        let host = menu()
        touch(host, try host["more"].frame)
        let (copy, delete) = (
            try host.find(label: "Copy").frame, try host.find(label: "Delete").frame
        )
        #expect(copy.minY < delete.minY)
    }

    @Test func anOpenMenuIsSeenBelowItsButton() throws {
        let host = menu()
        let button = try host["more"].frame
        touch(host, button)
        let copy = try host.find(label: "Copy").frame
        #expect(copy.minY >= button.maxY)
        same(copy.height, 44)
        #expect(copy.minX >= 0 && copy.maxX <= 320)
        try same(host.find(label: "Delete").frame.minY, copy.maxY)
        // The card covers the yellow ground.
        let pixel = try host.pixel(Int(copy.maxX) - 4, Int(copy.maxY) - 2)
        #expect(pixel.blue > 150)
        // Sections are set apart.
        let (delete, name) = (
            try host.find(label: "Delete").frame, try host.find(label: "Sort").frame
        )
        #expect(name.minY >= delete.maxY + 16)
        // A destructive item is red.
        let pixels = try host.pixels()
        let reds = (Int(delete.minX)..<Int(delete.maxX)).filter { x in
            (Int(delete.minY)..<Int(delete.maxY)).contains { y in
                let pixel = pixels(x, y)
                return pixel.red > pixel.green + 80 && pixel.red > pixel.blue + 80
            }
        }
        #expect(reds.count > 10)
        touch(host, copy)
        same(log.take(), ["copy"])
        fails(host.labels.contains("Copy"))
        #expect(try host.pixel(Int(copy.maxX) - 4, Int(copy.maxY) - 2).blue < 50)
    }

    @Test func aFingerGoesOnFromTheButtonToAnItem() throws {
        let host = menu()
        let button = try host["more"].frame
        let finger = host.touch(at: CGPoint(x: button.midX, y: button.midY))
        finger.hold(for: 0.3)
        let (copy, delete) = (
            try host.find(label: "Copy").frame, try host.find(label: "Delete").frame
        )
        let before = try host.pixel(Int(delete.maxX) - 4, Int(delete.midY))
        finger.move(to: CGPoint(x: copy.midX, y: copy.midY), duration: 0.1)
        finger.move(to: CGPoint(x: delete.midX, y: delete.midY), duration: 0.1)
        // The item under the finger looks pressed, and nothing has acted.
        #expect(try host.pixel(Int(delete.maxX) - 4, Int(delete.midY)).red < before.red)
        same(log.take(), [])
        finger.lift()
        same(log.take(), ["delete"])
        fails(host.labels.contains("Copy"))
        fails(host.isUnderHands)
    }

    @Test func aFingerThatIsLiftedBesideTheItemsLeavesTheMenuOpen() throws {
        let host = menu()
        let button = try host["more"].frame
        let finger = host.touch(at: CGPoint(x: button.midX, y: button.midY))
        finger.hold(for: 0.3)
        let copy = try host.find(label: "Copy").frame
        finger.move(to: CGPoint(x: copy.midX, y: copy.midY), duration: 0.1)
        finger.move(to: CGPoint(x: 10, y: 490), duration: 0.1)
        finger.lift()
        same(log.take(), [])
        touch(host, copy)
        same(log.take(), ["copy"])
    }

    @Test func theFingerThatHoldsAViewGoesOnToItsMenu() throws {
        let host = ViewHost(width: 320, height: 500) {
            Color.yellow.frame(width: 100, height: 100).contextMenu {
                Button("Copy") { log.add("copy") }
                Button("Share") { log.add("share") }
            }
            .accessibilityIdentifier("card")
        }
        let card = try host["card"].frame
        let finger = host.touch(at: CGPoint(x: card.midX, y: card.midY))
        finger.hold(for: 0.6)
        let share = try host.find(label: "Share").frame
        finger.move(to: CGPoint(x: share.midX, y: share.midY), duration: 0.2)
        finger.lift()
        same(log.take(), ["share"])
        fails(host.labels.contains("Copy"))
    }

    @Test func aTouchBesideItClosesItAndIsNothingElse() throws {
        let host = menu()
        touch(host, try host["more"].frame)
        has(host.labels, "Delete")
        touch(host, try host["below"].frame)
        same(log.take(), [])
        fails(host.labels.contains("Delete"))
        touch(host, try host["below"].frame)
        same(log.take(), ["below"])
    }

    @Test func theArrowKeysGoThroughItsItems() throws {
        let host = menu()
        touch(host, try host["more"].frame)
        host.key(.downArrow)
        host.key(.downArrow)
        host.key(.return)
        same(log.take(), ["delete"])
        fails(host.labels.contains("Delete"))
        touch(host, try host["more"].frame)
        host.key(.upArrow)
        host.key(.space)
        same(log.take(), ["name"])
        touch(host, try host["more"].frame)
        host.key(.escape)
        fails(host.labels.contains("Copy"))
    }

    @Test func theViewThatWasHeldIsSeenBeforeWhatIsDimmed() throws {
        let host = ViewHost(width: 320, height: 500) {
            Color.white.overlay(alignment: .top) {
                Color.yellow.frame(width: 100, height: 60)
                    .contextMenu { Button("Copy") { log.add("copy") } }
            }
        }
        let finger = host.touch(at: CGPoint(x: 160, y: 30))
        finger.hold(for: 0.6)
        finger.lift()
        let copy = try host.find(label: "Copy").frame
        #expect(copy.minY >= 60)
        #expect(try host.pixel(160, 30).red > 250)
        let beside = try host.pixel(10, 490)
        near(beside.red, 204, within: 4)
        touch(host, copy)
        same(log.take(), ["copy"])
        try same(host.pixel(10, 490).red, 255)
    }

    /// What is behind a context menu is dimmed up to the edges of the screen, not only where it is safe.
    @Test func aContextMenuDimsTheWholeScreen() throws {
        let host = ViewHost(device: .iPhone16) {
            Text("Hold").contextMenu { Button("Copy") {} }
        }
        let places = [(10, 10), (10, 426), (383, 845)]
        for (x, y) in places { try same(host.pixel(x, y).red, 255) }
        let frame = try host.find(label: "Hold").frame
        let finger = host.touch(at: CGPoint(x: frame.midX, y: frame.midY))
        finger.hold(for: 0.6)
        finger.lift()
        _ = try host.find(label: "Copy")
        for (x, y) in places { try near(host.pixel(x, y).red, 204, within: 4) }
    }

    @Test func aPreviewOfItsOwnIsSeenAboveTheItems() throws {
        let host = ViewHost(width: 320, height: 500) {
            Color.white.overlay(alignment: .top) {
                Color.black.frame(width: 100, height: 60)
                    .contextMenu {
                        Button("Copy") {}
                    } preview: {
                        Color.blue.frame(width: 80, height: 50).accessibilityIdentifier("preview")
                    }
            }
        }
        let finger = host.touch(at: CGPoint(x: 160, y: 30))
        finger.hold(for: 0.6)
        finger.lift()
        let (preview, copy) = (try host["preview"].frame, try host.find(label: "Copy").frame)
        #expect(preview.maxY <= copy.minY)
        let pixel = try host.pixel(Int(preview.midX), Int(preview.midY))
        #expect(pixel.blue > 200 && pixel.red < 60)
    }

    @Test func aTapDoesTheMainActionAndAHeldFingerOpensTheMenu() throws {
        let host = ViewHost(width: 320, height: 500) {
            VStack {
                Menu("Add") {
                    Button("From file") { log.add("file") }
                } primaryAction: {
                    log.add("add")
                }
                .accessibilityIdentifier("menu")
                Spacer()
            }
        }
        let frame = try host["menu"].frame
        touch(host, frame)
        same(log.take(), ["add"])
        fails(host.labels.contains("From file"))
        let finger = host.touch(at: CGPoint(x: frame.midX, y: frame.midY))
        finger.hold(for: 0.6)
        finger.lift()
        same(log.take(), [])
        touch(host, try host.find(label: "From file").frame)
        same(log.take(), ["file"])
    }

    @Test func aMenuInAMenuOpensBesideIt() throws {
        let host = ViewHost(width: 320, height: 500) {
            VStack {
                Menu("More") {
                    Menu("Share") { Button("Mail") { log.add("mail") } }
                }
                .accessibilityIdentifier("more")
                Spacer()
            }
        }
        touch(host, try host["more"].frame)
        touch(host, try host.find(label: "Share").frame)
        touch(host, try host.find(label: "Mail").frame)
        same(log.take(), ["mail"])
        fails(host.labels.contains("Share"))
    }

    @Test func aClosedPickerMarksTheChosenOption() throws {
        let host = ViewHost(width: 320, height: 500) { Choosing() }
        touch(host, try host["picker"].frame)
        let two = try host.find(label: "Two").frame
        same(two.height, 44)
        touch(host, two)
        has(host.texts, "chosen 2")
    }
}

private struct Choosing: View {
    @State private var chosen = 1

    var body: some View {
        VStack {
            Picker("Number", selection: $chosen) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }
            .pickerStyle(.menu).labelsHidden().accessibilityIdentifier("picker")
            Text(verbatim: "chosen \(chosen)")
            Spacer()
        }
    }
}
