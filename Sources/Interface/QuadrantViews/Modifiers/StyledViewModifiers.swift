public import QuadrantCore

// Colours and gradients are views and styles, and both have these modifiers. Where either would do, as in
// `overlay(gradient.opacity(1 - height / 10))`, the compiler finds the two equally good; what is written for both
// at once is the better of them, and is the view's.

extension ShapeStyle where Self: View {
    /// Sets the opacity of the view that the style fills, from 0 for invisible to 1 for unchanged, as `opacity(_:)` of views.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(OpacityModifier(opacity: opacity))
    }

    /// Sets how the view that the style fills is mixed with what is behind it, as `blendMode(_:)` of views.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(BlendModifier(mode: blendMode))
    }
}
