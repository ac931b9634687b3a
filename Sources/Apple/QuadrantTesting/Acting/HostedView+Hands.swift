public import Foundation
internal import QuadrantAccessibility
internal import QuadrantCore
internal import QuadrantEvents
internal import QuadrantInspection
public import SwiftUI
public import Testing

/// What hands do on a view beside taps. All of it takes time of the host's clock: a press becomes long, things that move
/// go on.
extension HostedView {
    /// Puts a finger on the view.
    ///
    /// - Parameter place: The place in the visible part of the view's frame.
    /// - Throws: `ActionFailure` if the view is gone or out of sight.
    public func touch(
        at place: UnitPoint = .center, sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) -> HostedFinger {
        host.touch(at: try point(at: place, "touch"), sourceLocation: sourceLocation)
    }

    /// Moves a finger from one place in the view to another one, and lifts it there when it stands still.
    ///
    /// - Parameters:
    ///   - start: In the visible part of the view's frame.
    ///   - end: In the same part; may be outside, such as `UnitPoint(x: 2, y: 0.5)`.
    ///   - duration: How long it moves, in seconds.
    public func drag(
        from start: UnitPoint = .center, to end: UnitPoint, duration: Double = 0.3,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        let first = try point(at: start, "drag")
        let frame = host.finger.sight(of: node)
        let last = CGPoint(
            x: frame.minX + end.x * frame.width, y: frame.minY + end.y * frame.height)
        host.drag(from: first, to: last, duration: duration, sourceLocation: sourceLocation)
    }

    /// Moves a finger by a distance in points, and lifts it there when it stands still.
    public func drag(
        by distance: CGSize, from start: UnitPoint = .center, duration: Double = 0.3,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        let first = try point(at: start, "drag")
        host.drag(
            from: first, to: CGPoint(x: first.x + distance.width, y: first.y + distance.height),
            duration: duration, sourceLocation: sourceLocation)
    }

    /// Moves a finger by a distance in points and lets go while it moves.
    public func fling(
        by distance: CGSize, from start: UnitPoint = .center, duration: Double = 0.1,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        let first = try point(at: start, "fling")
        host.fling(
            from: first, to: CGPoint(x: first.x + distance.width, y: first.y + distance.height),
            duration: duration, sourceLocation: sourceLocation)
    }

    /// Holds a finger on the view.
    ///
    /// - Parameter duration: How long, in seconds.
    public func longPress(
        at place: UnitPoint = .center, duration: Double = 0.6,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        let finger = try touch(at: place, sourceLocation: sourceLocation)
        finger.hold(for: duration, sourceLocation: sourceLocation)
        finger.lift(sourceLocation: sourceLocation)
    }

    /// Moves two fingers on the view apart or together.
    ///
    /// - Parameters:
    ///   - scale: How many times as far apart they are in the end.
    ///   - distance: How far apart they are at first, in points.
    public func pinch(
        by scale: Double, at place: UnitPoint = .center, distance: Double = 40,
        duration: Double = 0.3,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try movePair(at: place, distance, duration, sourceLocation) { share in
            (1 + (scale - 1) * share, 0)
        }
    }

    /// Turns two fingers on the view about their middle.
    ///
    /// - Parameters:
    ///   - angle: How far; clockwise angles are positive.
    ///   - distance: How far apart the fingers are, in points.
    public func rotate(
        by angle: Angle, at place: UnitPoint = .center, distance: Double = 40,
        duration: Double = 0.3,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try movePair(at: place, distance, duration, sourceLocation) { (1, angle.radians * $0) }
    }

    private func movePair(
        at place: UnitPoint, _ distance: Double, _ duration: Double, _ line: SourceLocation,
        _ change: (Double) -> (scale: Double, angle: Double)
    ) throws(ActionFailure) {
        let middle = try point(at: place, "touch")
        func places(_ share: Double) -> (CGPoint, CGPoint) {
            let (scale, angle) = change(share)
            let (x, y) = (cos(angle) * distance * scale / 2, sin(angle) * distance * scale / 2)
            return (
                CGPoint(x: middle.x - x, y: middle.y - y), CGPoint(x: middle.x + x, y: middle.y + y)
            )
        }
        host.called(at: line) {
            let start = places(0)
            let fingers = (host.touch(at: start.0), host.touch(at: start.1))
            let steps = HostedFinger.steps(in: duration)
            let seconds = duration.isFinite ? max(0, duration) : 0
            for step in 1...steps {
                let end = places(Double(step) / Double(steps))
                fingers.0.move(to: end.0, duration: seconds / Double(steps))
                fingers.1.move(to: end.1, duration: 0)
            }
            fingers.0.lift()
            fingers.1.lift()
        }
    }

    private func point(at place: UnitPoint, _ act: String) throws(ActionFailure) -> CGPoint {
        try requirePresence(act)
        guard let point = host.finger.point(at: place, in: node) else {
            throw ActionFailure(
                description:
                    "Cannot \(act) \(query): no part of it is in sight. Scroll to it first.")
        }
        return point
    }
}
