import Expectations
import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantRendering
import QuadrantText
import QuadrantViews
import SwiftUI
import Testing

@MainActor
struct PDFDocumentTests {
    private struct Page: View {
        let number: Int

        var body: some View {
            VStack(alignment: .leading) {
                Text("Part \(number)").font(.title).accessibilityHeading(.h1)
                Text("Detail of \(number)").accessibilityHeading(.h2)
                Link("Read on", destination: URL(string: "https://example.org/it's?n=\(number)")!)
            }
        }
    }

    private var document: PDFDocument {
        PDFDocument(
            pages: (1...3).map { Page(number: $0) }, size: .a5,
            margins: EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20), title: "Parts")
    }

    @Test func hasItsPagesAndTitle() async throws {
        let info = try PDFTools.run("pdfinfo", ["FILE"], on: try await document.data())
        has(info, "Title:           Parts\n")
        has(info, "Pages:           3\n")
        has(info, "Page size:       419.53 x 595.28 pts")
        fails(info.contains("CreationDate"))
    }

    /// Cairo finds fonts by where they lie in memory: weights once took each other's place.
    @Test func isTheSameAfterManyOthers() async throws {
        let weights: [Font.Weight] = [.regular, .medium, .semibold, .bold, .heavy]
        func data(_ size: CGFloat) async throws -> Data {
            let page = VStack {
                ForEach(weights, id: \.self) {
                    Text("Weight").font(.system(size: size, weight: $0))
                }
            }
            return try await PDFDocument(pages: [page], size: .a5).data()
        }
        let first = try await data(12)
        for number in 1...60 {
            _ = try await data(CGFloat(number))
            try await same(data(12), first, "after \(number)")
        }
    }

    /// Rows that do not fit, loose, in a list and beside one another.
    @Test func rowsWithoutRoomAreTold() async throws {
        func rows(_ count: Int) -> some View {
            ForEach(1..<count + 1, id: \.self) { Text("Row \($0)") }
        }
        let pages = [
            AnyView(VStack(spacing: 0) { rows(40) }), AnyView(VStack(spacing: 0) { rows(5) }),
            AnyView(List { rows(40) }), AnyView(HStack { rows(12) }.fixedSize()),
            AnyView(List { rows(3) }),
        ]
        var document = PDFDocument(pages: pages, size: .init(width: 300, height: 400))
        var issues: [String] = []
        document.onIssues = { issues += $0 }
        _ = try await document.data()
        same(issues.count, 3, "\(issues)")
        same(issues.first?.hasPrefix("Page 1 has no room for "), true)
        same(
            issues.dropFirst().first?.hasPrefix("A list or scroll view on page 3 shows 400 of "),
            true)
        same(issues.last?.hasPrefix("Page 4 has no room for "), true)
    }

    @Test func keepsTextAndLinks() async throws {
        let pdf = try await document.data()
        let text = try PDFTools.run("pdftotext", ["FILE", "-"], on: pdf)
        same(
            text.split(whereSeparator: \.isNewline).map(String.init),
            [
                "Part 1", "Detail of 1", "Read on", "Part 2", "Detail of 2", "Read on", "Part 3",
                "Detail of 3", "Read on",
            ])
        let links = try PDFTools.run("pdfinfo", ["-url", "FILE"], on: pdf)
        has(links, "1  Annotation    https://example.org/it's?n=1")
        has(links, "3  Annotation    https://example.org/it's?n=3")
    }

    @Test func textsLeadWhereTheirMarkdownSays() async throws {
        let page = Text(
            "Ask [the manual](https://example.org/manual) or [us](mailto:us@example.org).")
        let pdf = try await PDFDocument(pages: [page], size: .a5).data()
        let links = try PDFTools.run("pdfinfo", ["-url", "FILE"], on: pdf)
        has(links, "1  Annotation    https://example.org/manual")
        has(links, "1  Annotation    mailto:us@example.org")
        let text = try PDFTools.run("pdftotext", ["FILE", "-"], on: pdf)
        has(text, "Ask the manual or us.")
    }

    @Test func headingsAreTheOutline() async throws {
        let xml = try PDFTools.run(
            "pdftohtml", ["-xml", "-i", "-stdout", "FILE"], on: try await document.data())
        let outline = xml.components(separatedBy: "<outline>").dropFirst().joined(separator: "|")
        has(outline, #"<item page="1">Part 1</item>"#)
        has(outline, #"<item page="3">Detail of 3</item>"#)
        // One list of parts, and a list of details inside each.
        same(xml.components(separatedBy: "<outline>").count, 5)
    }

    @Test func embedsEachFaceOnce() async throws {
        let list = try PDFTools.run("pdffonts", ["FILE"], on: try await document.data())
        let faces = list.split(separator: "\n").dropFirst(2).map {
            $0.prefix(36).drop { $0 != "+" }
        }
        fails(faces.isEmpty)
        same(Set(faces).count, faces.count, "\(list)")
    }

    @Test func isTheSameEachTime() async throws {
        try await same(document.data(), document.data())
    }

    @Test func needsAPage() async throws {
        let empty = PDFDocument(pages: [AnyView]())
        await #expect(
            throws: RenderingError.cannotDraw(
                "The document has no pages. Give it at least one view.")
        ) { try await empty.data() }
    }
}
