public import Foundation
public import QuadrantCore
import QuadrantGeometry
public import QuadrantLayout

nonisolated struct OffsetModifier: NodeModifier {
    let offset: CGSize

    var diagnostic: Diagnostic? {
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

    var diagnostic: Diagnostic? { .unlessFinite(".position", ["x": position.x, "y": position.y]) }

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
    /// Moves what the view shows, in points, toward the trailing and bottom edges; negative lengths
    /// move it the other way. The layout around does not change, nor do guides and text baselines.
    /// Frames inside the view, and taps, follow. Lengths that are not finite count as 0 and are
    /// reported.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        modifier(OffsetModifier(offset: offset))
    }

    /// Moves what the view shows, in points, toward the trailing and bottom edges; negative lengths
    /// move it the other way. The layout around does not change, nor do guides and text baselines.
    /// Frames inside the view, and taps, follow. Lengths that are not finite count as 0 and are
    /// reported.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Centres the view at a point, in points from the top leading corner, of a frame that fills
    /// its proposal; mirrored where layout runs right to left. Coordinates that are not finite
    /// count as 0 and are reported.
    nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(PositionModifier(position: position))
    }

    /// Centres the view at a point, in points from the top leading corner, of a frame that fills
    /// its proposal; mirrored where layout runs right to left. Coordinates that are not finite
    /// count as 0 and are reported.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }

    /// Overrides the guide `g` of the view by points from its leading edge. A value that is not
    /// finite is ignored and reported.
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(guide: GuideRule(g, compute: computeValue)))
    }

    /// Overrides the guide `g` of the view by points from its top edge. A value that is not finite
    /// is ignored and reported.
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(guide: GuideRule(g, compute: computeValue)))
    }
}
