import Expectations
import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import Testing

/// Gradients and tiles that begin so far from what is seen that readers of files run out of numbers.
@Suite struct FarGradientTests {
    private let canvas = CGRect(x: 0, y: 0, width: 100, height: 100)

    private func color(at x: CGFloat, _ radius: CGFloat, start: CGFloat = 0) -> RGBAColor? {
        gradient(at: x, radius, start: start).color(farBeyond: canvas)
    }

    private func gradient(
        at x: CGFloat, _ radius: CGFloat, start: CGFloat = 0
    ) -> RadialGradientPaint {
        RadialGradientPaint(
            stops: [
                GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
            ], center: CGPoint(x: x, y: 50), startRadius: start, endRadius: radius)
    }

    @Test func onlyWhatIsFarBeyondTheCirclesHasOneColour() {
        same(color(at: -1e6, 100), .white)
        same(color(at: -1e6, 3, start: 100), .black)
        same(color(at: -1e6, 1e6), nil)
        same(color(at: -1000, 100), nil)
        same(color(at: 50, 0.001), nil)
        same(gradient(at: -1e6, 100).color(farBeyond: .null), nil)
        var wide = gradient(at: -1e6, 100)
        wide.transform = CGAffineTransform(scaleX: 1, y: 1e5)
        same(wide.color(farBeyond: canvas), nil)
    }

    // MARK: Told from near

    private let stops = [
        GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
    ]

    /// The ends of a gradient two million points long, of which the middle is seen.
    @Test func aLongWayIsToldByThePartThatIsSeen() throws {
        let whole = LinearGradientPaint(
            stops: stops, start: CGPoint(x: 50, y: -1e6), end: CGPoint(x: 50, y: 1_000_000))
        guard case .linearGradient(let part) = Paint.linearGradient(whole).near(canvas) else {
            Issue.record("There are two colours")
            return
        }
        #expect(part.start == CGPoint(x: 50, y: -100) && part.end == CGPoint(x: 50, y: 200))
        let (first, last) = try (#require(part.stops.first), #require(part.stops.last))
        #expect(abs(first.color.red - 0.49995) < 1e-9 && first.location == 0)
        #expect(abs(last.color.red - 0.5001) < 1e-9 && last.location == 1)
    }

    /// What lies across the way does not matter.
    @Test func aWayThatIsFarBesideIsToldFromHere() {
        let beside = LinearGradientPaint(
            stops: stops, start: CGPoint(x: 1e9, y: 0), end: CGPoint(x: 1e9, y: 100))
        let here = LinearGradientPaint(
            stops: [
                GradientStop(color: .black, location: 0),
                GradientStop(color: .black, location: 1.0 / 3),
                GradientStop(color: .white, location: 2.0 / 3),
                GradientStop(color: .white, location: 1),
            ], start: CGPoint(x: 50, y: -100), end: CGPoint(x: 50, y: 200))
        // The first and the last stop are where the colour was before.
        let stops = here.stops
        guard case .linearGradient(let part) = Paint.linearGradient(beside).near(canvas) else {
            Issue.record("There are two colours")
            return
        }
        #expect(part.start == here.start && part.end == here.end)
        same(part.stops.map(\.color), stops.map(\.color))
        for (one, other) in zip(part.stops, stops) {
            near(one.location, other.location, within: 1e-12)
        }
    }

    @Test func whatLiesBehindAnEndHasOneColour() {
        let far = LinearGradientPaint(
            stops: stops, start: CGPoint(x: -1e7, y: 0), end: CGPoint(x: -9e6, y: 0))
        same(Paint.linearGradient(far).near(canvas), .color(.white))
    }

    @Test func whatIsNearStaysWhatItIs() {
        let near = Paint.linearGradient(
            LinearGradientPaint(
                stops: stops, start: CGPoint(x: -5000, y: 0), end: CGPoint(x: 90, y: 7)))
        same(near.near(canvas), near)
        var ellipse = gradient(at: 0.5, 0.5)
        ellipse.transform = CGAffineTransform(scaleX: 5000, y: 90)
        same(Paint.radialGradient(ellipse).near(canvas), .radialGradient(ellipse))
    }

    /// Some readers have no numbers for where a pixel lies in it.
    @Test func aWideEllipseBecomesPixels() {
        final class OnePixel: DisplayRasterizer {
            func picture(of list: DisplayList, scale: CGFloat) -> DisplayImage? {
                DisplayImage(width: 1, height: 1, pixels: [0, 0, 0, 0])
            }
        }
        var ellipse = gradient(at: 0.25, 0.61)
        let shape = DisplayShape.rect(canvas.insetBy(dx: 10, dy: 10))
        let cases: [(width: CGFloat, effects: [RenderNote.Effect])] = [
            (9000, []), (97_000, [.ellipticalGradient]),
        ]
        for (width, effects) in cases {
            ellipse.transform = CGAffineTransform(scaleX: width, y: 120)
            let fill = FillItem(shape: shape, paint: .radialGradient(ellipse))
            let list = DisplayList(
                size: canvas.size, displayScale: 1, background: .white,
                root: Fragment(items: [.fill(fill)]))
            for abilities in [RendererAbilities.svg, .pdf] {
                let (_, notes) = Lowering(for: abilities, rasterizer: OnePixel())
                    .lower(list, background: .white)
                same(notes.map(\.effect), effects)
            }
        }
    }

    @Test func tilesAreCountedFromNear() {
        let image = DisplayImage(width: 1, height: 5, pixels: Array(repeating: 255, count: 20))
        let tiles = TilePaint(image: image, rect: CGRect(x: -16_403, y: 2, width: 0.5, height: 2))
        guard case .tiles(let near) = Paint.tiles(tiles).near(canvas) else {
            Issue.record("They are tiles")
            return
        }
        same(near.rect, CGRect(x: 0, y: 2, width: 0.5, height: 2))
    }
}
