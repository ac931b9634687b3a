import Foundation
import QuadrantCore
import QuadrantLayout
import QuadrantTesting
import QuadrantText
import SwiftUI

/// A view that is alive, and is scrolled.
@MainActor final class ScrollHost {
    let tree: ViewTree
    var offer: ProposedViewSize
    private(set) var size = CGSize.zero

    init(
        _ view: some View, _ width: CGFloat? = 100, _ height: CGFloat? = 100,
        direction: LayoutDirection = .leftToRight
    ) {
        var environment = EnvironmentValues()
        environment.layoutDirection = direction
        tree = ViewTree(view, environment: environment, textEngine: FixedMetricsText())
        offer = ProposedViewSize(width: width, height: height)
        update()
    }

    func update() {
        size = tree.update(offer)
    }

    /// Scrolls the first scroll view, or the one around the view of that name.
    func scroll(_ x: CGFloat = 0, _ y: CGFloat = 0, at name: String? = nil) {
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
    var frames: [String: CGRect] {
        var result: [String: CGRect] = [:]
        tree.forEachShownNode { node in
            for name in tree.names(of: node) { result[name] = tree.frame(of: node) }
        }
        return result
    }

    /// Names that are shown, from the top and the left.
    var names: [String] {
        frames.sorted {
            ($0.value.minY, $0.value.minX, $0.key) < ($1.value.minY, $1.value.minX, $1.key)
        }.map(\.key)
    }

    var bodies: Int { tree.statistics.bodies }

    /// What of the first scroll view's content is at its top left corner.
    var offset: CGPoint? { scrollPart?.contentOffset }

    var contentSize: CGSize? { scrollPart?.state.contentSize }

    private var scrollPart: ScrollPart? {
        var result: ScrollPart?
        tree.forEachShownNode { node in
            if result == nil { result = tree.scrollPart(around: node) }
        }
        return result
    }

    var issues: [String] { tree.issues.map(\.message) }
}

/// A row of its own height.
struct Row: View {
    let number: Int
    var height: CGFloat = 20

    var body: some View {
        Color.gray.frame(height: height).accessibilityIdentifier("\(number)")
    }
}
