import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// How layout, contents and views of one's own are animated.
@MainActor @Suite struct FrameTests {
    private struct Growing: View {
        @State private var isOn = false

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
                    .accessibilityIdentifier("go")
                    .frame(height: 20)
                Color.red.frame(width: isOn ? 100 : 20, height: isOn ? 60 : 20)
                    .accessibilityIdentifier("box")
                Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("below")
            }
            .frame(width: 200, height: 200, alignment: .topLeading)
        }
    }

    @Test func framesOfLeavesGoStraightFromOldToNew() throws {
        let host = ViewHost(width: 200, height: 200) { Growing() }
        try host["go"].tap()
        try same(host["box"].frame, CGRect(x: 0, y: 20, width: 100, height: 60))
        try same(host.presented["box"].frame, CGRect(x: 0, y: 20, width: 20, height: 20))
        host.advance(by: 0.5)
        try same(host.presented["box"].frame, CGRect(x: 0, y: 20, width: 60, height: 40))
        try same(host.presented["below"].frame.minY, 60)
        host.advance(by: 0.5)
        try same(host.presented["box"].frame, host["box"].frame)
        fails(host.isAnimating)
    }

    @Test func aPictureAfterwardsIsThatOfAViewThatNeverMoved() throws {
        let moved = ViewHost(width: 200, height: 200) { Growing() }
        try moved["go"].tap()
        moved.advance(by: 0.3)
        try moved["go"].tap()
        moved.advanceToEnd()
        let still = ViewHost(width: 200, height: 200) { Growing() }
        try same(moved.pngData(), still.pngData())
    }

    private struct Arrangement: View {
        @State private var isVertical = false

        var body: some View {
            let layout =
                isVertical
                ? AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
                : AnyLayout(HStackLayout(alignment: .top, spacing: 0))
            layout {
                Color.red.frame(width: 40, height: 40).accessibilityIdentifier("a")
                Color.blue.frame(width: 40, height: 40).accessibilityIdentifier("b")
            }
            .frame(width: 100, height: 100, alignment: .topLeading)
            .contentShape(Rectangle())
            .onTapGesture { withAnimation(.linear(duration: 1)) { isVertical.toggle() } }
            .accessibilityIdentifier("go")
        }
    }

    @Test func viewsKeepTheirIdentityBetweenLayoutsAndFlyStraight() throws {
        let host = ViewHost(width: 100, height: 100) { Arrangement() }
        try host["go"].tap()
        host.advance(by: 0.25)
        try same(host.presented["b"].frame, CGRect(x: 30, y: 10, width: 40, height: 40))
    }

    private struct Reading: View {
        @State private var isOn = false
        let note: (CGFloat) -> Void

        var body: some View {
            Color.red.frame(width: isOn ? 100 : 20, height: 20)
                .background {
                    GeometryReader { proxy in
                        let _ = note(proxy.size.width)
                        Color.clear
                    }
                }
                .onTapGesture { withAnimation(.linear(duration: 1)) { isOn = true } }
                .accessibilityIdentifier("go")
        }
    }

    @Test func geometryReadersSeeTheTargetAtOnce() throws {
        var widths: [CGFloat] = []
        let host = ViewHost(width: 200, height: 100) { Reading { widths.append($0) } }
        try host["go"].tap()
        host.advanceToEnd()
        same(Set(widths), [20, 100])
    }

    private struct Number: View, Animatable {
        var value: Double

        var animatableData: Double {
            get { value }
            set { value = newValue }
        }

        var body: some View { Text("\(Int(value.rounded()))") }
    }

    private struct Counting: View {
        @State private var value = 0.0

        var body: some View {
            Number(value: value)
                .accessibilityIdentifier("number")
                .onTapGesture { withAnimation(.linear(duration: 1)) { value += 100 } }
        }
    }

    @Test func aViewOfOnesOwnIsEvaluatedAtEachMoment() throws {
        let host = ViewHost(width: 200, height: 100) { Counting() }
        try host["number"].tap()
        try same(host["number"].text, "0")
        host.advance(by: 0.25)
        try same(host["number"].text, "25")
        host.advance(by: 0.5)
        try same(host["number"].text, "75")
        host.advance(by: 0.25)
        try same(host["number"].text, "100")
        fails(host.isAnimating)
    }

    private struct Wheel: Layout {
        var angle: Double

        var animatableData: Double {
            get { angle }
            set { angle = newValue }
        }

        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize { CGSize(width: 100, height: 100) }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            for view in subviews {
                view.place(
                    at: CGPoint(
                        x: bounds.midX + 40 * cos(angle), y: bounds.midY + 40 * sin(angle)),
                    anchor: .center, proposal: .unspecified)
            }
        }
    }

    private struct Turning: View {
        @State private var isOn = false

        var body: some View {
            Wheel(angle: isOn ? .pi : 0) {
                Color.red.frame(width: 10, height: 10).accessibilityIdentifier("box")
            }
            .contentShape(Rectangle())
            .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
            .accessibilityIdentifier("go")
        }
    }

    @Test func aLayoutWithAnimatableDataMovesOnACircle() throws {
        let host = ViewHost(width: 100, height: 100) { Turning() }
        try host["go"].tap()
        host.advance(by: 0.5)
        let frame = try host.presented["box"].frame
        #expect(abs(frame.midX - 50) < 1e-6 && abs(frame.midY - 90) < 1e-6)
        host.advance(by: 0.5)
        near(try host.presented["box"].frame.midX, 10, within: 1e-6)
    }

    private struct Painted: View {
        @State private var isOn = false

        var body: some View {
            Rectangle().fill(isOn ? Color.blue : .red).frame(width: 20, height: 20)
                .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
                .accessibilityIdentifier("go")
        }
    }

    @Test func coloursMixAsTheyDoByMix() throws {
        let host = ViewHost(width: 20, height: 20) { Painted() }
        try host["go"].tap()
        host.advance(by: 0.5)
        let mixed = ViewHost(width: 20, height: 20) {
            Rectangle().fill(Color.red.mix(with: .blue, by: 0.5)).frame(width: 20, height: 20)
        }
        try same(host.pngData(), mixed.pngData())
    }

    private struct Wedge: Shape {
        var end: Double

        var animatableData: Double {
            get { end }
            set { end = newValue }
        }

        func path(in rect: CGRect) -> Path {
            Path(CGRect(x: 0, y: 0, width: rect.width * end, height: rect.height))
        }
    }

    private struct Filling: View {
        @State private var end = 0.2

        var body: some View {
            Wedge(end: end).fill(.red).frame(width: 100, height: 20)
                .contentShape(Rectangle())
                .onTapGesture { withAnimation(.linear(duration: 1)) { end = 1 } }
                .accessibilityIdentifier("go")
        }
    }

    @Test func shapesAreDrawnWithTheirDataBetween() throws {
        let host = ViewHost(width: 100, height: 20) { Filling() }
        try host["go"].tap()
        host.advance(by: 0.5)
        let half = ViewHost(width: 100, height: 20) {
            Wedge(end: 0.6).fill(.red).frame(width: 100, height: 20)
        }
        try same(host.pngData(), half.pngData())
    }
}
