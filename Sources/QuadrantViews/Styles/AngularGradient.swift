import Foundation
public import QuadrantCore
public import QuadrantGeometry

/// Colours around a point, from one angle to another, clockwise from the trailing edge.
///
/// Of more than a turn only the last is drawn; of less, the gap shows the colours of both ends,
/// which meet in its middle.
///
/// Apple: "AngularGradient". As a view it takes all the room it is offered.
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

    /// Around a whole turn, from `angle` on.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(AnyGradient(gradient), center: center, from: angle)
    }

    /// From `startAngle` to `endAngle`.
    public init(
        gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
    ) {
        self.init(AnyGradient(gradient), center: center, from: startAngle, to: endAngle)
    }

    /// Around a whole turn, from `angle` on.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(AnyGradient(Gradient(colors: colors)), center: center, from: angle)
    }

    /// From `startAngle` to `endAngle`.
    public init(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) {
        self.init(
            AnyGradient(Gradient(colors: colors)), center: center, from: startAngle, to: endAngle)
    }

    /// Around a whole turn, from `angle` on.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(AnyGradient(Gradient(stops: stops)), center: center, from: angle)
    }

    /// From `startAngle` to `endAngle`.
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
    /// Colours around a point, from `startAngle` to `endAngle`.
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(AnyGradient(gradient), center: center, from: startAngle, to: endAngle)
    }

    /// Colours around a point for a whole turn, from `angle` on.
    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(AnyGradient(gradient), center: center, from: angle)
    }

    /// Colours around a point, from `startAngle` to `endAngle`.
    public static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(
            AnyGradient(Gradient(colors: colors)), center: center, from: startAngle, to: endAngle)
    }

    /// Colours around a point for a whole turn, from `angle` on.
    public static func conicGradient(
        colors: [Color], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(AnyGradient(Gradient(colors: colors)), center: center, from: angle)
    }

    /// Colours around a point, from `startAngle` to `endAngle`.
    public static func angularGradient(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(
            AnyGradient(Gradient(stops: stops)), center: center, from: startAngle, to: endAngle)
    }

    /// Colours around a point for a whole turn, from `angle` on.
    public static func conicGradient(
        stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(AnyGradient(Gradient(stops: stops)), center: center, from: angle)
    }

    /// Colours around a point, from `startAngle` to `endAngle`.
    public static func angularGradient(
        _ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient, center: center, from: startAngle, to: endAngle)
    }

    /// Colours around a point for a whole turn, from `angle` on.
    public static func conicGradient(
        _ gradient: AnyGradient, center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient, center: center, from: angle)
    }
}
