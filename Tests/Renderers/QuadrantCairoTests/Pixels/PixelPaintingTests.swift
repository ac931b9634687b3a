import Expectations
import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import Testing

/// What is painted past Cairo looks as Cairo paints it.
@Suite struct PixelPaintingTests {
    /// Small shapes of one kind, at places between pixels and over edges of the canvas.
    @Test(arguments: [
        DisplayShape.roundedRect(CGRect(x: 0.5, y: 0.25, width: 21, height: 13), radius: 5),
        .ellipse(CGRect(x: 0, y: 0, width: 17.5, height: 17.5)),
    ])
    func repeatedShapesAreLikeTheFirst(_ shape: DisplayShape) throws {
        let color = RGBAColor(red: 0.55, green: 0.36, blue: 0.97)
        let places = [
            (2.0, 3.0), (30, 3), (58.375, 3), (86.375, 3), (30, 30.5), (58, 30.5), (90, 50),
        ]
        func items(_ paint: RGBAColor) -> [DisplayItem] {
            places.map { x, y in
                var group = DisplayGroup(
                    content: Fragment(items: [.fill(FillItem(shape: shape, paint: .color(paint)))]))
                group.transform = CGAffineTransform(translationX: x, y: y)
                return .group(group)
            }
        }
        var all = Drawing()
        all.size = CGSize(width: 100, height: 60)
        all.background = RGBAColor(red: 0.06, green: 0.09, blue: 0.16)
        all.items = items(color)
        for scale in [1.0, 1.5] {
            let together = try all.image(scale: scale).colors
            // Alone, each comes for the first time.
            for index in places.indices {
                var alone = all
                alone.items = [items(color)[index]]
                let single = try alone.image(scale: scale).colors
                let background = single[0]
                fails(zip(single, together).contains { $0 != background && $0 != $1 })
            }
            #expect(Set(together).count > 10)
        }
    }

    /// A gradient around a point that is none shows nothing, as one along a line that is none does.
    @Test func gradientsWithoutAPlaceShowNothing() throws {
        let stops = [0.0, 1].map { GradientStop(color: .red, location: $0) }
        let paints: [Paint] = [
            .linearGradient(
                LinearGradientPaint(
                    stops: stops, start: CGPoint(x: CGFloat.nan, y: 0), end: CGPoint(x: 5, y: 5))),
            .radialGradient(
                RadialGradientPaint(
                    stops: stops, center: CGPoint(x: CGFloat.nan, y: 5), startRadius: 0,
                    endRadius: 5)),
        ]
        for paint in paints {
            let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
            let image = try Drawing(.fill(FillItem(shape: .rect(rect), paint: paint))).image()
            holds(image.pixels.allSatisfy { $0 == 255 })
        }
    }

    /// A clip and a faded group that shapes repeat in.
    @Test func repeatedShapesKeepToTheirClip() throws {
        let shape = DisplayShape.roundedRect(
            CGRect(x: 0, y: 0, width: 8, height: 8), radius: 2)
        let fills = (0..<4).map { index in
            var group = DisplayGroup(
                content: Fragment(items: [.fill(FillItem(shape: shape, paint: .color(.red)))]))
            group.transform = CGAffineTransform(translationX: CGFloat(index) * 8, y: 0)
            return DisplayItem.group(group)
        }
        var clipped = DisplayGroup(content: Fragment(items: fills))
        clipped.clip = ClipItem(shape: .rect(CGRect(x: 0, y: 2, width: 32, height: 3)))
        var faded = DisplayGroup(content: Fragment(items: fills))
        faded.opacity = 0.5
        faded.transform = CGAffineTransform(translationX: 0, y: 10)
        var drawing = Drawing(.group(clipped), .group(faded))
        drawing.items += fills.prefix(1)
        drawing.size = CGSize(width: 40, height: 20)
        let image = try drawing.image()
        same(image.pixel(28, 3), [255, 0, 0, 255])
        same(image.pixel(28, 1), [255, 255, 255, 255])
        same(image.pixel(28, 5), [255, 255, 255, 255])
        #expect(image.pixel(28, 14) == [255, 127, 127, 255] || image.pixel(28, 14)[1] == 128)
        same(image.pixel(4, 1), [255, 0, 0, 255])
    }

    /// The same rectangle as a path is painted through a picture beside the canvas.
    @Test(arguments: [0, 1, 2, 3])
    func opaqueGradientsAreLikeThoseBesideTheCanvas(_ kind: Int) throws {
        let stops = [
            GradientStop(color: .red, location: 0), GradientStop(color: .blue, location: 1),
        ]
        let paint: Paint =
            switch kind {
            case 0:
                .linearGradient(
                    LinearGradientPaint(
                        stops: stops, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 90, y: 0)))
            case 1:
                .linearGradient(
                    LinearGradientPaint(
                        stops: stops, start: .zero, end: CGPoint(x: 97, y: 411)))
            case 2:
                .radialGradient(
                    RadialGradientPaint(
                        stops: stops, center: CGPoint(x: 40, y: 200), startRadius: 3,
                        endRadius: 180))
            default:
                .angularGradient(
                    AngularGradientPaint(
                        stops: stops, center: CGPoint(x: 40, y: 200), startAngle: 0,
                        endAngle: 2 * .pi))
            }
        let rect = CGRect(x: 3, y: 2, width: 90, height: 400)
        func image(_ shape: DisplayShape, clip: Bool) throws -> DisplayImage {
            var group = DisplayGroup(
                content: Fragment(items: [.fill(FillItem(shape: shape, paint: paint))]))
            if clip {
                group.clip = ClipItem(shape: .rect(CGRect(x: 10, y: 9, width: 30, height: 500)))
            }
            var drawing = Drawing(.group(group))
            drawing.size = CGSize(width: 100, height: 410)
            return try drawing.image()
        }
        for clip in [false, true] {
            let direct = try image(.rect(rect), clip: clip)
            // A third corner on an edge makes it a path like any other.
            var path = Path()
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
            same(direct.pixels, (try image(.path(path), clip: clip)).pixels)
            #expect(Set(direct.colors).count > 20 && direct.pixel(1, 1) == [255, 255, 255, 255])
        }
    }
}

extension DisplayImage {
    /// The pixels as numbers, row by row.
    fileprivate var colors: [UInt32] {
        stride(from: 0, to: pixels.count, by: 4).map { index in
            UInt32(pixels[index]) << 16 | UInt32(pixels[index + 1]) << 8 | UInt32(pixels[index + 2])
        }
    }
}
