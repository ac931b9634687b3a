import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Gradients, and whatever else is painted with styles, on their way from colours to others.
@MainActor @Suite struct MovingGradientTests {
    typealias Content = @MainActor (_ first: Color, _ second: Color, _ radius: CGFloat) -> AnyView

    /// Each has two colours, between which there is more or less to mix; some have a radius.
    static let kinds: [(name: String, content: Content)] = [
        ("view", { a, b, _ in AnyView(linear(a, b)) }),
        ("fill", { a, b, _ in AnyView(Capsule().fill(linear(a, b))) }),
        ("stroke", { a, b, _ in AnyView(Circle().stroke(linear(a, b), lineWidth: 8)) }),
        ("background", { a, b, _ in AnyView(Text("Aa").padding().background(linear(a, b))) }),
        ("colour of background", { a, _, _ in AnyView(Text("Aa").padding().background(a)) }),
        ("overlay", { a, _, _ in AnyView(Color.white.overlay(a)) }),
        ("border", { a, b, _ in AnyView(Color.white.border(linear(a, b), width: 8)) }),
        ("mask", { a, b, _ in AnyView(linear(a, b).mask(Circle())) }),
        (
            "text",
            { a, b, _ in
                AnyView(
                    HStack { Text("Wa").font(.system(size: 40)) }.foregroundStyle(linear(a, b)))
            }
        ),
        (
            "symbol",
            { a, b, _ in AnyView(Image(systemName: "heart.fill").foregroundStyle(linear(a, b))) }
        ),
        ("own colour of text", { a, _, _ in AnyView(Text("Wa").foregroundStyle(a)) }),
        ("colour of symbol", { a, _, _ in AnyView(Image(systemName: "star").foregroundStyle(a)) }),
        (
            "radial",
            { a, b, radius in
                AnyView(
                    RadialGradient(
                        colors: [a, b], center: .center, startRadius: radius,
                        endRadius: 20 + radius))
            }
        ),
        ("elliptical", { a, b, _ in AnyView(EllipticalGradient(colors: [a, b])) }),
        ("angular", { a, b, _ in AnyView(AngularGradient(colors: [a, b, a], center: .center)) }),
        ("of a colour", { a, _, _ in AnyView(Rectangle().fill(a.gradient)) }),
        (
            "faint",
            { a, b, _ in AnyView(Rectangle().fill(linear(a, b).opacity(0.5))) }
        ),
    ]

    nonisolated static func linear(_ first: Color, _ second: Color) -> LinearGradient {
        LinearGradient(colors: [first, second], startPoint: .leading, endPoint: .trailing)
    }

    private static func content(
        _ kind: Int, _ part: Double, rounded: Bool
    ) -> AnyView {
        let part = rounded ? part.rounded() : part
        return kinds[kind].content(
            Color(red: 1, green: 0, blue: 0).mix(with: Color(red: 0, green: 0, blue: 1), by: part),
            Color(red: 1, green: 0.9, blue: 0).mix(
                with: Color(red: 0, green: 0.8, blue: 0), by: part),
            20 * part)
    }

    @Test(arguments: 0..<17) func coloursGoStopByStop(kind: Int) throws {
        let probe = MotionProbe(.linear(duration: 1)) { Self.content(kind, $0, rounded: true) }
        let start = try probe.host.pngData()
        try probe.go()
        for quarter in 1...3 {
            probe.host.advance(by: 0.25)
            let still = try MotionProbe.still(Double(quarter) / 4) {
                Self.content(kind, $0, rounded: false)
            }
            // Colours go through another space and back on their way.
            let distance = try MotionProbe.distance(probe.host.pngData(), still)
            #expect(distance <= 4, "\(Self.kinds[kind].name) at \(quarter)/4: \(distance)")
        }
        #expect(try MotionProbe.distance(probe.host.pngData(), start) > 20)
        probe.host.advanceToEnd()
        let end = try MotionProbe.still(1) { Self.content(kind, $0, rounded: true) }
        try same(probe.host.pngData(), end)
    }

    /// They may begin as the view appears, and go to and fro.
    private struct Forever: View {
        @State private var isOn = false

        var body: some View {
            LinearGradient(
                colors: isOn ? [.purple, .pink] : [.blue, .green], startPoint: .leading,
                endPoint: .trailing
            )
            .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isOn.toggle() } }
        }
    }

    @Test func coloursGoToAndFro() throws {
        let host = ViewHost(width: 60, height: 20) { Forever() }
        host.advance(by: 0.25)
        let quarter = try host.pngData()
        host.advance(by: 0.5)
        let threeQuarters = try host.pngData()
        host.advance(by: 0.5)
        let threeQuartersBack = try host.pngData()
        host.advance(by: 0.5)
        #expect(try MotionProbe.distance(quarter, threeQuarters) > 20)
        #expect(try MotionProbe.distance(threeQuartersBack, threeQuarters) <= 2)
        #expect(try MotionProbe.distance(host.pngData(), quarter) <= 2)
    }

    /// Styles of other kinds, or with other numbers of stops, fade.
    static let pairs: [(name: String, content: @MainActor (Bool) -> AnyView)] = [
        (
            "stops",
            { isOn in
                AnyView(
                    LinearGradient(
                        colors: isOn ? [.blue, .white, .black] : [.red, .yellow],
                        startPoint: .top, endPoint: .bottom))
            }
        ),
        (
            "kinds",
            { isOn in
                AnyView(
                    Rectangle().fill(
                        isOn
                            ? AnyShapeStyle(linear(.blue, .black))
                            : AnyShapeStyle(EllipticalGradient(colors: [.red, .white]))))
            }
        ),
        (
            "colour",
            { isOn in
                AnyView(
                    Capsule().strokeBorder(
                        isOn ? AnyShapeStyle(linear(.blue, .black)) : AnyShapeStyle(.yellow),
                        lineWidth: 12))
            }
        ),
        (
            "text",
            { isOn in
                AnyView(
                    Text("WWW").font(.system(size: 40)).foregroundStyle(
                        isOn ? AnyShapeStyle(linear(.blue, .black)) : AnyShapeStyle(.yellow)))
            }
        ),
    ]

    @Test(arguments: 0..<4) func othersFade(pair: Int) throws {
        let content = Self.pairs[pair].content
        let probe = MotionProbe(.linear(duration: 1)) { content($0 > 0.5) }
        let start = try probe.host.pngData()
        try probe.go()
        try same(probe.host.pngData(), start)
        probe.host.advance(by: 0.5)
        let middle = try probe.host.pngData()
        probe.host.advanceToEnd()
        let end = try probe.host.pngData()
        try same(end, MotionProbe.still(1) { content($0 > 0.5) })
        let way = try MotionProbe.distance(start, end)
        for other in [start, end] {
            let distance = try MotionProbe.distance(middle, other)
            #expect(distance > 20 && distance < way, "\(Self.pairs[pair].name): \(distance)")
        }
    }
}
