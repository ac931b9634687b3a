import Expectations
import Foundation
import QuadrantRendering
import QuadrantViews
import SwiftUI
import Testing

/// Content that files cannot hold as it was meant is reported with the view's path.
@MainActor
struct NoteTests {
    private struct Badge: View {
        var body: some View { Text("Seal").blur(radius: 3) }
    }

    private struct Card: View {
        var body: some View { VStack { Badge() } }
    }

    private let words =
        "A blur in Card > Badge is drawn as pixels in PDF, 2 to a point. "
        + "It does not stay sharp when it is enlarged."

    @Test func effectsThatBecamePixels() async throws {
        let renderer = ImageRenderer(content: Card())
        var issues: [String] = []
        renderer.onIssues = { issues += $0 }
        _ = try await renderer.svgData()
        _ = try await renderer.pngData()
        empty(issues)
        _ = try await renderer.pdfData()
        same(issues, [words])
    }

    @Test func ofEachPage() async throws {
        var document = PDFDocument(pages: [AnyView(Text("No effect")), AnyView(Card())])
        var issues: [String] = []
        document.onIssues = { issues += $0 }
        _ = try await document.data()
        same(issues, [words])
    }

    @Test func rasterizationScaleIsThatOfTheirPixels() throws {
        func widths(_ scale: CGFloat) throws -> [String] {
            let data = NSMutableData()
            ImageRenderer(content: Card()).render(rasterizationScale: scale) { size, draw in
                guard let consumer = CGDataConsumer(data: data),
                    let context = CGContext(consumer: consumer, mediaBox: nil, nil)
                else { return }
                context.beginPDFPage(nil)
                draw(context)
                context.closePDF()
            }
            let list = try PDFTools.run("pdfimages", ["-list", "FILE"], on: data as Data)
            return list.split(separator: "\n").dropFirst(2).map {
                String($0.split(separator: " ")[3])
            }
        }
        let (one, four) = (try widths(1), try widths(4))
        let first = try #require(one.first.flatMap { Int($0) })
        // But for the whole points that the blur is widened to.
        let finer = try #require(four.first.flatMap { Int($0) })
        #expect(first * 3 < finer && finer < first * 5)
    }
}
