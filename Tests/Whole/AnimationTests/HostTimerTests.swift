import Combine
import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Timers of views go by the clock of their host.
@MainActor @Suite struct HostTimerTests {
    private struct Countdown: View {
        @State private var rest = 100
        @State private var isOn = true
        private let timer = Timer.publish(every: 1000, on: .main, in: .common).autoconnect()

        var body: some View {
            VStack {
                Text("\(rest)").accessibilityIdentifier("rest")
                Color.red.frame(width: 1, height: 1).accessibilityIdentifier("box")
                    .offset(x: CGFloat(100 - rest) * 10)
                Button("Stop") { isOn = false }.accessibilityIdentifier("stop")
                if isOn {
                    Color.clear.onReceive(timer) { _ in
                        withAnimation(.linear(duration: 500)) { rest -= 1 }
                    }
                }
            }
            .frame(width: 200, height: 100)
        }
    }

    @Test func theyFireAsTheHostIsMovedOn() throws {
        let host = ViewHost { Countdown() }
        try same(host["rest"].text, "100")
        host.advance(by: 999)
        try same(host["rest"].text, "100")
        host.advance(by: 1)
        try same(host["rest"].text, "99")
        host.advance(by: 3000)
        try same(host["rest"].text, "96")
        try host["stop"].tap()
        host.advance(by: 5000)
        try same(host["rest"].text, "96")
    }

    /// An animation that a timer begins begins when that fires, in steps of any length.
    @Test func whatTheyAnimateBeginsThen() throws {
        let host = ViewHost { Countdown() }
        let start = try host.presented["box"].frame.minX
        host.advance(by: 1250)
        try same(host.presented["box"].frame.minX - start, 5)
    }
}
