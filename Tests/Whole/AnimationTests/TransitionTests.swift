import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// The transitions that there are, and how they are combined.
@MainActor @Suite struct TransitionTests {
    private struct Shown<Content: View>: View {
        var animation: Animation? = .linear(duration: 1)
        @State var isOn = false
        @ViewBuilder let content: Content

        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear.frame(width: 200, height: 100).contentShape(Rectangle())
                    .onTapGesture { withAnimation(animation) { isOn.toggle() } }
                    .accessibilityIdentifier("go")
                if isOn { content }
            }
            .frame(width: 200, height: 100, alignment: .topLeading)
        }
    }

    private static var box: some View {
        Color.red.frame(width: 40, height: 20).accessibilityIdentifier("box")
            .allowsHitTesting(false).padding(.leading, 80).padding(.top, 40)
    }

    /// Frame and opacity of the box at the quarter of coming and of going.
    private func quarters<T: View>(
        isRightToLeft: Bool = false, reducesMotion: Bool = false,
        _ box: @escaping @MainActor () -> T
    ) throws -> [(frame: CGRect, opacity: Double)] {
        let host = ViewHost(width: 200, height: 100) {
            Shown { box() }
                .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
        }
        host.assistiveSettings.reducesMotion = reducesMotion
        var result: [(CGRect, Double)] = []
        for _ in 0..<2 {
            try host["go"].tap()
            host.advance(by: 0.25)
            let box = try host.presented["box"]
            result.append((box.frame, (box.opacity * 1e6).rounded() / 1e6))
            host.advanceToEnd()
        }
        return result
    }

    private func frame(_ x: Double, _ y: Double = 40, _ width: Double = 40, _ height: Double = 20)
        -> CGRect
    { CGRect(x: x, y: y, width: width, height: height) }

    @Test func slideComesFromTheLeadingEdgeAndGoesToTheTrailingOne() throws {
        // The view with its padding is 120 points wide.
        let slide = try quarters { Self.box.transition(.slide) }
        same(slide.map(\.frame), [frame(80 - 90), frame(80 + 30)])
        same(slide.map(\.opacity), [1, 1])
        let mirrored = try quarters(isRightToLeft: true) { Self.box.transition(.slide) }
        same(mirrored.map(\.frame), [frame(80 + 90), frame(80 - 30)])
    }

    @Test func pushFadesAndGoesToTheOppositeEdge() throws {
        let push = try quarters { Self.box.transition(.push(from: .bottom)) }
        // 60 points high with its padding.
        same(push.map(\.frame), [frame(80, 40 + 45), frame(80, 40 - 15)])
        same(push.map(\.opacity), [0.25, 0.75])
    }

    @Test func blurReplaceScalesAndFades() throws {
        let content = { Color.red.frame(width: 40, height: 20).accessibilityIdentifier("box") }
        let down = try quarters { content().transition(.blurReplace(.downUp)) }
        // Four fifths of the size while it is away: 0.85 a quarter into coming, 0.95 a quarter into going.
        same(down.map { ($0.frame.width * 1e6).rounded() / 1e6 }, [34, 38])
        same(down.map(\.opacity), [0.25, 0.75])
        let up = try quarters { content().transition(.blurReplace(.upUp)) }
        same(up.map { ($0.frame.width * 1e6).rounded() / 1e6 }, [34, 42])
    }

    @Test func scaleGrowsFromItsAnchor() throws {
        let content = { Color.red.frame(width: 40, height: 20).accessibilityIdentifier("box") }
        let scale = try quarters { content().transition(.scale(0.5, anchor: .topLeading)) }
        same(scale.map(\.frame), [frame(0, 0, 25, 12.5), frame(0, 0, 35, 17.5)])
        try same(quarters { content().transition(.scale) }[0].frame.width, 10)
    }

    @Test func offsetAndCombinedMoveByBoth() throws {
        let offset = try quarters { Self.box.transition(.offset(x: 40, y: 20)) }
        same(offset.map(\.frame), [frame(110, 55), frame(90, 45)])
        let both = try quarters {
            Self.box.transition(.offset(x: 40).combined(with: .opacity))
        }
        same(both.map(\.frame), [frame(110), frame(90)])
        same(both.map(\.opacity), [0.25, 0.75])
    }

    @Test func peopleWhoAskForLessMotionSeeAFade() throws {
        for transition in [
            AnyTransition.slide, .push(from: .top), .scale, .move(edge: .leading), .offset(x: 10),
            .blurReplace(), .opacity,
        ] {
            let calm = try quarters(reducesMotion: true) { Self.box.transition(transition) }
            same(calm.map(\.frame), [frame(80), frame(80)])
            same(calm.map(\.opacity), [0.25, 0.75])
        }
    }

    @Test func aTransitionsOwnAnimationHoldsWithLessMotionToo() throws {
        let host = ViewHost(width: 200, height: 100) {
            Shown(animation: nil) {
                Self.box.transition(.move(edge: .top).animation(.linear(duration: 2)))
            }
        }
        host.assistiveSettings.reducesMotion = true
        try host["go"].tap()
        host.advance(by: 0.5)
        try same(host.presented["box"].frame, frame(80))
        try same(host.presented["box"].opacity, 0.25)
    }

    @Test func whatHasNoMotionIsNotReplaced() throws {
        // It would fade if it counted as motion.
        let host = ViewHost(width: 200, height: 100) {
            Shown(animation: nil) {
                Self.box.transition(.identity.animation(.linear(duration: 1)))
            }
        }
        host.assistiveSettings.reducesMotion = true
        try host["go"].tap()
        host.advance(by: 0.5)
        try same(host.presented["box"].opacity, 1)
    }

    private struct Groups: View {
        @State private var isOn = true
        @State private var value = 0

        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.gray.frame(width: 100, height: 100).zIndex(1)
                if isOn {
                    Color.red.frame(width: 50, height: 50).accessibilityIdentifier("fading")
                        .transition(.opacity.animation(.linear(duration: 1)))
                    Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("plain")
                        .zIndex(2)
                        .onTapGesture { isOn = false }
                }
            }
        }
    }

    @Test func eachViewOfAGroupGoesItsOwnWay() throws {
        let host = ViewHost(width: 100, height: 100) { Groups() }
        try host["plain"].tap()
        host.advance(by: 0.5)
        try same(host.presented["fading"].opacity, 0.5)
        try same(host.presented["plain"].opacity, 0)
        host.advanceToEnd()
        fails(host.presented.contains("fading"))
        fails(host.presented.contains("plain"))
    }

    private struct Layered: View {
        @State private var isOn = true

        var body: some View {
            ZStack(alignment: .topLeading) {
                if isOn {
                    Color.green.frame(width: 20, height: 20).accessibilityIdentifier("green")
                    Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("blue").zIndex(
                        2)
                }
                Color.red.frame(width: 20, height: 20).zIndex(1)
            }
            .accessibilityIdentifier("go").contentShape(Rectangle())
            .onTapGesture { withAnimation(.linear(duration: 1)) { isOn = false } }
        }
    }

    @Test func viewsThatLeaveKeepTheirPlaceInDepth() throws {
        let host = ViewHost(width: 20, height: 20) { Layered() }
        try host["go"].tap()
        host.advance(by: 0.01)
        // The blue one stays in front of the red one.
        let still = ViewHost(width: 20, height: 20) {
            ZStack {
                Color.red
                Rectangle().fill(.blue).opacity(0.99)
            }
        }
        try same(host.pngData(), still.pngData())
    }

    private struct Alone: View {
        @State private var isOn = true

        var body: some View {
            HStack(spacing: 0) {
                if isOn { Color.blue.frame(width: 20, height: 20) }
            }
            .frame(width: 40, height: 20, alignment: .leading)
            .accessibilityIdentifier("go").contentShape(Rectangle())
            .onTapGesture { withAnimation(.linear(duration: 1)) { isOn = false } }
        }
    }

    @Test func theOnlyViewOfAContainerIsSeenAsItLeaves() throws {
        let host = ViewHost(width: 40, height: 20) { Alone() }
        try host["go"].tap()
        host.advance(by: 0.5)
        let still = ViewHost(width: 40, height: 20) {
            Rectangle().fill(.blue).opacity(0.5).frame(width: 20, height: 20)
                .frame(width: 40, height: 20, alignment: .leading)
        }
        try same(host.pngData(), still.pngData())
    }

    private struct Many: View {
        @State private var items = Array(0..<3_000)

        var body: some View {
            VStack(spacing: 0) {
                ForEach(items, id: \.self) { _ in Color.red.frame(width: 1, height: 0.01) }
            }
            .frame(width: 100, height: 100).contentShape(Rectangle())
            .accessibilityIdentifier("go")
            .onTapGesture { withAnimation(.linear(duration: 1)) { items = [] } }
        }
    }

    @Test func thousandsOfViewsLeaveAtOnce() throws {
        let host = ViewHost(width: 100, height: 100) { Many() }
        try host["go"].tap()
        holds(host.isAnimating)
        host.advanceToEnd()
        fails(host.isAnimating)
    }

    private struct Flickering: View {
        @State private var isOn = false

        var body: some View {
            TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: 1.0 / 60)) { context in
                let number = Int((context.date.timeIntervalSince1970 * 60).rounded())
                ZStack {
                    Color.white
                    if number % 2 == 0 {
                        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("box")
                    }
                }
                .animation(.linear(duration: 1), value: number)
            }
        }
    }

    @Test func aViewThatComesAndGoesInEachPictureSettles() throws {
        let host = ViewHost(width: 100, height: 100) { Flickering() }
        for _ in 0..<120 { host.advance(by: 1.0 / 60) }
        holds(host.isAnimating)
    }
}
