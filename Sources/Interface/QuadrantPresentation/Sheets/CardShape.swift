import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// A rectangle with round corners, and an arrow on its top or bottom edge.
nonisolated struct CardShape: Shape {
    /// What points to what a card belongs to.
    struct Arrow {
        /// The place of the tip along the edge, in points from the left.
        let x: CGFloat
        let isAtTop: Bool
        let size: CGSize
    }

    let corners: RectangleCornerRadii
    let arrow: Arrow?

    func path(in rect: CGRect) -> Path {
        var path = UnevenRoundedRectangle(cornerRadii: corners).path(in: rect)
        guard let arrow else { return path }
        let half = arrow.size.width / 2
        let inner = min(corners.topLeading, rect.width / 2 - half)
        let x = max(rect.minX + inner + half, min(rect.minX + arrow.x, rect.maxX - inner - half))
        let edge = arrow.isAtTop ? rect.minY : rect.maxY
        let tip = arrow.isAtTop ? edge - arrow.size.height : edge + arrow.size.height
        // The sides leave the edge and meet at the tip in curves.
        var outline = Path()
        outline.move(to: CGPoint(x: x - half, y: edge))
        outline.addCurve(
            to: CGPoint(x: x, y: tip), control1: CGPoint(x: x - half * 0.5, y: edge),
            control2: CGPoint(x: x - half * 0.35, y: tip))
        outline.addCurve(
            to: CGPoint(x: x + half, y: edge), control1: CGPoint(x: x + half * 0.35, y: tip),
            control2: CGPoint(x: x + half * 0.5, y: edge))
        outline.closeSubpath()
        path = path.union(outline)
        return path
    }
}
