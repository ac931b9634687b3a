public import QuadrantCore
import QuadrantDisplayList

/// How a view is mixed with what lies behind it.
///
/// Apple: "BlendMode". Formulas of W3C Compositing.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
    case hardLight, difference, exclusion, hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

extension BlendMode {
    /// The renderers' name of the mode.
    var display: DisplayBlendMode {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}

/// The working colour space and how colours are stored in an offscreen picture.
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

    func drawing(in environment: EnvironmentValues) -> (any NodeDrawing)? {
        BlendDrawing(mode: mode.display)
    }
}

struct BlendDrawing: NodeDrawing {
    let mode: DisplayBlendMode

    func group(_ content: Fragment, _ context: DrawingContext) -> DisplayGroup? {
        guard mode != .normal else { return nil }
        var group = DisplayGroup(content: content)
        group.blendMode = mode
        return group
    }
}

/// Draws a view as a whole before it is mixed with what lies behind it.
nonisolated struct CompositingModifier: NodeModifier {
    var colorMode = ColorRenderingMode.nonLinear

    func drawing(in environment: EnvironmentValues) -> (any NodeDrawing)? {
        CompositingDrawing(colorMode: colorMode)
    }
}

struct CompositingDrawing: NodeDrawing {
    let colorMode: ColorRenderingMode

    func group(_ content: Fragment, _ context: DrawingContext) -> DisplayGroup? {
        if colorMode != .nonLinear {
            context.report(
                Complaint.withoutEffect(
                    ".drawingGroup(colorMode: .\(colorMode))",
                    advice: "Colours are mixed as .nonLinear."))
        }
        var group = DisplayGroup(content: content)
        group.isIsolated = true
        return group
    }
}

extension View {
    /// Mixes the view with what lies behind it.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(BlendModifier(mode: blendMode))
    }

    /// Draws the view as a whole: blend modes inside do not reach what lies behind it, and an opacity
    /// outside fades it at once.
    nonisolated public func compositingGroup() -> some View {
        modifier(CompositingModifier())
    }

    /// Draws the view as a whole into a picture of its own.
    ///
    /// - Parameters:
    ///   - opaque: Whether the view is known to cover its frame; the drawing is the same.
    ///   - colorMode: Colours are mixed as `.nonLinear`; the others are reported.
    nonisolated public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        modifier(CompositingModifier(colorMode: colorMode))
    }
}
