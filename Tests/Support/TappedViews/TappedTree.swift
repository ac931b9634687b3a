package import Foundation
package import QuadrantCore
package import QuadrantDisplayList
package import QuadrantGeometry
package import QuadrantLayout
import QuadrantShaping
package import QuadrantTesting
import QuadrantText
import QuadrantViews

/// A view that a test taps, laid out with the real engine in the middle of 300 by 300 points.
@MainActor package struct TappedTree {
    package let tree: ViewTree
    private let offer = ProposedViewSize(width: 300, height: 300)
    private static let engine = ShapingEngine()

    package init(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }) {
        var environment = EnvironmentValues()
        change(&environment)
        let content = VStack(spacing: 0) { view }.frame(width: 300, height: 300)
        tree = ViewTree(content, environment: environment, textEngine: Self.engine)
        tree.update(offer)
    }

    /// The frame of a named view.
    package func frame(_ name: String) -> CGRect {
        var frame = CGRect.null
        tree.forEachShownNode {
            if tree.names(of: $0).contains(name) { frame = tree.frame(of: $0) }
        }
        return frame
    }

    /// Taps a point, then brings the tree up to date; whether something was done.
    @discardableResult
    package func tap(_ x: CGFloat, _ y: CGFloat, count: Int = 1) -> Bool {
        defer { tree.update(offer) }
        return tree.tap(at: CGPoint(x: x, y: y), count: count)
    }

    /// Taps the middle of a named view.
    @discardableResult
    package func tap(_ name: String, count: Int = 1) -> Bool {
        let frame = frame(name)
        return tap(frame.midX, frame.midY, count: count)
    }

    /// The node of a named view.
    package func node(_ name: String) -> NodeID? {
        var found: NodeID?
        tree.forEachShownNode { if tree.names(of: $0).contains(name) { found = found ?? $0 } }
        return found
    }

    /// What assistive technologies are told: the elements at the root.
    package var elements: [AccessibilityNode] { tree.accessibility().plain.children }

    /// What assistive technologies are told of a named view.
    package func accessibility(_ name: String) -> AccessibilityNode? {
        elements.flatMap(\.flattened).first { $0.identifiers.contains(name) }
    }

    /// Does what assistive technologies may ask of a named view; whether it was done.
    @discardableResult
    package func perform(_ name: String, _ action: String = AccessibilityNoteAction.activate)
        -> Bool
    {
        let all = tree.accessibility().flattened
        guard let element = all.first(where: { $0.identifiers.contains(name) }) else {
            return false
        }
        defer { update() }
        return tree.perform(action, of: element.node)
    }

    /// Brings the tree up to date.
    package func update() { tree.update(offer) }

    /// What is drawn once groups are followed, in order.
    package var leaves: [DisplayItem] {
        func leaves(_ items: [DisplayItem]) -> [DisplayItem] {
            items.flatMap { item in
                if case .group(let group) = item { return leaves(group.content.items) }
                return [item]
            }
        }
        return leaves(list.root.items)
    }

    private var list: DisplayList {
        tree.displayList(
            canvas: CGSize(width: 300, height: 300), origin: .zero, displayScale: 2,
            background: nil)
    }

    /// The colours of fills and of texts, in the order of drawing.
    package var colors: [RGBAColor] {
        leaves.compactMap { item in
            switch item {
            case .fill(let fill): color(fill.paint)
            case .glyphs(let glyphs): color(glyphs.paint)
            default: nil
            }
        }
    }

    /// The runs of texts, in the order of drawing.
    package var glyphs: [GlyphItem] {
        leaves.compactMap { if case .glyphs(let glyphs) = $0 { glyphs } else { nil } }
    }

    /// Where links lead, in the order of drawing.
    package var links: [String] {
        func links(_ items: [DisplayItem]) -> [String] {
            items.flatMap { item -> [String] in
                guard case .group(let group) = item else { return [] }
                let inner = links(group.content.items)
                guard case .link(let url) = group.meaning else { return inner }
                return [url] + inner
            }
        }
        return links(list.root.items)
    }

    private func color(_ paint: Paint) -> RGBAColor? {
        if case .color(let color) = paint { color } else { nil }
    }

    package var issues: [String] { tree.issues.map(\.description) }
}

extension RGBAColor {
    /// Components of 255 and alpha in percent, rounded.
    package var parts: [Int] {
        [red * 255, green * 255, blue * 255, alpha * 100].map { Int($0.rounded()) }
    }
}

/// A number that a view shows and taps count up.
package struct TapCounter<Content: View>: View {
    @State private var count = 0
    private let content: (Binding<Int>) -> Content

    package init(@ViewBuilder content: @escaping (Binding<Int>) -> Content) {
        self.content = content
    }

    package var body: some View {
        VStack(spacing: 0) {
            content($count)
            Color.gray.frame(width: CGFloat(count) * 10, height: 10)
                .accessibilityIdentifier("count")
        }
    }
}

extension TappedTree {
    /// What the `TapCounter` in the tree has counted.
    package var count: Int { Int(frame("count").width / 10) }
}
