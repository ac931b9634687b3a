import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// What Apple documents to be animated: half-way, each modifier looks as it does for the value half-way.
@MainActor @Suite struct AnimatedEffectsTests {
    typealias Content = @MainActor (Double) -> AnyView

    private static func box<V: View>(
        _ change: @escaping @MainActor (AnyView, Double) -> V
    ) -> Content {
        { value in
            AnyView(change(AnyView(Color.red.frame(width: 40, height: 20)), value))
        }
    }

    /// Effects of one value, from 0 to 1.
    private static let effects: [(String, Content)] = [
        ("opacity", box { $0.opacity(1 - $1 / 2) }),
        ("offset", box { $0.offset(x: 20 * $1, y: 10 * $1) }),
        ("position", box { $0.position(x: 20 + 40 * $1, y: 20) }),
        ("rotation", box { $0.rotationEffect(.degrees(90 * $1)) }),
        (
            "rotation about a corner",
            box { $0.rotationEffect(.degrees(60 * $1), anchor: .topLeading) }
        ),
        (
            "rotation in space",
            box { $0.rotation3DEffect(.degrees(60 * $1), axis: (x: 0, y: 1, z: 0)) }
        ),
        ("scale", box { $0.scaleEffect(1 + $1) }),
        (
            "scale and anchor",
            box { $0.scaleEffect(x: 1 + $1, y: 1, anchor: UnitPoint(x: $1, y: 0)) }
        ),
        ("blur", box { $0.blur(radius: 6 * $1) }),
        ("shadow", box { $0.shadow(color: .black, radius: 4 * $1, x: 8 * $1, y: 4 * $1) }),
        ("saturation", box { $0.saturation(1 - $1) }),
        ("brightness", box { $0.brightness($1 / 2) }),
        ("contrast", box { $0.contrast(1 - $1 / 2) }),
        ("grayscale", box { $0.grayscale($1) }),
        ("hue", box { $0.hueRotation(.degrees(120 * $1)) }),
        ("corners", box { $0.clipShape(RoundedRectangle(cornerRadius: 10 * $1)) }),
        (
            "projection",
            box {
                $0.transformEffect(CGAffineTransform(translationX: 30 * $1, y: 4 * $1))
            }
        ),
        ("trim", { AnyView(Circle().trim(from: 0, to: $0).fill(.red)) }),
        ("width of a line", { AnyView(Circle().stroke(.red, lineWidth: 1 + 8 * $0).padding(8)) }),
        (
            "dashes",
            {
                AnyView(
                    Rectangle().stroke(
                        .red,
                        style: StrokeStyle(
                            lineWidth: 2 + 2 * $0, dash: [4 + 8 * $0, 4], dashPhase: 6 * $0)
                    ).padding(8))
            }
        ),
        (
            "uneven corners",
            {
                AnyView(
                    UnevenRoundedRectangle(topLeadingRadius: 20 * $0, bottomTrailingRadius: 10 * $0)
                        .fill(.red))
            }
        ),
        ("inset", { AnyView(Rectangle().inset(by: 10 * $0).fill(Color.red)) }),
        (
            "a shape that is moved",
            { AnyView(Circle().offset(x: 20 * $0, y: 0).scale(1 - $0 / 2).fill(Color.red)) }
        ),
        ("a shape that is turned", { AnyView(Rectangle().rotation(.degrees(40 * $0)).fill(.red)) }),
        ("size", { AnyView(Color.red.frame(width: 20 + 60 * $0, height: 10 + 20 * $0)) }),
        ("padding", { AnyView(Color.red.padding(.horizontal, 20 * $0)) }),
        (
            "mask",
            { value in
                AnyView(Color.red.mask { Rectangle().frame(width: 20 + 60 * value, height: 20) })
            }
        ),
        (
            "stops of a gradient",
            {
                AnyView(
                    LinearGradient(
                        stops: [
                            .init(color: .red, location: 0.2 * $0),
                            .init(color: .blue, location: 1),
                        ], startPoint: .leading, endPoint: UnitPoint(x: 1, y: $0)))
            }
        ),
        (
            "radial gradient",
            {
                AnyView(
                    RadialGradient(
                        colors: [.red, .blue], center: UnitPoint(x: 0.3 + 0.4 * $0, y: 0.5),
                        startRadius: 4 * $0, endRadius: 20 + 20 * $0))
            }
        ),
        (
            "angular gradient",
            {
                AnyView(
                    AngularGradient(
                        colors: [.red, .blue], center: .center, startAngle: .degrees(90 * $0),
                        endAngle: .degrees(180 + 90 * $0)))
            }
        ),
    ]

