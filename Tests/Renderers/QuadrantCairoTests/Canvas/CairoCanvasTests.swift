import Expectations
import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantText
import Testing

@Suite struct CairoCanvasTests {
    @Test func rectangleFillsItsPixels() throws {
        let image = try Drawing(.rect(2, 3, 4, 5, .red)).image()
        same(image.pixel(2, 3), [255, 0, 0, 255])
        same(image.pixel(5, 7), [255, 0, 0, 255])
        same(image.pixel(6, 7), [255, 255, 255, 255])
        same(image.pixel(1, 3), [255, 255, 255, 255])
    }

    @Test func frameSnapsAndOtherRectanglesDoNot() throws {
        let rect = CGRect(x: 2.4, y: 2.75, width: 3, height: 3)
        var item = FillItem(shape: .rect(rect), paint: .color(.black))
        item.snapsToPixels = true
        let snapped = try Drawing(.fill(item)).image()
        same(snapped.pixel(2, 3), [0, 0, 0, 255])
        same(snapped.pixel(4, 5), [0, 0, 0, 255])
        same(snapped.pixel(5, 5), [255, 255, 255, 255])
        item.snapsToPixels = false
        let soft = try Drawing(.fill(item)).image()
        has((90...160), soft.pixel(2, 4)[0])
    }

    @Test func groupFadesAsAWhole() throws {
        var group = DisplayGroup(
            content: Fragment(items: [.rect(0, 0, 6, 6, .black), .rect(2, 2, 6, 6, .red)]))
        group.opacity = 0.5
        let image = try Drawing(.group(group)).image()
        #expect(image.pixel(1, 1).starts(with: [127]) || image.pixel(1, 1).starts(with: [128]))
        // Where both overlap only the upper one shows through.
        same(image.pixel(4, 4)[0], 255)
        has((127...128), image.pixel(4, 4)[1])
    }

    @Test func clipCutsInTheGroupsCoordinates() throws {
        var group = DisplayGroup(content: Fragment(items: [.rect(-9, -9, 30, 30, .blue)]))
        group.clip = ClipItem(shape: .rect(CGRect(x: 0, y: 0, width: 2, height: 2)))
        group.transform = CGAffineTransform(translationX: 3, y: 4)
        let image = try Drawing(.group(group)).image()
        same(image.pixel(3, 4), [0, 0, 255, 255])
        same(image.pixel(4, 5), [0, 0, 255, 255])
        same(image.pixel(5, 5), [255, 255, 255, 255])
        same(image.pixel(2, 4), [255, 255, 255, 255])
    }

    @Test func softClipEdgeCoversOnceInAFadedGroup() throws {
        var group = DisplayGroup(content: Fragment(items: [.rect(0, 0, 10, 10, .black)]))
        group.clip = ClipItem(shape: .rect(CGRect(x: 0, y: 0, width: 4.5, height: 10)))
        group.opacity = 0.999_9
        let image = try Drawing(.group(group)).image()
        has((125...130), image.pixel(4, 5)[0])
    }

    @Test func maskMultipliesAlpha() throws {
        var group = DisplayGroup(content: Fragment(items: [.rect(0, 0, 10, 10, .black)]))
        group.mask = Fragment(items: [
            .rect(0, 0, 5, 10, .white), .rect(5, 0, 2, 10, RGBAColor.red.opacity(0.5)),
        ])
        let image = try Drawing(.group(group)).image()
        same(image.pixel(2, 2)[0], 0)
        has((126...129), image.pixel(6, 2)[0])
        same(image.pixel(8, 2)[0], 255)
    }

