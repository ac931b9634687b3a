internal import CoreGraphics
internal import Foundation
internal import QuadrantCore
internal import QuadrantGestures
internal import QuadrantViews

/// The gestures of SwiftUI's that recognizers of UIKit's see.
@MainActor enum RecognizedGesture {
    /// The gesture of a recognizer's kind, which moves the recognizer on; `nil` for a kind that sees nothing here, which is told.
    static func gesture<R>(of held: HeldRecognizer<R>) -> AnyGesture<Void>? {
        switch held.recognizer {
        case let pan as UIPanGestureRecognizer: drag(pan, held)
        case let tap as UITapGestureRecognizer: self.tap(tap, held)
        case let press as UILongPressGestureRecognizer: self.press(press, held)
        case let pinch as UIPinchGestureRecognizer: self.pinch(pinch, held)
        case let turn as UIRotationGestureRecognizer: self.turn(turn, held)
        case let swipe as UISwipeGestureRecognizer: self.swipe(swipe, held)
        default: none(held.recognizer)
        }
    }

    /// A gesture whose values a recognizer takes, from state to state.
    private static func follow<G: Gesture, R>(
        _ gesture: G, _ held: HeldRecognizer<R>, _ take: @escaping (G.Value) -> Void
    ) -> AnyGesture<Void> where G.Value: Equatable {
        AnyGesture(
            gesture
                .onChanged {
                    take($0)
                    held.go(to: .changed)
                }
                .onEnded {
                    take($0)
                    held.go(to: .ended)
                }
                .map { _ in () })
    }

    private static func drag<R>(
        _ pan: UIPanGestureRecognizer, _ held: HeldRecognizer<R>
    ) -> AnyGesture<Void> {
        func take(_ value: DragGesture.Value) {
            if pan.state == .possible { pan.base = .zero }
            pan.place = value.location
            pan.moved = CGPoint(x: value.translation.width, y: value.translation.height)
            pan.speed = CGPoint(x: value.velocity.width, y: value.velocity.height)
        }
        return follow(DragGesture(minimumDistance: 10), held, take)
    }

    private static func tap<R>(
        _ tap: UITapGestureRecognizer, _ held: HeldRecognizer<R>
    ) -> AnyGesture<Void> {
        AnyGesture(
            SpatialTapGesture(count: max(1, tap.numberOfTapsRequired))
                .onEnded {
                    tap.place = $0.location
                    held.go(to: .ended)
                }
                .map { _ in () })
    }

    private static func press<R>(
        _ press: UILongPressGestureRecognizer, _ held: HeldRecognizer<R>
    ) -> AnyGesture<Void> {
        AnyGesture(
            LongPressGesture(
                minimumDuration: press.minimumPressDuration,
                maximumDistance: press.allowableMovement
            )
            .sequenced(before: DragGesture(minimumDistance: 0))
            .onChanged { value in
                guard case .second(true, let drag) = value else { return }
                if let drag { press.place = drag.location }
                held.go(to: .changed)
            }
            .onEnded { value in
                if case .second(_, let drag?) = value { press.place = drag.location }
                held.go(to: .ended)
            }
            .map { _ in () })
    }

    private static func pinch<R>(
        _ pinch: UIPinchGestureRecognizer, _ held: HeldRecognizer<R>
    ) -> AnyGesture<Void> {
        func take(_ value: MagnifyGesture.Value) {
            pinch.touches = 2
            pinch.place = value.startLocation
            pinch.scale = value.magnification
            pinch.velocity = value.velocity
        }
        return follow(MagnifyGesture(), held, take)
    }

    private static func turn<R>(
        _ turn: UIRotationGestureRecognizer, _ held: HeldRecognizer<R>
    ) -> AnyGesture<Void> {
        func take(_ value: RotateGesture.Value) {
            turn.touches = 2
            turn.place = value.startLocation
            turn.rotation = value.rotation.radians
            turn.velocity = value.velocity.radians
        }
        return follow(RotateGesture(), held, take)
    }

    /// A swipe is told once, when the finger has gone 50 points, most of them in its direction.
    private static func swipe<R>(
        _ swipe: UISwipeGestureRecognizer, _ held: HeldRecognizer<R>
    ) -> AnyGesture<Void> {
        AnyGesture(
            DragGesture(minimumDistance: 50)
                .onEnded { value in
                    let (x, y) = (value.translation.width, value.translation.height)
                    let way: UISwipeGestureRecognizer.Direction =
                        abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
                    guard swipe.direction.contains(way) else { return }
                    swipe.place = value.startLocation
                    held.go(to: .ended)
                }
                .map { _ in () })
    }

    private static func none(_ recognizer: UIGestureRecognizer) -> AnyGesture<Void>? {
        Notice.withoutEffect(
            "A gesture of \(type(of: recognizer))",
            "Pans, taps, long presses, pinches, rotations and swipes of UIKit's see touches")
        return nil
    }
}
