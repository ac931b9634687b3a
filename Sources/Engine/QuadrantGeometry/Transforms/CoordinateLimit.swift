package import Foundation

/// How far from the origin coordinates may be: beyond it, what draws or reads them fails, as its numbers
/// end there.
package struct CoordinateLimit: Sendable {
    /// The largest absolute coordinate, in points of what is drawn.
    package let farthest: CGFloat

    /// Coordinates up to `farthest` points.
    package init(farthest: CGFloat) {
        self.farthest = farthest
    }

    /// Coordinates that `transform` maps up to `farthest` units of a canvas; one that makes things smaller
    /// than `least` counts as that.
    package init(farthest: CGFloat, in transform: CGAffineTransform, least: CGFloat) {
        let growth = max(
            abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d), least)
        self.farthest = farthest / (growth.isFinite ? growth : 1)
    }

    /// The limit of coordinates on the canvas that are written into files, sixty times the side of the
    /// largest canvas: readers whose numbers end at eight million can draw four times enlarged what they
    /// read.
    package static let file = CoordinateLimit(farthest: 2_000_000)

    /// The coordinate, or the farthest one on its side; 0 for what is not a number.
    package func cut(_ coordinate: CGFloat) -> CGFloat {
        coordinate.isNaN ? 0 : max(-farthest, min(farthest, coordinate))
    }

    /// The point, or the nearest one within the limit.
    package func cut(_ point: CGPoint) -> CGPoint { CGPoint(x: cut(point.x), y: cut(point.y)) }

    /// The rectangle without what lies beyond; `.null` for that. Its width is no coordinate: cut off by itself,
    /// it would move the far edge.
    package func cut(_ rect: CGRect) -> CGRect {
        guard !rect.isNull else { return rect }
        let (left, top) = (cut(rect.minX), cut(rect.minY))
        let (right, bottom) = (cut(rect.maxX), cut(rect.maxY))
        // The difference of two edges may be another number than the width, in the last digit.
        if left == rect.minX, top == rect.minY, right == rect.maxX, bottom == rect.maxY {
            return rect
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
