public import QuadrantCore

extension View {
    /// Sets a preference that is made of this view's geometry, whatever views inside set for the key.
    ///
    /// When the view is laid out elsewhere or in another size, the value is made anew.
    ///
    /// - Parameters:
    ///   - key: The preference.
    ///   - value: What is to be taken of the view, as `.bounds` or `.topLeading`.
    ///   - transform: Makes the preference's value of the anchor. Who reads it converts the anchor
    ///     into coordinates of its own by `GeometryProxy`'s subscript.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        nonisolated(unsafe) let (value, transform) = (value, transform)
        return modifier(PreferenceModifier { $0.setPreference(K.self, at: value, transform) })
    }

    /// Changes what the views inside set for a preference by this view's geometry: the preference's
    /// default where none does.
    ///
    /// - Parameters:
    ///   - key: The preference.
    ///   - value: What is to be taken of the view, as `.bounds` or `.topLeading`.
    ///   - transform: Changes the combined value.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        nonisolated(unsafe) let (value, transform) = (value, transform)
        return modifier(PreferenceModifier { $0.changePreference(K.self, at: value, transform) })
    }
}