    @Test(arguments: [
        (DisplayBlendMode.multiply, 64), (.screen, 191), (.plusLighter, 255), (.plusDarker, 0),
        (.difference, 0), (.softLight, 128),
    ])
    func blendsGrayWithGray(_ mode: DisplayBlendMode, _ expected: Int) throws {
        let gray = RGBAColor(red: 0.5, green: 0.5, blue: 0.5)
        var group = DisplayGroup(content: Fragment(items: [.rect(0, 0, 10, 10, gray)]))
        group.blendMode = mode
        let image = try Drawing(.rect(0, 0, 10, 10, gray), .group(group)).image()
        near(Int(image.pixel(5, 5)[0]), expected, within: 2)
    }

    @Test func softLightIsTheMeasuredFormula() throws {
        // (1 - 2s) b² + 2 s b with s = 0.8, b = 0.2: 0.296.
        let over = RGBAColor(red: 0.8, green: 0.8, blue: 0.8)
        var group = DisplayGroup(content: Fragment(items: [.rect(0, 0, 10, 10, over)]))
        group.blendMode = .softLight
        let under = RGBAColor(red: 0.2, green: 0.2, blue: 0.2)
        let image = try Drawing(.rect(0, 0, 10, 10, under), .group(group)).image()
        near(Int(image.pixel(5, 5)[0]), 75, within: 1)
    }

    @Test func gradientMixesGammaEncodedValues() throws {
        let gradient = LinearGradientPaint(
            stops: [
                GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
            ], start: .zero, end: CGPoint(x: 10, y: 0))
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        let item = FillItem(shape: .rect(rect), paint: .linearGradient(gradient))
        let image = try Drawing(.fill(item)).image()
        near(Int(image.pixel(5, 5)[0]), 140, within: 2)
    }

    @Test func shadowIsAGaussianOfTheGivenSigma() throws {
        var drawing = Drawing()
        drawing.size = CGSize(width: 80, height: 40)
        let shape = DisplayShape.rect(CGRect(x: -100, y: -100, width: 140, height: 300))
        for sigma in [2.0, 5.0, 10.0] as [CGFloat] {
            let item = ShadowItem(shape: shape, color: .black, sigma: sigma, offset: .zero)
            drawing.items = [.shadow(item)]
            let image = try drawing.image()
            // An edge blurred by σ: half at the edge, 15.9 % one σ outside (pixel centres).
            let edge = 0.5 * erfc(0.5 / Double(sigma) / 2.0.squareRoot())
            let away = 0.5 * erfc((Double(sigma) + 0.5) / Double(sigma) / 2.0.squareRoot())
            near(Double(255 - image.pixel(40, 20)[0]) / 255, edge, within: 0.02)
            near(Double(255 - image.pixel(40 + Int(sigma), 20)[0]) / 255, away, within: 0.02)
        }
    }

    @Test func shadowInAFadedGroupStaysInPlace() throws {
        let shape = DisplayShape.rect(CGRect(x: 0, y: 0, width: 8, height: 8))
        let shadow = ShadowItem(
            shape: shape, color: .black, sigma: 2, offset: CGSize(width: 3, height: 0))
        var group = DisplayGroup(content: Fragment(items: [.shadow(shadow)]))
        group.transform = CGAffineTransform(translationX: 13, y: 16)
        var drawing = Drawing(.group(group))
        drawing.size = CGSize(width: 40, height: 40)
        let plain = try drawing.image(scale: 2)
        group.opacity = 0.999_99
        drawing.items = [.group(group)]
        let faded = try drawing.image(scale: 2)
        for (x, y) in [(40, 40), (32, 40), (48, 40), (40, 32), (22, 30), (60, 52)] {
            near(Int(plain.pixel(x, y)[0]), Int(faded.pixel(x, y)[0]), within: 1)
        }
        // Its middle is (20, 20) points; two sigmas on all sides leave 9 % of the ground.
        near(Int(plain.pixel(39, 39)[0]), 23, within: 4)
        near(Int(plain.pixel(24, 39)[0]), Int(plain.pixel(55, 40)[0]), within: 1)
    }

