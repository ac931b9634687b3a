import Expectations
import Foundation
import QuadrantCore
import QuadrantViews
import SwiftUI
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The examples as files that other programs read.
@MainActor @Suite struct ExampleFileTests {
    private static let views: [(String, AnyView)] = [
        ("Crosshairs", AnyView(Crosshairs())), ("PlainQuadrant", AnyView(PlainQuadrant())),
        ("BottomLeading", AnyView(BottomLeading())), ("Controls", AnyView(Controls())),
        ("ExplodedCard", AnyView(ExplodedCard())), ("FieldsGallery", AnyView(FieldsGallery())),
        ("FirstThird", AnyView(FirstThird())),
        ("LongList", AnyView(LongList())), ("SpatialQuadrant", AnyView(OffsetSpatialQuadrant())),
        ("OffsetSquares", AnyView(OffsetSquares())), ("Paint", AnyView(Paint())),
        ("Pictures", AnyView(Pictures())), ("Specimen", AnyView(Specimen())),
        ("Symbols", AnyView(Symbols())), ("TextEffects", AnyView(TextEffects())),
        ("TodoList", AnyView(TodoList())),
        ("Typography", AnyView(Typography())),
        ("VerticalAlignments", AnyView(VerticalAlignments())),
    ]

    /// Whether all ids are different, and each reference leads to one of them.
    private final class References: NSObject, XMLParserDelegate {
        var ids: [String] = []
        var used: Set<String> = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
            qualifiedName: String?, attributes: [String: String]
        ) {
            for (key, value) in attributes {
                if key == "id" { ids.append(value) }
                if key.hasSuffix("href"), value.hasPrefix("#") {
                    used.insert("\(value.dropFirst())")
                }
                for match in value.matches(of: /url\(#([^)]+)\)/) { used.insert("\(match.1)") }
            }
        }
    }

    @Test func svgIsWellFormed() async throws {
        for (name, view) in Self.views {
            let renderer = ImageRenderer(content: view)
            renderer.onIssues = { _ in }
            renderer.resourceDirectories = [
                URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Examples")
            ]
            let parser = XMLParser(data: try await renderer.svgData())
            let references = References()
            parser.delegate = references
            holds(parser.parse(), "\(name): \(parser.parserError.map { "\($0)" } ?? "")")
            same(Set(references.ids).count, references.ids.count, "\(name)")
            holds(references.used.isSubset(of: references.ids), "\(name)")
        }
    }
}
