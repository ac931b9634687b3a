import QuadrantCore

/// A modifier that acts at turns of its view's life; it makes no node.
nonisolated struct LifeModifier<Client: LifeClient>: ViewModifier {
    typealias Body = Never

    /// As it is written, for messages.
    let label: String
    let make: () -> Client
    /// Hands a new evaluation's values over; whether they want a turn.
    let update: (Client) -> Bool

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: LifeModifier<Client>, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.keepingAlive(
            content, modifier.label, make: modifier.make, update: modifier.update)
    }

    static func _arity(of content: _ViewArity) -> _ViewArity { content }
}
