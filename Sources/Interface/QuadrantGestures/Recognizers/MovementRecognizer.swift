import Foundation
import QuadrantCore
import QuadrantEvents

/// Where a movement stands that a view follows; `cancelled` for a finger that is taken away.
package enum MovementPhase {
    case began
    case moved
    case ended
    case cancelled
}

/// Follows one finger from a moment on that others choose, and tells of each of its movements from then on.
@MainActor
class MovementRecognizer: _GestureRecognizer<Bool> {
    /// What a sample makes of a movement that has not begun.
    enum Decision {
        /// It is not known yet.
        case waiting
        case begins
        case fails
    }

    let place: GesturePlace
    /// Where the finger came down, and where it is, in the root's space; when it was there.
    private(set) var (start, point) = (CGPoint.zero, CGPoint.zero)
    private(set) var (startTime, time) = (0.0, 0.0)
    private(set) var speed = VelocityTracker()
    private var state = GesturePhase<Bool>.possible
    private var finger: Int?
    private var told: CGPoint?
    private var hasBegun = false
    private var isOver = false

    init(_ context: _GestureContext) {
        place = context.place
        super.init()
    }

    /// What a sample of the finger makes of the movement.
    func decide(_ sample: TouchSample) -> Decision { .waiting }

    /// Tells of the movement.
    func tell(_ phase: MovementPhase) {}

    final override var phase: GesturePhase<Bool> { state }

    /// The movement begins without a sample.
    final func begin() { if case .possible = state { state = .active(true) } }

    /// The movement is none.
    final func fail() { if case .possible = state { state = .failed } }

    override func touch(_ sample: TouchSample) {
        guard !state.standing.isOver else { return }
        if sample.phase == .began, finger == nil {
            (finger, start, startTime) = (sample.id, sample.location, sample.time)
        }
        guard sample.id == finger else { return }
        (point, time) = (sample.location, sample.time)
        if sample.phase != .ended { speed.add(point, at: time) }
        if case .possible = state {
            switch decide(sample) {
            case .waiting: if sample.phase == .ended { state = .failed }
            case .begins: state = .active(true)
            case .fails: state = .failed
            }
        }
        if sample.phase == .ended, case .active = state { state = .ended(true) }
    }

    override func deliver(isGranted: Bool, _ log: inout DeliveryLog) {
        guard isGranted, !isOver, state.standing == .recognized || state.standing == .ended
        else { return }
        if !hasBegun {
            hasBegun = true
            told = start
            call(.began, &log)
        }
        if told != point { call(.moved, &log) }
        told = point
        if state.standing == .ended {
            isOver = true
            call(.ended, &log)
        }
    }

    final override func cancel(_ log: inout DeliveryLog) {
        if hasBegun, !isOver { call(.cancelled, &log) }
        isOver = true
        state = .failed
    }

    private func call(_ phase: MovementPhase, _ log: inout DeliveryLog) {
        log.calls += 1
        tell(phase)
    }
}
