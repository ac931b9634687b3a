import Expectations
import Foundation
import SwiftUI
import Testing

private struct Place {
    var x = 0.0
    var y = 0.0
}

/// Keyframes that run when a number changes.
@MainActor @Observable
private final class Model {
    var runs = 0
}

private struct Triggered: View {
    let model: Model

    var body: some View {
        KeyframeAnimator(initialValue: 10.0, trigger: model.runs) { value in
            Text(verbatim: "\((value * 1_000).rounded() / 1_000)")
        } keyframes: { value in
            LinearKeyframe(value + 100, duration: 1)
        }
    }
}

@MainActor
@Suite struct KeyframeAnimatorTests {
    @Test func tracksRunTogetherAndAgain() {
        let host = MovedHost(
            KeyframeAnimator(initialValue: Place()) { place in
                Text(verbatim: "\(place.x.rounded()) \(place.y.rounded())")
            } keyframes: { _ in
                KeyframeTrack(\.x) {
                    LinearKeyframe(100, duration: 1)
                    LinearKeyframe(0, duration: 1)
                }
                KeyframeTrack(\.y) { LinearKeyframe(50, duration: 0.5) }
            })
        same(host.text, "0.0 0.0")
        host.advance(0.25)
        same(host.text, "25.0 25.0")
        host.advance(0.5)
        same(host.text, "75.0 50.0")
        host.advance(0.75)
        same(host.text, "50.0 50.0")
        host.advance(0.75)
        same(host.text, "25.0 25.0", "they begin again after two seconds")
    }

    @Test func withoutRepeatingTheFirstValueIsShown() {
        let host = MovedHost(
            KeyframeAnimator(initialValue: 3.0, repeating: false) { value in
                Text(verbatim: "\(value)")
            } keyframes: { _ in
                LinearKeyframe(100, duration: 1)
            })
        host.advance(0.5)
        same(host.text, "3.0")
    }

    @Test func aTriggerHasThemRunOnce() {
        let model = Model()
        let host = MovedHost(Triggered(model: model))
        host.advance(1)
        same(host.text, "10.0")
        model.runs = 1
        host.advance(0)
        same(host.text, "10.0")
        host.advance(0.5)
        same(host.text, "60.0")
        host.advance(0.75)
        same(host.text, "110.0")
        host.advance(5)
        same(host.text, "110.0")
        model.runs = 2
        host.advance(0)
        host.advance(0.5)
        same(host.text, "160.0", "the value that was reached is the first of the next time")
    }

    @Test func aTriggerOnTheWayBeginsFromTheValueShown() {
        let model = Model()
        let host = MovedHost(Triggered(model: model))
        model.runs = 1
        host.advance(0)
        host.advance(0.5)
        model.runs = 2
        host.advance(0)
        same(host.text, "60.0")
        host.advance(0.5)
        same(host.text, "110.0")
    }

    @Test func theModifierHandsTheViewOn() {
        let host = MovedHost(
            Color.red.frame(width: 10, height: 10)
                .keyframeAnimator(initialValue: 0.0) { content, value in
                    content.padding(.leading, value)
                } keyframes: { _ in
                    LinearKeyframe(100, duration: 1)
                })
        host.advance(0.5)
        same(host.size, CGSize(width: 60, height: 10), "layout follows keyframes")
    }

    @Test func keyframesWithoutTimeStandStill() {
        let host = MovedHost(
            KeyframeAnimator(initialValue: 1.0) { value in
                Text(verbatim: "\(value)")
            } keyframes: { _ in
                MoveKeyframe(5)
            })
        host.advance(1)
        same(host.text, "5.0")
    }
}
