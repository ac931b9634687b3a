public import Foundation
public import QuadrantCore
import QuadrantEvents
public import Spatial

/// One or more taps in a row.
///
/// Apple: "TapGesture". It succeeds when the finger of the last tap is lifted on the view.
public nonisolated struct TapGesture: Gesture {
    public typealias Value = Void
    public typealias Body = Never

    /// How many taps it takes.
    public var count: Int

    /// A gesture of so many taps; at least one.
    public init(count: Int = 1) {
        self.count = count
    }

    /// Not for use outside the library.
    @MainActor
    public static func _makeRecognizer(
        _ gesture: TapGesture, _ context: _GestureContext
    ) -> _GestureRecognizer<Void> {
        TapRecognizer(count: gesture.count, "TapGesture", context) { _ in }
    }

    /// Not for use outside the library.
    @MainActor
    public static func _renew(_ recognizer: _GestureRecognizer<Void>, _ gesture: TapGesture) {}
}

/// One or more taps in a row, with the place of the last one.
///
/// Apple: "SpatialTapGesture".
public nonisolated struct SpatialTapGesture: Gesture {
    /// Where the tap was.
    public struct Value: Equatable, Sendable {
        /// In points, in the gesture's coordinate space.
        public var location: CGPoint
    }

    public typealias Body = Never

    /// How many taps it takes.
    public var count: Int
    /// The space of the location; `.global` where that is one with depth.
    public var coordinateSpace: CoordinateSpace {
        get { space.plane }
        set { space = GestureSpace(newValue) }
    }
    private var space: GestureSpace

    /// A gesture of so many taps; at least one.
    ///
    /// - Parameter coordinateSpace: The space of the location; the view's own unless said otherwise.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        (self.count, space) = (count, GestureSpace(coordinateSpace.coordinateSpace))
    }

    /// A gesture of so many taps, with the location in a space with depth.
    ///
    /// Apple: "init(count:coordinateSpace3D:)". Fingers are in the plane of the root; z is left out of what is told.
    public init(count: Int = 1, coordinateSpace3D: some CoordinateSpace3D) {
        (self.count, space) = (count, GestureSpace(depth: coordinateSpace3D))
    }

    /// The older form.
    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
        (self.count, space) = (count, GestureSpace(coordinateSpace))
    }

    /// Not for use outside the library.
    @MainActor
    public static func _makeRecognizer(
        _ gesture: SpatialTapGesture, _ context: _GestureContext
    ) -> _GestureRecognizer<Value> {
        let (place, space) = (context.place, gesture.space)
        return TapRecognizer(count: gesture.count, "SpatialTapGesture", context) {
            Value(location: space.point($0, at: place))
        }
    }

    /// Not for use outside the library.
    @MainActor
    public static func _renew(_ recognizer: _GestureRecognizer<Value>, _ gesture: SpatialTapGesture)
    {}
}

/// Counts taps.
@MainActor
private final class TapRecognizer<Value>: _GestureRecognizer<Value> {
    private let place: GesturePlace
    private let value: (CGPoint) -> Value
    private var counter: TapCounter
    private var changes = 0

    init(
        count: Int, _ name: String, _ context: _GestureContext, value: @escaping (CGPoint) -> Value
    ) {
        place = context.place
        self.value = value
        counter = TapCounter(count: count)
        super.init()
        if count < 1 {
            place.report(
                Diagnostic(
                    "\(name)(count: \(count)) is less than one tap",
                    advice: "One tap was taken. Give a count of 1 or more."))
        }
    }

    override var phase: GesturePhase<Value> {
        switch counter.standing {
        case .possible, .recognized: .possible
        case .ended: .ended(value(counter.location))
        case .failed: .failed
        }
    }

    override var revision: Int { changes }
    override var taps: Int { counter.count }
    override var deadline: Double? { counter.deadline }

    override func touch(_ sample: TouchSample) {
        changes += 1
        counter.touch(sample) { place.isReached(at: $0) }
    }

    override func timePasses(to time: Double) {
        changes += 1
        counter.timePasses(to: time)
    }
}
