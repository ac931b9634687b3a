import Expectations
import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import Testing

@Suite struct PNGRendererTests {
    let renderer = PNGRenderer(outlines: BoxGlyphs())

    @Test func fileIsReadBackWithTheSamePixels() throws {
        var drawing = Drawing(.rect(2, 3, 4, 5, RGBAColor(red: 0.2, green: 0.4, blue: 0.8)))
        for background in [RGBAColor.white, nil] {
            drawing.background = background
            let file = try renderer.png(drawing.list, scale: 3)
            let read = try #require(DecodedPicture(file))
            let image = try drawing.image(scale: 3)
            same(read.width, 30)
            same(read.height, 30)
            for (x, y) in [(0, 0), (6, 9), (17, 23), (18, 23), (29, 29)] {
                same(read.pixel(x, y), image.pixel(x, y))
            }
        }
    }

    @Test func translucentColoursAreNotPremultiplied() throws {
        var drawing = Drawing(.rect(0, 0, 10, 10, RGBAColor.red.opacity(0.5)))
        drawing.background = nil
        let read = try #require(DecodedPicture(try renderer.png(drawing.list)))
        // Cairo's reader premultiplies again: red must come back as the alpha.
        same(read.pixel(5, 5)[0], read.pixel(5, 5)[3])
        has((127...128), read.pixel(5, 5)[3])
    }

    @Test func opaqueFilesHaveNoAlpha() throws {
        let list = Drawing(.rect(0, 0, 10, 10, .red)).list
        try same(renderer.png(list)[25], 2)
        try same(renderer.png(list, isTransparent: true)[25], 6)
    }

    @Test func fileTellsItsDensity() throws {
        let file = try renderer.png(Drawing(.rect(0, 0, 1, 1, .red)).list, scale: 2)
        let chunk = try #require(file.range(of: Data("pHYs".utf8)))
        let density = file[chunk.upperBound..<chunk.upperBound + 4].reduce(0) { $0 << 8 | Int($1) }
        same(density, 5669)
    }

    @Test func sameDrawingSameBytes() throws {
        let list = Drawing(.rect(0.3, 0, 5, 5, .red)).list
        try same(renderer.png(list), renderer.png(list))
    }

    @Test func limitsAreToldBeforeMemoryIsTaken() {
        var drawing = Drawing()
        drawing.size = CGSize(width: 40_000, height: 10)
        #expect(throws: RenderError.tooWide(pixels: 40_000, limit: 32_767)) {
            try renderer.png(drawing.list)
        }
        drawing.size = CGSize(width: 30_000, height: 30_000)
        #expect(throws: RenderError.tooManyPixels(pixels: 9e8, limit: 400_000_000)) {
            try renderer.png(drawing.list)
        }
        drawing.size = CGSize(width: 0, height: 10)
        #expect(throws: RenderError.emptyCanvas(width: 0, height: 10, scale: 1)) {
            try renderer.png(drawing.list)
        }
        drawing.size = CGSize(width: CGFloat.nan, height: 10)
        #expect(throws: RenderError.self) { try renderer.png(drawing.list) }
    }

    @Test func errorNamesTheLimitAndTheMend() {
        let text = RenderError.tooWide(pixels: 40_000, limit: 32_767).description
        has(text, "40000")
        has(text, "32767")
        has(text, "smaller scale")
    }
}
