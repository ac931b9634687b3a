public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout

/// A modifier that sets or reads a preference: a node around the view that lays out as the view
/// does.
nonisolated struct PreferenceModifier: ViewModifier {
    typealias Body = Never

    /// Sets or reads the preference at the node that is being made.
    let act: @MainActor (inout _ViewCursor) -> Void
    /// Makes the view so that it sets the preference; `nil` if it does so by itself.
    var ask: (@MainActor (inout _ViewCursor, (inout _ViewCursor) -> Void) -> Void)?

    init(_ act: @escaping @MainActor (inout _ViewCursor) -> Void) {
        self.act = act
    }

    /// Reads or changes a preference that views may set only where it is asked for.
    init<K: PreferenceKey>(
        asking key: K.Type, _ act: @escaping @MainActor (inout _ViewCursor) -> Void
    ) {
        self.act = act
        if key is any AskedPreference.Type { ask = { $0.asking(for: K.self, $1) } }
    }

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: PreferenceModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let act = modifier.act
        cursor.wrap(content, by: modifier) { cursor, inner in
            cursor.node(.pass) { cursor in
                if let ask = modifier.ask { ask(&cursor, inner) } else { inner(&cursor) }
                act(&cursor)
            }
        }
    }

    static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

extension View {
    /// Sets a preference of this view, in place of what views inside set for the key.
    ///
    /// If the modified view is several views (a `Group`, a `ForEach`), each of them sets it.
    ///
    /// - Parameters:
    ///   - key: The preference.
    ///   - value: The value that views around read. If its type is `Equatable`, setting an equal
    ///     value is no change.
    nonisolated public func preference<K: PreferenceKey>(
        key: K.Type = K.self, value: K.Value
    ) -> some View {
        let value = HandedOver(value)
        return modifier(PreferenceModifier { $0.setPreference(K.self, value.value) })
    }

    /// Changes what the views inside set for a preference. If none sets it, the preference's
    /// default is changed.
    ///
    /// - Parameters:
    ///   - key: The preference.
    ///   - callback: Changes the combined value. It is called again after each evaluation of the
    ///     body in which it is written.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        let callback = HandedOver(callback)
        return modifier(
            PreferenceModifier(asking: K.self) { $0.changePreference(K.self, callback.value) })
    }

    /// Calls an action with the value of a preference of the views inside: after the first layout
    /// of the view, even with the default value, and whenever the value has changed.
    ///
    /// The action is called in the update in which the value changed, after layout and before
    /// anything is drawn. States that the action sets take effect in the same update. Inner readers
    /// are called before outer ones. If an action changes the value that it reads, it is called 8
    /// times in an update; then the last value stays, and the cycle is reported.
    ///
    /// - Parameters:
    ///   - key: The preference.
    ///   - action: Called on the main actor with the new value. The closure may also be
    ///     `@Sendable`.
    @preconcurrency nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        let action = HandedOver(action)
        return modifier(
            PreferenceModifier(asking: K.self) {
                $0.observePreference(K.self, action: action.value)
            })
    }
}
