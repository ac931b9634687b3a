public import Foundation
public import QuadrantGeometry

/// A view in a layout container, as the container sees it: it can be asked, and placed.
///
/// Apple: "LayoutSubview". Valid during the call that hands it out, and in a cache until
/// `updateCache`.
public struct LayoutSubview: Equatable {
    let storage: SubviewStorage
    /// Among all children of the container.
    let position: Int

    /// The value of a key that the view, or a modifier on it, sets; else the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        guard let child = storage.child(position),
            let value = storage.tree.traitValue(child, ObjectIdentifier(key)) as? K.Value
        else { return K.defaultValue }
        return value
    }

    /// The view's `layoutPriority`; 0 unless set.
    public var priority: Double {
        storage.child(position).map { storage.tree.priority($0) } ?? 0
    }

    /// The view's answer to a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        storage.size(position, Proposal(proposal))
    }

    /// The view's answer to a proposal, with its alignment guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let proposal = Proposal(proposal)
        let size = storage.size(position, proposal)
        guard let child = storage.child(position) else { return ViewDimensions(size: size) }
        return ViewDimensions(tree: storage.tree, node: child, size: size, proposal: proposal)
    }

    /// The distances the view prefers to its neighbours.
    public var spacing: ViewSpacing {
        storage.child(position).map { storage.tree.spacing($0) } ?? ViewSpacing()
    }

    /// Puts the view's `anchor` at `position` of the container's bounds and proposes it a size.
    ///
    /// The last call counts. Nothing happens outside of `placeSubviews`.
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
