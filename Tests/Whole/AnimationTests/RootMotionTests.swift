import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// A view that is smaller than its window stands in the middle, also while it gets another size.
@MainActor @Suite struct RootMotionTests {
    private struct Growing: View {
        @State private var isOn = false

        var body: some View {
            VStack(spacing: 0) {
                Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("blue")
                    .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
                if isOn {
                    Color.red.frame(width: 200, height: 100).accessibilityIdentifier("red")
                }
            }
        }
    }

    /// The frame in the window, whose middle is that of the root.
    private func frame(_ id: String, in host: ViewHost) throws -> CGRect {
        try host.presented[id].frame
    }

    @Test func whatStaysGoesStraightWhileTheRootGrows() throws {
        let host = ViewHost(width: 300, height: 300) { Growing() }
        try same(frame("blue", in: host), CGRect(x: 130, y: 140, width: 40, height: 20))
        try host["blue"].tap()
        try same(frame("blue", in: host), CGRect(x: 130, y: 140, width: 40, height: 20))
        host.advance(by: 0.5)
        try same(frame("blue", in: host), CGRect(x: 130, y: 115, width: 40, height: 20))
        host.advance(by: 0.5)
        try same(frame("blue", in: host), CGRect(x: 130, y: 90, width: 40, height: 20))
        fails(host.isAnimating)
    }

    @Test func andWhileItShrinks() throws {
        let host = ViewHost(width: 300, height: 300) { Growing() }
        try host["blue"].tap()
        host.advanceToEnd()
        let red = try frame("red", in: host)
        same(red, CGRect(x: 50, y: 110, width: 200, height: 100))
        try host["blue"].tap()
        try same(frame("blue", in: host), CGRect(x: 130, y: 90, width: 40, height: 20))
        try same(frame("red", in: host), red)
        host.advance(by: 0.5)
        try same(frame("blue", in: host), CGRect(x: 130, y: 115, width: 40, height: 20))
        // What leaves stays where it was.
        try same(frame("red", in: host), red)
    }
}
