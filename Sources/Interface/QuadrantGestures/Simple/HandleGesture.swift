package import Foundation
import QuadrantCore
import QuadrantEvents
import QuadrantLayout

/// What a finger does with the handle of a control.
package struct HandleEvent {
    package var phase: MovementPhase
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
private final class HandleRecognizer: MovementRecognizer {
    var gesture: _HandleGesture

    init(_ gesture: _HandleGesture, _ context: _GestureContext) {
        self.gesture = gesture
        super.init(context)
    }

    override func decide(_ sample: TouchSample) -> Decision { .begins }

    override func tell(_ phase: MovementPhase) {
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
