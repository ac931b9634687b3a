public import QuadrantCore
import QuadrantGeometry

extension View {
    /// Sets a preference made of this view's geometry, in place of what views inside set for the
    /// key.
    ///
    /// When the place or the size of the view changes, the value is made again.
    ///
    /// - Parameters:
    ///   - key: The preference.
    ///   - value: The part of the view's geometry that is taken, such as `.bounds` or
    ///     `.topLeading`.
    ///   - transform: Makes the preference's value of the anchor. Readers convert the anchor to
    ///     their own coordinates by `GeometryProxy`'s subscript.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        let said = HandedOver((value, transform))
        return modifier(
            PreferenceModifier { $0.setPreference(K.self, at: said.value.0, said.value.1) })
    }

    /// Changes what the views inside set for a preference, depending on this view's geometry. If
    /// none sets it, the preference's default is changed.
    ///
    /// - Parameters:
    ///   - key: The preference.
    ///   - value: The part of the view's geometry that is taken, such as `.bounds` or
    ///     `.topLeading`.
    ///   - transform: Changes the combined value.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        let said = HandedOver((value, transform))
        return modifier(
            PreferenceModifier { $0.changePreference(K.self, at: said.value.0, said.value.1) })
    }
}
