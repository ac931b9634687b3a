import Expectations
import Foundation
import QuadrantRendering
import SwiftUI
import Testing

/// Views that flow over pages: which texts stand on which page.
@MainActor
struct PageFlowTests {
    /// A row of 100 points.
    private struct Row: View {
        let number: Int
        var body: some View { Text("row \(number)").frame(height: 100) }
    }

    private static func texts(
        of document: PDFDocument, onPage page: Int
    ) async throws -> [String] {
        let data = try await document.data()
        let text = try PDFTools.run(
            "pdftotext", ["-f", "\(page)", "-l", "\(page)", "FILE", "-"], on: data)
        return text.split(whereSeparator: \.isNewline).map { $0.filter { $0 != "\u{0C}" } }
            .filter { !$0.isEmpty }
    }

    private static func rows(_ range: Range<Int>) -> [String] { range.map { "row \($0)" } }

    /// Of 842 points, less 36 on each side, seven rows of 100 have room.
    @Test(arguments: ["stack", "layers", "padded", "lazy", "list", "lazy in a stack", "grid"])
    func rowsOfContainersAreNotCut(_ container: String) async throws {
        let rows = ForEach(0..<9) { Row(number: $0) }
        let view: AnyView =
            switch container {
            case "stack": AnyView(VStack(spacing: 0) { rows }.background(.yellow))
            case "layers":
                AnyView(
                    ZStack {
                        Color.yellow
                        VStack(spacing: 0) { rows }
                    })
            case "padded": AnyView(VStack(spacing: 0) { rows }.padding(.bottom, 600))
            case "lazy": AnyView(ScrollView { LazyVStack(spacing: 0) { rows } })
            case "lazy in a stack":
                AnyView(VStack(spacing: 0) { LazyVStack(spacing: 0) { rows } })
            case "grid":
                AnyView(
                    Grid(verticalSpacing: 0) { ForEach(0..<9) { n in GridRow { Row(number: n) } } })
            default:
                AnyView(
                    List { rows.listRowInsets(EdgeInsets()).listRowSeparator(.hidden) }
                        .listStyle(.plain))
            }
        let document = PDFDocument(flowing: view)
        try await same(Self.texts(of: document, onPage: 1), Self.rows(0..<7))
        try await same(Self.texts(of: document, onPage: 2), Self.rows(7..<9))
    }

    @Test func headersAndFootersSayTheirPage() async throws {
        let document = PDFDocument(
            flowing: VStack(spacing: 0) { ForEach(0..<9) { Row(number: $0) } }
        ) { page in
            Text("top \(page.number)").frame(height: 50)
        } footer: { page in
            Text("\(page.number) of \(page.count)").frame(height: 50)
        }
        try await same(
            Self.texts(of: document, onPage: 1), ["top 1"] + Self.rows(0..<6) + ["1 of 2"])
        try await same(
            Self.texts(of: document, onPage: 2), ["top 2"] + Self.rows(6..<9) + ["2 of 2"])
        try await same(document.data(), document.data())
    }

    /// The view itself says what stands on its pages; the renderer passes its environment on.
    @Test func aViewBringsItsHeader() async throws {
        struct Report: View {
            @Environment(\.locale) private var locale
            var body: some View {
                VStack(spacing: 0) { ForEach(0..<8) { Row(number: $0) } }
                    .pageHeader { Text("head \($0.number)/\($0.count)") }
                    .pageFooter { _ in Text("in \(locale.identifier)") }
            }
        }
        let renderer = ImageRenderer(content: Report())
        renderer.environment.locale = Locale(identifier: "de_DE")
        let document = renderer.pages(size: .a4)
        try await same(
            Self.texts(of: document, onPage: 2), ["head 2/2", "row 7", "in de_DE"])
        var told: [String] = []
        renderer.onIssues = { told += $0 }
        _ = try await renderer.pngData()
        same(told.count, 1)
        has(told.first ?? "", "pageHeader and pageFooter are accepted, without effect here")
    }

    /// A header that grows with the count moves rows to another page, which is counted.
    @Test func headersMayHaveOtherHeights() async throws {
        let document = PDFDocument(
            flowing: VStack(spacing: 0) { ForEach(0..<9) { Row(number: $0) } }
        ) { page in
            Text("of \(page.count)").frame(height: page.number == 1 ? 300 : 20)
        }
        try await same(Self.texts(of: document, onPage: 1), ["of 2"] + Self.rows(0..<4))
        try await same(Self.texts(of: document, onPage: 2), ["of 2"] + Self.rows(4..<9))
    }

    /// A header that cannot be drawn as written is told once, whatever number of pages has it.
    @Test func whatIsToldOfHeadersIsToldOnce() async throws {
        var document = PDFDocument(
            flowing: VStack(spacing: 0) { ForEach(0..<30) { Row(number: $0) } }
        ) { _ in
            Image("no such picture")
        }
        var told: [String] = []
        document.onIssues = { told += $0 }
        _ = try await document.data()
        same(told.count, 1, "\(told)")
    }

    /// What is told of a document, and whether it fails as it has to be as written.
    private static func told(of document: PDFDocument) async throws -> [String] {
        var (document, told) = (document, [String]())
        document.onIssues = { told += $0 }
        _ = try await document.data()
        document.isStrict = true
        do {
            _ = try await document.data()
            same(told, [])
        } catch RenderingError.notAsWritten(let issues) {
            return issues
        }
        return told
    }

