import Expectations
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite struct ScrollTransitionTests {
    /// Three rows of 40 points in a room of 100: the last is half in sight.
    private func rows(_ configuration: ScrollTransitionConfiguration) -> MovedHost {
        MovedHost(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<3, id: \.self) { _ in
                        Color.red.frame(height: 40)
                            .scrollTransition(configuration) { effect, phase in
                                effect.opacity(phase.isIdentity ? 1 : 0.2)
                                    .scaleEffect(phase.isIdentity ? 1 : 0.5)
                            }
                    }
                }
            }
            .frame(width: 50, height: 100))
    }

    @Test func theEffectFollowsHowMuchIsInSight() {
        // Half of the way: half of the effect, as the curve is the same at both ends.
        has(rows(.interactive).drawing, "opacity 0.6")
        has(rows(.interactive(timingCurve: .linear)).drawing, "opacity 0.6")
    }

    @Test func thresholdsSayWhenAViewLooksAsItIs() {
        let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
        fails(rows(linear.threshold(.visible(0.5))).drawing.contains("opacity"))
        fails(rows(linear.threshold(.hidden)).drawing.contains("opacity"))
        // A quarter of the way: 20 of 80 points.
        has(rows(linear.threshold(.visible.inset(by: 40))).drawing, "opacity 0.4")
        let between = ScrollTransitionConfiguration.Threshold.visible.interpolated(
            towards: .hidden, amount: 0.5)
        fails(rows(linear.threshold(between)).drawing.contains("opacity"))
    }

    @Test func theIdentityChangesNothing() {
        fails(rows(.identity).drawing.contains("opacity"))
    }

    @Test func anAnimatedTransitionIsOneOrTheOther() {
        has(rows(.animated).drawing, "opacity 0.2")
        fails(rows(.animated.threshold(.visible(0.4))).drawing.contains("opacity"))
    }

    @Test func outsideOfAScrollViewNothingChanges() {
        let host = MovedHost(
            Color.red.frame(width: 10, height: 10)
                .scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0) })
        fails(host.drawing.contains("opacity"))
    }

    @Test func phasesHaveValues() {
        same(ScrollTransitionPhase.topLeading.value, -1)
        #expect(
            ScrollTransitionPhase.identity.value == 0 && ScrollTransitionPhase.identity.isIdentity)
        same(ScrollTransitionPhase.bottomTrailing.value, 1)
    }
}
