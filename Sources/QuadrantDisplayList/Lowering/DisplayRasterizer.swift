package import Foundation

/// Turns drawings into pixels for renderers that lack an effect.
package protocol DisplayRasterizer: Sendable {
    /// The drawing without its background, at `scale` pixels per point; `nil` if it is empty or too
    /// large.
    func picture(of list: DisplayList, scale: CGFloat) -> DisplayImage?
}

/// Something that a file does not hold the way it was meant.
package struct RenderNote: Sendable, Equatable {
    /// What was drawn as pixels.
    package enum Effect: String, Sendable {
        case blur, shadow, perspective, backdrop
        case colorChange = "change of colours"
        case alphaThreshold = "alpha threshold"
        case angularGradient = "angular gradient"
        case meshGradient = "mesh gradient"
        case blendMode = "blend mode"
    }

    package var effect: Effect
    /// The view it comes from, if that is known.
    package var source: SourceTag?
    /// Pixels per point.
    package var scale: CGFloat

    package init(effect: Effect, source: SourceTag?, scale: CGFloat) {
        self.effect = effect
        self.source = source
        self.scale = scale
    }
}

extension RenderNote: CustomStringConvertible {
    package var description: String {
        let number = scale == scale.rounded() ? "\(Int(scale))" : "\(scale)"
        return "\(effect.rawValue) drawn as pixels, \(number) to a point"
    }
}
