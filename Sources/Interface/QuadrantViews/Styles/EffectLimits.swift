import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry

/// Checks the arguments of effects: a value out of bounds is reported and replaced by the nearest
/// valid one.
enum EffectLimits {
    /// The greatest standard deviation of a blur, in points: beyond it nothing is left of a picture.
    static let greatestRadius: CGFloat = 1_000

    /// The most filters of one view that are applied one after the other.
    static let mostFilters = 100

    /// The diagnostic that a filter was left out of `group`, as it has as many filters as `content`
    /// alone; `nil` if none was.
    static func diagnostic(ofFilters group: DisplayGroup, after content: Fragment) -> Diagnostic? {
        guard group.filters.count >= mostFilters, group.filters == content.onlyGroup?.filters
        else { return nil }
        return Diagnostic(
            "A view has more than \(mostFilters) filters in a row",
            advice: "The further ones were left out.")
    }

    /// A radius that can be drawn, and the diagnostic about the given one if it cannot.
    static func radius(_ radius: CGFloat, of call: String) -> (CGFloat, Diagnostic?) {
        if let diagnostic = Diagnostic.unlessFinite(call, ["radius": radius]) {
            return (0, diagnostic)
        }
        if radius < 0 {
            return (
                0,
                Diagnostic(
                    "\(call)(radius: \(radius)) is negative",
                    advice: "0 was taken. Give a radius of 0 or more.")
            )
        }
        if radius > greatestRadius {
            return (
                greatestRadius,
                Diagnostic(
                    "\(call)(radius: \(radius)) is beyond the limit of \(Int(greatestRadius)) points",
                    advice: "The limit was taken.")
            )
        }
        return (radius, nil)
    }
}

extension ShadowFilter {
    /// The standard deviation of a shadow's blur, as a factor of the radius.
    ///
    /// Evidence: four shadows of radius 10 about a disc (iOS 15.5, scale 1). Their alphas on the 50 points
    /// beyond its edge are those of a Gaussian of 9.45 within 1.6 of 255, and 0.6 in the mean; of one of 10 they
    /// differ by up to 11. A `blur` in another of those pictures is as wide as its radius.
    static let sigmaOfRadius = 0.945

    /// A shadow that can be drawn, and the diagnostic about its arguments if they cannot.
    static func checked(
        _ call: String, color: RGBAColor, radius: CGFloat, offset: CGSize
    ) -> (ShadowFilter, Diagnostic?) {
        let (radius, diagnostic) = EffectLimits.radius(radius, of: call)
        let wrong =
            diagnostic
            ?? Diagnostic.unlessFinite(call, ["x": offset.width, "y": offset.height])
        let isPlaced = offset.width.isFinite && offset.height.isFinite
        let filter = ShadowFilter(
            color: color, sigma: radius * sigmaOfRadius, offset: isPlaced ? offset : .zero)
        return (filter, wrong)
    }
}
