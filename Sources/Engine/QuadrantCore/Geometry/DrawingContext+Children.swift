package import Foundation
package import QuadrantLayout

/// A child of a node that is being recorded, as the node's drawing sees it.
package struct ShownChild {
    /// The child's frame in the node's coordinates.
    package let frame: CGRect
    /// The section that the child belongs to, and its role there.
    package let section: SectionPlace?
    /// Whether it stands for elements that are not made.
    package let isGap: Bool
    private let node: NodeID
    @Unretained private var tree: ViewTree

    fileprivate init(_ node: NodeID, at origin: CGPoint, in tree: ViewTree) {
        (self.node, self.tree) = (node, tree)
        frame = CGRect(origin: origin, size: tree.presentation.size(of: node, .shown))
        section = tree.layout.sectionPlace(of: node)
        isGap = tree.isGap(node)
    }

    /// What the child shows itself, if it is a `D`.
    package func drawing<D: NodeDrawing>(_ type: D.Type) -> D? {
        tree.drawing(of: node)?.value(type)
    }

    /// Whether it goes elsewhere, comes or leaves by itself.
    package var isApart: Bool { tree.motion.isApart(node) }

    /// The value under a key at the first of its children or at a view that this modifies.
    package func contentTrait(_ key: ObjectIdentifier) -> Any? {
        tree.layout.firstChild(of: node).flatMap { tree.layout.traitValue(key, of: $0) }
    }

    /// The values under a key there, joined into one.
    package func contentTrait<T: JoinedTrait>(_ key: ObjectIdentifier, as type: T.Type) -> T? {
        tree.layout.firstChild(of: node).flatMap {
            tree.layout.joinedTrait(key, of: $0, as: type)
        }
    }

    /// The children of the child, their frames in the coordinates of the node that is recorded.
    package var children: [ShownChild] {
        tree.layout.children(of: node).compactMap { child in
            guard tree.presentation.isPresent(child, .shown) else { return nil }
            let place = tree.presentation.place(of: child, .shown)
            return ShownChild(
                child, at: CGPoint(x: frame.minX + place.x, y: frame.minY + place.y), in: tree)
        }
    }
}

extension DrawingContext {
    /// The children of a lazy container's node by their places, those that are out of sight included as far as
    /// they are laid out. A change of any of them has the node recorded again.
    package var lazyChildren: [ShownChild] {
        tree.layout.children(of: node).compactMap { child in
            guard !tree.layout.isDormant(child) else { return nil }
            return ShownChild(child, at: tree.presentation.place(of: child, .shown), in: tree)
        }
    }

    /// The node itself in its own coordinates.
    package var itself: ShownChild { ShownChild(node, at: .zero, in: tree) }

    /// Whether the node goes elsewhere, comes or leaves by itself.
    package var isApart: Bool { tree.motion.isApart(node) }

    /// Whether the node is the first and the last of its section; of one that leaves, whether it was.
    package var sectionEnds: SectionEnds {
        tree.motion.formerEnds[node.index] ?? tree.sectionEnds(of: node)
    }
}
