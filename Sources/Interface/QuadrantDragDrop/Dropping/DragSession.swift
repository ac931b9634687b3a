public import Foundation

/// A drag out of a view, from its beginning to what became of it.
///
/// Apple: "DragSession".
public struct DragSession {
    /// Tells a drag from others.
    ///
    /// Apple: "DragSession.ID".
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    /// Where a drag stands.
    ///
    /// Apple: "DragSession.Phase".
    public enum Phase: Hashable, Sendable {
        /// It has begun.
        case initial
        /// The finger moves it.
        case active
        /// It ends, with what becomes of it.
        case ending(DropOperation)
        /// It is over, with what became of it.
        case ended(DropOperation)
        /// The values have been handed over.
        case dataTransferCompleted
    }

    /// Tells it from others.
    public let id: ID
    /// Where it stands.
    public internal(set) var phase: Phase
    /// Where the finger is, in points of the root's space.
    public internal(set) var location: CGPoint
    /// Which of the items the finger has taken, from 0.
    public let draggedItemIndex: Int
    let itemIDs: [AnyHashable]

    /// The identifiers of what is dragged, of those of a type.
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
        itemIDs.compactMap { $0.base as? ItemID }
    }
}
