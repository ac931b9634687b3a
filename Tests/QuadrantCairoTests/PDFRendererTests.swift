import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantShaping
import Testing

@Suite struct PDFRendererTests {
    let renderer = PDFRenderer(engine: ShapingEngine())

    @Test func sameDrawingSameBytesWithoutADate() throws {
        let list = Drawing(.rect(1, 1, 5, 5, .red)).list
        let file = try renderer.pdf(list)
        #expect(try renderer.pdf(list) == file)
        #expect(file.starts(with: Data("%PDF-".utf8)))
        #expect(file.range(of: Data("CreationDate".utf8)) == nil)
    }

    @Test func pageIsAsLargeAsTheCanvas() throws {
        let file = try renderer.pdf(Drawing(.rect(1, 1, 5, 5, .red)).list)
        #expect(file.range(of: Data("/MediaBox [ 0 0 10 10 ]".utf8)) != nil)
    }

    @Test func oversizedPagesAreRefused() {
        var drawing = Drawing()
        drawing.size = CGSize(width: 10, height: 20_000)
        #expect(throws: RenderError.pageTooLarge(points: 20_000, limit: 14_400)) {
            try renderer.pdf(drawing.list)
        }
    }
}
