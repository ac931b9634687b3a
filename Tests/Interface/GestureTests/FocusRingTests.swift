import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// When a ring shows which view has the focus, and where it is drawn.
@MainActor
@Suite struct FocusRingTests {
    private let accent = (red: 0.0, green: 122.0, blue: 255.0)

    /// Whether the picture of a host is bluish at a point, as the ring over white is.
    private func isBlue(_ host: ViewHost, _ x: Int, _ y: Int) throws -> Bool {
        let pixel = try host.pixel(x, y)
        return pixel.blue > pixel.red + 60
    }

    @Test func aRingIsAroundTheViewThatTheTabKeyHasReached() throws {
        let host = ViewHost(width: 200, height: 100) { Two() }
        try fails(isBlue(host, 39, 50))
        host.key(.tab)
        // The first square is from 40 to 80: the ring is three points thick, outside.
        try holds(isBlue(host, 38, 50))
        try holds(isBlue(host, 60, 28))
        try fails(isBlue(host, 35, 50))
        try fails(isBlue(host, 42, 50))
        try fails(isBlue(host, 118, 50))
        host.key(.tab)
        try fails(isBlue(host, 38, 50))
        try holds(isBlue(host, 118, 50))
    }

    @Test func aFingerTakesTheRingAway() throws {
        let host = ViewHost(width: 200, height: 100) { Two() }
        host.key(.tab)
        try holds(isBlue(host, 38, 50))
        host.touch(at: CGPoint(x: 60, y: 50)).lift()
        try fails(isBlue(host, 38, 50))
        host.key("a")
        try holds(isBlue(host, 38, 50))
    }

    @Test func theRingFollowsTheContentShape() throws {
        let host = ViewHost(width: 100, height: 100) {
            Color.white.frame(width: 60, height: 60)
                .contentShape(.focusEffect, Circle())
                .focusable()
        }
        host.key(.tab)
        // The circle touches the middle of the left edge, and not the corner.
        try holds(isBlue(host, 20, 50))
        try fails(isBlue(host, 21, 21))
        empty(host.issues)
    }

    @Test(arguments: [(false, true), (true, false), (true, true)])
    func whatIsDisabledFurtherOutStaysSo(_ inner: Bool, _ outer: Bool) throws {
        let host = ViewHost(width: 100, height: 100) {
            Color.white.frame(width: 40, height: 40).focusable()
                .focusEffectDisabled(inner)
                .focusEffectDisabled(outer)
        }
        host.key(.tab)
        try fails(isBlue(host, 28, 50))
    }

    @Test func withKeyboardNavigationTheTabKeyStopsAtControls() throws {
        let log = Log()
        let host = ViewHost(width: 300, height: 300) { Controls(log: log) }
        host.key(.tab)
        host.key(.space)
        same(log.take(), [])
        host.usesKeyboardNavigation = true
        host.key(.tab)
        host.key(.space)
        same(log.take(), ["pressed"])
        host.key(.tab)
        host.key(.space)
        has(host.texts, "on true")
        host.key(.tab)
        host.key(.rightArrow)
        has(host.texts, "level 6")
        host.key(.downArrow)
        host.key(.leftArrow)
        has(host.texts, "level 4")
    }
}

private struct Two: View {
    var body: some View {
        HStack(spacing: 40) {
            ForEach(0..<2, id: \.self) { _ in
                Color.white.frame(width: 40, height: 40).focusable()
            }
        }
    }
}

private struct Controls: View {
    let log: Log
    @State private var isOn = false
    @State private var level = 5.0

    var body: some View {
        VStack {
            Button("Press") { log.add("pressed") }
            Toggle("On", isOn: $isOn)
            Slider(value: $level, in: 0...10, step: 1)
            Text(verbatim: "on \(isOn)")
            Text(verbatim: "level \(Int(level))")
        }
    }
}
