import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Views that come and go with an animation.
@MainActor @Suite struct ComingAndGoingTests {
    private struct Shown<Content: View>: View {
        @State private var isShown: Bool
        var animation: Animation?
        @ViewBuilder let content: () -> Content

        init(
            _ isShown: Bool = true, animation: Animation? = .linear(duration: 1),
            @ViewBuilder content: @escaping () -> Content
        ) {
            _isShown = State(initialValue: isShown)
            self.animation = animation
            self.content = content
        }

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("go") { withAnimation(animation) { isShown.toggle() } }
                    .frame(height: 20)
                    .accessibilityIdentifier("go")
                if isShown { content() }
                Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("below")
            }
            .frame(width: 200, height: 200, alignment: .topLeading)
        }
    }

    private static func box() -> some View {
        Color.red.frame(width: 40, height: 40).accessibilityIdentifier("box")
    }

    @Test func aRemovedViewLeavesTheLayoutAtOnceAndFadesWhereItWas() throws {
        let host = ViewHost(width: 200, height: 200) { Shown { Self.box() } }
        try host["go"].tap()
        fails(host.contains("box"))
        try same(host["below"].frame.minY, 20)
        host.advance(by: 0.25)
        try same(host.presented["box"].frame, CGRect(x: 0, y: 20, width: 40, height: 40))
        near(try host.presented["box"].opacity, 0.75, within: 1e-9)
        try same(host.presented["below"].frame.minY, 50)
        host.advance(by: 0.75)
        fails(host.presented.contains("box"))
        fails(host.isAnimating)
    }

    @Test func anInsertedViewFadesInAtItsPlace() throws {
        let host = ViewHost(width: 200, height: 200) { Shown(false) { Self.box() } }
        try host["go"].tap()
        try same(host.presented["box"].opacity, 0)
        host.advance(by: 0.25)
        near(try host.presented["box"].opacity, 0.25, within: 1e-9)
        host.advanceToEnd()
        try same(host.presented["box"].opacity, 1)
    }

    @Test func withoutAnAnimationNothingLeavesSlowly() throws {
        let host = ViewHost(width: 200, height: 200) { Shown(animation: nil) { Self.box() } }
        try host["go"].tap()
        fails(host.presented.contains("box"))
        fails(host.isAnimating)
    }

    @Test func whatIsGoneLooksAsIfItNeverWas() throws {
        let gone = ViewHost(width: 200, height: 200) { Shown { Self.box() } }
        try gone["go"].tap()
        gone.advanceToEnd()
        let never = ViewHost(width: 200, height: 200) { Shown(false) { Self.box() } }
        try same(gone.pngData(), never.pngData())
    }

    @Test func transitionsMoveByTheViewsOwnSize() throws {
        let host = ViewHost(width: 200, height: 200) {
            Shown { Self.box().transition(.move(edge: .leading)) }
        }
        try host["go"].tap()
        host.advance(by: 0.5)
        try same(host.presented["box"].frame.minX, -20)
        try same(host.presented["box"].opacity, 1)
        host.advanceToEnd()
        fails(host.presented.contains("box"))
        try host["go"].tap()
        host.advance(by: 0.25)
        try same(host.presented["box"].frame.minX, -30)
    }

    @Test func asymmetricTransitionsComeAndGoTheirOwnWays() throws {
        let host = ViewHost(width: 200, height: 200) {
            Shown(false) {
                Self.box().transition(
                    .asymmetric(insertion: .offset(x: 100), removal: .scale))
            }
        }
        try host["go"].tap()
        host.advance(by: 0.5)
        try same(host.presented["box"].frame, CGRect(x: 50, y: 20, width: 40, height: 40))
        host.advanceToEnd()
        try host["go"].tap()
        host.advance(by: 0.5)
        try same(host.presented["box"].frame, CGRect(x: 10, y: 30, width: 20, height: 20))
    }

    @Test func theIdentityGoesAtOnce() throws {
        let host = ViewHost(width: 200, height: 200) {
            Shown { Self.box().transition(.identity) }
        }
        try host["go"].tap()
        fails(host.presented.contains("box"))
    }

    @Test func aTransitionsOwnAnimationHolds() throws {
        let host = ViewHost(width: 200, height: 200) {
            Shown(animation: nil) {
                Self.box().transition(.opacity.animation(.linear(duration: 2)))
            }
        }
        try host["go"].tap()
        host.advance(by: 0.5)
        near(try host.presented["box"].opacity, 0.75, within: 1e-9)
    }

    private struct Fading: ViewModifier, Animatable {
        var amount: Double

        var animatableData: Double {
            get { amount }
            set { amount = newValue }
        }

        func body(content: Content) -> some View { content.offset(x: amount * 80) }
    }

    @Test func aModifierOfOnesOwnMovesWhileItLeaves() throws {
        let host = ViewHost(width: 200, height: 200) {
            Shown {
                Self.box().transition(
                    .modifier(active: Fading(amount: 1), identity: Fading(amount: 0)))
            }
        }
        try host["go"].tap()
        host.advance(by: 0.5)
        try same(host.presented["box"].frame.minX, 40)
    }

    private struct Twirl: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.offset(x: 50 * phase.value)
        }
    }

    @Test func phasesGoFromMinusOneToOne() throws {
        let host = ViewHost(width: 200, height: 200) {
            Shown(false) { Self.box().transition(Twirl()) }
        }
        try host["go"].tap()
        try same(host.presented["box"].frame.minX, -50)
        host.advance(by: 0.5)
        try same(host.presented["box"].frame.minX, -25)
        host.advanceToEnd()
        try host["go"].tap()
        host.advance(by: 0.5)
        try same(host.presented["box"].frame.minX, 25)
    }

    private struct Tally: View {
        @State private var count = 0

        var body: some View {
            Button("count \(count)") { count += 1 }.accessibilityIdentifier("tally")
        }
    }

    @Test func aViewThatComesBackInTimeIsTheSame() throws {
        let host = ViewHost(width: 200, height: 200) { Shown { Tally() } }
        try host["tally"].tap()
        try host["go"].tap()
        host.advance(by: 0.5)
        near(try host.presented["tally"].opacity, 0.5, within: 1e-9)
        try host["go"].tap()
        try same(host["tally"].text, "count 1")
        near(try host.presented["tally"].opacity, 0.5, within: 1e-9)
        host.advanceToEnd()
        try host["tally"].tap()
        try same(host["tally"].text, "count 2")
        try host["go"].tap()
        host.advanceToEnd()
        try host["go"].tap()
        try same(host["tally"].text, "count 0", "It was gone.")
    }

    @Test func disappearingComesWhenTheViewIsGone() throws {
        var calls: [String] = []
        let host = ViewHost(width: 200, height: 200) {
            Shown {
                Self.box().onAppear { calls.append("on") }.onDisappear { calls.append("off") }
            }
        }
        try host["go"].tap()
        host.advance(by: 0.5)
        same(calls, ["on"])
        host.advance(by: 0.5)
        same(calls, ["on", "off"])
    }

    @Test func anEndlessAnimationDoesNotKeepAViewFromGoing() throws {
        let host = ViewHost(width: 200, height: 200) {
            Shown(animation: .linear(duration: 1).repeatForever()) { Self.box() }
        }
        try host["go"].tap()
        fails(host.presented.contains("box"))
    }

    private struct Rows: View {
        @State private var rows = [1, 2, 3]

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("drop") { withAnimation(.linear(duration: 1)) { _ = rows.removeFirst() } }
                    .frame(height: 20)
                    .accessibilityIdentifier("drop")
                Button("add") { withAnimation(.linear(duration: 1)) { rows.insert(0, at: 0) } }
                    .frame(height: 20)
                    .accessibilityIdentifier("add")
                Button("swap") { withAnimation(.linear(duration: 1)) { rows.reverse() } }
                    .frame(height: 20)
                    .accessibilityIdentifier("swap")
                ForEach(rows, id: \.self) {
                    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("row \($0)")
                }
            }
            .frame(width: 200, height: 200, alignment: .topLeading)
        }
    }

    @Test func rowsComeGoAndMove() throws {
        let host = ViewHost(width: 200, height: 200) { Rows() }
        try host["drop"].tap()
        host.advance(by: 0.5)
        near(try host.presented["row 1"].opacity, 0.5, within: 1e-9)
        try same(host.presented["row 2"].frame.minY, 65)
        host.advanceToEnd()
        fails(host.presented.contains("row 1"))
        try host["add"].tap()
        host.advance(by: 0.5)
        near(try host.presented["row 0"].opacity, 0.5, within: 1e-9)
        host.advanceToEnd()
        try host["swap"].tap()
        host.advance(by: 0.5)
        try same(host.presented["row 0"].frame.minY, 70)
        try same(host.presented["row 3"].frame.minY, 70)
    }
}
