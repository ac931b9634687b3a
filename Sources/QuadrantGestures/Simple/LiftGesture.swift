package import Foundation
package import QuadrantCore
import QuadrantEvents

/// What happens with something that is lifted; points are in the root's space.
package enum LiftEvent {
    case lifted(CGPoint)
    case moved(CGPoint)
    case dropped(CGPoint)
    case cancelled
}

/// A finger that holds a view for half a second and moves it then; a pointer that moves it by a few points.
package nonisolated struct _LiftGesture: Gesture {
    package typealias Value = Bool
    package typealias Body = Never

    fileprivate let action: @MainActor (ViewTree, LiftEvent) -> Void

    package init(_ action: @escaping @MainActor (ViewTree, LiftEvent) -> Void) {
        self.action = action
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
private final class LiftRecognizer: _GestureRecognizer<Bool> {
    var gesture: _LiftGesture
    private let place: GesturePlace
    private var state = GesturePhase<Bool>.possible
    private var finger: Int?
    private var (start, point) = (CGPoint.zero, CGPoint.zero)
    private var end: Double?
    private var isPointer = false
    private var isLifted = false
    private var told: CGPoint?

    /// How long a finger holds before it lifts, in seconds (UIKit, widely reported).
    private static let duration = 0.5
    /// How far a pointer moves before it lifts, in points. A choice.
    private static let distance: CGFloat = 4

    init(_ gesture: _LiftGesture, _ context: _GestureContext) {
        self.gesture = gesture
        place = context.place
        super.init()
    }

    override var phase: GesturePhase<Bool> { state }
    override var deadline: Double? { end }

    override func touch(_ sample: TouchSample) {
        guard !state.standing.isOver else { return }
        if sample.phase == .began, finger == nil {
            (finger, start, point) = (sample.id, sample.location, sample.location)
            isPointer = sample.kind == .pointer
            if !isPointer { end = sample.time + Self.duration }
            return
        }
        guard sample.id == finger else { return }
        point = sample.location
        if case .active = state {
            if sample.phase == .ended { state = .ended(true) }
            return
        }
        let moved = start.distance(to: point)
        if isPointer, moved >= Self.distance, sample.phase == .moved {
            state = .active(true)
        } else if sample.phase != .moved || (!isPointer && moved > 10) {
            state = .failed
            end = nil
        }
    }

    override func timePasses(to time: Double) {
        guard let end, time >= end else { return }
        self.end = nil
        state = .active(true)
    }

    override func deliver(isGranted: Bool, _ log: inout DeliveryLog) {
        guard isGranted else { return }
        if !isLifted {
            isLifted = true
            tell(.lifted(start), &log)
        }
        switch state {
        case .active where told != point && point != start: tell(.moved(point), &log)
        case .ended: tell(.dropped(point), &log)
        default: break
        }
        told = point
    }

    override func cancel(_ log: inout DeliveryLog) {
        if isLifted, !state.standing.isOver { tell(.cancelled, &log) }
        state = .failed
        end = nil
    }

    private func tell(_ event: LiftEvent, _ log: inout DeliveryLog) {
        log.calls += 1
        place.withTree { gesture.action($0, event) }
    }
}
