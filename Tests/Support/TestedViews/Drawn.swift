package import Foundation
package import QuadrantCore
package import QuadrantDisplayList
import QuadrantGeometry
import QuadrantText
import QuadrantViews

/// A view laid out and recorded: its frames by name and what it draws.
@MainActor package struct Drawn {
    package let frames: [String: CGRect]
    package let items: [DisplayItem]
    /// What was reported, as it is shown to users.
    package let issues: [String]

    package init(
        _ view: some View, width: CGFloat = 100, height: CGFloat = 60, isRightToLeft: Bool = false
    ) {
        var environment = EnvironmentValues()
        environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        let tree = ViewTree(view, environment: environment, textEngine: FixedMetricsText())
        tree.update(ProposedViewSize(width: width, height: height))
        var frames: [String: CGRect] = [:]
        tree.forEachShownNode { node in
            for name in tree.names(of: node) { frames[name] = tree.frame(of: node) }
        }
        self.frames = frames
        let list = tree.displayList(
            canvas: CGSize(width: width, height: height), origin: .zero, displayScale: 2,
            background: nil)
        items = list.root.onlyGroup?.content.items ?? []
        issues = tree.issues.map(\.description)
    }

    /// The only group at the top.
    package var group: DisplayGroup? { Fragment(items: items).onlyGroup }

    /// What the first filled leaf is filled with.
    package var paint: Paint? {
        for case .fill(let item) in leaves { return item.paint }
        return nil
    }

    /// What is drawn once groups are followed, in order.
    package var leaves: [DisplayItem] { Drawn.leaves(items) }

    /// The same of items at hand.
    package static func leaves(_ items: [DisplayItem]) -> [DisplayItem] {
        items.flatMap { item in
            if case .group(let group) = item { return leaves(group.content.items) }
            return [item]
        }
    }
}

/// A frame rounded to a thousandth: maps leave residues.
package func rounded(_ rect: CGRect?) -> [Double] {
    guard let rect else { return [] }
    return [rect.minX, rect.minY, rect.width, rect.height].map { ($0 * 1000).rounded() / 1000 + 0 }
}
