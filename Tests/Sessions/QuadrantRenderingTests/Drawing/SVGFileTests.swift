import Expectations
import Foundation
import QuadrantCore
import QuadrantRendering
import QuadrantText
import QuadrantViews
import SwiftUI
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// SVG files as other programs read them.
@MainActor
struct SVGFileTests {
    /// The elements of a document, and whether it is well formed.
    private final class Reader: NSObject, XMLParserDelegate {
        var elements: [(name: String, attributes: [String: String])] = []
        private(set) var isWellFormed = false

        init(_ data: Data) {
            super.init()
            let parser = XMLParser(data: data)
            parser.delegate = self
            isWellFormed = parser.parse()
        }

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
            qualifiedName: String?, attributes: [String: String]
        ) {
            elements.append((name, attributes))
        }
    }

    @Test func namesOfContainersAreAroundTheirContent() async throws {
        let view = VStack {
            HStack {
                Color.red.frame(width: 5, height: 5)
                Color.blue.frame(width: 5, height: 5)
            }.accessibilityIdentifier("row")
            Text("a").padding(4).accessibilityIdentifier("padded")
            Color.green.frame(width: 5, height: 5).offset(x: 2).accessibilityIdentifier("moved")
        }.accessibilityIdentifier("all")
        let data = try await ImageRenderer(content: view).svgData()
        let reader = Reader(data)
        // Glyphs have ids too, by which texts refer to them.
        let ids = reader.elements.filter {
            $0.attributes["id"].map { !$0.hasPrefix("glyph-") } == true
        }
        same(ids.map { $0.attributes["id"] }, ["all", "row", "padded", "moved"])
        holds(ids.allSatisfy { $0.name == "g" })
        let text = String(decoding: data, as: UTF8.self)
        let row = try #require(text.range(of: "id=\"row\""))
        let end = try #require(text.range(of: "</g>", range: row.upperBound..<text.endIndex))
        same(text[row.upperBound..<end.lowerBound].components(separatedBy: "<rect").count, 3)
    }

    @Test func namesAndLinksAreThere() async throws {
        let url = try #require(URL(string: "https://example.org/?a=1&b='2'"))
        let view = VStack {
            Text("5 < 6 & \"so on\"").accessibilityIdentifier("total & tax")
            Link("Pay", destination: url).accessibilityIdentifier("pay")
            Circle().accessibilityIdentifier("seal").frame(width: 20, height: 20)
        }
        let reader = Reader(try await ImageRenderer(content: view).svgData())
        holds(reader.isWellFormed)
        let ids = reader.elements.compactMap { $0.attributes["id"] }
        holds(Set(["pay", "seal"]).isSubset(of: ids))
        holds(ids.contains { $0.hasPrefix("total") })
        same(Set(ids).count, ids.count)
        let link = try #require(reader.elements.first { $0.name == "a" })
        same(
            (link.attributes["href"] ?? link.attributes["xlink:href"]),
            "https://example.org/?a=1&b='2'")
    }
}
