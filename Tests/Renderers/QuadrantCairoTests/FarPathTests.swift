import Expectations
import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantShaping
import Testing

/// Paths that go, or are moved, farther than Cairo can count.
@Suite struct FarPathTests {
    private func moved(_ item: DisplayItem, _ x: CGFloat, _ y: CGFloat) -> DisplayItem {
        var group = DisplayGroup(content: Fragment(items: [item]))
        group.transform = CGAffineTransform(translationX: x, y: y)
        return .group(group)
    }

    private func triangle(_ side: CGFloat) -> Path {
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 2 * side, y: side))
        path.addLine(to: CGPoint(x: 0, y: side))
        path.closeSubpath()
        return path
    }

    /// Cut off coordinate by coordinate, its edge would have another slope.
    @Test(arguments: [1e3, 1e7, 1e11] as [CGFloat])
    func aHugeTriangleHasItsSlope(side: CGFloat) throws {
        let fill = FillItem(shape: .path(triangle(side)), paint: .color(.red))
        let image = try Drawing(.fill(fill)).image()
        same(image.pixel(8, 2), [255, 255, 255, 255])
        same(image.pixel(8, 6), [255, 0, 0, 255])
        same(image.pixel(1, 2), [255, 0, 0, 255])
    }

    /// Of what is moved by eight million points the part is drawn that is seen.
    @Test func whatIsMovedFarIsDrawnWhereItIsSeen() throws {
        let long = CGRect(x: 2, y: 0, width: 5, height: 16_777_216)
        let far: CGFloat = -8_388_629
        let shapes: [DisplayShape] = [.rect(long), .path(Path(long))]
        for shape in shapes {
            let item = DisplayItem.fill(FillItem(shape: shape, paint: .color(.red)))
            let image = try Drawing(moved(item, 0, far)).image(scale: 2)
            same(image.pixel(8, 10), [255, 0, 0, 255])
            same(image.pixel(18, 10), [255, 255, 255, 255])
        }
        var clipped = DisplayGroup(content: Fragment(items: [.rect(0, -far, 10, 10, .red)]))
        clipped.clip = ClipItem(shape: .path(Path(long)))
        let image = try Drawing(moved(.group(clipped), 0, far)).image()
        same(image.pixel(4, 5), [255, 0, 0, 255])
        same(image.pixel(8, 5), [255, 255, 255, 255])
    }

    /// Cairo's numbers wrapped around, and it died of that.
    @Test func aLineFarOffEndsNothing() throws {
        var path = Path(ellipseIn: CGRect(x: 2, y: 2, width: 14, height: 14))
        path.move(to: CGPoint(x: 6, y: 9))
        path.addLine(to: CGPoint(x: 8, y: 12))
        path.addLine(to: CGPoint(x: 12, y: 5))
        for dash in [[], [3, 2]] as [[CGFloat]] {
            let style = StrokeStyle(
                lineWidth: 1.35, lineCap: .round, lineJoin: .round, dash: dash)
            let stroke = StrokeItem(shape: .path(path), paint: .color(.black), style: style)
            var large = DisplayGroup(content: Fragment(items: [.stroke(stroke)]))
            large.transform = CGAffineTransform(a: 100, b: 0, c: 0, d: 100, tx: -600, ty: -57)
            for far in [-8_390_396, 1e9, -1e12] as [CGFloat] {
                let image = try Drawing(
                    moved(.group(large), -700, far), .rect(0, 0, 5, 10, .blue)
                ).image(scale: 3)
                same(image.pixel(3, 3), [0, 0, 255, 255])
                same(image.pixel(20, 20), [255, 255, 255, 255])
            }
        }
    }

    /// A line wider than any canvas is drawn as its outline: Cairo followed its round ends pixel by pixel.
    @Test(arguments: [4e4, 1e9] as [CGFloat])
    func aLineWiderThanAnyCanvasHasItsEdge(width: CGFloat) throws {
        var path = Path()
        path.move(to: CGPoint(x: -3 * width, y: 0))
        path.addLine(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 3 * width, y: 0))
        for (dash, scale) in [([], 1), ([1e15, 1], 1), ([], 1e6)]
            as [([CGFloat], CGFloat)]
        {
            let style = StrokeStyle(
                lineWidth: width / scale, lineCap: .round, lineJoin: .round,
                dash: dash)
            let larger = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
            let stroke = StrokeItem(
                shape: .path(path.applying(larger)), paint: .color(.red), style: style)
            holds(stroke.needsOutline(in: larger.inverted()))
            var group = DisplayGroup(content: Fragment(items: [.stroke(stroke)]))
            group.transform = CGAffineTransform(scaleX: scale, y: scale)
            let image = try Drawing(moved(.group(group), 0, width / 2 + 5)).image()
            same(image.pixel(5, 3), [255, 255, 255, 255], "\(dash) \(scale)")
            same(image.pixel(5, 6), [255, 0, 0, 255], "\(dash) \(scale)")
            let list = Drawing(moved(.group(group), 0, width / 2 + 5)).list
            let engine = ShapingEngine(fontDirectories: [])
            let file = PDFReader(try PDFRenderer(engine: engine).pdf(list))
            same(file.content?.contains(" w"), false)
        }
    }

    /// Cairo drew a ring: it took the inner side, which lies beyond the middle, for a hole. Programs that read the file
    /// draw by it too.
    @Test(arguments: [12, 40, 2e4] as [CGFloat])
    func aCircleIsFilledByALineWiderThanItself(width: CGFloat) throws {
        let circle = CGRect(x: 0, y: 0, width: 10, height: 10)
        for shape in [.ellipse(circle), .path(Path(ellipseIn: circle))] as [DisplayShape] {
            for dash in [[], [1e5, 1]] as [[CGFloat]] {
                let style = StrokeStyle(lineWidth: width, dash: dash)
                let stroke = StrokeItem(shape: shape, paint: .color(.red), style: style)
                let drawing = Drawing(.stroke(stroke))
                for scale in [1, 3] {
                    let image = try drawing.image(scale: CGFloat(scale))
                    let side = 10 * scale
                    for place in stride(from: scale, to: side * side - scale, by: 7) {
                        let pixel = image.pixel(place % side, place / side)
                        // Pieces of the line meet at places that are rounded.
                        #expect(pixel[0] == 255 && pixel[1] < 3, "\(place), \(dash)")
                    }
                }
                let engine = ShapingEngine(fontDirectories: [])
                let file = PDFReader(try PDFRenderer(engine: engine).pdf(drawing.list))
                same(file.content?.contains(" w"), false)
            }
        }
    }

    /// Its patches are folded so often that Cairo walked through ten thousand million points of them.
    @Test func aFoldedMeshOfABillionPointsIsCoarseAndTold() throws {
        var patches: [MeshGradientPaint.Patch] = []
        for column in 0..<3 {
            let (left, far) = (CGFloat(column) * 3, 3e8 as CGFloat)
            let points: [(CGFloat, CGFloat)] = [
                (0, 0), (1, far), (2, -far), (3, 0), (4, far), (3, -far), (3, 9), (2, far),
                (1, -far), (0, 9), (-1, -far), (1, far),
            ]
            patches.append(
                MeshGradientPaint.Patch(
                    points: points.map { CGPoint(x: left + $0.0, y: $0.1) },
                    colors: [.red, .blue, .red, .blue]))
        }
        let mesh = MeshGradientPaint(patches: patches, background: .blue)
        let rect = CGRect(x: 0, y: 0, width: 60, height: 60)
        let fill = FillItem(shape: .rect(rect), paint: .meshGradient(mesh))
        var drawing = Drawing(.fill(fill))
        drawing.size = rect.size
        var notes: [RenderNote] = []
        let image = try PNGRenderer(outlines: BoxGlyphs()).image(drawing.list, scale: 1) {
            notes.append($0)
        }
        same(image.pixel(50, 30)[3], 255)
        #expect(notes.map(\.effect) == [.meshGradient] && notes[0].outcome == .coarsened)
        #expect(notes[0].scale > 0 && notes[0].scale < 1)
    }

    /// Of a mesh of a million points a quarter from above is seen.
    @Test func ofAHugeMeshTheColoursOfThatPlaceAreSeen() throws {
        let side: CGFloat = 1_000_000
        let thirds = (0...3).map { side * CGFloat($0) / 3 }
        let points =
            thirds.map { CGPoint(x: $0, y: 0) }
            + thirds.dropFirst().map { CGPoint(x: side, y: $0) }
            + thirds.reversed().dropFirst().map { CGPoint(x: $0, y: side) }
            + thirds.reversed().dropFirst().dropLast().map { CGPoint(x: 0, y: $0) }
        let patch = MeshGradientPaint.Patch(
            points: points, colors: [.black, .black, .white, .white])
        let mesh = MeshGradientPaint(patches: [patch], background: .blue)
        let fill = FillItem(
            shape: .rect(CGRect(x: -50, y: 0, width: side, height: side)),
            paint: .meshGradient(mesh))
        let image = try Drawing(moved(.fill(fill), 5, -250_000)).image()
        let gray = image.pixel(8, 5)
        #expect(abs(Int(gray[0]) - 64) <= 1 && gray[0] == gray[1] && gray[1] == gray[2])
        same(image.pixel(2, 5), [0, 0, 255, 255])
    }
}
