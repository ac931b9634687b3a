internal import Foundation
internal import QuadrantGeometry

/// How far from the origin coordinates are written.
///
/// Two million points on the canvas, sixty times the largest: readers whose numbers end at eight million
/// can draw four times enlarged what they read.
struct SVGLimit {
    private let farthest: CGFloat

    /// That of numbers in SVG at all.
    static let numbers = SVGLimit(in: CGAffineTransform(scaleX: 1e-3, y: 1e-3))

    /// The limit of coordinates that `transform` maps to the canvas.
    init(in transform: CGAffineTransform) {
        let growth = max(
            abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d), 1e-3)
        farthest = 2e6 / (growth.isFinite ? growth : 1)
    }

    /// The coordinate, or the farthest one on its side; 0 for what is not a number.
    func cut(_ coordinate: CGFloat) -> CGFloat {
        coordinate.isNaN ? 0 : max(-farthest, min(farthest, coordinate))
    }

    /// The point, or the nearest one within the limit.
    func cut(_ point: CGPoint) -> CGPoint { CGPoint(x: cut(point.x), y: cut(point.y)) }

    /// The rectangle without what lies beyond. Its width is no coordinate: cut off by itself, it would move
    /// the far edge.
    func cut(_ rect: CGRect) -> CGRect {
        guard !rect.isNull else { return rect }
        let (left, top) = (cut(rect.minX), cut(rect.minY))
        // The difference of two edges may be another number than the width, in the last digit.
        if left == rect.minX, top == rect.minY, cut(rect.maxX) == rect.maxX,
            cut(rect.maxY) == rect.maxY
        {
            return rect
        }
        return CGRect(x: left, y: top, width: cut(rect.maxX) - left, height: cut(rect.maxY) - top)
    }
}
