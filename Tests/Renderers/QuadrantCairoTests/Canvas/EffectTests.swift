import Expectations
import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import Testing

@Suite struct EffectTests {
    private func drawing(_ items: [DisplayItem], _ side: CGFloat = 100) -> Drawing {
        var drawing = Drawing()
        drawing.items = items
        drawing.size = CGSize(width: side, height: side)
        return drawing
    }

    private func group(
        _ items: [DisplayItem], _ change: (inout DisplayGroup) -> Void
    ) -> DisplayItem {
        var group = DisplayGroup(content: Fragment(items: items))
        change(&group)
        return .group(group)
    }

    @Test func blurIsAGaussian() throws {
        // The edge of a half plane: 50 % on it, 16 % a sigma outside, 2 % two sigmas outside.
        for sigma in [2.0, 8.0] {
            let item = group([.rect(-100, -100, 150, 300, .black)]) {
                $0.filters = [.blur(BlurFilter(sigma: sigma))]
            }
            let image = try drawing([item]).image()
            for (distance, share) in [(0.0, 0.5), (1, 0.159), (2, 0.023)] {
                let column = 50 + Int(distance * sigma)
                let mean =
                    (Double(image.pixel(column - 1, 50)[0]) + Double(image.pixel(column, 50)[0]))
                    / 2
                #expect(abs(1 - mean / 255 - share) < 0.02, "\(sigma) \(distance)")
            }
        }
    }

    @Test func opaqueBlurKeepsItsFrame() throws {
        let item = group([.rect(0, 0, 50, 100, .black), .rect(50, 0, 50, 100, .red)]) {
            $0.filters = [
                .blur(
                    BlurFilter(
                        sigma: 5, frame: CGRect(x: 20, y: 20, width: 60, height: 60)))
            ]
        }
        let image = try drawing([item]).image()
        same(image.pixel(19, 50), [255, 255, 255, 255])
        same(image.pixel(20, 50), [0, 0, 0, 255])
        same(image.pixel(79, 20), [255, 0, 0, 255])
        has((100...155), image.pixel(50, 50)[0])
    }

    /// Of rows that are all the same one is blurred for all: what differs far away changes none of it.
    @Test(arguments: [2.0, 5]) func rowsThatAreTheSameAreBlurredAsOthers(_ sigma: CGFloat) throws {
        let frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        let same = [DisplayItem.rect(0, 0, 37, 100, .black), .rect(37, 0, 63, 100, .red)]
        let images = try [same, same + [.rect(0, 78, 100, 22, .white)]].map { items in
            let item = group(items) {
                $0.filters = [.blur(BlurFilter(sigma: sigma, frame: frame))]
            }
            return try drawing([item]).image()
        }
        for column in 20..<80 {
            #expect(images[0].pixel(column, 30) == images[1].pixel(column, 30), "\(column)")
            #expect(images[0].pixel(column, 30) == images[0].pixel(column, 79), "\(column)")
        }
        differ(images[1].pixel(50, 30), images[1].pixel(50, 79))
    }

    @Test func aBlurredRectangleIsThatOfItsCornersAlone() throws {
        // The same outline once as a rectangle, of which only corners are blurred, once as a path.
        let rect = CGRect(x: 20.3, y: 20.6, width: 260, height: 255)
        let path = DisplayShape.roundedRect(rect, radius: 14).path
        let images = try [DisplayShape.roundedRect(rect, radius: 14), .path(path)].map { shape in
            try drawing(
                [
                    .shadow(
                        ShadowItem(
                            shape: shape, color: .black, sigma: 6,
                            offset: CGSize(width: 3, height: 5)))
                ], 300
            ).image()
        }
        let off = zip(images[0].pixels, images[1].pixels).map { abs(Int($0) - Int($1)) }.max()
        #expect(try #require(off) <= 1)
    }

    @Test func effectsTooLargeAreCoarserAndSaidSo() throws {
        let item = group([.rect(0, 0, 100, 100, .black)]) {
            $0.filters = [
                .shadow(ShadowFilter(color: .red, sigma: 1e6, offset: .zero)),
                .blur(BlurFilter(sigma: .infinity)),
            ]
        }
        let finite = group([.rect(0, 0, 100, 100, .black)]) {
            $0.filters = [.shadow(ShadowFilter(color: .red, sigma: 1200, offset: .zero))]
        }
        var notes: [RenderNote] = []
        let renderer = PNGRenderer(outlines: BoxGlyphs())
        _ = try renderer.png(drawing([item]).list) { notes.append($0) }
        _ = try renderer.png(drawing([finite]).list) { notes.append($0) }
        holds(notes.contains { $0.outcome == .coarsened })
    }

    @Test func aGroupThatHasNoLayerIsAnError() throws {
        var canvas = Drawing(group([.rect(0, 0, 32_767, 2, .red)]) { $0.isIsolated = true })
        canvas.size = CGSize(width: 32_767, height: 2)
        let error = RenderError.layerTooWide(pixels: 32_767, limit: 32_766, source: nil)
        #expect(throws: error) { try canvas.image() }
        canvas.size.width = 32_766
        try same(canvas.image().pixel(32_765, 1), [255, 0, 0, 255])
    }