    @Test(arguments: 0..<30) func halfWayItLooksHalfWay(index: Int) throws {
        try #require(Self.effects.count == 30)
        let (name, content) = Self.effects[index]
        let probe = MotionProbe(.linear(duration: 1), content)
        try probe.go()
        try same(probe.host.pngData(), MotionProbe.still(0, content), "\(name) at first")
        probe.host.advance(by: 0.5)
        try same(probe.host.pngData(), MotionProbe.still(0.5, content), "\(name) half-way")
        probe.host.advance(by: 0.5)
        try same(probe.host.pngData(), MotionProbe.still(1, content), "\(name) at the end")
        fails(probe.host.isAnimating)
    }

    /// Colours mix as `Color.mix(with:by:)` does.
    @Test func coloursMixPerceptually() throws {
        let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        let contents: [@MainActor (Color) -> AnyView] = [
            { AnyView($0) }, { AnyView(Circle().fill($0)) },
            { AnyView(Circle().foregroundStyle($0)) },
            { color in AnyView(VStack { Text(verbatim: "Text") }.foregroundStyle(color)) },
        ]
        for content in contents {
            let probe = MotionProbe(.linear(duration: 1)) { content($0 == 0 ? red : blue) }
            try probe.go()
            probe.host.advance(by: 0.5)
            try same(
                probe.host.pngData(),
                MotionProbe.still(0) { _ in content(red.mix(with: blue, by: 0.5)) })
        }
    }

    /// A whole turn is a turn: angles are numbers.
    @Test func aWholeTurnIsATurn() throws {
        let content = Self.box { $0.rotationEffect(.degrees(360 * $1)) }
        let probe = MotionProbe(.linear(duration: 1), content)
        try probe.go()
        probe.host.advance(by: 0.25)
        try same(probe.host.pngData(), MotionProbe.still(0.25, content))
        try differ(probe.host.pngData(), MotionProbe.still(0, content))
    }

    /// Whole numbers, strings and `zIndex` jump.
    @Test func whatIsNotAnimatableJumps() throws {
        let contents: [Content] = [
            { value in
                AnyView(
                    ZStack {
                        Color.red.frame(width: 20, height: 20).zIndex(value)
                        Color.blue.frame(width: 20, height: 20).zIndex(1 - value)
                    })
            },
            { value in
                AnyView(HStack { ForEach(0..<Int(value * 3) + 1, id: \.self) { _ in EmptyView() } })
            },
        ]
        for content in contents {
            let probe = MotionProbe(.linear(duration: 1), content)
            try probe.go()
            try same(probe.host.pngData(), MotionProbe.still(1, content))
        }
    }

    /// Values beyond the way are legal: a spring swings over, and what cannot be negative stops at 0.
    @Test func whatCannotBeNegativeStopsAtNothing() throws {
        let contents: [Content] = [
            Self.box { $0.blur(radius: 10 - 10 * $1) },
            Self.box { $0.opacity(1 - $1) },
            Self.box { $0.shadow(radius: 10 - 10 * $1) },
            { AnyView(Color.red.frame(width: 40 - 40 * $0, height: 20)) },
            { AnyView(Circle().stroke(.red, lineWidth: 10 - 10 * $0)) },
            { AnyView(RoundedRectangle(cornerRadius: 10 - 10 * $0).fill(.red)) },
        ]
        for content in contents {
            let probe = MotionProbe(.spring(duration: 0.5, bounce: 0.8), content)
            try probe.go()
            for _ in 0..<20 {
                probe.host.advance(by: 0.05)
                _ = try probe.host.pngData()
            }
            probe.host.advanceToEnd()
            try same(probe.host.pngData(), MotionProbe.still(1, content))
        }
    }
}
