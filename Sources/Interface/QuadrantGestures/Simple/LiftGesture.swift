package import Foundation
package import QuadrantCore
import QuadrantEvents
package import QuadrantLayout

/// What happens with something that is lifted; points are in the root's space.
package enum LiftEvent {
    case lifted(CGPoint, byPointer: Bool)
    case moved(CGPoint)
    /// The finger has stood still for as long as was asked for.
    case waited(CGPoint)
    case dropped(CGPoint)
    case cancelled
}

/// How what is lifted begins to be.
package enum LiftStart {
    /// After half a second for a finger, after a few points for a pointer.
    case usual
    /// After a few points for whatever it is.
    case byMoving
    /// Not at all.
    case never
}

/// A finger that holds a view for half a second and moves it then; a pointer that moves it by a few points.
package nonisolated struct _LiftGesture: Gesture {
    package typealias Value = Bool
    package typealias Body = Never

    /// Given the view that is lifted; answers after how many seconds without a movement it is to be told that the finger
    /// waits, or `nil`.
    package typealias Action = @MainActor (ViewTree, NodeID, LiftEvent) -> Double?

    /// Asked for the view and the finger or pointer that comes down.
    package typealias Start = @MainActor (ViewTree, NodeID, TouchSample) -> LiftStart

    fileprivate let starting: Start
    fileprivate let action: Action

    package init(
        starting: @escaping Start = { _, _, _ in .usual }, _ action: @escaping Action
    ) {
        (self.starting, self.action) = (starting, action)
    }

    @MainActor
    package static func _makeRecognizer(
        _ gesture: _LiftGesture, _ context: _GestureContext
    ) -> _GestureRecognizer<Bool> {
        LiftRecognizer(gesture, context)
    }

    @MainActor
    package static func _renew(_ recognizer: _GestureRecognizer<Bool>, _ gesture: _LiftGesture) {
        (recognizer as? LiftRecognizer)?.gesture = gesture
    }
}

@MainActor
private final class LiftRecognizer: MovementRecognizer {
    var gesture: _LiftGesture
    /// When a finger has held long enough, or has waited.
    private var end: Double?
    private var isWaiting = false
    private var isPointer = false
    private var way = LiftStart.usual

    /// How long a finger holds before it lifts, in seconds (UIKit, widely reported).
    private static let duration = 0.5
    /// How far a pointer moves before it lifts, and a finger that has not lifted yet at most, in points. A choice.
    private static let distance: CGFloat = 4
    private static let slack: CGFloat = 10

    init(_ gesture: _LiftGesture, _ context: _GestureContext) {
        self.gesture = gesture
        super.init(context)
    }

    override var deadline: Double? { end }

    override func decide(_ sample: TouchSample) -> Decision {
        let moved = start.distance(to: sample.location)
        isPointer = sample.kind == .pointer
        if sample.phase == .began {
            place.withTree { way = gesture.starting($0, place.node, sample) }
        }
        if way == .never { return .fails }
        if isPointer || way == .byMoving {
            return moved >= Self.distance && sample.phase == .moved ? .begins : .waiting
        }
        if sample.phase == .began { end = sample.time + Self.duration }
        if moved <= Self.slack { return .waiting }
        end = nil
        return .fails
    }

    override func timePasses(to time: Double) {
        guard let end, time >= end else { return }
        self.end = nil
        if phase.standing == .possible { begin() } else { isWaiting = true }
    }

    override func deliver(isGranted: Bool, _ log: inout DeliveryLog) {
        super.deliver(isGranted: isGranted, &log)
        guard isWaiting else { return }
        isWaiting = false
        log.calls += 1
        call(.waited(point))
    }

    override func tell(_ phase: MovementPhase) {
        switch phase {
        case .began: call(.lifted(start, byPointer: isPointer))
        case .moved: call(.moved(point))
        case .ended: call(.dropped(point))
        case .cancelled: call(.cancelled)
        }
    }

    private func call(_ event: LiftEvent) {
        place.withTree { tree in
            let wait = gesture.action(tree, place.node, event)
            end = phase.standing == .recognized ? wait.map { tree.arena.time + $0 } : nil
        }
    }
}
