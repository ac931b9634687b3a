public import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
package import QuadrantLayout

nonisolated struct OpacityModifier: NodeModifier {
    let opacity: Double
    /// Whether it was written as `hidden()`.
    var isHidden = false

    var diagnostic: Diagnostic? {
        opacity.isFinite ? nil : .unlessNumber(".opacity", ["": opacity])
    }

    func drawing(in environment: EnvironmentValues) -> OpacityDrawing? {
        OpacityDrawing(
            opacity: opacity.isFinite ? min(max(opacity, 0), 1) : 1, isHidden: isHidden)
    }
}

struct OpacityDrawing: NodeDrawing {
    typealias AnimatableData = Double

    var opacity: Double
    var isHidden = false

    var animatableData: Double {
        get { opacity }
        set { opacity = min(max(newValue, 0), 1) }
    }

    var hasFrame: Bool { false }

    var letsTapsThrough: Bool { opacity == 0 }

    func group(_ content: Fragment, _ context: DrawingContext) -> DisplayGroup? {
        guard opacity < 1 else { return nil }
        if opacity > 0, let spread = content.spread(opacity: opacity) {
            return DisplayGroup(content: spread)
        }
        var group = DisplayGroup(content: opacity > 0 ? content : .empty)
        group.opacity = opacity
        return group
    }
}

extension View {
    /// Sets the opacity of the view, from 0 for invisible to 1 for unchanged; values outside are
    /// clamped, and one that is not finite changes nothing and is reported. An invisible view takes no
    /// taps. Where views in it cover one another, the lower one is seen through; `compositingGroup()` inside prevents that.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(OpacityModifier(opacity: opacity))
    }

    /// Hides the view. It keeps its place in layout.
    nonisolated public func hidden() -> some View {
        modifier(OpacityModifier(opacity: 0, isHidden: true))
    }
}

extension ViewTree {
    /// The opacity with which a node is seen at this moment: that of opacities on it and around it, and of what comes or
    /// goes.
    package func presentedOpacity(of node: NodeID) -> Double {
        var opacity = 1.0
        var current: NodeID? = node
        while let next = current {
            opacity *= fade(of: next)
            if let drawing = shownDrawing(of: next)?.value(OpacityDrawing.self) {
                opacity *= drawing.opacity
            }
            current = parent(ofShown: next)
        }
        return opacity
    }
}
