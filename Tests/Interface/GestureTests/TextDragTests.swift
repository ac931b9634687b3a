import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Movements over fields and editors: a pointer selects, a finger that has held moves the caret.
@MainActor
@Suite struct TextDragTests {
    private func pointer(_ host: ViewHost, from start: CGPoint, to end: CGPoint) {
        host.send(InputEvent(.pointer, .began, at: start, time: host.time))
        for step in 1...10 {
            let part = CGFloat(step) / 10
            let point = CGPoint(
                x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            host.send(InputEvent(.pointer, .moved, at: point, time: host.time + 0.016))
        }
        host.send(InputEvent(.pointer, .ended, at: end, time: host.time + 0.016))
    }

    @Test func aPointerSelectsFromWhereItCameDown() throws {
        let host = ViewHost(width: 300, height: 100) { Writing() }
        let frame = try host["field"].frame
        pointer(
            host, from: CGPoint(x: frame.minX + 1, y: frame.midY),
            to: CGPoint(x: frame.maxX - 1, y: frame.midY))
        holds(host.isEditing)
        try host.type("x")
        has(host.texts, "text x")
    }

    @Test func aPointerSelectsBackward() throws {
        let host = ViewHost(width: 300, height: 100) { Writing() }
        let frame = try host["field"].frame
        pointer(
            host, from: CGPoint(x: frame.maxX - 1, y: frame.midY),
            to: CGPoint(x: frame.minX + 1, y: frame.midY))
        host.key(.delete)
        has(host.texts, "text ")
    }

    @Test func aFingerThatHasHeldMovesTheCaret() throws {
        let host = ViewHost(width: 300, height: 100) { Writing() }
        let frame = try host["field"].frame
        let finger = host.touch(at: CGPoint(x: frame.minX + 1, y: frame.midY))
        finger.hold(for: 0.6)
        finger.move(to: CGPoint(x: frame.maxX - 1, y: frame.midY), duration: 0.2)
        finger.lift()
        try host.type("!")
        has(host.texts, "text Hello world!")
    }

    @Test func twoTapsSelectAWordAndThreeAll() throws {
        let host = ViewHost(width: 300, height: 100) { Writing() }
        let frame = try host["field"].frame
        let start = CGPoint(x: frame.minX + 10, y: frame.midY)
        for _ in 0..<2 { host.touch(at: start).lift() }
        try host.type("Bye")
        has(host.texts, "text Bye world")
        host.advance(by: 1)
        for _ in 0..<3 { host.touch(at: start).lift() }
        try host.type("x")
        has(host.texts, "text x")
    }
}

private struct Writing: View {
    @State private var text = "Hello world"

    var body: some View {
        VStack {
            TextField("Field", text: $text).accessibilityIdentifier("field")
            Text(verbatim: "text \(text)")
        }
    }
}
