public import QuadrantCore
package import QuadrantEvents
import QuadrantLayout
import QuadrantViews

/// What views do when other keys are held than before: the note that `onModifierKeysChanged` leaves.
package struct ModifierKeysNote: NodeNoteKey {
    package typealias Value = [KeptValue<(EventModifiers) -> Void>]

    package static var isListed: Bool { true }

    package static func combine(_ inner: Value, _ outer: Value) -> Value { inner + outer }
}

private nonisolated struct ModifierKeysModifier: ViewModifier {
    typealias Body = Never

    let action: (EventModifiers) -> Void

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: ModifierKeysModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let handler = cursor.keep { KeptValue<(EventModifiers) -> Void>() }
        handler.take(modifier.action)
        cursor.attaching(content) { $0.add([handler], for: ModifierKeysNote.self) }
    }

    static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

/// Tells of changes of some keys alone.
private nonisolated struct MaskedKeysModifier: ViewModifier {
    let mask: EventModifiers
    let isInitial: Bool
    let action: (EventModifiers, EventModifiers) -> Void
    @State private var memory = Memory()

    nonisolated final class Memory {
        var last: EventModifiers = []
    }

    func body(content: Content) -> some View {
        let (mask, action, memory) = (mask, action, memory)
        content
            .modifier(
                ModifierKeysModifier { held in
                    let (old, new) = (memory.last, held.intersection(mask))
                    guard new != old else { return }
                    memory.last = new
                    action(old, new)
                }
            )
            .onAppear { if isInitial { action(memory.last, memory.last) } }
    }
}

extension ViewTree {
    /// Tells views which keys an event says are held.
    @MainActor
    package func noteModifiers(of event: InputEvent) {
        let nodes = nodes(noting: ModifierKeysNote.self)
        guard !nodes.isEmpty else { return }
        let held = EventModifiers(event.modifiers)
        for node in nodes {
            for handler in note(ModifierKeysNote.self, of: node) ?? [] {
                noting("a key that is held", at: node) { handler.last?(held) }
            }
        }
    }
}

extension View {
    /// Calls a closure when other keys are held than before, by what the events of fingers, pointers and keys say.
    ///
    /// Apple: "onModifierKeysChanged(mask:initial:_:)".
    ///
    /// - Parameters:
    ///   - mask: Which keys count.
    ///   - initial: Whether the closure is called when the view appears as well.
    ///   - action: Called with the keys that were held before, and those that are now.
    nonisolated public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View {
        modifier(MaskedKeysModifier(mask: mask, isInitial: initial, action: action))
    }
}
