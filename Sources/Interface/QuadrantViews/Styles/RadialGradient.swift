public import Foundation
public import QuadrantCore
public import QuadrantGeometry

/// Colours around a point of a shape's frame, from one radius to another, in points. Stop locations
/// run from 0 to 1.
///
/// Apple: "RadialGradient". As a view, the gradient fills its proposal. Within the start radius and
/// beyond the end radius, the colours of the ends continue; between equal radii there is only the
/// last colour. The centre counts from the top left corner in both layout directions. Negative
/// radii, and numbers that are not finite, count as 0 and are reported.
public nonisolated struct RadialGradient: ShapeStyle, View {
    /// A built-in style: it is not resolved to another style.
    public typealias Resolved = Never
    /// A primitive view: it has no body.
    public typealias Body = Never

    let gradient: AnyGradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    init(_ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// Creates a gradient between two radii in points, around a point in fractions of the frame.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Creates a gradient of evenly spaced colours between two radii in points, around a point in
    /// fractions of the frame.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
            endRadius: endRadius)
    }

    /// Creates a gradient of stops, at locations from 0 to 1, between two radii in points, around a
    /// point in fractions of the frame.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
            endRadius: endRadius)
    }

    /// The gradient with its colours worked out in the environment.
    public static func _resolve(
        _ style: RadialGradient, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        style.gradient.resolved(
            .radial(
                center: style.center, startRadius: style.startRadius,
                endRadius: style.endRadius), in: environment)
    }

    /// Makes a node that fills its proposal with the gradient.
    @MainActor
    public static func _makeNodes(_ view: RadialGradient, _ cursor: inout _ViewCursor) {
        cursor.fillNode(view)
    }

    /// The view always is exactly one node.
    public static var _arity: _ViewArity { .one }
}

extension ShapeStyle where Self == RadialGradient {
    /// Colours around a point of the frame, from one radius to another, in points; see
    /// `RadialGradient`.
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Evenly spaced colours around a point of the frame, from one radius to another, in points;
    /// see `RadialGradient`.
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Stops, at locations from 0 to 1, around a point of the frame, from one radius to another, in
    /// points; see `RadialGradient`.
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours in a colour space around a point of the frame, from one radius to another, in
    /// points; see `RadialGradient`.
    public static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
