package import Foundation
package import QuadrantCore
import QuadrantLayout
import QuadrantText
package import SwiftUI

/// A view that is alive, and is scrolled.
@MainActor package final class ScrollHost {
    package let tree: ViewTree
    package var offer: ProposedViewSize
    package private(set) var size = CGSize.zero

    package init(
        _ view: some View, _ width: CGFloat? = 100, _ height: CGFloat? = 100,
        direction: LayoutDirection = .leftToRight
    ) {
        var environment = EnvironmentValues()
        environment.layoutDirection = direction
        tree = ViewTree(view, environment: environment, textEngine: FixedMetricsText())
        offer = ProposedViewSize(width: width, height: height)
        update()
    }

    package func update() {
        size = tree.update(offer)
    }

    /// Scrolls the first scroll view, or the one around the view of that name.
    package func scroll(_ x: CGFloat = 0, _ y: CGFloat = 0, at name: String? = nil) {
        var node: NodeID?
        tree.forEachShownNode { next in
            guard node == nil else { return }
            if let name {
                if tree.names(of: next).contains(name) { node = next }
            } else if tree.scrollPart(around: next) != nil {
                node = next
            }
        }
        guard let node else { return }
        tree.scroll(node, to: CGPoint(x: x, y: y))
        update()
    }

    /// The frames of names that are shown.
    package var frames: [String: CGRect] {
        var result: [String: CGRect] = [:]
        tree.forEachShownNode { node in
            for name in tree.names(of: node) { result[name] = tree.frame(of: node) }
        }
        return result
    }

    /// Names that are shown, from the top and the left.
    package var names: [String] {
        frames.sorted {
            ($0.value.minY, $0.value.minX, $0.key) < ($1.value.minY, $1.value.minX, $1.key)
        }.map(\.key)
    }

    package var bodies: Int { tree.statistics.bodies }

    /// What of the first scroll view's content is at its top left corner.
    package var offset: CGPoint? { scrollPart?.contentOffset }

    package var contentSize: CGSize? { scrollPart?.state.contentSize }

    private var scrollPart: ScrollPart? {
        var result: ScrollPart?
        tree.forEachShownNode { node in
            if result == nil { result = tree.scrollPart(around: node) }
        }
        return result
    }

    package var issues: [String] { tree.issues.map(\.message) }
}

/// A row of its own height.
package struct Row: View {
    package let number: Int
    package var height: CGFloat

    package init(number: Int, height: CGFloat = 20) {
        (self.number, self.height) = (number, height)
    }

    package var body: some View {
        Color.gray.frame(height: height).accessibilityIdentifier("\(number)")
    }
}