    @Test func imageKeepsItsPixels() throws {
        let picture = DisplayImage(
            width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 128, 128])
        var item = ImageItem(image: picture, rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        item.smoothing = .none
        let image = try Drawing(.image(item)).image()
        same(image.pixel(4, 9), [255, 0, 0, 255])
        same(image.pixel(5, 0), [127, 127, 255, 255])
    }

    @Test func glyphsStandOnTheirBaseline() throws {
        let glyphs = [
            GlyphRun.Glyph(id: 1, x: 0, y: 0, advance: 4, cluster: 0),
            GlyphRun.Glyph(id: 1, x: 4, y: 0, advance: 4, cluster: 1),
        ]
        let run = GlyphRun(
            font: FontID(rawValue: 0), size: 4, origin: CGPoint(x: 1, y: 0), width: 8,
            glyphs: glyphs)
        let item = GlyphItem(run: run, origin: CGPoint(x: 0, y: 8), paint: .color(.black))
        let image = try Drawing(.glyphs(item)).image()
        same(image.pixel(1, 7)[0], 0)
        same(image.pixel(2, 4)[0], 0)
        same(image.pixel(3, 7)[0], 255)
        same(image.pixel(5, 7)[0], 0)
        same(image.pixel(1, 8)[0], 255)
    }

    @Test func everyGlyphHasItsOwnPicture() throws {
        let glyphs = (0..<4).map {
            GlyphRun.Glyph(
                id: UInt32($0) * 60, x: CGFloat($0) * 2, y: 0, advance: 2, cluster: Int32($0))
        }
        let run = GlyphRun(
            font: FontID(rawValue: 0), size: 2, origin: .zero, width: 8, glyphs: glyphs)
        let item = GlyphItem(run: run, origin: CGPoint(x: 0, y: 4), paint: .color(.black))
        let renderer = PNGRenderer(outlines: NoOutlines(), pictures: DotPictures())
        let image = try renderer.image(Drawing(.glyphs(item)).list)
        for index in 0..<4 {
            same(image.pixel(index * 2, 3), [UInt8(index * 60), 0, 0, 255])
        }
    }

    @Test func deepNestingIsDrawn() throws {
        var fragment = Fragment(items: [.rect(0, 0, 2, 2, .red)])
        for _ in 0..<10_000 {
            var group = DisplayGroup(content: fragment)
            group.transform = CGAffineTransform(translationX: 0.0005, y: 0)
            fragment = Fragment(items: [.group(group)])
        }
        let drawing = Drawing(fragment.items[0])
        try same(drawing.image().pixel(6, 1), [255, 0, 0, 255])
    }

    @Test func absurdCoordinatesDoNoHarm() throws {
        var group = DisplayGroup(
            content: Fragment(items: [
                .rect(-1e12, 2, 2e12, 3, .red), .rect(.nan, 0, .infinity, 5, .blue),
            ]))
        group.transform = CGAffineTransform(scaleX: 1, y: 1)
        var flat = group
        flat.transform = CGAffineTransform(scaleX: 0, y: 1)
        let image = try Drawing(.group(flat), .group(group), .rect(8, 8, 1, 1, .black)).image()
        same(image.pixel(0, 3), [255, 0, 0, 255])
        same(image.pixel(9, 4), [255, 0, 0, 255])
        same(image.pixel(8, 8), [0, 0, 0, 255])
    }
}

/// Glyphs without outlines.
private final class NoOutlines: GlyphOutlines {
    func outline(of glyph: UInt32, font: FontID, size: CGFloat) -> Path { Path() }
}

/// A red of the glyph's number, an em wide and high.
private struct DotPictures: GlyphPictures {
    func picture(of glyph: UInt32, font: FontID) -> GlyphPicture? {
        GlyphPicture(
            image: DisplayImage(width: 1, height: 1, pixels: [UInt8(glyph), 0, 0, 255]),
            box: CGRect(x: 0, y: -1, width: 1, height: 1))
    }
}
