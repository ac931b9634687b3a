public import Foundation
public import QuadrantCore
public import QuadrantGeometry
public import QuadrantLayout
public import Spatial

/// The modifier behind `rotation3DLayout`.
///
/// Apple: "LayoutRotationUnaryLayout". It is made by the methods of `View`.
public nonisolated struct LayoutRotationUnaryLayout: ViewModifier, Animatable {
    /// A primitive modifier: it has no body.
    public typealias Body = Never

    var rotation: Rotation3D

    /// The rotation: the way from one to another is the shorter arc, at an even speed.
    public var animatableData: _RotationMotion {
        get { _RotationMotion(rotation) }
        set { rotation = newValue.rotation }
    }

    /// Makes a node around each of the content that is as large as the box around the turned content.
    @MainActor
    public static func _makeNodes<V: View>(
        _ modifier: LayoutRotationUnaryLayout, _ content: V, _ cursor: inout _ViewCursor
    ) {
        TurnModifier._makeNodes(TurnModifier(rotation: modifier.rotation), content, &cursor)
    }

    /// There are as many nodes as the content adds.
    public static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

private nonisolated struct TurnModifier: NodeModifier {
    let rotation: Rotation3D

    private var turn: TurnRule { TurnRule(rotation) }

    func rule(in environment: EnvironmentValues) -> LayoutRule { .extended(TurnedRule(turn)) }

    var depthRule: DepthRule? { .turned(turn) }

    func drawing(in environment: EnvironmentValues) -> TurnedDrawing? { TurnedDrawing(turn: turn) }

    var diagnostic: Diagnostic? { .unlessUsable(rotation, ".rotation3DLayout") }
}

/// Turns what stands in the middle of a box that is laid out around it.
struct TurnedDrawing: NodeDrawing, Equatable {
    let turn: TurnRule

    var contentEffect: ContentEffect? {
        ContentEffect(space: { [turn] in turn.map(in: $0) })
    }

    var isGroup: Bool { false }
}

nonisolated struct AspectRatio3DModifier: NodeModifier {
    let ratio: Size3D?
    let contentMode: ContentMode

    private var usable: Ratio3DRule { Ratio3DRule(ratio: ratio, contentMode: contentMode) }

    func rule(in environment: EnvironmentValues) -> LayoutRule {
        .extended(Ratio3DPlaneRule(usable))
    }

    var depthRule: DepthRule? { .ratio(usable) }

    var diagnostic: Diagnostic? {
        guard let ratio, !Ratio3DRule.isUsable(ratio) else { return nil }
        return Diagnostic(
            ".aspectRatio3D(\(ratio)) is no ratio",
            advice:
                "The ratio of the view's ideal size was taken. Give finite lengths of 0 or more.")
    }
}

extension View {
    /// Turns the view together with the room that it takes: the layout around goes by the smallest box along the
    /// axes around the turned view, so the size of the view may change. A rotation that is not finite turns
    /// nothing and is reported.
    ///
    /// The view is offered the lengths along the axes onto which its own are turned; for other than quarter
    /// turns those nearest to it (not published by Apple).
    nonisolated public func rotation3DLayout(_ rotation: Rotation3D) -> some View {
        modifier(LayoutRotationUnaryLayout(rotation: rotation))
    }

    /// Turns the view about an axis together with the room that it takes; see `rotation3DLayout(_:)`.
    nonisolated public func rotation3DLayout(_ angle: Angle, axis: RotationAxis3D) -> some View {
        rotation3DLayout(
            Rotation3D(angle: Angle2D(radians: angle.radians), axis: axis))
    }

    /// Turns the view about an axis together with the room that it takes; see `rotation3DLayout(_:)`.
    nonisolated public func rotation3DLayout(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    ) -> some View {
        rotation3DLayout(angle, axis: RotationAxis3D(x: axis.x, y: axis.y, z: axis.z))
    }

    /// Offers the view a box of a given ratio of width to height to depth: the largest that fits what is offered,
    /// or the smallest that covers it. Views that can be of any size take it.
    ///
    /// - Parameters:
    ///   - aspectRatio: `nil` for the ratio of the view's ideal size. Lengths of 0 do not decide. A ratio with a
    ///     length that is negative or not finite, or without any, counts as `nil` and is reported.
    ///   - contentMode: Whether the box fits or covers.
    nonisolated public func aspectRatio3D(
        _ aspectRatio: Size3D? = nil, contentMode: ContentMode
    ) -> some View {
        modifier(AspectRatio3DModifier(ratio: aspectRatio, contentMode: contentMode))
    }

    /// Scales the view to the largest box of its own ratio that fits what is offered.
    nonisolated public func scaledToFit3D() -> some View {
        aspectRatio3D(nil, contentMode: .fit)
    }

    /// Scales the view to the smallest box of its own ratio that covers what is offered.
    nonisolated public func scaledToFill3D() -> some View {
        aspectRatio3D(nil, contentMode: .fill)
    }
}
