internal import CoreGraphics
internal import Foundation
public import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantGestures
internal import QuadrantLayout
internal import QuadrantViews

extension View {
    /// Adds the gesture of a recognizer of UIKit's to the view. Gestures of the views in it come first, unless the recognizer's delegate lets it see
    /// gestures beside others.
    ///
    /// Apple: "gesture(_:)", of a `UIGestureRecognizerRepresentable`.
    nonisolated public func gesture<T: UIGestureRecognizerRepresentable>(
        _ representable: T
    ) -> some View {
        modifier(RecognizerModifier(representable: HandedOver(representable)))
    }
}

/// A recognizer with its coordinator, as long as the view has the gesture.
@MainActor final class HeldRecognizer<R: UIGestureRecognizerRepresentable> {
    let recognizer: R.UIGestureRecognizerType
    let context: UIGestureRecognizerRepresentableContext<R>
    let place: RecognizerPlace
    var representable: R

    init(_ representable: R) {
        place = RecognizerPlace()
        let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(place: place)
        context = UIGestureRecognizerRepresentableContext(
            coordinator: representable.makeCoordinator(converter: converter), converter: converter)
        recognizer = representable.makeUIGestureRecognizer(context: context)
        self.representable = representable
        place.recognizer = recognizer
        place.view.addRecognizer(recognizer)
    }

    /// Takes the present values.
    func update(_ representable: R) {
        self.representable = representable
        representable.updateUIGestureRecognizer(recognizer, context: context)
    }

    /// Whether the recognizer's delegate lets it see gestures beside others.
    var isBesideOthers: Bool {
        let other = UIPanGestureRecognizer()
        return recognizer.delegate?.gestureRecognizer(
            recognizer, shouldRecognizeSimultaneouslyWith: other) == true
    }

    /// Goes on to a state, and tells it. Without a beginning nothing goes on.
    func go(to state: UIGestureRecognizer.State) {
        let isOpen = recognizer.state == .began || recognizer.state == .changed
        var state = state
        if state == .changed, !isOpen { state = .began }
        if state == .began, recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) == false {
            recognizer.state = .failed
            return
        }
        if recognizer.state == .failed, state != .ended { return }
        if state == .ended, recognizer.state == .failed {
            recognizer.state = .possible
            return
        }
        recognizer.state = state
        recognizer.touches = state == .ended ? 0 : max(1, recognizer.touches)
        recognizer.callTargets()
        representable.handleUIGestureRecognizerAction(recognizer, context: context)
        if state == .ended || state == .cancelled { recognizer.state = .possible }
    }
}

/// Adds the gesture of a recognizer.
private nonisolated struct RecognizerModifier<R: UIGestureRecognizerRepresentable>: ViewModifier {
    let representable: HandedOver<R>
    @State private var slot = Slot()

    /// Where the recognizer is kept: its own value never changes, so that nothing depends on it.
    final class Slot {
        var held: HeldRecognizer<R>?
    }

    @MainActor func body(content: Content) -> some View {
        let held = slot.held ?? HeldRecognizer(representable.value)
        slot.held = held
        held.update(representable.value)
        let gesture = RecognizedGesture.gesture(of: held)
        let isEnabled = held.recognizer.isEnabled
        return Group {
            if let gesture, held.isBesideOthers {
                content.simultaneousGesture(gesture, isEnabled: isEnabled)
            } else if let gesture {
                content.gesture(gesture, isEnabled: isEnabled)
            } else {
                content
            }
        }
        .background {
            GeometryReader { proxy in
                RecognizerRoom(place: held.place, proxy: proxy)
            }
        }
    }
}

/// Tells a recognizer where its view is; it shows nothing.
private struct RecognizerRoom: View {
    let place: RecognizerPlace
    let proxy: GeometryProxy

    var body: some View {
        place.proxy = proxy
        return Color.clear.allowsHitTesting(false)
    }
}
