public import QuadrantCore
import QuadrantLayout

/// A modifier that says or reads something of a preference: it stands around the view as a node that
/// lays out as the view does.
nonisolated struct PreferenceModifier: ViewModifier {
    typealias Body = Never

    /// Says or reads it, at the node that is being made.
    let act: @MainActor (inout _ViewCursor) -> Void

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: PreferenceModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let act = modifier.act
        cursor.wrap(content, by: modifier) { cursor, inner in
            cursor.node(.pass) { cursor in
                inner(&cursor)
                act(&cursor)
            }
        }
    }

    static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

extension View {
    /// Sets a preference of this view, whatever views inside set for the key.
    ///
    /// On several views (a `Group`, a `ForEach`) each of them sets it.
    ///
    /// - Parameters:
    ///   - key: The preference.
    ///   - value: What views around read. If it is `Equatable`, an equal one is no change.
    nonisolated public func preference<K: PreferenceKey>(
        key: K.Type = K.self, value: K.Value
    ) -> some View {
        nonisolated(unsafe) let value = value
        return modifier(PreferenceModifier { $0.setPreference(K.self, value) })
    }

    /// Changes what the views inside set for a preference: its default where none does.
    ///
    /// - Parameters:
    ///   - key: The preference.
    ///   - callback: Changes the combined value. Called again after each evaluation of the view in
    ///     which this is written.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        nonisolated(unsafe) let callback = callback
        return modifier(PreferenceModifier { $0.changePreference(K.self, callback) })
    }

    /// Calls an action with the value of a preference of the views inside: once when the view is first
    /// laid out, also if it is the default, and whenever it has changed.
    ///
    /// It is called in the update in which the value changed, after layout and before anything is drawn;
    /// states that it writes take effect in the same update. Inner readers are called before outer
    /// ones. A reader whose action changes the value it reads is called 8 times in an update, then the
    /// last value stays and the cycle is reported.
    ///
    /// - Parameters:
    ///   - key: The preference.
    ///   - action: Called on the main actor with the new value. A `@Sendable` closure will do as well.
    @preconcurrency nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        nonisolated(unsafe) let action = action
        return modifier(PreferenceModifier { $0.observePreference(K.self, action: action) })
    }
}
