public import QuadrantCore

// Apple's two forms of `toolbar(content:)` differ by their builders only.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
    /// Puts views into the bar around, each as an item where the system wants it: at the end of the bar at the top.
    ///
    /// Apple: "toolbar(content:)". Where there is no stack or other container around, only items of the bar at the bottom and
    /// of the keyboard are shown.
    @_disfavoredOverload
    // The compiler tries the other form first: of a screen with items, all content before it is read once instead of twice, which took 4 s
    // for 270 lines.
    nonisolated public func toolbar<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(items: BarViews(placement: .automatic, content: content())))
            .modifier(LooseBarsModifier())
    }

    /// Puts items into the bars around.
    ///
    /// Apple: "toolbar(content:)".
    nonisolated public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(items: ToolbarNodes(content: content())))
            .modifier(LooseBarsModifier())
    }

    /// Puts items into the bars around that the user may change. Nobody changes them in a picture.
    ///
    /// Apple: "toolbar(id:content:)".
    nonisolated public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(items: ToolbarNodes(content: content())))
            .modifier(LooseBarsModifier())
    }
}
