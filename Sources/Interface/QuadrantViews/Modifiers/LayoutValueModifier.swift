public import QuadrantCore
public import QuadrantLayout

nonisolated struct LayoutValueModifier<K: LayoutValueKey>: AttachingModifier {
    let value: K.Value

    func attach(_ attachments: inout NodeAttachments) {
        attachments.setTrait(value, for: K.self)
    }
}

extension View {
    /// Tells the layout container around the view a value. The container reads it by a subscript of
    /// the subview. Of several values of one key on a view the innermost counts.
    nonisolated public func layoutValue<K: LayoutValueKey>(
        key: K.Type, value: K.Value
    ) -> some View {
        modifier(LayoutValueModifier<K>(value: value))
    }
}
