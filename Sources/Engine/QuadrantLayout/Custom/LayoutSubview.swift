public import Foundation
public import QuadrantGeometry

/// A view in a layout container. A layout asks it for its size and places it.
///
/// Apple: "LayoutSubview". The value is valid during the call that it is passed to, and in a cache
/// until `updateCache`.
public struct LayoutSubview: Equatable {
    let storage: SubviewStorage
    /// Among all children of the container.
    let position: Int

    /// The value of a key that the view, or a modifier of it, sets; otherwise the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        guard let child = storage.child(position),
            let value = storage.tree.traitValue(child, ObjectIdentifier(key)) as? K.Value
        else { return K.defaultValue }
        return value
    }

    /// The `layoutPriority` of the view; 0 unless set.
    public var priority: Double {
        storage.child(position).map { storage.tree.priority($0) } ?? 0
    }

    /// The size that the view answers to a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        storage.size(position, Proposal(proposal))
    }

    /// The size that the view answers to a proposal, with its alignment guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let proposal = Proposal(proposal)
        let size = storage.size(position, proposal)
        guard let child = storage.child(position) else { return ViewDimensions(size: size) }
        return ViewDimensions(tree: storage.tree, node: child, size: size, proposal: proposal)
    }

    /// The distances that the view prefers to its neighbours.
    public var spacing: ViewSpacing {
        storage.child(position).map { storage.tree.spacing($0) } ?? ViewSpacing()
    }

    /// Places the view so that its `anchor` lies at `position`, in points in the coordinates of the
    /// container's bounds, and proposes a size to it. The position and the anchor
    /// count x from the leading edge.
    ///
    /// If it is called several times, the last call counts. Outside of `placeSubviews` it does
    /// nothing.
    public func place(
        at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
    ) {
        storage.place(
            self.position, at: position, anchor: anchor, proposal: Proposal(proposal))
    }

    /// Two values are equal if they stand for the same view.
    public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
        lhs.storage.tree === rhs.storage.tree
            && lhs.storage.children[lhs.position] == rhs.storage.children[rhs.position]
    }
}

// Used by the call that hands it out, on the thread that lays out.
extension LayoutSubview: @unchecked Sendable {}
