public import QuadrantCore
public import QuadrantLayout

nonisolated struct LayoutValueModifier<K: LayoutValueKey>: AttachingModifier {
    let value: K.Value

    func attach(_ attachments: inout NodeAttachments) {
        var traits = attachments.traits ?? NodeTraits()
        let key = ObjectIdentifier(K.self)
        // The outer modifier is applied first and wins.
        if traits.values[key] == nil { traits.values[key] = value }
        attachments.traits = traits
    }
}

extension View {
    /// Tells the layout container around the view a value. The container reads it by a subscript of
    /// the subview.
    nonisolated public func layoutValue<K: LayoutValueKey>(
        key: K.Type, value: K.Value
    ) -> some View {
        modifier(LayoutValueModifier<K>(value: value))
    }
}
