import QuadrantCore
import QuadrantEvents

/// A gesture that calls a closure when it succeeds. Apple: "_EndedGesture".
public nonisolated struct _EndedGesture<Base: Gesture>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never

    let base: Base
    let action: (Base.Value) -> Void

    /// Not for use outside the library.
    @MainActor
    public static func _tell(_ gesture: _EndedGesture<Base>) {
        Base._tell(gesture.base)
    }

    /// Not for use outside the library.
    @MainActor
    public static func _makeRecognizer(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureRecognizer<Base.Value> {
        EndedRecognizer(Base._makeRecognizer(gesture.base, context), gesture.action)
    }

    /// Not for use outside the library.
    @MainActor
    public static func _renew(_ recognizer: _GestureRecognizer<Base.Value>, _ gesture: Self) {
        guard let own = recognizer as? EndedRecognizer<Base.Value> else { return }
        own.action = gesture.action
        Base._renew(own.base, gesture.base)
    }
}

@MainActor
private final class EndedRecognizer<Value>: WrappingRecognizer<Value, Value> {
    var action: (Value) -> Void
    private var isDone = false

    init(_ base: _GestureRecognizer<Value>, _ action: @escaping (Value) -> Void) {
        self.action = action
        super.init(base)
    }

    override var phase: GesturePhase<Value> { base.phase }

    override func deliver(isGranted: Bool, _ log: inout DeliveryLog) {
        super.deliver(isGranted: isGranted, &log)
        guard isGranted, !isDone, case .ended(let value) = base.phase else { return }
        isDone = true
        log.calls += 1
        action(value)
    }
}

