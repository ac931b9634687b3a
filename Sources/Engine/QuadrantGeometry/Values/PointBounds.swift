package import Foundation

/// The smallest upright rectangle around points, as they come.
package struct PointBounds {
    private var (left, top) = (CGFloat.infinity, CGFloat.infinity)
    private var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)

    package init() {}

    /// Around what `map` makes of a rectangle's corners.
    init(cornersOf rect: CGRect, _ map: (CGPoint) -> CGPoint) {
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        take(map(CGPoint(x: left, y: top)))
        take(map(CGPoint(x: right, y: top)))
        take(map(CGPoint(x: left, y: bottom)))
        take(map(CGPoint(x: right, y: bottom)))
    }

    /// Widens the rectangle to hold `point`.
    package mutating func take(_ point: CGPoint) {
        left = min(left, point.x)
        right = max(right, point.x)
        top = min(top, point.y)
        bottom = max(bottom, point.y)
    }

    /// `.null` when no point was taken.
    package var rect: CGRect {
        guard left <= right, top <= bottom else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
