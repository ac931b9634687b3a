import Expectations
import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantShaping
import Testing

/// Where a page leads to when it is clicked: only where something is seen.
@Suite struct PDFLinkTests {
    private func group(
        _ items: [DisplayItem], _ change: (inout DisplayGroup) -> Void
    ) -> DisplayItem {
        var group = DisplayGroup(content: Fragment(items: items))
        change(&group)
        return .group(group)
    }

    /// A link over the square from 10 to 30 of a page of 100 points.
    private var link: DisplayItem {
        let image = DisplayImage(width: 1, height: 1, pixels: [1, 2, 3, 255])
        let rect = CGRect(x: 10, y: 10, width: 20, height: 20)
        return group([.image(ImageItem(image: image, rect: rect))]) {
            $0.meaning = .link("https://example.org/")
        }
    }

    private func areas(_ items: DisplayItem...) throws -> [[Double]] {
        var drawing = Drawing()
        (drawing.items, drawing.size) = (items, CGSize(width: 100, height: 100))
        return try PDFReader(PDFRenderer(engine: ShapingEngine()).pdf(drawing.list)).links
            .map(\.rect)
    }

    @Test func coversWhatIsDrawn() throws {
        try same(areas(link), [[10, 70, 30, 90]])
    }

    @Test func followsItsClip() throws {
        func clipped(_ rect: CGRect) -> DisplayItem {
            group([link]) { $0.clip = ClipItem(shape: .rect(rect)) }
        }
        let part = clipped(CGRect(x: 0, y: 0, width: 20, height: 100))
        try same(areas(part), [[10, 70, 20, 90]])
        try same(areas(clipped(CGRect(x: 50, y: 0, width: 20, height: 100))), [])
        let masked = group([link]) {
            $0.mask = Fragment(items: [.rect(50, 50, 10, 10, .red)])
        }
        try same(areas(masked), [])
    }

    @Test func endsAtThePage() throws {
        let moved = group([link]) { $0.transform = CGAffineTransform(translationX: -20, y: 0) }
        try same(areas(moved), [[0, 70, 10, 90]])
    }

    @Test func isNotThereWhereNothingIsSeen() throws {
        try same(areas(group([link]) { $0.opacity = 0 }), [])
        try same(areas(group([link]) { $0.opacity = 0.5 }).count, 1)
    }

    @Test func followsItsProjection() throws {
        var projection = ProjectionTransform()
        projection.m13 = 0.01
        // (10, y) goes to 10 / 1.1 and (30, y) to 30 / 1.3, heights likewise; Cairo rounds outwards.
        let area = try areas(group([link]) { $0.projection = projection })
        same(area, [[9, 72, 24, 93]])
    }
}
