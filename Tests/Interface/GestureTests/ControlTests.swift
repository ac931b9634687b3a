import Expectations
import QuadrantTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ControlTests {
    private let log = Log()

    @Test func aButtonIsPressedWhileAFingerHoldsIt() {
        let host = ViewHost(width: 300, height: 300) {
            Button("Press") { log.add("action") }.buttonStyle(Pressed())
        }
        var finger = host.touch(at: CGPoint(x: 150, y: 150))
        same(host.texts, ["pressed"])
        // Seventy points beside it the button is let go, nearer it is pressed again.
        finger.move(to: CGPoint(x: 150, y: 299), duration: 0)
        same(host.texts, ["rest"])
        finger.move(to: CGPoint(x: 150, y: 180), duration: 0)
        same(host.texts, ["pressed"])
        finger.lift()
        same(host.texts, ["rest"])
        same(log.take(), ["action"])
        finger = host.touch(at: CGPoint(x: 150, y: 150))
        finger.move(to: CGPoint(x: 150, y: 299), duration: 0)
        finger.lift()
        same(log.take(), [])
    }

    @Test func inAScrollViewAButtonWaitsAndScrollingLetsItGo() {
        let host = ViewHost(width: 300, height: 300) {
            ScrollView {
                Button("Press") { log.add("action") }.buttonStyle(Pressed())
                Color.white.frame(height: 1000)
            }
        }
        let finger = host.touch(at: CGPoint(x: 150, y: 20))
        same(host.texts, ["rest"])
        finger.hold(for: 0.2)
        same(host.texts, ["pressed"])
        finger.move(to: CGPoint(x: 150, y: 40), duration: 0)
        same(host.texts, ["rest"])
        finger.lift()
        same(log.take(), [])
        host.advance(by: 2)
        host.touch(at: CGPoint(x: 150, y: 20)).lift()
        same(log.take(), ["action"])
    }

    @Test func aSwitchIsSlidOnAndOff() throws {
        let host = ViewHost(width: 100, height: 100) { Wifi() }
        let frame = try host["wifi"].frame
        let (left, right) = (
            CGPoint(x: frame.minX + 10, y: frame.midY), CGPoint(x: frame.maxX - 10, y: frame.midY)
        )
        host.drag(from: left, to: right)
        try same(host["wifi"].value, "1")
        host.drag(from: left, to: right)
        try same(host["wifi"].value, "1")
        host.drag(from: right, to: left)
        try same(host["wifi"].value, "0")
        try host["wifi"].tap()
        try same(host["wifi"].value, "1")
    }

    @Test func theKnobOfASliderFollowsTheFinger() throws {
        let host = ViewHost(width: 300, height: 100) { Volume(log: log) }
        let slider = try host["volume"].frame
        // The knob stands in the middle.
        host.drag(
            from: CGPoint(x: slider.midX, y: slider.midY),
            to: CGPoint(x: slider.midX + 40, y: slider.midY))
        let value = try #require(host.texts.first.flatMap(Double.init))
        #expect(value > 0.6 && value < 0.7)
        host.drag(
            from: CGPoint(x: slider.minX + 20, y: slider.midY),
            to: CGPoint(x: slider.maxX, y: slider.midY))
        same(host.texts.first.flatMap(Double.init), value)
        same(log.take(), ["true", "false"])
    }
}

private struct Pressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text(verbatim: configuration.isPressed ? "pressed" : "rest").padding().background(.white)
    }
}

private struct Volume: View {
    let log: Log
    @State private var volume = 0.5

    var body: some View {
        VStack {
            Text(verbatim: "\(volume)")
            Slider(value: $volume) { log.add("\($0)") }.accessibilityIdentifier("volume")
        }
    }
}

private struct Wifi: View {
    @State private var isOn = false

    var body: some View {
        Toggle("Wi-Fi", isOn: $isOn).labelsHidden().accessibilityIdentifier("wifi")
    }
}
