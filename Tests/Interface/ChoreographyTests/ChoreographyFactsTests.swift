import Expectations
import Foundation
import SwiftUI
import Testing

@MainActor @Observable
private final class Model {
    var runs = 0
    var isOn = false
}

@MainActor private func number(_ host: MovedHost) -> Double { Double(host.text) ?? .nan }

/// Phases, keyframes, timelines and symbols (sections 10, 11 and 13 of the table in Tests/Facts/Motion.md): what no test of
/// their own suites says.
@MainActor @Suite struct ChoreographyFactsTests {

    /// 10.2: the animation of a phase is the default one unless said.
    @Test func phasesHaveTheDefaultAnimation() {
        let host = MovedHost(PhaseAnimator([0.0, 100]) { Growing(width: $0) })
        host.advance(0.1)
        let wanted = Spring(response: 0.55, dampingRatio: 1).value(target: 100.0, time: 0.1)
        near(number(host), wanted, within: 0.1, "\(host.text) \(wanted)")
    }

    /// A text of an animated number.
    private struct Growing: View, Animatable {
        var width: Double
        nonisolated var animatableData: Double {
            get { width }
            set { width = newValue }
        }
        var body: some View { Text(verbatim: "\((width * 100).rounded() / 100)") }
    }

    /// 10.1: phase 0 is shown first, and phase 1 begins at once.
    @Test func theSecondPhaseBeginsAtOnce() {
        let host = MovedHost(
            PhaseAnimator([0.0, 100]) {
                Growing(width: $0)
            } animation: { _ in
                .linear(duration: 1)
            })
        same(number(host), 0)
        host.advance(0.25)
        same(number(host), 25)
        host.advance(1)
        same(number(host), 75, "It goes back.")
    }

    private struct Triggered: View {
        let model: Model
        let count: () -> Void
        var body: some View {
            KeyframeAnimator(initialValue: 0.0, trigger: model.runs) { value in
                let _ = count()
                Text(verbatim: "\((value * 1000).rounded() / 1000)")
            } keyframes: { value in
                CubicKeyframe(value + 100, duration: 1)
            }
        }
    }

    /// 10.5: a trigger on the way begins with the value and the velocity that are shown, for cubic keyframes without their
    /// own. 10.4: the content is evaluated at each moment.
    @Test func aTriggerOnTheWayKeepsTheVelocity() {
        let model = Model()
        var count = 0
        let host = MovedHost(Triggered(model: model) { count += 1 })
        model.runs = 1
        host.advance(0)
        let before = count
        for _ in 0..<10 { host.advance(0.05) }
        same(count, before + 10)
        let at = number(host)
        host.advance(0.01)
        let (there, velocity) = (number(host), (number(host) - at) / 0.01)
        model.runs = 2
        host.advance(0)
        same(number(host), there)
        host.advance(0.01)
        #expect(velocity > 100 && abs((number(host) - there) / 0.01 - velocity) < velocity * 0.1)
    }

    /// 13: which effects are discrete, indefinite, transitions and content transitions.
    @Test func effectsAreOfTheirKinds() {
        func discrete(_ effect: some DiscreteSymbolEffect) {}
        func indefinite(_ effect: some IndefiniteSymbolEffect) {}
        func transition(_ effect: some TransitionSymbolEffect) {}
        func content(_ effect: some ContentTransitionSymbolEffect) {}
        discrete(.bounce)
        discrete(.pulse)
        discrete(.variableColor)
        discrete(.wiggle)
        discrete(.rotate)
        discrete(.breathe)
        indefinite(.bounce)
        indefinite(.pulse)
        indefinite(.variableColor)
        indefinite(.scale)
        indefinite(.appear)
        indefinite(.disappear)
        indefinite(.wiggle)
        indefinite(.rotate)
        indefinite(.breathe)
        indefinite(.drawOn)
        indefinite(.drawOff)
        transition(.appear)
        transition(.disappear)
        transition(.automatic)
        transition(.drawOn)
        transition(.drawOff)
        content(.replace)
        content(.replace.downUp)
        content(.automatic)
        differ(BounceSymbolEffect.bounce.up, .bounce.down)
        differ(VariableColorSymbolEffect.variableColor.iterative.reversing, .variableColor)
    }

    /// 13: an effect that is active from the first on is there; one of a value does not run at first.
    @Test func effectsAtFirst() {
        let model = Model()
        model.isOn = true
        let active = MovedHost(
            Image(systemName: "star").symbolEffect(.scale.up, isActive: model.isOn))
        let first = active.drawing
        active.advance(1)
        same(active.drawing, first)
        let discrete = MovedHost(Image(systemName: "star").symbolEffect(.bounce, value: 3))
        let rest = discrete.drawing
        discrete.advance(0.3)
        same(discrete.drawing, rest)
    }

    private struct Variable: View {
        let model: Model
        var body: some View {
            Image(systemName: "wifi", variableValue: model.isOn ? 1 : 0)
                .animation(.linear(duration: 1), value: model.isOn)
        }
    }

    /// 13: a variable value cross-fades by itself under an animation.
    @Test func aVariableValueFades() {
        let model = Model()
        let host = MovedHost(Variable(model: model))
        let before = host.drawing
        model.isOn = true
        host.advance(0)
        host.advance(0.5)
        let half = host.drawing
        host.advance(1)
        #expect(half != before && half != host.drawing)
    }
}
