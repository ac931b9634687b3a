import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// What changes while something is under way.
@MainActor @Suite struct InterruptionTests {
    private static func box(_ name: String) -> some View {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier(name)
    }

    /// A view that two buttons change.
    private struct Buttons<Value, Content: View>: View {
        @State var value: Value
        let go: @MainActor (Binding<Value>) -> Void
        var other: @MainActor (Binding<Value>) -> Void = { _ in }
        @ViewBuilder let content: (Value) -> Content

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("go") { go($value) }.accessibilityIdentifier("go")
                Button("other") { other($value) }.accessibilityIdentifier("other")
                content(value)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private struct Radial: Layout, Animatable {
        var angle: Double
        var animatableData: Double {
            get { angle }
            set { angle = newValue }
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize
        { CGSize(width: 200, height: 20) }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            for view in subviews {
                view.place(
                    at: CGPoint(x: bounds.minX + angle, y: bounds.minY), proposal: .unspecified)
            }
        }
    }

    @Test func aLayoutThatJumpsInFlightStaysThere() throws {
        let host = ViewHost(width: 300, height: 200) {
            Buttons(
                value: 0.0,
                go: { value in withAnimation(.linear(duration: 1)) { value.wrappedValue = 90 } },
                other: { $0.wrappedValue = 10 }
            ) { angle in Radial(angle: angle) { Self.box("box") } }
        }
        try host["go"].tap()
        host.advance(by: 0.5)
        try same(host.presented["box"].frame.minX, 45)
        try host["other"].tap()
        fails(host.isAnimating)
        host.advance(by: 0.1)
        try same(host.presented["box"].frame.minX, 10)
    }

    @Test func aShrinkingViewGoesStraight() throws {
        let host = ViewHost(width: 300, height: 200) {
            Buttons(
                value: true,
                go: { value in
                    withAnimation(.linear(duration: 1)) { value.wrappedValue.toggle() }
                }
            ) { isLarge in
                Color.blue.frame(width: isLarge ? 100 : 20, height: isLarge ? 50 : 10)
                    .accessibilityIdentifier("box")
            }
        }
        try host["go"].tap()
        host.advance(by: 0.5)
        try same(host.presented["box"].frame.size, CGSize(width: 60, height: 30))
        try same(host.presented["box"].frame.minX, 0)
    }

    @Test func aSpringTakesOverFromASpringAlsoBesideACurve() throws {
        let host = ViewHost(width: 400, height: 200) {
            Buttons(
                value: 0.0,
                go: { value in withAnimation(.spring) { value.wrappedValue += 100 } },
                other: { value in
                    withAnimation(.linear(duration: 0.1)) { value.wrappedValue += 10 }
                }
            ) { Self.box("box").offset(x: $0) }
        }
        try host["go"].tap()
        host.advance(by: 0.1)
        try host["other"].tap()
        host.advance(by: 0.1)
        try host["go"].tap()
        // One spring without bounce never goes beyond its end.
        var farthest = 0.0
        for _ in 0..<200 {
            host.advance(by: 0.01)
            farthest = max(farthest, try host.presented["box"].frame.minX)
        }
        #expect(farthest <= 210.001)
        try same(host.presented["box"].frame.minX, 210)
    }

    /// Where a box is each twentieth of a second, sent on twice.
    private func places(_ animation: Animation) throws -> [Double] {
        let host = ViewHost(width: 400, height: 200) {
            Buttons(
                value: 0.0,
                go: { value in withAnimation(animation) { value.wrappedValue += 100 } }
            ) { Self.box("box").offset(x: $0) }
        }
        try host["go"].tap()
        host.advance(by: 0.2)
        try host["go"].tap()
        return try (0..<20).map { _ in
            host.advance(by: 0.05)
            return try host.presented["box"].frame.minX
        }
    }

    @Test func aSpringAtAnotherSpeedTakesOverToo() throws {
        let plain = try places(.spring(duration: 0.5))
        let doubled = try places(.spring(duration: 1).speed(2))
        for (one, other) in zip(plain, doubled) { near(one, other, within: 0.2) }
    }

    private struct Blending: View {
        let animation: Animation
        @State private var x = 0.0

        var body: some View {
            VStack(alignment: .leading) {
                Button("slow") { withAnimation(.spring(duration: 2)) { x = 100 } }
                    .accessibilityIdentifier("slow")
                Button("fast") { withAnimation(animation) { x = 200 } }
                    .accessibilityIdentifier("fast")
                InterruptionTests.box("box").offset(x: x)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    /// A spring that blends its response in is slower at first than one that does not, and ends where it is to end.
    @Test func aResponseIsBlendedIn() throws {
        func places(_ blend: Double) throws -> [Double] {
            let host = ViewHost(width: 400, height: 200) {
                Blending(animation: .spring(duration: 0.2, blendDuration: blend))
            }
            try host["slow"].tap()
            host.advance(by: 0.5)
            try host["fast"].tap()
            let start = try host.presented["box"].frame.minX
            host.advance(by: 0.1)
            let soon = try host.presented["box"].frame.minX
            host.advanceToEnd()
            return [start, soon, try host.presented["box"].frame.minX]
        }
        let (plain, blended) = try (places(0), places(1))
        same(plain[0], blended[0])
        #expect(blended[1] < plain[1] - 10)
        #expect(blended[1] > blended[0])
        #expect(plain[2] == 200 && blended[2] == 200)
        try same(places(.nan), plain)
        try same(places(-1), plain)
    }

    @Test func anAnimationInEachPictureIsBounded() throws {
        let host = ViewHost(width: 400, height: 200) {
            Buttons(
                value: 0.0,
                go: { value in withAnimation(.linear(duration: 3_600)) { value.wrappedValue += 1 } }
            ) { Self.box("box").offset(x: $0) }
        }
        var last = 0.0
        for _ in 0..<400 {
            try host["go"].tap()
            host.advance(by: 1.0 / 60)
            let now = try host.presented["box"].frame.minX
            #expect(now >= last)
            last = now
        }
        host.advance(by: 3_700)
        try same(host.presented["box"].frame.minX, 400)
    }

    private struct Thrown: View {
        let tracks: Bool
        @State private var x = 0.0

        var body: some View {
            Color.red.frame(width: 40, height: 40).accessibilityIdentifier("card").offset(x: x)
                .gesture(
                    DragGesture(minimumDistance: 0).onChanged { value in
                        guard !tracks else {
                            x = value.translation.width
                            return
                        }
                        withTransaction(Transaction()) { x = value.translation.width }
                    }.onEnded { _ in withAnimation(.spring(duration: 0.5)) { x = 0 } }
                )
                .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    /// A spring that begins where a finger has let go goes on in the finger's direction first.
    @Test(arguments: [true, false]) func aThrownCardGoesOn(tracks: Bool) throws {
        let host = ViewHost(width: 400, height: 100) { Thrown(tracks: tracks) }
        let finger = try host["card"].touch()
        finger.move(to: CGPoint(x: 120, y: 50), duration: 0.2)
        finger.lift()
        let start = try host.presented["card"].frame.minX
        host.advance(by: 1.0 / 60)
        let next = try host.presented["card"].frame.minX
        #expect(tracks ? next > start + 2 : next < start)
        host.advanceToEnd()
        try same(host.presented["card"].frame.minX, 0)
    }
}
