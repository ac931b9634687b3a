import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// A view that comes and goes again and again before its transition is over.
@MainActor @Suite struct ReturningViewTests {
    private struct Blinking: View {
        @State private var isOn = false

        var body: some View {
            VStack {
                Button("b") { withAnimation { isOn.toggle() } }.accessibilityIdentifier("b")
                if isOn { Text("on").transition(.slide) }
            }
        }
    }

    /// Each return left something to wait for the end of the leaving: a tap cost four times as much after 12,500 taps.
    @Test func nothingIsLeftOfReturns() throws {
        let host = ViewHost(width: 300, height: 400) { Blinking() }
        for _ in 0..<200 {
            try host["b"].tap()
            host.advance(by: .milliseconds(30))
        }
        #expect(host.tree.motion.waitingCount <= 1)
        host.advanceToEnd()
        same(host.tree.motion.waitingCount, 0)
        same(host.texts, ["b"])
    }
}
