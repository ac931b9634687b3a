public import QuadrantCore
import QuadrantDisplayList

nonisolated struct OpacityModifier: NodeModifier {
    let opacity: Double
    /// Whether it was written as `hidden()`.
    var isHidden = false

    func drawing(in environment: EnvironmentValues) -> OpacityDrawing? {
        OpacityDrawing(
            opacity: opacity.isFinite ? min(max(opacity, 0), 1) : 1, isHidden: isHidden)
    }
}

struct OpacityDrawing: NodeDrawing {
    let opacity: Double
    var isHidden = false

    var letsTapsThrough: Bool { opacity == 0 }

    func group(_ content: Fragment, _ context: DrawingContext) -> DisplayGroup? {
        guard opacity < 1 else { return nil }
        var group = DisplayGroup(content: opacity > 0 ? content : .empty)
        group.opacity = opacity
        return group
    }
}

extension View {
    /// Sets the opacity of the view, from 0 for invisible to 1 for unchanged; values outside are
    /// clamped, and one that is not finite changes nothing. An invisible view takes no taps.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(OpacityModifier(opacity: opacity))
    }

    /// Hides the view. It keeps its place in layout.
    nonisolated public func hidden() -> some View {
        modifier(OpacityModifier(opacity: 0, isHidden: true))
    }
}
