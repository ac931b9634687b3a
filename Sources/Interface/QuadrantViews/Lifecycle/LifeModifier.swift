import QuadrantCore

/// A modifier that acts when its view appears, changes or disappears; it makes no node.
nonisolated struct LifeModifier<Client: LifeClient>: ViewModifier {
    typealias Body = Never

    /// The modifier as it is written, for messages.
    let label: String
    let make: () -> Client
    /// Hands the values of a new evaluation to the client; whether the client asks for a turn.
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
