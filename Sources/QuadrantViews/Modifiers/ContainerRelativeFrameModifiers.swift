public import Foundation
public import QuadrantCore
public import QuadrantGeometry
public import QuadrantLayout

nonisolated struct RelativeFrameModifier: NodeModifier {
    let frame: RelativeFrameRule

    func rule(in environment: EnvironmentValues) -> LayoutRule { .extended(frame) }
}

extension View {
    /// Puts the view in a frame as long as the nearest container along `axes`: a scroll view, without
    /// its content margins, or what the host gives, without its safe area insets.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        modifier(
            RelativeFrameModifier(
                frame: RelativeFrameRule(axes: axes, alignment: alignment, length: .whole)))
    }

    /// Puts the view in a frame as long as `span` of `count` equal parts of the nearest container
    /// along `axes`, the parts `spacing` points apart.
    ///
    /// A count or span below 1 counts as 1, a spacing that is not finite as 0.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
        alignment: Alignment = .center
    ) -> some View {
        modifier(
            RelativeFrameModifier(
                frame: RelativeFrameRule(
                    axes: axes, alignment: alignment,
                    length: .columns(count: count, span: span, spacing: spacing))))
    }

    /// Puts the view in a frame whose lengths along `axes` are worked out from those of the nearest
    /// container, in points.
    ///
    /// NaN keeps what is offered, negative lengths count as 0.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(
            RelativeFrameModifier(
                frame: RelativeFrameRule(
                    axes: axes, alignment: alignment, length: .custom(length))))
    }
}
