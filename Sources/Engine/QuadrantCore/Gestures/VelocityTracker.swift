package import Foundation

/// How fast a finger moves, from where it was lately.
///
/// The speed is the slope of the straight line that fits the places of the last tenth of a second best. Apple does not
/// publish how it smooths speeds.
package struct VelocityTracker {
    private var points: [(time: Double, point: CGPoint)] = []

    package init() {}

    /// Adds where the finger is.
    package mutating func add(_ point: CGPoint, at time: Double) {
        if let last = points.last, last.time >= time {
            points[points.count - 1].point = point
        } else {
            points.append((time, point))
        }
        let oldest = time - GestureFigures.velocityWindow
        points.removeAll { $0.time < oldest }
    }

    /// Points a second, along both axes; zero for a finger that stands still.
    package func velocity(at time: Double) -> CGSize {
        guard let last = points.last, time - last.time <= GestureFigures.standstill else {
            return .zero
        }
        guard points.count > 1 else { return .zero }
        let count = Double(points.count)
        let meanTime = points.reduce(0) { $0 + $1.time } / count
        let meanX = points.reduce(0) { $0 + $1.point.x } / count
        let meanY = points.reduce(0) { $0 + $1.point.y } / count
        var (spread, x, y) = (0.0, 0.0, 0.0)
        for (time, point) in points {
            let offset = time - meanTime
            spread += offset * offset
            x += offset * (point.x - meanX)
            y += offset * (point.y - meanY)
        }
        guard spread > 0 else { return .zero }
        return CGSize(width: x / spread, height: y / spread)
    }
}
