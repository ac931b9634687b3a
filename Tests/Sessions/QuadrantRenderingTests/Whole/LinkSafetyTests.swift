import Expectations
import Foundation
import QuadrantRendering
import SwiftUI
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Nothing that a view shows becomes code in a file.
@MainActor @Suite struct LinkSafetyTests {
    /// A link that is what it is given: `URL` refuses little.
    private func file(of link: String, allowing schemes: Set<String> = []) async throws
        -> (pdf: String, svg: String, issues: [String])
    {
        var text = AttributedString("Read")
        text.link = URL(string: link) ?? URL(fileURLWithPath: link)
        var issues: [String] = []
        let renderer = ImageRenderer(content: Text(text))
        renderer.onIssues = { issues += $0 }
        renderer.allowedLinkSchemes = schemes
        let pdf = String(decoding: try await renderer.pdfData(), as: Unicode.ASCII.self)
        let svg = String(decoding: try await renderer.svgData(), as: UTF8.self)
        return (pdf, svg, issues)
    }

    /// A PDF whose strings are empty: what is left is what readers obey.
    private func withoutStrings(_ pdf: String) -> String {
        pdf.replacing(/\((?:\\.|[^()\\\n])*\)/, with: "()")
    }

    @Test func aParenthesisDoesNotEndTheAddress() async throws {
        let (pdf, svg, issues) = try await file(of: "http://a/b)c")
        has(pdf, "/URI (http://a/b%29c)")
        has(svg, #"<a href="http://a/b%29c">"#)
        empty(issues)
    }

    @Test func aCraftedAddressAddsNoAction() async throws {
        let link = "http://a/)>>/A<</S/JavaScript/JS(app.alert(1))"
        let (pdf, _, _) = try await file(of: link)
        fails(withoutStrings(pdf).contains("/JavaScript"))
        has(pdf, "/URI (http://a/%29%3E%3E/A%3C%3C/S/JavaScript/JS%28app.alert%281%29%29)")
    }

    @Test(arguments: [
        "javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "smb://host/share",
    ])
    func linksThatRunOrOpenAreLeftOutAndTold(link: String) async throws {
        let scheme = String(link.prefix { $0 != ":" })
        let (pdf, svg, issues) = try await file(of: link)
        fails(pdf.contains("/URI"))
        fails(svg.contains("<a "))
        for format in ["PDF", "SVG"] {
            has(
                issues,
                "A link leads to \(scheme): and is left out of the \(format): links of that "
                    + "scheme can run code or open files. Allow it by name: --allow-links "
                    + "\(scheme), or allowedLinkSchemes.", "\(issues)")
        }
        let allowed = try await file(of: link, allowing: [scheme])
        has(allowed.pdf, "/URI (\(scheme):")
        has(allowed.svg, "<a href=\"\(scheme):")
        empty(allowed.issues)
    }

    @Test func documentsTellOfThemByPage() async throws {
        var issues: [[String]] = []
        let url = try #require(URL(string: "javascript:x"))
        var document = PDFDocument(
            pages: [AnyView(Text("First")), AnyView(Link("Run", destination: url))], size: .a5)
        document.onIssues = { issues.append($0) }
        let pdf = String(decoding: try await document.data(), as: Unicode.ASCII.self)
        fails(pdf.contains("/URI"))
        #expect(issues.count == 1 && issues[0].count == 1)
    }

    /// 60 odd links, titles, headings and identifiers: two other programs read the files, and every
    /// action in them is that of a link.
    @Test(arguments: 0..<60 as Range<UInt64>)
    func oddStringsStayStrings(seed: UInt64) async throws {
        var odd = OddStrings(seed: seed)
        let (title, heading, name) = (odd.next(), odd.next(), odd.next())
        let page = VStack {
            Text("a" + heading).accessibilityHeading(.h1)
            Text("b").accessibilityIdentifier(name).accessibilityLabel(odd.next())
            Link(
                "Go",
                destination: URL(string: "http://a/" + odd.next()) ?? URL(fileURLWithPath: "/"))
        }
        var document = PDFDocument(pages: [page], size: .a5, title: title)
        document.onIssues = { _ in }
        let pdf = try await document.data()
        let info = try PDFTools.run("pdfinfo", ["FILE"], on: pdf)
        has(info, "Pages:           1\n", "\(info)")
        has(info, "JavaScript:      no\n", "\(info)")
        let plain = withoutStrings(String(decoding: pdf, as: Unicode.ASCII.self))
        #expect(!plain.contains("/JavaScript") && !plain.contains("/Launch"))

        let renderer = ImageRenderer(content: page)
        renderer.onIssues = { _ in }
        let parser = XMLParser(data: try await renderer.svgData())
        holds(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    }
}

/// Strings of what ends, escapes and begins things in the formats of files; the same for the same seed.
private struct OddStrings {
    private var state: UInt64
    private static let pieces =
        [
            "(", ")", "\\", "'", "\"", "<", ">", "&", "]]>", "<!--", "--", ">>",
            "/S/JavaScript/JS(x)",
            "endobj", "\n", "\r", "\t", "\u{0}", "\u{1B}", "\u{7F}", "\u{FFFE}", "\u{FFFF}",
            "\u{202E}", "ü", "語", "😀", "%", "%29", "\\051", "stream", "a", " ",
            "javascript:", "/Launch", "</a>", "<script>", "${x}", "\u{FEFF}", "\u{2028}",
        ] + [0xFDD0, 0x1FFFE, 0x10FFFF].compactMap { UnicodeScalar($0).map { String($0) } }

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    mutating func next() -> String {
        (0..<6).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Self.pieces[Int(state >> 33) % Self.pieces.count]
        }.joined()
    }
}
