import QuadrantCore

/// Something that people do with their fingers, and what comes of it.
///
/// Apple: "Gesture". Gestures are attached to views with `gesture(_:including:)` and the like. A gesture of one's own
/// has a `body` made of others.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What is told while it is made.
    associatedtype Value
    /// What it is made of.
    associatedtype Body: Gesture

    /// What the gesture is made of.
    @MainActor @preconcurrency
    var body: Body { get }

    /// Makes what follows fingers; not for use outside the library.
    @MainActor
    static func _makeRecognizer(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureRecognizer<Value>

    /// Hands it a new value of the gesture; not for use outside the library.
    @MainActor
    static func _renew(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self)

    /// Tells the view that it is attached to what is wrong with its numbers; not for use outside the library.
    @MainActor
    static func _tell(_ gesture: Self)
}

extension Gesture {
    /// There is nothing to tell. A gesture of one's own is not asked for its body before fingers touch it.
    @MainActor
    public static func _tell(_ gesture: Self) {}
}

extension Gesture {
    /// That of the body.
    @MainActor
    public static func _makeRecognizer(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureRecognizer<Body.Value> {
        Body._makeRecognizer(gesture.body, context)
    }
}

extension Gesture where Value == Body.Value {
    /// That of the body.
    @MainActor
    public static func _renew(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self) {
        Body._renew(recognizer, gesture.body)
    }
}

extension Gesture where Body == Never {
    /// A gesture that is not made of others has no body.
    public var body: Never {
        preconditionFailure("\(Self.self) has no body: it is not made of other gestures.")
    }
}

extension Never: Gesture {
    public typealias Value = Never

    /// There is none.
    public static func _makeRecognizer(
        _ gesture: Never, _ context: _GestureContext
    ) -> _GestureRecognizer<Never> {}

    /// There is none.
    public static func _renew(_ recognizer: _GestureRecognizer<Never>, _ gesture: Never) {}
}

extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public typealias Body = Never

    /// That of the gesture that there is; without one nothing is recognised.
    public static func _makeRecognizer(
        _ gesture: Wrapped?, _ context: _GestureContext
    ) -> _GestureRecognizer<Wrapped.Value> {
        gesture.map { Wrapped._makeRecognizer($0, context) } ?? _GestureRecognizer()
    }

    /// Hands the gesture that there is a new value.
    public static func _renew(_ recognizer: _GestureRecognizer<Wrapped.Value>, _ gesture: Wrapped?)
    {
        if let gesture { Wrapped._renew(recognizer, gesture) }
    }

    /// Tells what is wrong with the gesture that there is.
    public static func _tell(_ gesture: Wrapped?) {
        if let gesture { Wrapped._tell(gesture) }
    }
}
