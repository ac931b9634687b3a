import Foundation
import QuadrantCore
import QuadrantEvents

/// What opens the menu of a view: a finger that holds it for half a second, or a click with the secondary button or with
/// Control held. The finger may go on to an item of the menu and be lifted there.
package nonisolated struct _MenuPressGesture: Gesture {
    package typealias Value = Bool
    package typealias Body = Never

    fileprivate let duration: Double
    fileprivate let action: @MainActor () -> Void

    /// - Parameter duration: How long a finger holds the view, in seconds; `nil` for as long as a context menu takes.
    package init(after duration: Double? = nil, _ action: @escaping @MainActor () -> Void) {
        self.duration = duration ?? GestureFigures.menuPress
        self.action = action
    }

    @MainActor
    package static func _makeRecognizer(
        _ gesture: _MenuPressGesture, _ context: _GestureContext
    ) -> _GestureRecognizer<Bool> {
        MenuPressRecognizer(gesture, context.place)
    }

    @MainActor
    package static func _renew(
        _ recognizer: _GestureRecognizer<Bool>, _ gesture: _MenuPressGesture
    ) {
        (recognizer as? MenuPressRecognizer)?.gesture = gesture
    }
}

@MainActor
private final class MenuPressRecognizer: _GestureRecognizer<Bool> {
    var gesture: _MenuPressGesture
    private let place: GesturePlace
    private var state = GesturePhase<Bool>.possible
    private var finger: Int?
    private var start = CGPoint.zero
    private var end: Double?
    private var isDone = false

    init(_ gesture: _MenuPressGesture, _ place: GesturePlace) {
        (self.gesture, self.place) = (gesture, place)
        super.init()
    }

    override var phase: GesturePhase<Bool> { state }
    override var deadline: Double? { end }

    override func accepts(_ sample: TouchSample) -> Bool {
        sample.kind == .pointer ? Self.isSecondary(sample) : sample.kind.isTouch
    }

    private static func isSecondary(_ sample: TouchSample) -> Bool {
        sample.button == 1 || sample.button == 0 && sample.modifiers.contains(.control)
    }

    override func touch(_ sample: TouchSample) {
        guard !state.standing.isOver else { return }
        if sample.phase == .began {
            // Two fingers are no press.
            guard finger == nil else { return fail() }
            (finger, start) = (sample.id, sample.location)
            if sample.kind == .pointer {
                state = .ended(true)
            } else {
                end = sample.time + gesture.duration
            }
            return
        }
        guard sample.id == finger else { return }
        if sample.phase != .moved || start.distance(to: sample.location) > 10 { fail() }
    }

    private func fail() { (state, end) = (.failed, nil) }

    override func timePasses(to time: Double) {
        guard let end, time >= end else { return }
        (state, self.end) = (.ended(true), nil)
    }

    override func deliver(isGranted: Bool, _ log: inout DeliveryLog) {
        guard isGranted, !isDone, state.standing == .ended else { return }
        isDone = true
        log.calls += 1
        gesture.action()
        if let finger { place.withTree { $0.arena.slide(finger: finger) } }
    }

    override func cancel(_ log: inout DeliveryLog) { fail() }
}
