import Expectations
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantShaping
import QuadrantText
import QuadrantViews
import SwiftUI
import Testing

/// The sheet of styles, scripts and symbols.
@MainActor @Suite struct SpecimenTests {
    @Test func reportsNothingAndShowsEverything() {
        let tree = ViewTree(
            Specimen(), environment: EnvironmentValues(), textEngine: ShapingEngine.shared)
        let size = tree.update(.unspecified)
        let list = tree.displayList(
            canvas: size, origin: .zero, displayScale: 2, background: nil)
        same(tree.issues.map(\.description), [])
        let texts = texts(list.root.items)
        // One of the last of each part.
        for text in ["Caption 2", "Black", "Monospaced", "UPPER CASE", "link", "Two lines kept"] {
            has(texts, text, "\(text)")
        }
        holds(texts.contains { $0.hasPrefix("Zażółć") })
        has(texts, "A label with its symbol")
    }

    private func texts(_ items: [DisplayItem]) -> [String] {
        items.flatMap { item in
            switch item {
            case .glyphs(let glyphs): [glyphs.run.text]
            case .group(let group): texts(group.content.items)
            default: [String]()
            }
        }
    }
}
