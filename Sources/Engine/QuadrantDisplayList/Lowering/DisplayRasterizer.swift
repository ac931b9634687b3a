package import Foundation

/// Turns drawings into pixels for renderers that lack an effect.
package protocol DisplayRasterizer: Sendable {
    /// The drawing without its background, at `scale` pixels per point; `nil` if it is empty or too
    /// large.
    func picture(of list: DisplayList, scale: CGFloat) -> DisplayImage?
}

/// A note on something that a file does not hold as the view asked for it.
package struct RenderNote: Sendable, Equatable {
    /// The effect or the item that differs.
    package enum Effect: String, Sendable {
        case blur, shadow, perspective, backdrop
        case colorChange = "change of colours"
        case alphaThreshold = "alpha threshold"
        case angularGradient = "angular gradient"
        case meshGradient = "mesh gradient"
        /// One longer than readers of the format have numbers for.
        case ellipticalGradient = "elliptical gradient"
        case blendMode = "blend mode"
        case link
        /// Groups nested deeper than programs that read the format allow.
        case nesting = "view nested deeper than readers of the format go"
        /// Coordinates that are enlarged beyond what their last written digit is good for.
        case growth = "view enlarged beyond the numbers of the format"
        /// More items than programs that read the format allow.
        case itemCount = "view of more parts than readers of the format take"
    }

    /// How it was drawn instead.
    package enum Outcome: Sendable, Equatable {
        /// Vectors became pixels.
        case drawnAsPixels
        /// There are fewer pixels than asked for: more would exceed the renderer's limit.
        case coarsened
        /// There are fewer pixels than asked for, as so many other effects became pixels before.
        case oneOfTooMany
        /// A backdrop in a group that is seen in perspective shows only what is in that group.
        case seesOnlyItsGroup
        /// A link of this scheme is not in the file.
        case linkLeftOut(scheme: String)
    }

    package var effect: Effect
    package var outcome = Outcome.drawnAsPixels
    /// The view that the note is about, if that is known.
    package var source: SourceTag?
    /// Pixels per point.
    package var scale: CGFloat
    /// The page, counted from 0.
    package var page = 0

    package init(
        effect: Effect, source: SourceTag?, scale: CGFloat, outcome: Outcome = .drawnAsPixels
    ) {
        self.outcome = outcome
        self.effect = effect
        self.source = source
        self.scale = scale
    }
}

extension RenderNote {
    /// A note that a link of the given scheme was left out.
    package init(linkOf scheme: String, source: SourceTag?) {
        self.init(effect: .link, source: source, scale: 1, outcome: .linkLeftOut(scheme: scheme))
    }

    /// The number of pixels to a point, with at most three decimals.
    package var scaleText: String {
        let rounded = (scale * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
