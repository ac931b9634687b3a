import Expectations
import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantShaping
import Testing

/// Shadows become pixels in a PDF: equal ones once, and never too many.
@Suite struct PDFShadowTests {
    private let renderer = PDFRenderer(engine: ShapingEngine())

    /// Shadows of circles beside one another.
    private func list(_ count: Int, height: CGFloat = 300, side: (Int) -> CGFloat) -> DisplayList {
        let items = (0..<count).map { index in
            var shadow = ShadowItem(
                shape: .ellipse(
                    CGRect(x: 30 + CGFloat(index), y: 30, width: side(index), height: height)),
                color: .black, sigma: 5, offset: .zero)
            shadow.source = SourceTag(node: UInt32(index))
            return DisplayItem.shadow(shadow)
        }
        return DisplayList(
            size: CGSize(width: 2000, height: 400), displayScale: 1, background: .white,
            root: Fragment(items: items))
    }

    private func pictures(_ list: DisplayList) throws -> (
        count: Int, bytes: Int, notes: [RenderNote]
    ) {
        var notes: [RenderNote] = []
        let file = try renderer.pdf(list) { notes.append($0) }
        let words = Data("/Subtype /Image".utf8)
        var (count, rest) = (0, file.startIndex..<file.endIndex)
        while let found = file.range(of: words, in: rest) {
            count += 1
            rest = found.upperBound..<file.endIndex
        }
        return (count, file.count, notes)
    }

    @Test func equalOnesAreHeldOnce() throws {
        let one = try pictures(list(1) { _ in 300 })
        let many = try pictures(list(200) { _ in 300 })
        same(many.count, one.count)
        #expect(many.bytes < one.bytes + 200 * 1500)
        fails(many.notes.contains { $0.outcome == .oneOfTooMany })
        let others = try pictures(list(3) { 300 + CGFloat($0) })
        same(others.count, 3 * one.count)
    }

    @Test func tooManyBecomeCoarserAndAreTold() throws {
        let few = PDFRenderer(engine: ShapingEngine(), shadowPixels: 300_000)
        let shadows = list(60, height: 40) { 40 + CGFloat($0) / 10 }
        var notes: [RenderNote] = []
        let file = try few.pdf(shadows) { notes.append($0) }
        #expect(try file.count < renderer.pdf(shadows).count)
        let coarser = notes.filter { $0.outcome == .oneOfTooMany }
        let first = try #require(coarser.first)
        #expect(first.effect == .shadow && first.scale == 1)
        let whole = Int(try #require(first.source).node)
        #expect(whole > 5 && whole < 40)
        same(coarser.count, 60 - whole)
    }
}