    /// Of 595.28 points, less 36 on each side, the content has 523.28; what stands in the margin is seen.
    @Test(arguments: [
        ("fits", nil), ("in the margin", nil),
        ("wide", "The content is 900 points wide, and the page has room for 523.28"),
        ("a text", "points wide, and the page has room for 523.28"),
    ])
    func contentBeyondThePaperIsTold(_ content: String, words: String?) async throws {
        let view: AnyView =
            switch content {
            case "fits": AnyView(Color.red.frame(width: 520, height: 20))
            case "in the margin": AnyView(Color.red.frame(width: 550, height: 20))
            case "wide": AnyView(Color.red.frame(width: 900, height: 20))
            default:
                AnyView(
                    Text(String(repeating: "word ", count: 40)).fixedSize()
                        .frame(maxWidth: .infinity, alignment: .leading))
            }
        let told = try await Self.told(of: PDFDocument(flowing: view))
        same(told.count, words == nil ? 0 : 1, "\(told)")
        if let words { has(told.first ?? "", words) }
    }

    /// A heading that goes on over a page is one entry of the outline.
    @Test func aHeadingIsInTheOutlineOnce() async throws {
        let document = PDFDocument(
            flowing: VStack(spacing: 0) {
                Text("first").accessibilityHeading(.h1)
                Text((0..<900).map { "w\($0)" }.joined(separator: " ")).font(.title)
                    .accessibilityHeading(.h2)
                Text("last").accessibilityHeading(.h1)
            })
        let data = try await document.data()
        let pages = try PDFTools.run("pdfinfo", ["FILE"], on: data)
        has(pages, "Pages:           6\n")
        same(String(decoding: data, as: UTF8.self).split(separator: "/Title").count - 1, 3)
    }

    /// What a document that has to be as written says of cut texts, and of headers that no page has.
    @Test func whatIsNotAsWrittenIsSeen() async throws {
        let text = Text("some words that have no room").lineLimit(1).frame(width: 60)
        let pages = try await Self.told(of: PDFDocument(pages: [text]))
        has(pages.first ?? "", "is cut: 1 of ")
        let flowing = try await Self.told(of: PDFDocument(flowing: text))
        has(flowing.first ?? "", "is cut: 1 of ")
        let header = Text("page").pageHeader { _ in Text("head") }
        let told = try await Self.told(of: PDFDocument(pages: [header]))
        same(
            told,
            [
                "pageHeader and pageFooter are accepted, without effect here: each view is a page of its own. "
                    + "PDFDocument(flowing:) has pages with them."
            ])
    }

    @Test func settingsThatPagesDoNotHaveAreTold() async throws {
        let renderer = ImageRenderer(content: Text("page"))
        try await same(Self.told(of: renderer.pages()), [])
        (renderer.isOpaque, renderer.camera, renderer.colorMode) = (true, .isometric, .linear)
        let told = try await Self.told(of: renderer.pages())
        same(
            told.map { String($0.prefix { $0 != " " }) },
            [
                "ImageRenderer.colorMode", "ImageRenderer.isOpaque", "ImageRenderer.camera",
            ])
    }

    /// With one page the header leaves room for one, with two it takes it.
    @Test func aCountThatIsNotThereIsTold() async throws {
        let told = try await Self.told(
            of: PDFDocument(
                flowing: VStack(spacing: 0) { ForEach(0..<7) { Row(number: $0) } }
            ) { page in
                Text("of \(page.count)").frame(height: page.count == 1 ? 300 : 20)
            })
        same(told.count, 1, "\(told)")
        has(told.first ?? "", "Headers or footers are given ")
    }

    /// What fills all that it gets leaves room for the header.
    @Test func whatFillsAPageIsOnePage() async throws {
        let document = PDFDocument(flowing: Color.blue.overlay { Text("middle") }) { _ in
            Text("head").frame(height: 50)
        }
        let info = try PDFTools.run("pdfinfo", ["FILE"], on: try await document.data())
        has(info, "Pages:           1\n")
    }

    @Test func aTextIsCutBetweenItsLines() async throws {
        let words = (0..<900).map { "w\($0)" }
        let document = PDFDocument(flowing: Text(words.joined(separator: " ")), size: .a5)
        let pages = try PDFTools.run("pdftotext", ["FILE", "-"], on: try await document.data())
            .split(separator: "\u{0C}")
        #expect(pages.count > 1)
        same(
            pages.joined(separator: "\n").split(whereSeparator: \.isWhitespace).map(String.init),
            words)
    }

    @Test func whatHasNoRoomIsTold() async throws {
        let high = PDFDocument(flowing: Text("a")) { _ in Color.red.frame(height: 900) }
        await #expect(
            throws: RenderingError.cannotDraw(
                "The header and the footer leave no room on page 1.")
        ) { try await high.data() }
        let wide = PDFDocument(
            flowing: Text("a"), margins: EdgeInsets(top: 0, leading: 300, bottom: 0, trailing: 300))
        await #expect(
            throws: RenderingError.cannotDraw("The margins leave no room on the page.")
        ) { try await wide.data() }
    }
}
