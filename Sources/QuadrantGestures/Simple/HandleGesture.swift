package import Foundation
import QuadrantCore
import QuadrantEvents
import QuadrantLayout

/// What a finger does with the handle of a control.
package struct HandleEvent {
    /// Where in the movement it stands; `cancelled` for a finger that is taken away.
    package enum Phase {
        case began
        case moved
        case ended
        case cancelled
    }

    package var phase: Phase
    /// How far the finger is from where it came down, in points of the view around the handle.
    package var translation: CGSize
    /// The size of the view around the handle.
    package var container: CGSize
    /// The size of the handle.
    package var size: CGSize
    /// Whether leading is the right side.
    package var isRightToLeft: Bool
}

/// A finger that comes down on the handle of a control and moves it, from the first moment on.
package nonisolated struct _HandleGesture: Gesture {
    package typealias Value = Bool
    package typealias Body = Never

    fileprivate let action: @MainActor (HandleEvent) -> Void

    package init(_ action: @escaping @MainActor (HandleEvent) -> Void) {
        self.action = action
    }

    @MainActor
    package static func _makeRecognizer(
        _ gesture: _HandleGesture, _ context: _GestureContext
    ) -> _GestureRecognizer<Bool> {
        HandleRecognizer(gesture, context)
    }

    @MainActor
    package static func _renew(_ recognizer: _GestureRecognizer<Bool>, _ gesture: _HandleGesture) {
        (recognizer as? HandleRecognizer)?.gesture = gesture
    }
}

@MainActor
private final class HandleRecognizer: _GestureRecognizer<Bool> {
    var gesture: _HandleGesture
    private let place: GesturePlace
    private var state = GesturePhase<Bool>.possible
    private var finger: Int?
    private var (start, point) = (CGPoint.zero, CGPoint.zero)
    private var told: CGPoint?
    private var hasBegun = false
    private var isOver = false

    init(_ gesture: _HandleGesture, _ context: _GestureContext) {
        self.gesture = gesture
        place = context.place
        super.init()
    }

    override var phase: GesturePhase<Bool> { state }

    override func touch(_ sample: TouchSample) {
        guard !state.standing.isOver else { return }
        if sample.phase == .began, finger == nil {
            finger = sample.id
            start = sample.location
            state = .active(true)
        }
        guard sample.id == finger else { return }
        point = sample.location
        if sample.phase == .ended { state = .ended(true) }
    }

    override func deliver(isGranted: Bool, _ log: inout DeliveryLog) {
        guard isGranted, !isOver else { return }
        if !hasBegun {
            hasBegun = true
            tell(.began, &log)
        }
        if let told, told != point { tell(.moved, &log) }
        told = point
        if state.standing == .ended {
            isOver = true
            tell(.ended, &log)
        }
    }

    override func cancel(_ log: inout DeliveryLog) {
        if hasBegun, !isOver { tell(.cancelled, &log) }
        isOver = true
        state = .failed
    }

    private func tell(_ phase: HandleEvent.Phase, _ log: inout DeliveryLog) {
        log.calls += 1
        place.withTree { tree in
            guard
                let around = tree.layout.contains(place.node)
                    ? tree.layout.parent(of: place.node) : nil
            else { return }
            let (from, to) = (tree.point(start, in: around), tree.point(point, in: around))
            gesture.action(
                HandleEvent(
                    phase: phase, translation: CGSize(width: to.x - from.x, height: to.y - from.y),
                    container: tree.layout.size(of: around), size: place.size,
                    isRightToLeft: tree.layout.isRightToLeft(around)))
        }
    }
}
