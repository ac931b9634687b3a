public import QuadrantCore
package import QuadrantDisplayList

/// The colour space in which a picture is mixed, and how its colours are stored.
///
/// Apple: "ColorRenderingMode".
public enum ColorRenderingMode: Hashable, Sendable {
    /// sRGB, gamma-encoded.
    case nonLinear
    /// sRGB, linear.
    case linear
    /// sRGB, linear, with values below 0 and above 1.
    case extendedLinear
}

nonisolated struct BlendModifier: NodeModifier {
    let mode: BlendMode

    func drawing(in environment: EnvironmentValues) -> BlendDrawing? {
        BlendDrawing(mode: mode.display)
    }
}

struct BlendDrawing: NodeDrawing {
    let mode: DisplayBlendMode

    func group(_ content: Fragment, _ context: DrawingContext) -> DisplayGroup? {
        guard mode != .normal else { return nil }
        if let spread = content.spread(opacity: 1, blendMode: mode) {
            return DisplayGroup(content: spread)
        }
        var group = DisplayGroup(content: content)
        group.blendMode = mode
        return group
    }
}

/// Draws a view as a whole before it is mixed with what lies behind it.
nonisolated struct CompositingModifier: NodeModifier {
    var colorMode = ColorRenderingMode.nonLinear

    func drawing(in environment: EnvironmentValues) -> CompositingDrawing? {
        CompositingDrawing(colorMode: colorMode)
    }
}

struct CompositingDrawing: NodeDrawing {
    let colorMode: ColorRenderingMode

    func group(_ content: Fragment, _ context: DrawingContext) -> DisplayGroup? {
        if colorMode != .nonLinear {
            context.report(
                Diagnostic.withoutEffect(
                    ".drawingGroup(colorMode: .\(colorMode))",
                    advice: "Colours are mixed as .nonLinear."))
        }
        var group = DisplayGroup(content: content)
        group.isIsolated = true
        return group
    }
}

/// Says that a view is one of the system's controls, which an opacity around fades as a whole, as UIKit's views are.
package nonisolated struct OnePieceModifier: NodeModifier {
    package init() {}

    package func drawing(in environment: EnvironmentValues) -> OnePieceDrawing? {
        OnePieceDrawing()
    }
}

package struct OnePieceDrawing: NodeDrawing {
    package func group(_ content: Fragment, _ context: DrawingContext) -> DisplayGroup? {
        var group = DisplayGroup(content: content)
        group.isLeaf = true
        return group
    }
}

extension View {
    /// Sets how the view is mixed with what is behind it. Views in it are mixed one after the other, with one another too, where no
    /// `compositingGroup()` makes them one.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(BlendModifier(mode: blendMode))
    }

    /// Draws the view as one picture: blend modes inside do not reach what is behind the view, and
    /// an opacity outside applies to the picture as a whole.
    nonisolated public func compositingGroup() -> some View {
        modifier(CompositingModifier())
    }

    /// Draws the view as one picture.
    ///
    /// - Parameters:
    ///   - opaque: Whether the view is known to cover its frame. It is drawn the same either way.
    ///   - colorMode: Colours are always mixed as by `.nonLinear`; other modes are reported.
    nonisolated public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        modifier(CompositingModifier(colorMode: colorMode))
    }
}