/// A gesture that calls a closure when its value changes. Apple: "_ChangedGesture".
public nonisolated struct _ChangedGesture<Base: Gesture>: Gesture where Base.Value: Equatable {
    public typealias Value = Base.Value
    public typealias Body = Never

    let base: Base
    let action: (Base.Value) -> Void

    /// Not for use outside the library.
    @MainActor
    public static func _tell(_ gesture: _ChangedGesture<Base>) {
        Base._tell(gesture.base)
    }

    /// Not for use outside the library.
    @MainActor
    public static func _makeRecognizer(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureRecognizer<Base.Value> {
        ChangedRecognizer(Base._makeRecognizer(gesture.base, context), gesture.action)
    }

    /// Not for use outside the library.
    @MainActor
    public static func _renew(_ recognizer: _GestureRecognizer<Base.Value>, _ gesture: Self) {
        guard let own = recognizer as? ChangedRecognizer<Base.Value> else { return }
        own.action = gesture.action
        Base._renew(own.base, gesture.base)
    }
}

@MainActor
private final class ChangedRecognizer<Value: Equatable>: WrappingRecognizer<Value, Value> {
    var action: (Value) -> Void
    private var last: Value?
    private var seen: Int?

    init(_ base: _GestureRecognizer<Value>, _ action: @escaping (Value) -> Void) {
        self.action = action
        super.init(base)
    }

    override var phase: GesturePhase<Value> { base.phase }

    override func deliver(isGranted: Bool, _ log: inout DeliveryLog) {
        super.deliver(isGranted: isGranted, &log)
        guard let value = base.phase.told(isGranted: isGranted), value != last else { return }
        last = value
        log.calls += 1
        // A spring that takes over when the finger lets go begins with its speed.
        var transaction = Transaction()
        transaction.isContinuous = true
        transaction.tracksVelocity = true
        withTransaction(transaction) { action(value) }
    }
}

/// A gesture that tells something else. Apple: "_MapGesture".
public nonisolated struct _MapGesture<Base: Gesture, Value>: Gesture {
    public typealias Body = Never

    let base: Base
    let transform: (Base.Value) -> Value

    /// Not for use outside the library.
    @MainActor
    public static func _tell(_ gesture: _MapGesture<Base, Value>) {
        Base._tell(gesture.base)
    }

    /// Not for use outside the library.
    @MainActor
    public static func _makeRecognizer(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureRecognizer<Value> {
        MapRecognizer(Base._makeRecognizer(gesture.base, context), gesture.transform)
    }

    /// Not for use outside the library.
    @MainActor
    public static func _renew(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self) {
        guard let own = recognizer as? MapRecognizer<Base.Value, Value> else { return }
        own.transform = gesture.transform
        Base._renew(own.base, gesture.base)
    }
}

@MainActor
private final class MapRecognizer<Base, Value>: WrappingRecognizer<Base, Value> {
    var transform: (Base) -> Value
    private var known: (revision: Int, phase: GesturePhase<Value>)?

    init(_ base: _GestureRecognizer<Base>, _ transform: @escaping (Base) -> Value) {
        self.transform = transform
        super.init(base)
    }

    override var phase: GesturePhase<Value> {
        let revision = base.revision
        if let known, known.revision == revision { return known.phase }
        let phase = base.phase.map(transform)
        known = (revision, phase)
        return phase
    }
}

/// A gesture that is made only while keys are held. Apple: "_ModifiersGesture".
public nonisolated struct _ModifiersGesture<Base: Gesture>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never

    let base: Base
    let modifiers: EventModifiers

    /// Not for use outside the library.
    @MainActor
    public static func _tell(_ gesture: _ModifiersGesture<Base>) {
        Base._tell(gesture.base)
    }

    /// Not for use outside the library.
    @MainActor
    public static func _makeRecognizer(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureRecognizer<Base.Value> {
        ModifiersRecognizer(Base._makeRecognizer(gesture.base, context), gesture.modifiers)
    }

    /// Not for use outside the library.
    @MainActor
    public static func _renew(_ recognizer: _GestureRecognizer<Base.Value>, _ gesture: Self) {
        guard let own = recognizer as? ModifiersRecognizer<Base.Value> else { return }
        Base._renew(own.base, gesture.base)
    }
}

@MainActor
private final class ModifiersRecognizer<Value>: WrappingRecognizer<Value, Value> {
    private let modifiers: EventModifiers

    init(_ base: _GestureRecognizer<Value>, _ modifiers: EventModifiers) {
        self.modifiers = modifiers
        super.init(base)
    }

    override var phase: GesturePhase<Value> { base.phase }

    private func areHeld(_ sample: TouchSample) -> Bool {
        EventModifiers(sample.modifiers).isSuperset(of: modifiers)
    }

    override func accepts(_ sample: TouchSample) -> Bool { areHeld(sample) && base.accepts(sample) }

    override func touch(_ sample: TouchSample) {
        // The end always counts, or a gesture would stay open.
        if areHeld(sample) || sample.phase == .ended || sample.phase == .cancelled {
            base.touch(sample)
        }
    }
}

/// Any gesture that tells a type of values.
///
/// Apple: "AnyGesture".
public nonisolated struct AnyGesture<Value>: Gesture {
    public typealias Body = Never

    private let held: HeldGesture<Value>

    /// The gesture, without its type.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        held = TypedHeldGesture(gesture)
    }

    /// Not for use outside the library.
    @MainActor
    public static func _makeRecognizer(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureRecognizer<Value> {
        gesture.held.make(context)
    }

    /// Not for use outside the library.
    @MainActor
    public static func _tell(_ gesture: Self) { gesture.held.tell() }

    /// Not for use outside the library.
    @MainActor
    public static func _renew(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self) {
        gesture.held.renew(recognizer)
    }
}

/// A gesture whose type is not told.
private nonisolated class HeldGesture<Value> {
    @MainActor
    func make(_ context: _GestureContext) -> _GestureRecognizer<Value> { _GestureRecognizer() }
    @MainActor
    func renew(_ recognizer: _GestureRecognizer<Value>) {}
    @MainActor
    func tell() {}
}

private nonisolated final class TypedHeldGesture<T: Gesture>: HeldGesture<T.Value> {
    private let gesture: T

    init(_ gesture: T) {
        self.gesture = gesture
    }

    @MainActor
    override func make(_ context: _GestureContext) -> _GestureRecognizer<T.Value> {
        T._makeRecognizer(gesture, context)
    }

    @MainActor
    override func renew(_ recognizer: _GestureRecognizer<T.Value>) { T._renew(recognizer, gesture) }

    @MainActor
    override func tell() { T._tell(gesture) }
}

extension Gesture {
    /// Calls a closure when the gesture succeeds.
    ///
    /// Apple: "onEnded(_:)". It is not called for a gesture that fails or is taken away, such as a press that was too
    /// short or a drag that a scroll view took over.
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(base: self, action: action)
    }

    /// Calls a closure when the value of the gesture changes: as soon as it is recognised, and then with each other
    /// value.
    ///
    /// Apple: "onChanged(_:)".
    nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
    where Value: Equatable {
        _ChangedGesture(base: self, action: action)
    }

    /// The gesture, telling what a closure makes of its values.
    ///
    /// Apple: "map(_:)".
    nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(base: self, transform: body)
    }

    /// The gesture, made only while keys are held. While they are not it is told nothing.
    ///
    /// Apple: "modifiers(_:)".
    nonisolated public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
        _ModifiersGesture(base: self, modifiers: modifiers)
    }
}

extension Gesture {
    /// This gesture and another one, which may be made at the same time.
    ///
    /// Apple: "simultaneously(with:)".
    nonisolated public func simultaneously<Other: Gesture>(with other: Other)
        -> SimultaneousGesture<Self, Other>
    {
        SimultaneousGesture(self, other)
    }

    /// This gesture, and after it another one.
    ///
    /// Apple: "sequenced(before:)".
    nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<
        Self, Other
    > {
        SequenceGesture(self, other)
    }

    /// This gesture, or if it fails another one.
    ///
    /// Apple: "exclusively(before:)".
    nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<
        Self, Other
    > {
        ExclusiveGesture(self, other)
    }
}
