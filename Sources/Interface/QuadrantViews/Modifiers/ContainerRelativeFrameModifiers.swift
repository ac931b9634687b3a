public import Foundation
public import QuadrantCore
public import QuadrantGeometry
public import QuadrantLayout

nonisolated struct RelativeFrameModifier: NodeModifier {
    let frame: RelativeFrameRule
    var diagnostic: Diagnostic?

    func rule(in environment: EnvironmentValues) -> LayoutRule { .extended(frame) }
}

extension View {
    /// Puts the view in a frame as long as the nearest container along `axes`. A container is a
    /// scroll view, less its content margins, or the room of the host, less its safe area insets.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        modifier(
            RelativeFrameModifier(
                frame: RelativeFrameRule(axes: axes, alignment: alignment, length: .whole)))
    }

    /// Divides the length of the nearest container along `axes` into `count` parts, `spacing`
    /// points apart, and puts the view in a frame as long as `span` of them.
    ///
    /// A count or span below 1 counts as 1, and a spacing that is not finite as 0.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
        alignment: Alignment = .center
    ) -> some View {
        let call = ".containerRelativeFrame"
        return modifier(
            RelativeFrameModifier(
                frame: RelativeFrameRule(
                    axes: axes, alignment: alignment,
                    length: .columns(count: count, span: span, spacing: spacing)),
                diagnostic: .ofSpacing(spacing, in: call)
                    ?? (count < 1 || span < 1
                        ? Diagnostic(
                            "\(call)(count: \(count), span: \(span)) is no part of a container",
                            advice: "What is below 1 counts as 1.") : nil)))
    }

    /// Puts the view in a frame whose lengths along `axes` a closure works out from those of the
    /// nearest container, in points.
    ///
    /// NaN keeps the proposal; negative lengths count as 0.
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
