public import QuadrantCore
public import QuadrantViews

/// A gesture that sets a state while it is made.
///
/// Apple: "GestureStateGesture".
public nonisolated struct GestureStateGesture<Base: Gesture, State>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never

    /// The gesture.
    public var base: Base
    /// The state that it sets.
    public var state: GestureState<State>
    /// Makes the state of the gesture's value; may change how the change is shown.
    public var body: (GestureStateGesture.Value, inout State, inout Transaction) -> Void

    /// A gesture that sets a state.
    public init(
        base: Base, state: GestureState<State>,
        body: @escaping (GestureStateGesture.Value, inout State, inout Transaction) -> Void
    ) {
        (self.base, self.state, self.body) = (base, state, body)
    }

    /// Not for use outside the library.
    @MainActor
    public static func _tell(_ gesture: GestureStateGesture<Base, State>) {
        Base._tell(gesture.base)
    }

    /// Not for use outside the library.
    @MainActor
    public static func _makeRecognizer(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureRecognizer<Base.Value> {
        StateRecognizer(gesture, Base._makeRecognizer(gesture.base, context))
    }

    /// Not for use outside the library.
    @MainActor
    public static func _renew(_ recognizer: _GestureRecognizer<Base.Value>, _ gesture: Self) {
        guard let own = recognizer as? StateRecognizer<Base, State> else { return }
        own.gesture = gesture
        Base._renew(own.base, gesture.base)
    }
}

@MainActor
private final class StateRecognizer<Base: Gesture, State>: WrappingRecognizer<
    Base.Value, Base.Value
>
{
    var gesture: GestureStateGesture<Base, State>
    private var seen: Int?
    private var isSet = false

    init(_ gesture: GestureStateGesture<Base, State>, _ base: _GestureRecognizer<Base.Value>) {
        self.gesture = gesture
        super.init(base)
    }

    override var phase: GesturePhase<Base.Value> { base.phase }

    override func deliver(isGranted: Bool, _ log: inout DeliveryLog) {
        super.deliver(isGranted: isGranted, &log)
        let phase = base.phase
        if let value = phase.told(isGranted: isGranted) {
            let revision = base.revision
            guard seen != revision || !isSet else { return }
            seen = revision
            isSet = true
            log.calls += 1
            gesture.state.update { gesture.body(value, &$0, &$1) }
        } else if phase.standing == .failed || phase.standing == .ended && isGranted {
            goBack(&log)
        }
    }

    override func cancel(_ log: inout DeliveryLog) {
        super.cancel(&log)
        goBack(&log)
    }

    /// After all that is told of the end.
    private func goBack(_ log: inout DeliveryLog) {
        guard isSet else { return }
        isSet = false
        let state = gesture.state
        log.resets.append { state.goBack() }
    }
}

extension Gesture {
    /// Sets a state while the gesture is made; it is set back when the gesture ends or is taken away.
    ///
    /// Apple: "updating(_:body:)".
    ///
    /// - Parameters:
    ///   - state: The state, with its dollar sign: `$isPressed`.
    ///   - body: Called with the gesture's value as soon as it is recognised and whenever it changes, not at the end. It
    ///     sets the state, and may change how the change is shown.
    nonisolated public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}
