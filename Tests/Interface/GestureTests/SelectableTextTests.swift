import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Texts that people select: with a pointer as on macOS, with a finger as on iOS.
@MainActor
@Suite struct SelectableTextTests {
    private func click(_ host: ViewHost, at point: CGPoint, to end: CGPoint? = nil) {
        host.send(InputEvent(.pointer, .began, at: point, time: host.time))
        if let end {
            for step in 1...8 {
                let part = CGFloat(step) / 8
                host.send(
                    InputEvent(
                        .pointer, .moved,
                        at: CGPoint(
                            x: point.x + (end.x - point.x) * part,
                            y: point.y + (end.y - point.y) * part),
                        time: host.time + 0.016))
            }
        }
        host.send(InputEvent(.pointer, .ended, at: end ?? point, time: host.time + 0.016))
    }

    /// What was copied, as a field takes it.
    private func pasted(_ host: ViewHost) throws -> String {
        try host["field"].tap()
        host.key("a", modifiers: .command)
        host.key("v", modifiers: .command)
        return host.texts.first { $0.hasPrefix("typed ") } ?? ""
    }

    @Test func aPointerSelectsWhatItIsDrawnOver() throws {
        let host = ViewHost(width: 300, height: 200) { Reading() }
        let text = try host["text"].frame
        let plain = try host.pixels()(Int(text.minX) + 1, Int(text.minY) + 1)
        click(
            host, at: CGPoint(x: text.minX + 1, y: text.midY),
            to: CGPoint(x: text.maxX + 20, y: text.midY))
        // It is marked behind the characters.
        let marked = try host.pixels()(Int(text.minX) + 1, Int(text.minY) + 1)
        #expect(marked.blue > marked.red + 10 && plain.red == plain.blue)
        host.key("c", modifiers: .command)
        try same(pasted(host), "typed Hello brave world")
        // The field has the focus by now: nothing is selected any more.
        try same(host.pixels()(Int(text.minX) + 1, Int(text.minY) + 1), plain)
    }

    @Test func aDoubleClickSelectsTheWordAndWordsFromThereOn() throws {
        let host = ViewHost(width: 300, height: 200) { Reading() }
        let text = try host["text"].frame
        let start = CGPoint(x: text.minX + 5, y: text.midY)
        click(host, at: start)
        click(host, at: start)
        host.key("c", modifiers: .command)
        try same(pasted(host), "typed Hello")
        host.advance(by: 1)
        click(host, at: start)
        click(host, at: start, to: CGPoint(x: text.midX, y: text.midY))
        host.key("c", modifiers: .command)
        try same(pasted(host), "typed Hello brave")
    }

    @Test func allIsSelectedByKeysAndEscapeTakesItBack() throws {
        let host = ViewHost(width: 300, height: 200) { Reading() }
        let text = try host["text"].frame
        click(host, at: CGPoint(x: text.midX, y: text.midY))
        host.key("a", modifiers: .command)
        host.key("c", modifiers: .command)
        host.key(.escape)
        host.key("a", modifiers: .command)
        try same(pasted(host), "typed Hello brave world")
    }

    @Test func aFingerThatHoldsATextIsOfferedToCopyAllOfIt() throws {
        let host = ViewHost(width: 300, height: 200) { Reading() }
        let text = try host["text"].frame
        let finger = host.touch(at: CGPoint(x: text.midX, y: text.midY))
        finger.hold(for: 0.6)
        finger.lift()
        let copy = try host.find(label: "Copy").frame
        // The menu is above the text, and a finger reaches it.
        #expect(copy.maxY <= text.minY && abs(copy.midX - text.midX) < 40)
        host.touch(at: CGPoint(x: copy.midX, y: copy.midY)).lift()
        fails(host.labels.contains("Copy"))
        try same(pasted(host), "typed Hello brave world")
    }

    @Test func textsThatAreNotSelectableAreNot() throws {
        let host = ViewHost(width: 300, height: 200) { Reading(isInnerOff: true) }
        let text = try host["text"].frame
        click(
            host, at: CGPoint(x: text.minX + 1, y: text.midY),
            to: CGPoint(x: text.maxX - 1, y: text.midY))
        host.key("c", modifiers: .command)
        try same(pasted(host), "typed ")
        empty(host.issues)
    }

    @Test func aDragAfterATapSelectsWholeWordsInFields() throws {
        let host = ViewHost(width: 300, height: 200) { Reading(typed: "One two three") }
        let field = try host["field"].frame
        let start = CGPoint(x: field.minX + 12, y: field.midY)
        host.touch(at: start).lift()
        let finger = host.touch(at: start)
        finger.move(to: CGPoint(x: start.x + 42, y: field.midY), duration: 0.2)
        finger.lift()
        try host.type("x")
        has(host.texts, "typed x three")
    }
}

private struct Reading: View {
    var isInnerOff = false
    @State var typed = ""

    var body: some View {
        VStack(spacing: 20) {
            VStack {
                if isInnerOff {
                    Text("Hello brave world").accessibilityIdentifier("text")
                        .textSelection(.disabled)
                } else {
                    Text("Hello brave world").accessibilityIdentifier("text")
                }
            }
            .padding(.top, 60)
            .textSelection(.enabled)
            TextField("Field", text: $typed).accessibilityIdentifier("field")
            Text(verbatim: "typed \(typed)")
        }
        .background(.white)
    }
}
