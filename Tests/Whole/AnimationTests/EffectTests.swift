import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Built-in effects that change with an animation, seen at moments of the host's clock.
@MainActor @Suite struct EffectTests {
    private struct Moving: View {
        @State private var isOn = false
        var animation: Animation? = .linear(duration: 1)

        var body: some View {
            VStack {
                Button("go") { withAnimation(animation) { isOn.toggle() } }
                    .accessibilityIdentifier("go")
                Color.red.frame(width: 10, height: 10)
                    .accessibilityIdentifier("box")
                    .offset(x: isOn ? 100 : 0)
                    .opacity(isOn ? 0 : 1)
            }
        }
    }

    @Test func anOffsetAndAnOpacityGoAlongTheCurve() throws {
        let host = ViewHost(width: 300, height: 200) { Moving() }
        let start = try host["box"].frame.minX
        try host["go"].tap()
        try same(host["box"].frame.minX, start + 100, "Frames are where views will be.")
        try same(host.presented["box"].frame.minX, start)
        holds(host.isAnimating)
        host.advance(by: .milliseconds(250))
        near(try host.presented["box"].frame.minX, (start + 25), within: 1e-9)
        near(try host.presented["box"].opacity, 0.75, within: 1e-9)
        host.advance(by: .milliseconds(750))
        try same(host.presented["box"].frame.minX, start + 100)
        try same(host.presented["box"].opacity, 0)
        fails(host.isAnimating)
    }

    @Test func withoutAnAnimationTheChangeIsSeenAtOnce() throws {
        let host = ViewHost(width: 300, height: 200) { Moving(animation: nil) }
        let start = try host["box"].frame.minX
        try host["go"].tap()
        fails(host.isAnimating)
        try same(host.presented["box"].frame.minX, start + 100)
    }

    @Test func curvesUnderWayAddUp() throws {
        // 0 to 1 in a second, back at half of it: 0.5 at 0.75 s and at 1 s, 0 at 1.5 s.
        let host = ViewHost(width: 300, height: 200) { Moving() }
        let start = try host["box"].frame.minX
        try host["go"].tap()
        host.advance(by: 0.5)
        try host["go"].tap()
        for (step, share) in [(0.25, 0.5), (0.25, 0.5), (0.25, 0.25), (0.25, 0)] {
            host.advance(by: step)
            let seen = try host.presented["box"].frame.minX - start
            #expect(abs(seen - share * 100) < 1e-9)
        }
        fails(host.isAnimating)
    }

    @Test func aSpringTakesOverWithPlaceAndVelocity() throws {
        let host = ViewHost(width: 300, height: 200) { Moving(animation: .smooth) }
        let start = try host["box"].frame.minX
        func place() throws -> Double { try host.presented["box"].frame.minX - start }
        try host["go"].tap()
        host.advance(by: 0.1)
        let before = try place()
        host.advance(by: 0.001)
        let there = try place()
        try host["go"].tap()
        near(try place(), there, within: 1e-9, "The place is where it was.")
        host.advance(by: 0.001)
        let after = try place()
        near((after - there), (there - before), within: 0.05, "It goes on as fast as before.")
        host.advanceToEnd()
        #expect(abs(try place()) < 1e-9)
    }

    @Test func tenStepsLeadWhereOneLeads() throws {
        func seen(_ steps: Int) throws -> CGRect {
            let host = ViewHost(width: 300, height: 200) { Moving(animation: .bouncy(duration: 1)) }
            try host["go"].tap()
            for _ in 0..<steps { host.advance(by: .milliseconds(500 / steps)) }
            return try host.presented["box"].frame
        }
        try same(seen(10), seen(1))
        try same(seen(100), seen(1))
    }

    @Test func anAnimationEvaluatesNoBody() throws {
        let host = ViewHost(width: 300, height: 200) { Moving() }
        try host["go"].tap()
        host.advance(by: 0.1)
        let counts = host.cost { host.advance(by: 0.1) }
        #expect(counts.bodies == 0 && counts.measures == 0 && counts.places == 0)
    }

    private struct Endless: View {
        @State private var isOn = false
        @State private var isCalm = false

        var body: some View {
            VStack {
                Button("calm") { withAnimation(.linear(duration: 1)) { isCalm = true } }
                    .accessibilityIdentifier("calm")
                Color.red.frame(width: 10, height: 10).accessibilityIdentifier("box")
                    .offset(x: isCalm ? 0 : isOn ? 100 : 0)
            }
            .onAppear {
                withAnimation(.linear(duration: 1).repeatForever()) { isOn = true }
            }
        }
    }

    @Test func anEndlessAnimationEndsWhenAnotherOneTakesItsPlace() throws {
        let host = ViewHost(width: 300, height: 200) { Endless() }
        let start = try host["box"].frame.minX - 100
        host.advance(by: 1.25)
        #expect(abs(try host.presented["box"].frame.minX - start - 75) < 1e-6)
        try host["calm"].tap()
        host.advance(by: 0.5)
        #expect(abs(try host.presented["box"].frame.minX - start - 37.5) < 1e-6)
        host.advance(by: 0.5)
        fails(host.isAnimating)
        try same(host.presented["box"].frame.minX, start)
    }
}