    @Test func nestedLayersAreCountedBeforeMemoryIsTaken() throws {
        var item = DisplayItem.rect(0, 0, 100, 100, .red)
        for number in 0..<8 {
            item = group([item]) {
                $0.opacity = 0.5
                $0.source = SourceTag(node: UInt32(number))
            }
        }
        var renderer = PNGRenderer(outlines: BoxGlyphs())
        // The canvas and eight layers of 100 by 100.
        renderer.layerLimit = 90_000
        #expect(throws: Never.self) { try renderer.png(drawing([item]).list) }
        renderer.layerLimit = 89_999
        let inmost = SourceTag(node: 0)
        let error = RenderError.tooManyLayers(pixels: 90_000, limit: 89_999, source: inmost)
        #expect(throws: error) { try renderer.png(drawing([item]).list) }
        same(
            error.text(in: ["Card", "Badge"]),
            "Effects in one another in Card > Badge would need 90000 pixels at once; the "
                + "limit is 89999. Nest fewer opacities, blend modes and filters, or choose a "
                + "smaller scale.")
        // Beside one another they are not there at once.
        let beside = (0..<20).map { _ in group([.rect(0, 0, 100, 100, .red)]) { $0.opacity = 0.5 } }
        renderer.layerLimit = 20_000
        #expect(throws: Never.self) { try renderer.png(drawing(beside).list) }
    }

    @Test func whatIsTooLargeNamesItsView() throws {
        let item = group([.rect(0, 0, 100, 100, .black)]) {
            $0.filters = [.shadow(ShadowFilter(color: .red, sigma: 1200, offset: .zero))]
            $0.source = SourceTag(node: 7)
        }
        var notes: [RenderNote] = []
        _ = try PNGRenderer(outlines: BoxGlyphs()).png(drawing([item]).list) { notes.append($0) }
        same(notes.map(\.source), [SourceTag(node: 7)])
    }

    @Test func aBackdropSeesThroughItsGroup() throws {
        let glass = BackdropItem(
            shape: .rect(CGRect(x: 20, y: 20, width: 60, height: 60)),
            filters: [.blur(BlurFilter(sigma: 2))])
        let all = DisplayItem.rect(0, 0, 100, 100, .red)
        var invert = ColorMatrix()
        (invert.r1, invert.g2, invert.b3) = (-1, -1, -1)
        (invert.r5, invert.g5, invert.b5) = (1, 1, 1)
        // What is seen through the glass shows by its change of colours.
        let item = group([.backdrop(glass)]) { $0.filters = [.colorMatrix(invert)] }
        try same(drawing([all, item]).image().pixel(50, 50), [0, 255, 255, 255])
        let faded = group([group([.backdrop(glass)]) { $0.filters = [.colorMatrix(invert)] }]) {
            $0.opacity = 0.5
        }
        let pixel = try drawing([all, faded]).image().pixel(50, 50)
        #expect((126...129).contains(pixel[0]) && (126...129).contains(pixel[1]))
    }

    @Test func aBackdropInPerspectiveSeesOnlyThatAndSaysSo() throws {
        var projection = ProjectionTransform()
        projection.m13 = 0.001
        var glass = BackdropItem(
            shape: .rect(CGRect(x: 20, y: 20, width: 60, height: 60)),
            filters: [.blur(BlurFilter(sigma: 2))])
        glass.source = SourceTag(node: 3)
        let item = group([.backdrop(glass)]) { $0.projection = projection }
        let list = drawing([.rect(0, 0, 100, 100, .red), item]).list
        var notes: [RenderNote] = []
        _ = try PNGRenderer(outlines: BoxGlyphs()).png(list) { notes.append($0) }
        same(notes.map(\.outcome), [.seesOnlyItsGroup])
        same(notes.map(\.source), [glass.source])
        let (_, lowered) = Lowering(for: .svg, rasterizer: PNGRenderer(outlines: BoxGlyphs()))
            .lower(list, background: .white)
        holds(lowered.contains { $0.outcome == .seesOnlyItsGroup && $0.source == glass.source })
    }

    @Test func perspectiveMapsCornersToTheirImages() throws {
        var projection = ProjectionTransform()
        projection.m13 = 0.01
        let item = group([.rect(0, 0, 100, 100, .red)]) { $0.projection = projection }
        let image = try drawing([item]).image()
        // (100, y) goes to (50, y / 2), (50, y) to (33, 0.67 y).
        same(image.pixel(48, 45), [255, 0, 0, 255])
        same(image.pixel(52, 45), [255, 255, 255, 255])
        same(image.pixel(33, 63), [255, 0, 0, 255])
        same(image.pixel(33, 70), [255, 255, 255, 255])
    }

    @Test func colourMatrixWorksOnPlainColours() throws {
        var half = ColorMatrix()
        half.r1 = 0.5
        let item = group([.rect(0, 0, 100, 100, .red.opacity(0.5))]) {
            $0.filters = [.colorMatrix(half)]
        }
        var drawing = drawing([item])
        drawing.background = nil
        let pixel = try drawing.image().pixel(50, 50)
        #expect(pixel[3] == 128 && (63...65).contains(pixel[0]) && pixel[1] == 0)
    }
}
