public import Foundation
public import QuadrantCore
public import QuadrantGeometry

/// Colours around a point, stretched to the sides of the shape's frame: radii are fractions of
/// these, so that 0.5 around the centre reaches all four sides.
///
/// Apple: "EllipticalGradient". As a view, the gradient fills its proposal. Within the start radius
/// and beyond the end radius, the colours of the ends continue; between equal radii there is only
/// the last colour. The centre counts from the top left corner in both layout directions. Negative
/// radii, and numbers that are not finite, count as 0 and are reported.
public nonisolated struct EllipticalGradient: ShapeStyle, View {
    /// A built-in style: it is not resolved to another style.
    public typealias Resolved = Never
    /// A primitive view: it has no body.
    public typealias Body = Never

    let gradient: AnyGradient
    let center: UnitPoint
    let startRadiusFraction: CGFloat
    let endRadiusFraction: CGFloat

    init(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        self.startRadiusFraction = startRadiusFraction
        self.endRadiusFraction = endRadiusFraction
    }

    /// Creates a gradient between two radii, as fractions of the frame's sides.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            AnyGradient(gradient), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Creates a gradient of evenly spaced colours between two radii, as fractions of the frame's
    /// sides.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center,
            startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }

    /// Creates a gradient of stops, at locations from 0 to 1, between two radii, as fractions of
    /// the frame's sides.
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center,
            startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }

    /// The gradient with its colours worked out in the environment.
    public static func _resolve(
        _ style: EllipticalGradient, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        style.gradient.resolved(
            .elliptical(
                center: style.center, startRadius: style.startRadiusFraction,
                endRadius: style.endRadiusFraction), in: environment)
    }

    /// Makes a node that fills its proposal with the gradient.
    @MainActor
    public static func _makeNodes(_ view: EllipticalGradient, _ cursor: inout _ViewCursor) {
        cursor.fillNode(view)
    }

    /// The view always is exactly one node.
    public static var _arity: _ViewArity { .one }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// Colours around a point, stretched to the sides of the frame, of which radii are fractions;
    /// see `EllipticalGradient`.
    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Evenly spaced colours around a point, stretched to the sides of the frame, of which radii
    /// are fractions; see `EllipticalGradient`.
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            colors: colors, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Stops, at locations from 0 to 1, around a point, stretched to the sides of the frame, of
    /// which radii are fractions; see `EllipticalGradient`.
    public static func ellipticalGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            stops: stops, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Colours in a colour space around a point, stretched to the sides of the frame, of which
    /// radii are fractions; see `EllipticalGradient`.
    public static func ellipticalGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}
