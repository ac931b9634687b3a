import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Effects of `visualEffect` whose closure answers something else: they go there as modifiers do (6.1 and 6.2 of the table
/// in Tests/Facts/Motion.md).
@MainActor @Suite struct VisualEffectMotionTests {
    typealias Content = @MainActor (Double) -> AnyView

    private static func box<E: VisualEffect>(
        _ effect: @escaping @Sendable (EmptyVisualEffect, Double) -> E
    ) -> Content {
        { value in
            AnyView(
                Color.red.frame(width: 40, height: 20).visualEffect { base, _ in
                    effect(base, value)
                })
        }
    }

    private static let effects: [(String, Content)] = [
        ("offset", box { $0.offset(x: 20 * $1, y: 10 * $1) }),
        ("offset by a size", box { $0.offset(CGSize(width: 20 * $1, height: 0)) }),
        ("scale", box { $0.scaleEffect(1 + $1) }),
        ("scale and anchor", box { $0.scaleEffect(x: 1 + $1, anchor: UnitPoint(x: $1, y: 0)) }),
        ("rotation", box { $0.rotationEffect(.degrees(90 * $1)) }),
        ("rotation in space", box { $0.rotation3DEffect(.degrees(60 * $1), axis: (0, 1, 0)) }),
        ("opacity", box { $0.opacity(1 - $1 / 2) }),
        ("blur", box { $0.blur(radius: 6 * $1) }),
        ("brightness", box { $0.brightness($1 / 2) }),
        ("contrast", box { $0.contrast(1 - $1 / 2) }),
        ("grayscale", box { $0.grayscale($1) }),
        ("saturation", box { $0.saturation(1 - $1) }),
        ("hue", box { $0.hueRotation(.degrees(120 * $1)) }),
        (
            "matrix",
            box { $0.transformEffect(CGAffineTransform(translationX: 30 * $1, y: 4 * $1)) }
        ),
        ("several", box { $0.offset(x: 20 * $1).opacity(1 - $1 / 2).blur(radius: 4 * $1) }),
    ]

    @Test(arguments: 0..<15)
    func halfWayItLooksAsForTheValueHalfWay(_ index: Int) throws {
        let (name, content) = Self.effects[index]
        let probe = MotionProbe(.linear(duration: 1), content)
        let start = try probe.host.pngData()
        try probe.go()
        try same(probe.host.pngData(), start, "\(name) jumped")
        probe.host.advance(by: 0.5)
        try same(probe.host.pngData(), MotionProbe.still(0.5, content), "\(name)")
        probe.host.advanceToEnd()
        try same(probe.host.pngData(), MotionProbe.still(1, content), "\(name)")
        fails(probe.host.isAnimating)
    }

    @Test func aChangeWithoutAnAnimationJumpsAndEndsWhatRuns() throws {
        let stage = Stage { model in
            let x = model.x
            Stage.box().visualEffect { base, _ in base.offset(x: x) }
        }
        func still(_ x: Double) throws -> Data {
            try Stage { _ in Stage.box().visualEffect { base, _ in base.offset(x: x) } }.host
                .pngData()
        }
        stage.change(.linear(duration: 1)) { $0.x = 80 }
        stage.host.advance(by: 0.5)
        try same(stage.host.pngData(), still(40))
        stage.change(nil) { $0.x = 20 }
        try same(stage.host.pngData(), still(20))
        fails(stage.host.isAnimating)
    }

    @Test func aSecondCurveIsAdded() throws {
        let stage = Stage { model in
            let x = model.x
            Stage.box().visualEffect { base, _ in base.offset(x: x) }
        }
        stage.change(.linear(duration: 1)) { $0.x = 80 }
        stage.host.advance(by: 0.5)
        stage.change(.linear(duration: 1)) { $0.x = 0 }
        stage.host.advance(by: 0.25)
        // 80 · 0.75 − 80 · 0.25.
        let still = try Stage { _ in Stage.box().visualEffect { base, _ in base.offset(x: 40) } }
            .host.pngData()
        try same(stage.host.pngData(), still)
    }

    /// What the closure itself reads, when no body is evaluated.
    @Test func whatTheClosureReadsMovesIt() throws {
        let model = StageModel()
        let stage = Stage { _ in
            Stage.box().visualEffect { base, _ in
                base.offset(x: MainActor.assumeIsolated { model.x })
            }
        }
        withAnimation(.linear(duration: 1)) { model.x = 80 }
        stage.host.update()
        stage.host.advance(by: 0.25)
        let still = try Stage { _ in Stage.box().visualEffect { base, _ in base.offset(x: 20) } }
            .host.pngData()
        try same(stage.host.pngData(), still)
    }

    /// The geometry that it reads is that of the target: the effect goes there with the view.
    @Test func whatFollowsTheGeometryMovesWithTheLayout() throws {
        let stage = Stage { model in
            Stage.box().visualEffect { base, proxy in
                base.offset(y: proxy.frame(in: .global).minX / 2)
            }
            .padding(.leading, model.x)
            .frame(width: 400, height: 100, alignment: .topLeading)
        }
        stage.change(.linear(duration: 1)) { $0.x = 80 }
        stage.host.advance(by: 0.5)
        let still = try Stage { _ in
            Stage.box().offset(x: 40, y: 20).frame(width: 400, height: 100, alignment: .topLeading)
        }.host.pngData()
        try same(stage.host.pngData(), still)
    }

    @Test func aFollowedOffsetIsAskedOnceForEachUpdate() throws {
        final class Count: @unchecked Sendable { var calls = 0 }
        let count = Count()
        let stage = Stage(height: 60) { _ in
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { _ in Color.red.frame(height: 20) }
                }
                .visualEffect { base, proxy in
                    count.calls += 1
                    return base.opacity(proxy.frame(in: .global).minY < -10 ? 0.5 : 1)
                }
            }
            .accessibilityIdentifier("scroll")
        }
        _ = stage.host.svg()
        same(count.calls, 1)
        _ = stage.host.svg()
        stage.host.update()
        same(count.calls, 1)
        try stage.host["scroll"].scroll(by: CGSize(width: 0, height: 40))
        has(stage.host.svg(), "opacity=\"0.5\"")
        same(count.calls, 2)
    }

    @Test func theModifierAroundGivesItItsAnimation() throws {
        let stage = Stage { model in
            let x = model.x
            Stage.box().visualEffect { base, _ in base.offset(x: x) }
                .animation(.linear(duration: 2), value: x)
        }
        stage.change(nil) { $0.x = 80 }
        stage.host.advance(by: 0.5)
        let still = try Stage { _ in Stage.box().visualEffect { base, _ in base.offset(x: 20) } }
            .host.pngData()
        try same(stage.host.pngData(), still)
        has(stage.host.explanation, "effect (")
    }
}
