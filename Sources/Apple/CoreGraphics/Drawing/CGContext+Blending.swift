internal import QuadrantRendering
internal import QuadrantViews

/// How what is drawn is mixed with what is there.
///
/// Apple: "CGBlendMode" (Core Graphics).
public enum CGBlendMode: Int32, Sendable {
    /// By colours, as for layers of pictures.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn
    case softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
    /// By opacities.
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
    case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter

    /// The same mode of a canvas, whose numbers are these.
    package var shown: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: rawValue) }
}

extension CGContext {
    /// Sets how what is drawn later is mixed with what is there.
    ///
    /// Apple: "setBlendMode(_:)" (Core Graphics).
    public func setBlendMode(_ mode: CGBlendMode) {
        drawing("setBlendMode(_:)") { $0.state.blendMode = mode.shown }
    }
}
