import Expectations
import Foundation
import QuadrantRendering
import SwiftUI
import Testing

/// Apple's own example for `render`, its names kept.
@MainActor
struct CGContextTests {
    private func file(of renderer: ImageRenderer<some View>) -> Data {
        let data = NSMutableData()
        renderer.render { size, renderer in
            var mediaBox = CGRect(origin: .zero, size: CGSize(width: 800, height: 600))
            guard let consumer = CGDataConsumer(data: data as CFMutableData),
                let pdfContext = CGContext(consumer: consumer, mediaBox: &mediaBox, nil)
            else { return }
            pdfContext.beginPDFPage(nil)
            pdfContext.translateBy(
                x: mediaBox.size.width / 2 - size.width / 2,
                y: mediaBox.size.height / 2 - size.height / 2)
            renderer(pdfContext)
            pdfContext.endPDFPage()
            pdfContext.closePDF()
        }
        return data as Data
    }

    @Test func centresTheViewOnThePage() throws {
        let pdf = file(of: ImageRenderer(content: Text("Award").frame(width: 200, height: 100)))
        let text = try PDFTools.run("pdftotext", ["-bbox", "FILE", "-"], on: pdf)
        has(text, #"<page width="800.000000" height="600.000000">"#)
        let word = try #require(text.firstMatch(of: /xMin="([\d.]+)" yMin="([\d.]+)"/))
        near((Double(word.1) ?? 0), 376, within: 4)
        near((Double(word.2) ?? 0), 290, within: 6)
        has(text, ">Award</word>")
    }

    @Test func saysWhyItCouldNotWrite() throws {
        let url = URL(filePath: "/nowhere/at/all.pdf")
        let context = try #require(CGContext(url as CFURL, mediaBox: nil, nil))
        context.beginPDFPage(nil)
        context.closePDF()
        same(
            context.error,
            .cannotWrite(
                path: "/nowhere/at/all.pdf", reason: "there is no folder '/nowhere/at'"))
    }

    @Test func restoresItsTransformation() throws {
        let consumer = try #require(CGDataConsumer(data: NSMutableData()))
        let context = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
        context.beginPDFPage(nil)
        context.saveGState()
        context.translateBy(x: 3, y: 4)
        context.scaleBy(x: 2, y: 2)
        same(context.ctm, CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 3, ty: 4))
        context.restoreGState()
        same(context.ctm, .identity)
    }
}
