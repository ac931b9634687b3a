import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantShaping
import QuadrantText
import QuadrantViews

/// A view with texts, laid out and recorded with the real engine: what a reader sees.
@MainActor struct ShownText {
    /// Glyph runs in the order in which they are drawn.
    let runs: [GlyphItem]
    let items: [DisplayItem]
    /// All groups, outer ones before those in them.
    let groups: [DisplayGroup]
    let size: CGSize
    /// Message and advice of each.
    let issues: [(message: String, advice: String)]

    private static let engine = ShapingEngine()

    init(
        _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil,
        _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) {
        var environment = EnvironmentValues()
        change(&environment)
        let tree = ViewTree(view, environment: environment, textEngine: Self.engine)
        size = tree.update(ProposedViewSize(width: width, height: height))
        let list = tree.displayList(canvas: size, origin: .zero, displayScale: 2, background: nil)
        items = Self.leaves(list.root.items)
        groups = Self.groups(list.root.items)
        runs = items.compactMap { item in
            if case .glyphs(let glyphs) = item { glyphs } else { nil }
        }
        issues = tree.issues.map { ($0.message, $0.advice) }
    }

    /// The characters, run after run.
    var string: String { runs.map(\.run.text).joined() }

    /// The characters of each run, with a bar between.
    var parts: [String] { runs.map(\.run.text) }

    /// The colours of the runs.
    var colors: [RGBAColor?] {
        runs.map { item in
            if case .color(let color) = item.paint { color } else { nil }
        }
    }

    var fills: [FillItem] {
        items.compactMap { item in
            if case .fill(let fill) = item { fill } else { nil }
        }
    }

    var strokes: [StrokeItem] {
        items.compactMap { item in
            if case .stroke(let stroke) = item { stroke } else { nil }
        }
    }

    /// The groups of what stands in lines.
    var pictures: [DisplayGroup] { groups.filter { $0.transform != .identity } }

    /// The characters that lead somewhere, with where they lead.
    var links: [String] {
        groups.compactMap { group in
            guard case .link(let url) = group.meaning else { return nil }
            let texts = Self.leaves(group.content.items).map { item in
                if case .glyphs(let glyphs) = item { glyphs.run.text } else { "*" }
            }
            return "\(texts.joined()) > \(url)"
        }
    }

    private static func groups(_ items: [DisplayItem]) -> [DisplayGroup] {
        items.flatMap { item in
            guard case .group(let group) = item else { return [DisplayGroup]() }
            return [group] + groups(group.content.items)
        }
    }

    private static func leaves(_ items: [DisplayItem]) -> [DisplayItem] {
        items.flatMap { item in
            if case .group(let group) = item { return leaves(group.content.items) }
            return [item]
        }
    }
}
