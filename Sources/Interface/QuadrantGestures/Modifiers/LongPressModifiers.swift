public import Foundation
public import QuadrantCore

/// A long press, and whether a finger is on the view meanwhile.
nonisolated struct PressingGesture: Gesture {
    typealias Value = Bool
    typealias Body = Never

    let press: LongPressGesture
    let perform: () -> Void
    let onPressingChanged: ((Bool) -> Void)?

    @MainActor
    static func _makeRecognizer(
        _ gesture: PressingGesture, _ context: _GestureContext
    ) -> _GestureRecognizer<Bool> {
        PressingRecognizer(gesture, LongPressGesture._makeRecognizer(gesture.press, context))
    }

    @MainActor
    static func _tell(_ gesture: PressingGesture) { LongPressGesture._tell(gesture.press) }

    @MainActor
    static func _renew(_ recognizer: _GestureRecognizer<Bool>, _ gesture: PressingGesture) {
        (recognizer as? PressingRecognizer)?.gesture = gesture
    }
}

@MainActor
private final class PressingRecognizer: WrappingRecognizer<Bool, Bool> {
    var gesture: PressingGesture
    private var isPressing = false
    private var isDone = false

    init(_ gesture: PressingGesture, _ base: _GestureRecognizer<Bool>) {
        self.gesture = gesture
        super.init(base)
    }

    override var phase: GesturePhase<Bool> { base.phase }

    override func deliver(isGranted: Bool, _ log: inout DeliveryLog) {
        let standing = base.phase.standing
        if !standing.isOver, base.phase.shown != nil { set(true, &log) }
        if standing == .ended, isGranted, !isDone {
            // A press that takes no time was one for a moment.
            if !isPressing { set(true, &log) }
            isDone = true
            log.calls += 1
            gesture.perform()
            set(false, &log)
        }
        if standing == .failed { set(false, &log) }
    }

    override func cancel(_ log: inout DeliveryLog) {
        set(false, &log)
    }

    private func set(_ new: Bool, _ log: inout DeliveryLog) {
        guard new != isPressing else { return }
        isPressing = new
        guard let tell = gesture.onPressingChanged else { return }
        log.calls += 1
        tell(new)
    }
}

extension View {
    /// Calls a closure when a finger has stayed on the view for a while.
    ///
    /// Apple: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)".
    ///
    /// - Parameters:
    ///   - minimumDuration: How long, in seconds.
    ///   - maximumDistance: How far the finger may move meanwhile, in points.
    ///   - action: Called as soon as the time is over, while the finger is still down.
    ///   - onPressingChanged: Called with `true` when the finger comes down; with `false` when it is lifted or moves too
    ///     far, and after `action`.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            PressingGesture(
                press: LongPressGesture(
                    minimumDuration: minimumDuration, maximumDistance: maximumDistance),
                perform: action, onPressingChanged: onPressingChanged))
    }

    /// The older form.
    ///
    /// Apple: "onLongPressGesture(minimumDuration:maximumDistance:pressing:perform:)".
    @_disfavoredOverload
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }

    /// Calls a closure when a finger has rested on a remote for a while. There is no remote here: any press counts.
    ///
    /// Apple: "onLongTouchGesture(minimumDuration:perform:onTouchingChanged:)".
    nonisolated public func onLongTouchGesture(
        minimumDuration: Double = 0.5, perform action: @escaping () -> Void,
        onTouchingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: .infinity, perform: action,
            onPressingChanged: onTouchingChanged)
    }
}
