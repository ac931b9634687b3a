import Expectations
import QuadrantGeometry
import QuadrantTesting
import SwiftUI
import Testing

/// A finger on a switch takes the knob along, sideways only.
@MainActor @Suite struct SwitchSlideTests {
    private struct Setting: View {
        @State var isOn: Bool

        var body: some View {
            Toggle("Sound", isOn: $isOn).labelsHidden().accessibilityIdentifier("switch")
        }
    }

    private func value(
        startingOn isOn: Bool, _ x: CGFloat, _ y: CGFloat,
        _ direction: LayoutDirection = .leftToRight
    ) throws -> String? {
        let host = ViewHost(width: 300, height: 300) {
            Setting(isOn: isOn).environment(\.layoutDirection, direction)
        }
        try host["switch"].drag(by: CGSize(width: x, height: y))
        return try host["switch"].value
    }

    @Test func aVerticalDragChangesNothing() throws {
        for y in [-80.0, -12, 12, 80] {
            try same(value(startingOn: true, 0, y), "1")
            try same(value(startingOn: true, -1, y), "1")
            try same(value(startingOn: false, 1, y), "0")
        }
    }

    /// The knob goes 22 points (63 - 37 - 4): the switch changes beyond half of them.
    @Test func theValueIsWhereTheKnobIs() throws {
        try same(value(startingOn: false, 30, 0), "1")
        try same(value(startingOn: true, -30, 0), "0")
        try same(value(startingOn: true, 30, 0), "1")
        try same(value(startingOn: false, 10.5, 0), "0")
        try same(value(startingOn: true, -10.5, 0), "1")
        try same(value(startingOn: false, -30, 0, .rightToLeft), "1")
        try same(value(startingOn: true, -30, 0, .rightToLeft), "1")
    }

    /// A slide that was taken away leaves nothing behind.
    @Test func aCancelledSlide() throws {
        let host = ViewHost(width: 300, height: 300) { Setting(isOn: false) }
        let start = try host["switch"].frame
        let finger = host.touch(at: CGPoint(x: start.midX, y: start.midY))
        finger.move(to: CGPoint(x: start.midX, y: start.midY + 40))
        finger.cancel()
        try host["switch"].drag(by: CGSize(width: 40, height: 0))
        try same(host["switch"].value, "1")
    }

    /// To and fro with one finger leaves it as it was.
    @Test func thereAndBack() throws {
        let host = ViewHost(width: 300, height: 300) { Setting(isOn: false) }
        let start = try host["switch"].frame
        let finger = host.touch(at: CGPoint(x: start.midX, y: start.midY))
        finger.move(to: CGPoint(x: start.midX + 40, y: start.midY))
        try same(host["switch"].value, "1")
        finger.move(to: CGPoint(x: start.midX, y: start.midY))
        finger.lift()
        try same(host["switch"].value, "0")
    }
}
