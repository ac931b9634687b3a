import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// What shows that a finger holds it down, in the styles of the system.
@MainActor
@Suite struct PressedLookTests {
    @Test func aLabelFadesWhileItIsHeld() throws {
        let host = ViewHost(width: 100, height: 100) {
            Button {
            } label: {
                Color.black.frame(width: 40, height: 40)
            }
            .buttonStyle(.plain)
        }
        try same(host.pixel(50, 50).red, 0)
        let finger = host.touch(at: CGPoint(x: 50, y: 50))
        // A fifth of black on white.
        near(try host.pixel(50, 50).red, 204, within: 1)
        // Further than seventy points beside the button it is let go, and back it is held again.
        finger.move(to: CGPoint(x: 50, y: 199), duration: 0)
        try same(host.pixel(50, 50).red, 0)
        finger.move(to: CGPoint(x: 50, y: 90), duration: 0)
        near(try host.pixel(50, 50).red, 204, within: 1)
        finger.lift()
        try same(host.pixel(50, 50).red, 0)
    }

    @Test(arguments: [true, false])
    func aBorderedButtonFadesLess(_ isProminent: Bool) throws {
        let host = ViewHost(width: 200, height: 100) {
            if isProminent {
                Button("Send") {}.accessibilityIdentifier("send")
                    .buttonStyle(.borderedProminent).tint(.black)
            } else {
                Button("Send") {}.accessibilityIdentifier("send").buttonStyle(.bordered)
            }
        }
        func ground() throws -> Double {
            // Between the edge and the label.
            let frame = try host["send"].frame
            return try host.pixel(Int(frame.minX) + 6, Int(frame.midY)).red
        }
        let rest = try ground()
        let finger = try host["send"].touch()
        let held = try ground()
        #expect(abs((255 - held) - (255 - rest) * 0.75) <= 1.5)
        finger.lift()
        try same(ground(), rest)
    }

    @Test func aDisabledButtonDoesNot() throws {
        let host = ViewHost(width: 100, height: 100) {
            Button {
            } label: {
                Color.black.frame(width: 40, height: 40)
            }
            .buttonStyle(.plain).disabled(true)
        }
        let rest = try host.pixel(50, 50)
        let finger = host.touch(at: CGPoint(x: 50, y: 50))
        try same(host.pixel(50, 50), rest)
        finger.lift()
    }

    @Test func aRowThatIsHeldLooksSelectedUntilItScrolls() throws {
        let host = ViewHost(width: 300, height: 300) { Rows() }
        let frame = try host["row 2"].frame
        func ground() throws -> Double { try host.pixel(250, Int(frame.midY)).red }
        let rest = try ground()
        let finger = try host["row 2"].touch()
        // In a scroll view a finger may be there to scroll.
        try same(ground(), rest)
        finger.hold(for: 0.2)
        let held = try ground()
        #expect(held < rest - 10)
        finger.move(to: CGPoint(x: frame.midX, y: frame.midY - 30), duration: 0)
        finger.lift()
        host.advance(by: 3)
        has(host.texts, "chosen -1")
        // A tap selects it, and it looks the same.
        try host["row 3"].tap()
        let row = try host["row 3"].frame
        try same(host.pixel(250, Int(row.midY)).red, held)
    }
}

private struct Rows: View {
    @State private var chosen: Int?

    var body: some View {
        VStack(spacing: 0) {
            List(0..<30, id: \.self, selection: $chosen) {
                Text(verbatim: "Row \($0)").accessibilityIdentifier("row \($0)")
            }
            Text(verbatim: "chosen \(chosen ?? -1)").frame(height: 20)
        }
    }
}
