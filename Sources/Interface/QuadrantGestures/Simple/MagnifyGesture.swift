public import Foundation
import QuadrantCore
import QuadrantEvents
public import QuadrantGeometry

/// Two fingers that move apart or together.
///
/// Apple: "MagnifyGesture". It begins when the distance between the fingers has changed by a share of what it was at
/// first, and succeeds when one of them is lifted. Pinches on a trackpad count as well.
public nonisolated struct MagnifyGesture: Gesture {
    /// How far the fingers are apart.
    public struct Value: Equatable, Sendable {
        /// When this was.
        public var time: Date
        /// How many times as far apart the fingers are as at first.
        public var magnification: CGFloat
        /// How fast that changes, a second.
        public var velocity: CGFloat
        /// The middle between the fingers at first, in the view's frame: (0, 0) at its top left corner, (1, 1) at the
        /// opposite one.
        public var startAnchor: UnitPoint
        /// The middle between the fingers at first, in points of the view's space.
        public var startLocation: CGPoint
    }

    public typealias Body = Never

    /// By which share the distance changes before the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// A gesture that begins after a change; of 0.01, unless said otherwise.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    /// Not for use outside the library.
    @MainActor
    public static func _tell(_ gesture: MagnifyGesture) {
        gesture.fault?.say()
    }

    /// Not for use outside the library.
    @MainActor
    public static func _makeRecognizer(
        _ gesture: MagnifyGesture, _ context: _GestureContext
    ) -> _GestureRecognizer<Value> {
        let place = context.place
        return PairRecognizer(
            .pinch, threshold: gesture.minimumScaleDelta,
            gesture.fault, place,
            amount: { $0.scale - 1 },
            value: { state in
                Value(
                    time: state.time, magnification: state.amount + 1, velocity: state.velocity,
                    startAnchor: state.anchor(in: place), startLocation: state.start(in: place))
            })
    }

    /// Not for use outside the library.
    @MainActor
    public static func _renew(_ recognizer: _GestureRecognizer<Value>, _ gesture: MagnifyGesture) {}
}

/// The older form of `MagnifyGesture`, which tells the magnification alone.
///
/// Apple: "MagnificationGesture".
public nonisolated struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public typealias Body = Never

    /// By which share the distance changes before the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// A gesture that begins after a change; of 0.01, unless said otherwise.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    /// Not for use outside the library.
    @MainActor
    public static func _tell(_ gesture: MagnificationGesture) {
        gesture.fault?.say()
    }

    /// Not for use outside the library.
    @MainActor
    public static func _makeRecognizer(
        _ gesture: MagnificationGesture, _ context: _GestureContext
    ) -> _GestureRecognizer<CGFloat> {
        PairRecognizer(
            .pinch, threshold: gesture.minimumScaleDelta,
            gesture.fault, context.place,
            amount: { $0.scale - 1 }, value: { $0.amount + 1 })
    }

    /// Not for use outside the library.
    @MainActor
    public static func _renew(
        _ recognizer: _GestureRecognizer<CGFloat>, _ gesture: MagnificationGesture
    ) {}
}

extension MagnifyGesture {
    fileprivate var fault: NumberFault? {
        .unlessChange("MagnifyGesture", ["minimumScaleDelta": minimumScaleDelta])
    }
}

extension MagnificationGesture {
    fileprivate var fault: NumberFault? {
        .unlessChange("MagnificationGesture", ["minimumScaleDelta": minimumScaleDelta])
    }
}
