import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Content and scroll transitions (section 12 of the table in Tests/Facts/Motion.md).
@MainActor @Suite struct ContentFactsTests {
    private func picture(_ text: String) throws -> Data {
        try ViewHost(width: 120, height: 60) {
            Text(text).font(.system(size: 40)).frame(width: 120, height: 60, alignment: .leading)
        }.pngData()
    }

    private func stage(_ transition: ContentTransition) -> Stage {
        Stage(width: 120, height: 60) { model in
            Text("\(Int(model.x))").font(.system(size: 40)).contentTransition(transition)
                .frame(width: 120, height: 60, alignment: .leading)
        }
    }

    /// 12.1: a content transition works only under an animation.
    @Test(arguments: [
        ContentTransition.identity, .opacity, .interpolate, .numericText(), .numericText(value: 1),
    ])
    func withoutAnAnimationTheNewContentIsThere(transition: ContentTransition) throws {
        let stage = stage(transition)
        stage.change(nil) { $0.x = 7 }
        #expect(try stage.host.pngData() == picture("7") && !stage.host.isAnimating)
    }

    /// 12.1: `identity` snaps under an animation too.
    @Test func theIdentitySnaps() throws {
        let stage = stage(.identity)
        stage.change(.linear(duration: 1)) { $0.x = 7 }
        try same(stage.host.pngData(), picture("7"))
    }

    /// 12.1: the direction of `numericText(value:)` is from the old to the new value.
    @Test func theValueSaysWhereDigitsRoll() throws {
        func half(
            _ transition: @escaping @MainActor (Double) -> ContentTransition, from: Double,
            to: Double
        ) throws -> Data {
            let stage = Stage(width: 120, height: 60) { model in
                Text("\(Int(model.x))").font(.system(size: 40))
                    .contentTransition(transition(model.x)).frame(width: 120, height: 60)
            }
            stage.change(nil) { $0.x = from }
            stage.change(.linear(duration: 1)) { $0.x = to }
            stage.host.advance(by: 0.3)
            return try stage.host.pngData()
        }
        let up = try half({ .numericText(value: $0) }, from: 1, to: 2)
        try same(up, half({ _ in .numericText() }, from: 1, to: 2))
        let down = try half({ .numericText(value: $0) }, from: 2, to: 1)
        try same(down, half({ _ in .numericText(countsDown: true) }, from: 2, to: 1))
        try differ(down, half({ _ in .numericText() }, from: 2, to: 1))
    }

    private struct Rows: View {
        let model: StageModel
        let configuration: ScrollTransitionConfiguration
        let effect: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> any VisualEffect

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20) { row in
                        Color.red.frame(height: 40).accessibilityIdentifier("\(row)")
                            .scrollTransition(configuration) { effect, phase in
                                effect.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 50)
                            }
                    }
                }
            }
            .accessibilityIdentifier("scroll")
            .frame(width: 100, height: 100)
        }
    }

    private func rows(_ configuration: ScrollTransitionConfiguration) -> Stage {
        Stage(width: 100, height: 100) {
            Rows(model: $0, configuration: configuration) { effect, _ in effect }
        }
    }

    /// 12.2: the default is interactive along easeInOut: of a row of which half is seen, half of the effect; of one of which a
    /// quarter is seen, what the curve says. Layout does not follow.
    @Test func interactiveTransitionsFollowTheCurve() throws {
        let stage = rows(.interactive)
        try stage.host["scroll"].scroll(to: CGPoint(x: 0, y: 30))
        // Row 0 from −30 to 10: a quarter; row 3 from 90 to 130: a quarter.
        let part = UnitCurve.easeInOut.value(at: 0.25)
        let seen = opacities(stage)
        #expect(seen.count == 2 && seen.allSatisfy { abs($0 - part) < 1e-3 }, "\(seen)")
        try same(stage.host["3"].frame.minX, 0)
    }

    /// The opacities below 1 with which something is drawn.
    private func opacities(_ stage: Stage) -> [Double] {
        stage.host.svg().components(separatedBy: "opacity=\"").dropFirst()
            .compactMap { Double($0.prefix { $0 != "\"" }) }.filter { $0 < 1 }
    }

    /// 12.2: the phases: topLeading −1, identity 0, bottomTrailing 1.
    @Test func phasesHaveValues() {
        same(
            [ScrollTransitionPhase.topLeading, .identity, .bottomTrailing].map(\.value), [-1, 0, 1])
    }

    /// 12.2: an animated transition changes at the threshold, with an animation, which is the default one unless said.
    @Test func animatedTransitionsJumpAndAnimate() throws {
        for (configuration, wanted) in [
            (ScrollTransitionConfiguration.animated(.linear(duration: 1)), 0.5),
            (.animated, Spring(response: 0.55, dampingRatio: 1).value(target: 1.0, time: 0.5)),
        ] {
            let stage = rows(configuration)
            let first = opacities(stage)
            holds(first.allSatisfy { $0 == 0 }, "Row 2 is seen in part only: \(first)")
            try stage.host["scroll"].scroll(to: CGPoint(x: 0, y: 20))
            stage.host.advance(by: 0.5)
            // Row 2 comes, and row 0, which is half out of sight, goes.
            let seen = opacities(stage)
            for opacity in [wanted, 1 - wanted] {
                holds(seen.contains { abs($0 - opacity) < 2e-3 }, "\(seen)")
            }
            stage.host.advanceToEnd()
            holds(opacities(stage).allSatisfy { $0 == 0 })
        }
    }
}
