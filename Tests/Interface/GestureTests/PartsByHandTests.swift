import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Parts of controls that fingers move: rows, sheets, pages, menus.
@MainActor
@Suite struct PartsByHandTests {
    private let log = Log()

    // MARK: Swipe actions

    private func list() -> ViewHost {
        ViewHost(width: 300, height: 400) {
            List(0..<4) { index in
                Text(verbatim: "Row \(index)").accessibilityIdentifier("row \(index)")
                    .swipeActions {
                        Button("Bin") { log.add("bin \(index)") }.accessibilityIdentifier("bin")
                        Button("Flag") { log.add("flag \(index)") }
                    }
                    .swipeActions(edge: .leading, allowsFullSwipe: false) {
                        Button("Read") { log.add("read \(index)") }.accessibilityIdentifier("read")
                    }
                    .onTapGesture { log.add("tap \(index)") }
            }
        }
    }

    private func swipe(_ host: ViewHost, _ row: Int, by distance: CGFloat) throws {
        let frame = try host["row \(row)"].frame
        let start = CGPoint(x: distance < 0 ? 280 : 20, y: frame.midY)
        host.drag(from: start, to: CGPoint(x: start.x + distance, y: frame.midY + 3))
    }

    @Test func aSwipePastHalfOfTheButtonsLeavesThemOpen() throws {
        let host = list()
        try swipe(host, 1, by: -120)
        try host["bin"].tap()
        same(log.take(), ["bin 1"])
        fails(host.contains("bin"))
        try swipe(host, 1, by: -20)
        fails(host.contains("bin"))
        try swipe(host, 1, by: 60)
        #expect(host.contains("read") && !host.contains("bin"))
    }

    @Test func aFullSwipeDoesWhatTheFirstButtonIsFor() throws {
        let host = list()
        try swipe(host, 2, by: -250)
        same(log.take(), ["bin 2"])
        fails(host.contains("bin"))
        // Where that is not allowed the buttons stay.
        try swipe(host, 2, by: 250)
        same(log.take(), [])
        holds(host.contains("read"))
    }

    @Test func aTouchElsewhereClosesTheRowAndIsNothingElse() throws {
        let host = list()
        try swipe(host, 1, by: -120)
        holds(host.contains("bin"))
        let other = try host["row 3"].frame
        host.touch(at: CGPoint(x: other.midX, y: other.midY)).lift()
        fails(host.contains("bin"))
        same(log.take(), [])
        host.touch(at: CGPoint(x: other.midX, y: other.midY)).lift()
        same(log.take(), ["tap 3"])
    }

    @Test func aRowThatIsHeldFollowsTheFinger() throws {
        let host = list()
        let frame = try host["row 0"].frame
        let finger = host.touch(at: CGPoint(x: 250, y: frame.midY))
        finger.move(to: CGPoint(x: 210, y: frame.midY), duration: 0.1)
        try same(host["row 0"].frame.minX, frame.minX - 40)
        finger.cancel()
        try same(host["row 0"].frame.minX, frame.minX)
    }

    // MARK: Menus

    @Test func aHeldViewOpensItsMenuAndEscapeClosesIt() throws {
        let host = square(
            Color.white.contextMenu { Button("Copy") { log.add("copy") } }
                .onTapGesture { log.add("tap") })
        host.touch(at: CGPoint(x: 50, y: 50)).lift()
        same(log.take(), ["tap"])
        fails(host.labels.contains("Copy"))
        let finger = host.touch(at: CGPoint(x: 50, y: 50))
        finger.hold(for: 0.4)
        fails(host.labels.contains("Copy"))
        finger.hold(for: 0.2)
        has(host.labels, "Copy")
        finger.lift()
        same(log.take(), [])
        host.key(.escape)
        fails(host.labels.contains("Copy"))
        // The secondary button opens it at once.
        var click = InputEvent(.pointer, .began, at: CGPoint(x: 50, y: 50), time: host.time)
        click.button = 1
        host.send(click)
        has(host.labels, "Copy")
    }

    // MARK: Sheets

