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

    package var shown: GraphicsContext.BlendMode {
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
        case .clear: .clear
        case .copy: .copy
        case .sourceIn: .sourceIn
        case .sourceOut: .sourceOut
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationIn: .destinationIn
        case .destinationOut: .destinationOut
        case .destinationAtop: .destinationAtop
        case .xor: .xor
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}

extension CGContext {
    /// Sets how what is drawn later is mixed with what is there.
    ///
    /// Apple: "setBlendMode(_:)" (Core Graphics).
    public func setBlendMode(_ mode: CGBlendMode) {
        drawing("setBlendMode(_:)") { $0.state.blendMode = mode.shown }
    }
}
