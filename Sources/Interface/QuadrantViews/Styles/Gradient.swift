public import Foundation
public import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry

/// Colours at locations along a line, mixed in between.
///
/// Apple: "Gradient". As a style, the gradient runs from the top of a shape to its bottom.
public struct Gradient: Equatable, Hashable, ShapeStyle {
    /// A built-in style: it is not resolved to another style.
    public typealias Resolved = Never

    /// A colour at a location of a gradient.
    ///
    /// Apple: "Gradient.Stop".
    public struct Stop: Equatable, Hashable, Sendable {
        /// The colour at the location.
        public var color: Color
        /// The location, from 0 for the start to 1 for the end. Below 0 it counts as 0; of what
        /// lies beyond 1 nothing is seen. One that is not finite counts as that of the stop before,
        /// or as 0, and is reported.
        public var location: CGFloat

        /// Creates a colour at a location from 0 for the start to 1 for the end.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colour space in which colours are mixed.
    ///
    /// Apple: "Gradient.ColorSpace".
    public struct ColorSpace: Hashable, Sendable {
        let mixing: ColorMixing

        /// Colours are mixed by their components in gamma-encoded sRGB.
        public static let device = ColorSpace(mixing: .encoded)
        /// Colours are mixed in Oklab, which looks even to the eye.
        public static let perceptual = ColorSpace(mixing: .perceptual)
    }

    /// The colours and their locations, in ascending order. A location below the one before it
    /// counts as that one. A gradient without stops is clear, one with a single stop has its colour
    /// everywhere.
    public var stops: [Stop]

    /// Creates a gradient from stops. At most 1,000 of them are used; more are reported.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Creates a gradient from evenly spaced colours, the first at 0, the last at 1.
    public init(colors: [Color]) {
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// The same gradient, mixed in a colour space. Gradients for which none is set are mixed in the
    /// perceptual one, as measured on macOS 26.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient {
        AnyGradient(self).colorSpace(space)
    }

    /// A linear gradient from top to bottom, with its colours worked out in the environment.
    public static func _resolve(
        _ style: Gradient, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        AnyGradient._resolve(AnyGradient(style), in: environment)
    }
}

/// A gradient together with its colour space.
///
/// Apple: "AnyGradient". As a style, the gradient runs from the top of a shape to its bottom.
public struct AnyGradient: Hashable, ShapeStyle {
    /// A built-in style: it is not resolved to another style.
    public typealias Resolved = Never

    var gradient: Gradient
    var space = Gradient.ColorSpace.perceptual

    /// Creates a gradient that is mixed as `gradient` is.
    public init(_ gradient: Gradient) {
        self.gradient = gradient
    }

    /// The same gradient, mixed in another colour space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var copy = self
        copy.space = space
        return copy
    }

    /// A linear gradient from top to bottom, with its colours worked out in the environment.
    public static func _resolve(
        _ style: AnyGradient, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        style.resolved(.linear(start: .top, end: .bottom), in: environment)
    }

    /// The gradient along a way; one colour where there is nothing to mix.
    func resolved(
        _ geometry: ResolvedGradient.Geometry, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        let (stops, stopDiagnostic) = gradient.settledStops(in: environment)
        let diagnostic = geometry.diagnostic ?? stopDiagnostic
        guard stops.count > 1 || diagnostic != nil else {
            return _ResolvedStyle(stops.first?.color ?? .clear)
        }
        return _ResolvedStyle(
            .gradient(
                ResolvedGradient(
                    geometry: geometry.usable, stops: stops, mixing: space.mixing,
                    diagnostic: diagnostic)))
    }
}

extension Color {
    /// A gradient from a lighter shade of the colour, at the top, to the colour itself.
    ///
    /// It is an approximation and not measured: the lighter shade has 15 percent of white, mixed
    /// perceptually.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.15), self]))
    }
}