    @Test func aSheetIsDraggedBetweenDetentsAndAway() throws {
        let host = ViewHost(width: 400, height: 800) { Sheets(log: log) }
        host.update()
        func top() throws -> CGFloat { try host["sheet"].frame.minY }
        let medium = try top()
        #expect(medium > 300)
        host.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 250))
        host.advance(by: 2)
        let large = try top()
        #expect(large < 150)
        same(log.take(), ["large"])
        // Less than half of the way back is taken back.
        host.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 350))
        host.advance(by: 2)
        try same(top(), large)
        host.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600))
        host.advance(by: 2)
        try same(top(), medium)
        same(log.take(), ["medium"])
        host.fling(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 750))
        host.advance(by: 2)
        fails(host.contains("sheet"))
    }

    @Test func escapeClosesASheetUnlessThatIsOff() throws {
        let host = ViewHost(width: 400, height: 800) { Sheets(log: log) }
        holds(host.contains("sheet"))
        host.key(.escape)
        host.advance(by: 1)
        fails(host.contains("sheet"))
        let other = ViewHost(width: 400, height: 800) { Sheets(log: log, isFixed: true) }
        other.key(.escape)
        other.fling(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 750))
        other.advance(by: 2)
        holds(other.contains("sheet"))
    }

    // MARK: Pages

    @Test func pagesOfTabsAreSwiped() throws {
        let host = ViewHost(width: 300, height: 300) { Paged() }
        has(host.texts, "Page 0")
        host.drag(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 50, y: 150))
        has(host.texts, "Page 1")
        host.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 50, y: 150))
        has(host.texts, "Page 1")
        host.fling(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 60, y: 150))
        has(host.texts, "Page 2")
        // There is none after the last.
        host.fling(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 60, y: 150))
        has(host.texts, "Page 2")
        host.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 250, y: 150))
        has(host.texts, "Page 1")
    }

    @Test func thePageBesideIsSeenWhileAFingerTurnsPages() throws {
        let host = ViewHost(width: 300, height: 300) { Paged() }
        let finger = host.touch(at: CGPoint(x: 250, y: 150))
        finger.move(to: CGPoint(x: 150, y: 150), duration: 0.1)
        let pages = host.texts.filter { $0.hasPrefix("Page") }
        same(pages, ["Page 0", "Page 1"])
        // The pages lie a width apart, a hundred points to the left of where they were.
        let middles = try ["page 0", "page 1"].map { try host[$0].frame.midX }
        same(middles, [50, 350])
        finger.move(to: CGPoint(x: 250, y: 150), duration: 0.1)
        finger.hold(for: 0.2)
        finger.lift()
        same(host.texts.filter { $0.hasPrefix("Page") }, ["Page 0"])
    }

    // MARK: Values of the focus, commands, modifiers

    @Test func objectsOfTheFocusedViewAreRead() {
        let host = ViewHost(width: 200, height: 200) { Objects() }
        has(host.texts, "none")
        host.key(.tab)
        has(host.texts, "first")
        host.key(.tab)
        has(host.texts, "second")
    }

    @Test func commandsByName() {
        let host = square(
            Color.white.focusable()
                .onCommand(Selector("selectAll:")) { log.add("all") }
                .onCommand("cancelOperation:") { log.add("cancel") }
                .onCommand("fly:") { log.add("fly") })
        host.key(.tab)
        host.key("a", modifiers: .command)
        host.key(.escape)
        same(log.take(), ["all", "cancel"])
        holds(host.issues.contains { $0.message.contains("onCommand(\"fly:\")") })
    }

    @Test func keysThatAreHeldAreToldOf() {
        let host = square(
            Color.white.onModifierKeysChanged(mask: [.shift, .option], initial: false) { old, new in
                log.add("\(old.rawValue) > \(new.rawValue)")
            })
        host.key("a", modifiers: .shift)
        host.key("b", modifiers: [.shift, .command])
        host.key("c")
        same(log.take(), ["0 > 2", "2 > 0"])
    }
}

private struct Sheets: View {
    let log: Log
    var isFixed = false
    @State private var isShown = true
    @State private var detent = PresentationDetent.medium

    var body: some View {
        Color.white.sheet(isPresented: $isShown) {
            Color.gray.accessibilityIdentifier("sheet")
                .presentationDetents([.medium, .large], selection: $detent)
                .interactiveDismissDisabled(isFixed)
                .onChange(of: detent) { log.add(detent == .large ? "large" : "medium") }
        }
    }
}

private struct Paged: View {
    var body: some View {
        TabView {
            ForEach(0..<3) { Text(verbatim: "Page \($0)").accessibilityIdentifier("page \($0)") }
        }
        .tabViewStyle(.page)
    }
}

