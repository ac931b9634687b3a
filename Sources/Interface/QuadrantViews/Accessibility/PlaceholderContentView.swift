public import QuadrantCore

extension View {
    /// Says what the view is by the texts of other views, which are not shown. The closure's
    /// parameter stands for the label that the view has.
    ///
    /// Apple: "accessibilityLabel(content:)". The texts of several views are joined with commas. If
    /// the view has several elements, each gets the label.
    nonisolated public func accessibilityLabel<V: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View {
        modifier(
            RepresentationModifier(
                representation: content(PlaceholderContentView<Self>.accessibilityLabel),
                kind: .label))
    }
}
