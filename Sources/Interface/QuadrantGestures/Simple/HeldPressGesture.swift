import Foundation
import QuadrantCore
import QuadrantEvents

/// A finger that holds a view down, which does the same again and again: after a while, and then at equal steps until it is
/// lifted.
package nonisolated struct _HeldPressGesture: Gesture {
    package typealias Value = Bool
    package typealias Body = Never

    /// What happens to the finger.
    package enum Moment {
        /// It has held the view for long enough.
        case begins
        /// Another step is due; the first one is as it begins.
        case repeats
        /// It was lifted, or taken away.
        case ends
    }

    fileprivate let delay: Double
    fileprivate let interval: Double
    fileprivate let action: @MainActor (Moment) -> Void

    /// - Parameters:
    ///   - delay: How long the finger has to stay first, in seconds; above 0.
    ///   - interval: Seconds from step to step; above 0.
    package init(
        after delay: Double, every interval: Double,
        _ action: @escaping @MainActor (Moment) -> Void
    ) {
        (self.delay, self.interval, self.action) = (delay, interval, action)
    }

    @MainActor
    package static func _makeRecognizer(
        _ gesture: _HeldPressGesture, _ context: _GestureContext
    ) -> _GestureRecognizer<Bool> {
        HeldPressRecognizer(gesture)
    }

    @MainActor
    package static func _renew(
        _ recognizer: _GestureRecognizer<Bool>, _ gesture: _HeldPressGesture
    ) {
        (recognizer as? HeldPressRecognizer)?.gesture = gesture
    }
}

@MainActor
private final class HeldPressRecognizer: _GestureRecognizer<Bool> {
    var gesture: _HeldPressGesture
    private var state = GesturePhase<Bool>.possible
    private var changes = 0
    private var finger: Int?
    private var start = CGPoint.zero
    /// When the next step is due.
    private var next: Double?
    /// Steps that are due and were not made yet.
    private var due = 0
    private var hasBegun = false

    /// How far a finger may move before it holds anything, in points.
    private static let reach = 10.0

    init(_ gesture: _HeldPressGesture) {
        self.gesture = gesture
        super.init()
    }

    override var phase: GesturePhase<Bool> { state }
    override var revision: Int { changes }
    override var deadline: Double? { next }

    override func touch(_ sample: TouchSample) {
        guard !state.standing.isOver else { return }
        if sample.phase == .began {
            guard finger == nil else { return set(.failed) }
            (finger, start) = (sample.id, sample.location)
            next = sample.time + gesture.delay
            return
        }
        guard sample.id == finger else { return }
        if sample.phase != .moved {
            set(state.standing == .recognized ? .ended(true) : .failed)
        } else if state.standing == .possible, start.distance(to: sample.location) > Self.reach {
            set(.failed)
        }
    }

    override func timePasses(to time: Double) {
        guard let now = next, time >= now else { return }
        due += 1
        next = now + gesture.interval
        set(.active(true))
    }

    private func set(_ new: GesturePhase<Bool>) {
        state = new
        changes += 1
        if new.standing.isOver { next = nil }
    }

    override func deliver(isGranted: Bool, _ log: inout DeliveryLog) {
        guard isGranted else { return }
        if due > 0, !hasBegun {
            hasBegun = true
            gesture.action(.begins)
        }
        while due > 0 {
            due -= 1
            log.calls += 1
            gesture.action(.repeats)
        }
        if state.standing == .ended { finish() }
    }

    override func cancel(_ log: inout DeliveryLog) {
        set(.failed)
        finish()
    }

    private func finish() {
        guard hasBegun else { return }
        hasBegun = false
        gesture.action(.ends)
    }
}
