import Expectations
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews
import TestedViews
import Testing

@MainActor @Suite struct GradientTests {
    private func linear(_ view: some View) throws -> LinearGradientPaint {
        guard case .linearGradient(let paint) = Drawn(view).paint else {
            throw Missing()
        }
        return paint
    }

    struct Missing: Error {}

    @Test func aGradientIsAViewAndAStyle() throws {
        let gradient = LinearGradient(
            colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
        let paint = try linear(gradient)
        #expect(paint.start == CGPoint(x: 0, y: 30) && paint.end == CGPoint(x: 100, y: 30))
        try same(linear(Rectangle().fill(gradient)), paint)
        let named = Rectangle().fill(
            .linearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
        try same(linear(named), paint)
    }

    /// Measured on macOS 26: half way from red to blue is 170 121 168; Oklab gives 172 121 168.
    @Test func coloursAreMixedAsTheEyeSeesThem() throws {
        let view = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        let paint = try linear(view)
        let middle = try #require(paint.stops.first { $0.location == 0.5 }).color
        let bytes = [middle.red, middle.green, middle.blue].map { Int(($0 * 255).rounded()) }
        holds(zip(bytes, [170, 121, 168]).allSatisfy { abs($0 - $1) <= 2 }, "\(bytes)")
        #expect(paint.stops.first?.location == 0 && paint.stops.last?.location == 1)
    }

    @Test func deviceMixingNeedsNoStopsBetween() throws {
        let gradient = Gradient(colors: [.red, .blue]).colorSpace(.device)
        let style = Rectangle().fill(
            .linearGradient(gradient, startPoint: .top, endPoint: .bottom))
        try same(linear(style).stops.map(\.location), [0, 1])
    }

    @Test func towardsClearAColourOnlyFades() throws {
        let paint = try linear(
            LinearGradient(colors: [.white, .clear], startPoint: .top, endPoint: .bottom))
        holds(paint.stops.allSatisfy { $0.color.red > 0.999 })
        same(paint.stops.last?.color.alpha, 0)
    }

    @Test func hardStopsStayHard() throws {
        let stops: [Gradient.Stop] = [
            .init(color: .black, location: 0), .init(color: .black, location: 0.5),
            .init(color: .white, location: 0.5), .init(color: .white, location: 1),
        ]
        let paint = try linear(
            LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom))
        same(paint.stops.map(\.location), [0, 0.5, 0.5, 1])
    }

    @Test func oneColourIsNoGradient() {
        let view = LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
        same(Drawn(view).paint, .color(SystemColor.red.rgba(dark: false)))
        let none = LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)
        same(Drawn(none).paint, .color(.clear))
    }

    @Test func radiiArePointsOrFractions() throws {
        let radial = Drawn(
            RadialGradient(
                colors: [.black, .white], center: .topLeading, startRadius: 5, endRadius: 40))
        guard case .radialGradient(let paint) = radial.paint else { throw Missing() }
        #expect(paint.center == .zero && paint.startRadius == 5 && paint.endRadius == 40)
        let elliptical = Drawn(EllipticalGradient(colors: [.black, .white]))
        guard case .radialGradient(let ellipse) = elliptical.paint else { throw Missing() }
        #expect(ellipse.center == CGPoint(x: 0.5, y: 0.5) && ellipse.endRadius == 0.5)
        #expect(ellipse.transform.a == 100 && ellipse.transform.d == 60)
    }

    @Test func anglesRunClockwiseAndAtMostATurn() throws {
        func angular(_ view: some View) throws -> AngularGradientPaint {
            guard case .angularGradient(let paint) = Drawn(view).paint else { throw Missing() }
            return paint
        }
        let turn = try angular(
            AngularGradient(colors: [.black, .white], center: .center, angle: .degrees(90)))
        #expect(turn.startAngle == .pi / 2 && abs(turn.endAngle - 2.5 * .pi) < 1e-9)
        let twice = try angular(
            AngularGradient(
                gradient: Gradient(colors: [.black, .white, .black]), center: .center,
                startAngle: .zero, endAngle: .degrees(720)))
        #expect(abs(twice.endAngle - twice.startAngle - 2 * .pi) < 1e-9)
        near(try #require(twice.stops.first).color.red, 1, within: 1e-6)
        let conic = Rectangle().fill(
            .conicGradient(colors: [.black, .white], center: .center, angle: .degrees(90)))
        try same(angular(conic), turn)
    }

    @Test func wrongNumbersAreReported() {
        let nan = Drawn(
            RadialGradient(
                colors: [.black, .white], center: .center, startRadius: .nan, endRadius: 40))
        same(
            nan.issues.first?.hasPrefix(
                "RadialGradient(startRadius: nan) is not a finite number"), true)
        let negative = Drawn(
            RadialGradient(
                colors: [.black, .white], center: .center, startRadius: -4, endRadius: 40))
        same(
            negative.issues,
            [
                "RadialGradient has a negative radius, -4.0. 0 was taken. Give a radius of 0 or more."
            ])
        let many = Drawn(
            LinearGradient(
                colors: Array(repeating: .red, count: 1_001), startPoint: .top,
                endPoint: .bottom))
        same(many.issues.first?.hasPrefix("A gradient has 1001 stops"), true)
    }

    @Test func aMeshIsCutIntoPatches() throws {
        let mesh = MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
            colors: [.black, .white, .white, .black], smoothsColors: false)
        guard case .meshGradient(let paint) = Drawn(mesh).paint else { throw Missing() }
        same(paint.patches.count, 1)
        let points = try #require(paint.patches.first).points
        same(points.count, 12)
        #expect(points[3] == CGPoint(x: 100, y: 0) && points[9] == CGPoint(x: 0, y: 60))
        #expect(abs(points[1].x - 100 / 3) < 1e-4 && abs(points[4].y - 20) < 1e-4)
        let smooth = MeshGradient(
            width: 3, height: 2,
            points: [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.5, 1], [1, 1]],
            colors: [.red, .green, .blue, .blue, .red, .green], colorSpace: .perceptual)
        guard case .meshGradient(let many) = Drawn(smooth).paint else { throw Missing() }
        same(many.patches.count, 72)
        // Those of thousands of rows that are not in sight would take a gigabyte.
        holds(many.worksPatchesOut)
        let red = SystemColor.red.rgba(dark: false)
        near(many.patches[0].colors[0].red, red.red, within: 1e-6)
    }

    @Test func aMeshWithTooFewColoursShowsItsBackground() {
        let mesh = MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.black])
        let drawn = Drawn(mesh)
        same(
            drawn.issues,
            [
                "MeshGradient(width: 2, height: 2) has 1 colors, not 4. Only its background is shown."
            ])
        let infinite = MeshGradient(
            width: 2, height: 2, points: [[0, 0], [.infinity, 0], [0, 1], [1, 1]],
            colors: [.black, .black, .black, .black])
        same(Drawn(infinite).issues.count, 1)
        let flat = MeshGradient(width: 1, height: .max, points: [], colors: [])
        same(Drawn(flat).issues.count, 1)
    }
}