private final class Document: ObservableObject {
    let name: String

    init(name: String) { self.name = name }
}

private struct Objects: View {
    @State private var first = Document(name: "first")
    @State private var second = Document(name: "second")

    var body: some View {
        VStack {
            Color.white.frame(width: 20, height: 20).focusable().focusedObject(first)
            Color.white.frame(width: 20, height: 20).focusable().focusedObject(second)
            Named()
        }
    }
}

private struct Named: View {
    @FocusedObject private var document: Document?

    var body: some View { Text(verbatim: document?.name ?? "none") }
}

/// Rows that are moved to other places.
@MainActor
@Suite struct ReorderTests {
    private func letters(_ host: ViewHost) -> String {
        host.texts.filter { $0.count == 1 }.joined()
    }

    private func middle(_ host: ViewHost, _ letter: String) throws -> CGPoint {
        let frame = try host.find(label: letter).frame
        return CGPoint(x: 150, y: frame.midY)
    }

    @Test func aHeldRowIsMovedToWhereItIsLetGo() throws {
        let host = ViewHost(width: 300, height: 500) { Letters() }
        same(letters(host), "ABCDE")
        let (a, c) = (try middle(host, "A"), try middle(host, "C"))
        let finger = host.touch(at: a)
        finger.hold(for: 0.6)
        finger.move(to: CGPoint(x: 150, y: c.y + 10), duration: 0.2)
        finger.lift()
        same(letters(host), "BCADE")
        // Without the hold the list scrolls.
        host.drag(from: a, to: CGPoint(x: 150, y: c.y))
        same(letters(host), "BCADE")
        // A row that may not be moved stays.
        let last = try middle(host, "E")
        let other = host.touch(at: last)
        other.hold(for: 0.6)
        other.move(to: a, duration: 0.2)
        other.lift()
        same(letters(host), "BCADE")
    }

    /// Each section moves its own rows: past its end a row goes to its end.
    @Test func aRowStaysInItsOwnSection() throws {
        let log = Log()
        let host = ViewHost(width: 300, height: 700) { TwoSections(log: log) }
        let (a, f, z) = (try middle(host, "A"), try middle(host, "F"), try middle(host, "Z"))
        let finger = host.touch(at: a)
        finger.hold(for: 0.6)
        finger.move(to: CGPoint(x: 150, y: f.y + 10), duration: 0.2)
        finger.lift()
        same(log.take(), ["letters [0] to 3"])
        host.advance(by: 2)
        // Before its beginning to its beginning.
        let other = host.touch(at: z)
        other.hold(for: 0.6)
        other.move(to: CGPoint(x: 150, y: a.y), duration: 0.2)
        other.lift()
        same(log.take(), ["more [4] to 0"])
    }

    @Test func theGripOfARowMovesItAtOnce() throws {
        let host = ViewHost(width: 300, height: 500) {
            Letters().environment(\.editMode, .constant(.active))
        }
        let (d, b) = (try middle(host, "D"), try middle(host, "B"))
        let edge = try host["list"].frame.maxX
        let x = stride(from: edge - 10, to: edge - 60, by: -5).first { x in
            host.drag(from: CGPoint(x: x, y: d.y), to: CGPoint(x: x, y: b.y - 10))
            // Beside the grip the list was scrolled.
            host.advance(by: 2)
            return letters(host) != "ABCDE"
        }
        differ(x, nil)
        same(letters(host), "ADBCE")
    }
}

private struct TwoSections: View {
    let log: Log

    var body: some View {
        List {
            Section {
                ForEach(["A", "B", "C"], id: \.self) { Text(verbatim: $0) }
                    .onMove { log.add("letters \(Array($0)) to \($1)") }
            }
            Section {
                ForEach(["D", "E", "F", "G", "Z"], id: \.self) { Text(verbatim: $0) }
                    .onMove { log.add("more \(Array($0)) to \($1)") }
            }
        }
    }
}

private struct Letters: View {
    @State private var letters = ["A", "B", "C", "D", "E"]

    var body: some View {
        List {
            ForEach(letters, id: \.self) { letter in
                Text(verbatim: letter).moveDisabled(letter == "E")
            }
            .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
        }
        .accessibilityIdentifier("list")
    }
}
