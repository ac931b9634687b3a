import Foundation
public import QuadrantCore
public import QuadrantGeometry

/// Colours around a point of a shape's frame, from one angle to another. An angle of 0 points to
/// the right, in both layout directions, and angles grow clockwise.
///
/// Of more than a whole turn, only the last turn is drawn. Of less, the gap is filled with the
/// colours of both ends, which meet in the middle of the gap. An end below the start runs
/// counterclockwise; between equal angles there is only the last colour. Numbers that are not
/// finite count as 0 and are reported.
///
/// Apple: "AngularGradient". As a view, the gradient fills its proposal.
public nonisolated struct AngularGradient: ShapeStyle, View {
    /// A built-in style: it is not resolved to another style.
    public typealias Resolved = Never
    /// A primitive view: it has no body.
    public typealias Body = Never

    let gradient: AnyGradient
    let center: UnitPoint
    let startAngle: Angle
    let endAngle: Angle

    /// A whole turn without an end.
    init(_ gradient: AnyGradient, center: UnitPoint, from start: Angle, to end: Angle? = nil) {
        self.gradient = gradient
        self.center = center
        startAngle = start
        endAngle = end ?? Angle(radians: start.radians + 2 * .pi)
    }

    /// Creates a gradient around a whole turn, clockwise from `angle`.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(AnyGradient(gradient), center: center, from: angle)
    }

    /// Creates a gradient from `startAngle` to `endAngle`, counterclockwise if the end is below the
    /// start.
    public init(
        gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
    ) {
        self.init(AnyGradient(gradient), center: center, from: startAngle, to: endAngle)
    }

    /// Creates a gradient of evenly spaced colours around a whole turn, clockwise from `angle`.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(AnyGradient(Gradient(colors: colors)), center: center, from: angle)
    }

    /// Creates a gradient of evenly spaced colours from `startAngle` to `endAngle`,
    /// counterclockwise if the end is below the start.
    public init(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) {
        self.init(
            AnyGradient(Gradient(colors: colors)), center: center, from: startAngle, to: endAngle)
    }

    /// Creates a gradient of stops, at locations from 0 to 1, around a whole turn, clockwise from
    /// `angle`.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(AnyGradient(Gradient(stops: stops)), center: center, from: angle)
    }

    /// Creates a gradient of stops, at locations from 0 to 1, from `startAngle` to `endAngle`,
    /// counterclockwise if the end is below the start.
    public init(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) {
        self.init(
            AnyGradient(Gradient(stops: stops)), center: center, from: startAngle, to: endAngle)
    }

    /// The gradient with its colours worked out in the environment.
    public static func _resolve(
        _ style: AngularGradient, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        style.gradient.resolved(
            .angular(
                center: style.center, start: style.startAngle.radians,
                end: style.endAngle.radians), in: environment)
    }

    /// Makes a node that fills its proposal with the gradient.
    @MainActor
    public static func _makeNodes(_ view: AngularGradient, _ cursor: inout _ViewCursor) {
        cursor.fillNode(view)
    }

    /// The view always is exactly one node.
    public static var _arity: _ViewArity { .one }
}

extension ShapeStyle where Self == AngularGradient {
    /// Colours around a point of the frame, from `startAngle` to `endAngle`; see `AngularGradient`.
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(AnyGradient(gradient), center: center, from: startAngle, to: endAngle)
    }

    /// Colours around a point of the frame for a whole turn, clockwise from `angle`; see
    /// `AngularGradient`.
    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(AnyGradient(gradient), center: center, from: angle)
    }

    /// Evenly spaced colours around a point of the frame, from `startAngle` to `endAngle`; see
    /// `AngularGradient`.
    public static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(
            AnyGradient(Gradient(colors: colors)), center: center, from: startAngle, to: endAngle)
    }

    /// Evenly spaced colours around a point of the frame for a whole turn, clockwise from `angle`;
    /// see `AngularGradient`.
    public static func conicGradient(
        colors: [Color], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(AnyGradient(Gradient(colors: colors)), center: center, from: angle)
    }

    /// Stops, at locations from 0 to 1, around a point of the frame, from `startAngle` to
    /// `endAngle`; see `AngularGradient`.
    public static func angularGradient(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(
            AnyGradient(Gradient(stops: stops)), center: center, from: startAngle, to: endAngle)
    }

    /// Stops, at locations from 0 to 1, around a point of the frame for a whole turn, clockwise
    /// from `angle`; see `AngularGradient`.
    public static func conicGradient(
        stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(AnyGradient(Gradient(stops: stops)), center: center, from: angle)
    }

    /// Colours in a colour space around a point of the frame, from `startAngle` to `endAngle`; see
    /// `AngularGradient`.
    public static func angularGradient(
        _ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient, center: center, from: startAngle, to: endAngle)
    }

    /// Colours in a colour space around a point of the frame for a whole turn, clockwise from
    /// `angle`; see `AngularGradient`.
    public static func conicGradient(
        _ gradient: AnyGradient, center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient, center: center, from: angle)
    }
}
