package import Foundation
package import QuadrantCore
import QuadrantEvents
package import QuadrantGeometry
package import QuadrantLayout

/// What a finger does that slides a part of a control along an axis.
package struct SlideEvent {
    package var phase: MovementPhase
    /// How far the finger is from where it came down, along the axis; toward the trailing or the bottom edge is positive.
    package var translation: CGFloat
    /// How fast it moves, in points a second, the same way.
    package var velocity: CGFloat
    /// Where the finger came down, and where it is, in the root's space.
    package var start: CGPoint
    package var point: CGPoint
    /// The size of the view that is slid.
    package var size: CGSize
    package var tree: ViewTree
    package var node: NodeID
}

extension SlideEvent {
    /// Sets what follows the finger, so that a spring goes on with the finger's speed when that lets go.
    @MainActor
    package static func following(_ change: () -> Void) {
        var transaction = Transaction()
        transaction.tracksVelocity = true
        withTransaction(transaction, change)
    }

    /// Sets where what a finger has let go comes to rest: it goes there by a spring, with the finger's speed.
    @MainActor
    package static func settling(_ change: () -> Void, whenDone done: @escaping () -> Void = {}) {
        withAnimation(settling, completionCriteria: .removed, change, completion: done)
    }

    /// The spring by which it does.
    package static let settling = Animation.smooth(duration: 0.35)
}

/// A finger that slides along an axis: it begins after ten points, if it moved more along the axis than across it.
package nonisolated struct _SlideGesture: Gesture {
    package typealias Value = Bool
    package typealias Body = Never

    fileprivate let axis: Axis
    fileprivate let edge: CGFloat?
    fileprivate let accepts: @MainActor (CGFloat) -> Bool
    fileprivate let action: @MainActor (SlideEvent) -> Void

    /// - Parameters:
    ///   - edge: How far from the leading edge of the view the finger comes down at most, in points; `nil` for anywhere. One that
    ///     rests there for half a second is none.
    ///   - accepts: Asked with the direction as the finger begins, as a translation; what is not accepted is left to others.
    ///   - action: Called from the beginning on.
    package init(
        along axis: Axis, from edge: CGFloat? = nil,
        accepts: @escaping @MainActor (CGFloat) -> Bool = { _ in true },
        _ action: @escaping @MainActor (SlideEvent) -> Void
    ) {
        (self.axis, self.edge, self.accepts, self.action) = (axis, edge, accepts, action)
    }

    @MainActor
    package static func _makeRecognizer(
        _ gesture: _SlideGesture, _ context: _GestureContext
    ) -> _GestureRecognizer<Bool> {
        SlideRecognizer(gesture, context)
    }

    @MainActor
    package static func _renew(_ recognizer: _GestureRecognizer<Bool>, _ gesture: _SlideGesture) {
        (recognizer as? SlideRecognizer)?.gesture = gesture
    }
}

@MainActor
private final class SlideRecognizer: MovementRecognizer {
    var gesture: _SlideGesture

    init(_ gesture: _SlideGesture, _ context: _GestureContext) {
        self.gesture = gesture
        super.init(context)
    }

    /// For how long a finger at an edge may rest, in seconds: what is held there has to be found, too. A choice.
    private static let rest = 0.5

    override func accepts(_ sample: TouchSample) -> Bool {
        guard super.accepts(sample) else { return false }
        guard let edge = gesture.edge else { return true }
        var isNear = false
        place.withTree { tree in
            guard tree.layout.contains(place.node) else { return }
            let x = tree.point(sample.location, in: place.node).x
            isNear = (tree.layout.isRightToLeft(place.node) ? place.size.width - x : x) <= edge
        }
        return isNear
    }

    override var deadline: Double? {
        guard gesture.edge != nil, case .possible = phase else { return nil }
        return startTime + Self.rest
    }

    override func timePasses(to time: Double) {
        if let deadline, time >= deadline { fail() }
    }

    override func decide(_ sample: TouchSample) -> Decision {
        let (along, across) = lengths(CGSize(width: point.x - start.x, height: point.y - start.y))
        guard max(abs(along), abs(across)) >= GestureFigures.scrollDistance else { return .waiting }
        return abs(along) > abs(across) && gesture.accepts(along) ? .begins : .fails
    }

    /// Along and across the axis, toward the trailing and the bottom edge.
    private func lengths(_ way: CGSize) -> (along: CGFloat, across: CGFloat) {
        guard gesture.axis == .horizontal else { return (way.height, way.width) }
        var isMirrored = false
        place.withTree { tree in
            isMirrored = tree.layout.contains(place.node) && tree.layout.isRightToLeft(place.node)
        }
        return (isMirrored ? -way.width : way.width, way.height)
    }

    override func tell(_ phase: MovementPhase) {
        place.withTree { tree in
            guard tree.layout.contains(place.node) else { return }
            let way = CGSize(width: point.x - start.x, height: point.y - start.y)
            gesture.action(
                SlideEvent(
                    phase: phase, translation: lengths(way).along,
                    velocity: lengths(speed.velocity(at: time)).along, start: start, point: point,
                    size: place.size, tree: tree, node: place.node))
        }
    }
}
