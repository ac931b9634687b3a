import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Events that make no sense, and views that do not expect what comes: each is taken for something, and told where that helps.
@MainActor
@Suite struct BadHandTests {
    private let log = Log()

    private var dragged: some View {
        Color.white.gesture(
            DragGesture(minimumDistance: 0)
                .onChanged { log.add("at \(Int($0.location.x))") }
                .onEnded { log.add("end \(Int($0.location.x))") })
    }

    @Test func eventsOutOfOrderCountAsNow() {
        let host = square(dragged)
        host.advance(by: 5)
        host.send(.touch(.began, at: CGPoint(x: 10, y: 10), time: 3))
        host.send(.touch(.moved, at: CGPoint(x: 30, y: 10), time: 4.5))
        host.send(.touch(.moved, at: CGPoint(x: 20, y: 10), time: 1))
        host.send(.touch(.ended, at: CGPoint(x: 20, y: 10), time: -7))
        same(log.take(), ["at 10", "at 30", "at 20", "end 20"])
        #expect(host.time == 5 && !host.isUnderHands)
    }

    @Test func movesAndEndsWithoutABeginningAreNothing() {
        let host = square(dragged)
        host.send(.touch(.moved, at: CGPoint(x: 30, y: 10), id: 4, time: 0))
        host.send(.touch(.ended, at: CGPoint(x: 30, y: 10), id: 4, time: 0.1))
        host.send(.touch(.cancelled, at: CGPoint(x: 30, y: 10), id: 4, time: 0.2))
        #expect(log.take() == [] && !host.isUnderHands)
    }

    @Test func aSecondBeginningTakesTheFirstFingerAway() {
        let host = square(dragged)
        host.send(.touch(.began, at: CGPoint(x: 10, y: 10), time: 0))
        host.send(.touch(.began, at: CGPoint(x: 50, y: 10), time: 0.1))
        host.send(.touch(.ended, at: CGPoint(x: 60, y: 10), time: 0.2))
        // The first is cancelled, which ends nothing.
        same(log.take(), ["at 10", "at 50", "at 60", "end 60"])
        fails(host.isUnderHands)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func eventsWithoutNumbersAreLeftOutAndReported(_ number: Double) {
        let host = square(dragged)
        host.send(.touch(.began, at: CGPoint(x: 10, y: 10), time: 0))
        host.send(.touch(.moved, at: CGPoint(x: number, y: 10), time: 0.1))
        host.send(.touch(.moved, at: CGPoint(x: 20, y: 10), time: number))
        host.send(
            .wheel(by: CGSize(width: 0, height: number), at: CGPoint(x: 10, y: 10), time: 0.2))
        host.send(.touch(.ended, at: CGPoint(x: 30, y: 10), time: 0.3))
        same(log.take(), ["at 10", "at 30", "end 30"])
        #expect(!host.issues.isEmpty && !host.isUnderHands)
    }

    @Test func aViewThatIsGoneIsToldNothing() throws {
        let host = ViewHost(width: 100, height: 100) { Going(log: log) }
        let finger = host.touch(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 60, y: 50), duration: 0)
        same(log.take(), ["moved"])
        host.key("g", modifiers: .command)
        finger.move(to: CGPoint(x: 80, y: 50), duration: 0)
        finger.lift()
        #expect(log.take() == [] && !host.isUnderHands)
        same(host.texts, ["held false"])
    }

    @Test func aGestureMayRemoveItself() {
        let host = ViewHost(width: 100, height: 100) { Removing(log: log) }
        let finger = host.touch(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 70, y: 50), duration: 0.1)
        finger.move(to: CGPoint(x: 90, y: 50), duration: 0.1)
        finger.lift()
        // It heard of the movement that removed it, and of nothing more.
        same(log.take(), ["moved"])
        #expect(host.texts == ["gone"] && !host.isUnderHands)
        empty(host.issues)
    }

    @Test func aMenuMayGoWithItsControlWhileItIsOpen() throws {
        let host = ViewHost(width: 300, height: 300) { GoingMenu() }
        try host["menu"].tap()
        has(host.labels, "Item")
        host.key("g", modifiers: .command)
        fails(host.labels.contains("Item"))
        // A finger reaches what is there.
        host.touch(at: CGPoint(x: 150, y: 150)).lift()
        has(host.texts, "tapped")
        _ = try host.picture()
    }

    @Test func aRowMayGoWhileAFingerHasLiftedIt() throws {
        let host = ViewHost(width: 300, height: 300) { GoingRow() }
        let row = try host["b"].frame
        let finger = host.touch(at: CGPoint(x: 150, y: row.midY))
        finger.hold(for: 0.6)
        finger.move(to: CGPoint(x: 150, y: row.midY + 20), duration: 0.1)
        host.key("g", modifiers: .command)
        _ = try host.picture()
        finger.lift()
        holds(host.advanceToEnd())
        #expect(!host.contains("b") && !host.isAnimating)
        _ = try host.picture()
    }
}

private struct Going: View {
    let log: Log
    @State private var isThere = true
    @GestureState private var isHeld = false

    var body: some View {
        ZStack {
            if isThere {
                Color.white.gesture(
                    DragGesture(minimumDistance: 0).updating($isHeld) { _, held, _ in held = true }
                        .onChanged { if $0.translation != .zero { log.add("moved") } }
                        .onEnded { _ in log.add("ended") })
            }
            Text(verbatim: "held \(isHeld)").allowsHitTesting(false)
            Button("Go") { isThere = false }.keyboardShortcut("g").labelsHidden().opacity(0)
                .accessibilityHidden(true)
        }
    }
}

private struct Removing: View {
    let log: Log
    @State private var isThere = true

    var body: some View {
        if isThere {
            Color.white.gesture(
                DragGesture()
                    .onChanged { _ in
                        log.add("moved")
                        isThere = false
                    }
                    .onEnded { _ in log.add("ended") })
        } else {
            Text("gone")
        }
    }
}

private struct GoingMenu: View {
    @State private var isThere = true
    @State private var isTapped = false

    var body: some View {
        ZStack {
            Color.white.onTapGesture { isTapped = true }
            if isThere {
                Menu("Menu") { Button("Item") {} }.accessibilityIdentifier("menu")
            }
            if isTapped { Text("tapped").allowsHitTesting(false) }
            Button("Go") { isThere = false }.keyboardShortcut("g").opacity(0)
        }
    }
}

private struct GoingRow: View {
    @State private var letters = ["a", "b", "c"]

    var body: some View {
        List {
            ForEach(letters, id: \.self) {
                Text(verbatim: $0).accessibilityIdentifier($0)
            }
            .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
        }
        .overlay { Button("Go") { letters = ["a", "c"] }.keyboardShortcut("g").opacity(0) }
    }
}
