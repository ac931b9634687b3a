public import Foundation
import QuadrantCore
import QuadrantEvents
public import QuadrantGeometry

/// Two fingers that turn about their middle.
///
/// Apple: "RotateGesture". It begins when they have turned by an angle, and succeeds when one of them is lifted. Turns on
/// a trackpad count as well.
public nonisolated struct RotateGesture: Gesture {
    /// How far the fingers have turned.
    public struct Value: Equatable, Sendable {
        /// When this was.
        public var time: Date
        /// How far they have turned since they are there; clockwise angles are positive.
        public var rotation: Angle
        /// How fast they turn, a second.
        public var velocity: Angle
        /// The middle between the fingers at first, in the view's frame: (0, 0) at its top left corner, (1, 1) at the
        /// opposite one.
        public var startAnchor: UnitPoint
        /// The middle between the fingers at first, in points of the view's space.
        public var startLocation: CGPoint
    }

    public typealias Body = Never

    /// By which angle they turn before the gesture begins.
    public var minimumAngleDelta: Angle

    /// A gesture that begins after a turn; of one degree, unless said otherwise.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    /// Not for use outside the library.
    @MainActor
    public static func _tell(_ gesture: RotateGesture) {
        gesture.fault?.say()
    }

    /// Not for use outside the library.
    @MainActor
    public static func _makeRecognizer(
        _ gesture: RotateGesture, _ context: _GestureContext
    ) -> _GestureRecognizer<Value> {
        let place = context.place
        return PairRecognizer(
            .rotate, threshold: gesture.minimumAngleDelta.radians,
            gesture.fault, place,
            amount: \.angle
        ) { state in
            Value(
                time: state.time, rotation: .radians(state.amount),
                velocity: .radians(state.velocity),
                startAnchor: state.anchor(in: place), startLocation: state.start(in: place))
        }
    }

    /// Not for use outside the library.
    @MainActor
    public static func _renew(_ recognizer: _GestureRecognizer<Value>, _ gesture: RotateGesture) {}
}

/// The older form of `RotateGesture`, which tells the angle alone.
///
/// Apple: "RotationGesture".
public nonisolated struct RotationGesture: Gesture {
    public typealias Value = Angle
    public typealias Body = Never

    /// By which angle they turn before the gesture begins.
    public var minimumAngleDelta: Angle

    /// A gesture that begins after a turn; of one degree, unless said otherwise.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    /// Not for use outside the library.
    @MainActor
    public static func _tell(_ gesture: RotationGesture) {
        gesture.fault?.say()
    }

    /// Not for use outside the library.
    @MainActor
    public static func _makeRecognizer(
        _ gesture: RotationGesture, _ context: _GestureContext
    ) -> _GestureRecognizer<Angle> {
        PairRecognizer(
            .rotate, threshold: gesture.minimumAngleDelta.radians,
            gesture.fault,
            context.place,
            amount: \.angle
        ) { .radians($0.amount) }
    }

    /// Not for use outside the library.
    @MainActor
    public static func _renew(_ recognizer: _GestureRecognizer<Angle>, _ gesture: RotationGesture) {
    }
}

extension RotateGesture {
    fileprivate var fault: NumberFault? {
        .unlessChange("RotateGesture", ["minimumAngleDelta": minimumAngleDelta.degrees])
    }
}

extension RotationGesture {
    fileprivate var fault: NumberFault? {
        .unlessChange("RotationGesture", ["minimumAngleDelta": minimumAngleDelta.degrees])
    }
}
