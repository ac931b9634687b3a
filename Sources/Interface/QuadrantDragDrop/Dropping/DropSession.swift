public import Foundation

/// A drop over a view, from its coming to what became of it.
///
/// Apple: "DropSession".
public struct DropSession {
    /// Tells a drop from others.
    ///
    /// Apple: "DropSession.ID".
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    /// Where a drop stands.
    ///
    /// Apple: "DropSession.Phase".
    public enum Phase: Hashable, Sendable {
        /// It has come over the view.
        case entering
        /// It is over the view.
        case active
        /// It leaves the view.
        case exiting
        /// It is over, with what became of it.
        case ended(DropOperation)
        /// The values have been handed over.
        case dataTransferCompleted
    }

    /// What is known of a drag that began in this program.
    ///
    /// Apple: "DropSession.LocalSession".
    public struct LocalSession {
        let itemIDs: [AnyHashable]

        /// The identifiers of what is dragged, of those of a type.
        public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
            itemIDs.compactMap { $0.base as? ItemID }
        }
    }

    /// Tells it from others.
    public let id: ID
    /// Where it stands.
    public internal(set) var phase: Phase
    /// Where the finger is, in points of the view's space.
    public internal(set) var location: CGPoint
    /// The size of the view, in points.
    public internal(set) var size: CGSize
    /// How many items are dragged.
    public let itemsCount: Int
    /// The drag, if it began in this program, as all drags do here.
    public let localSession: LocalSession?
    /// What the view from which it is dragged lets become of it.
    public let suggestedOperations: DropOperation.Set
}

/// What a view makes of a drop.
///
/// Apple: "DropConfiguration".
public struct DropConfiguration: Sendable {
    /// What becomes of what is dropped.
    public let operation: DropOperation
    /// How many of the items the view takes; `nil` for all. Those beyond are not handed over.
    public var acceptedItemCount: Int?

    /// A configuration that takes all items.
    public init(operation: DropOperation) { self.operation = operation }
}
