public import Foundation
public import QuadrantCore
import QuadrantGeometry
public import QuadrantLayout

nonisolated struct OffsetModifier: NodeModifier {
    let offset: CGSize

    var complaint: Complaint? {
        .unlessFinite(".offset", ["x": offset.width, "y": offset.height])
    }

    func rule(in environment: EnvironmentValues) -> LayoutRule {
        .offset(
            CGSize(
                width: offset.width.isFinite ? offset.width : 0,
                height: offset.height.isFinite ? offset.height : 0))
    }
}

nonisolated struct PositionModifier: NodeModifier {
    let position: CGPoint

    var complaint: Complaint? { .unlessFinite(".position", ["x": position.x, "y": position.y]) }

    func rule(in environment: EnvironmentValues) -> LayoutRule {
        .position(
            CGPoint(
                x: position.x.isFinite ? position.x : 0, y: position.y.isFinite ? position.y : 0))
    }
}

nonisolated struct AlignmentGuideModifier: NodeModifier {
    let guide: GuideRule

    func rule(in environment: EnvironmentValues) -> LayoutRule { .guide(guide) }
}

extension View {
    /// Moves what the view shows, in points, toward the trailing and bottom edges. The layout around it
    /// stays, guides and text baselines included; frames in the view, and taps, follow. Lengths that
    /// are not finite count as 0 and are reported.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        modifier(OffsetModifier(offset: offset))
    }

    /// Moves what the view shows, in points, toward the trailing and bottom edges. The layout around it
    /// stays, guides and text baselines included; frames in the view, and taps, follow. Lengths that
    /// are not finite count as 0 and are reported.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Puts the view's centre at a point of its parent; the modified view takes all the room.
    nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(PositionModifier(position: position))
    }

    /// Puts the view's centre at a point of its parent; the modified view takes all the room.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }

    /// Sets a horizontal guide of the view.
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(guide: GuideRule(g, compute: computeValue)))
    }

    /// Sets a vertical guide of the view.
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(guide: GuideRule(g, compute: computeValue)))
    }
}
