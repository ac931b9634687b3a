import Foundation
public import QuadrantCore
public import QuadrantGeometry

/// Colours along a line between two points of a shape's frame. Beyond the points, the colours of
/// the ends continue.
///
/// Apple: "LinearGradient". As a view, the gradient fills its proposal. Points count from the top
/// left corner in both layout directions: the gradient is not mirrored where layout runs right to
/// left. Between two equal points there is only the last colour. Numbers that are not finite count
/// as 0 and are reported.
public nonisolated struct LinearGradient: ShapeStyle, View {
    /// A built-in style: it is not resolved to another style.
    public typealias Resolved = Never
    /// A primitive view: it has no body.
    public typealias Body = Never

    let gradient: AnyGradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    init(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// Creates a gradient between two points of the shape's frame.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a gradient of evenly spaced colours between two points of the shape's frame.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a gradient of stops, at locations from 0 to 1, between two points of the shape's
    /// frame.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    /// The gradient with its colours worked out in the environment.
    public static func _resolve(
        _ style: LinearGradient, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        style.gradient.resolved(
            .linear(start: style.startPoint, end: style.endPoint), in: environment)
    }

    /// Makes a node that fills its proposal with the gradient.
    @MainActor
    public static func _makeNodes(_ view: LinearGradient, _ cursor: inout _ViewCursor) {
        cursor.fillNode(view)
    }

    /// The view always is exactly one node.
    public static var _arity: _ViewArity { .one }
}

extension ShapeStyle where Self == LinearGradient {
    /// Colours along a line between two points of the shape's frame; see `LinearGradient`.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Evenly spaced colours along a line between two points of the shape's frame; see
    /// `LinearGradient`.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// Stops, at locations from 0 to 1, along a line between two points of the shape's frame; see
    /// `LinearGradient`.
    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours in a colour space along a line between two points of the shape's frame; see
    /// `LinearGradient`.
    public static func linearGradient(
        _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient, startPoint: startPoint, endPoint: endPoint)
    }
}
