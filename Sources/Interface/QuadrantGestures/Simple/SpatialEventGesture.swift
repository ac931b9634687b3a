public import Foundation
public import QuadrantCore
import QuadrantEvents
public import QuadrantGeometry
public import Spatial

/// What all fingers, pencils and pointers on a view do at a moment.
///
/// Apple: "SpatialEventCollection".
public struct SpatialEventCollection: Collection, Equatable, Sendable {
    /// One of them.
    public struct Event: Identifiable, Hashable, Sendable {
        /// Which one, as long as it is there.
        public struct ID: Hashable, Sendable {
            let number: Int
        }

        /// What it is.
        public enum Kind: Hashable, Sendable {
            /// A finger.
            case touch
            /// Two fingers of a hand that grasp what is there. There are none here.
            case directPinch
            /// Two fingers of a hand that grasp what is looked at. There are none here.
            case indirectPinch
            /// A pencil.
            case pencil
            /// A pointer with a button held.
            case pointer
        }

        /// Whether it is still there.
        public enum Phase: Hashable, Sendable {
            /// It is on the view.
            case active
            /// It was lifted.
            case ended
            /// It was taken away.
            case cancelled
        }

        /// How a pencil is held.
        public struct InputDevicePose: Hashable, Sendable {
            /// How steep: 0 lies on the screen.
            public var altitude: Angle
            /// In which direction it leans.
            public var azimuth: Angle
        }

        /// Which one.
        public var id: ID
        /// When this was, in seconds of the host's clock.
        public var timestamp: TimeInterval
        /// What it is.
        public var kind: Kind
        /// Where, in points of the gesture's coordinate space.
        public var location: CGPoint
        /// Whether it is still there.
        public var phase: Phase
        /// Keys that are held meanwhile.
        public var modifierKeys: EventModifiers
        /// How a pencil is held; `nil` where nothing tells.
        public var inputDevicePose: InputDevicePose?
    }

    /// A place in the collection.
    public struct Index: Comparable, Sendable {
        let offset: Int

        /// In the order of the collection.
        public static func < (lhs: Index, rhs: Index) -> Bool { lhs.offset < rhs.offset }
    }

    /// Goes through the events.
    public struct Iterator: IteratorProtocol {
        private var rest: ArraySlice<Event>

        fileprivate init(_ events: [Event]) { rest = events[...] }

        /// The next event; `nil` after the last one.
        public mutating func next() -> Event? { rest.popFirst() }
    }

    /// Goes through the events in their order.
    public func makeIterator() -> Iterator { Iterator(events) }

    private var events: [Event]

    init(_ events: [Event]) {
        self.events = events
    }

    /// The first place.
    public var startIndex: Index { Index(offset: 0) }
    /// The place after the last one.
    public var endIndex: Index { Index(offset: events.count) }
    /// The place after another one.
    public func index(after i: Index) -> Index { Index(offset: i.offset + 1) }
    /// The event at a place.
    public subscript(position: Index) -> Event { events[position.offset] }
    /// The event of a finger; `nil` if it is not there.
    public subscript(id: Event.ID) -> Event? { events.first { $0.id == id } }
}

/// Tells what all fingers, pencils and pointers on a view do.
///
/// Apple: "SpatialEventGesture". It begins with the first and succeeds when the last is gone.
public nonisolated struct SpatialEventGesture: Gesture {
    public typealias Value = SpatialEventCollection
    public typealias Body = Never

    /// The space of the locations; `.global` where that is one with depth.
    public var coordinateSpace: CoordinateSpace { space.plane }
    private let space: GestureSpace

    /// A gesture with locations in a space; the view's own unless said otherwise.
    public init(coordinateSpace: some CoordinateSpaceProtocol = .local) {
        space = GestureSpace(coordinateSpace.coordinateSpace)
    }

    /// A gesture with locations in a space with depth.
    ///
    /// Apple: "init(coordinateSpace3D:)". Fingers are in the plane of the root; z is left out of what is told.
    public init(coordinateSpace3D: some CoordinateSpace3D) {
        space = GestureSpace(depth: coordinateSpace3D)
    }

    /// Not for use outside the library.
    @MainActor
    public static func _makeRecognizer(
        _ gesture: SpatialEventGesture, _ context: _GestureContext
    ) -> _GestureRecognizer<SpatialEventCollection> {
        SpatialEventRecognizer(gesture.space, context)
    }

    /// Not for use outside the library.
    @MainActor
    public static func _renew(
        _ recognizer: _GestureRecognizer<SpatialEventCollection>, _ gesture: SpatialEventGesture
    ) {}
}

@MainActor
private final class SpatialEventRecognizer: _GestureRecognizer<SpatialEventCollection> {
    private let space: GestureSpace
    private let place: GesturePlace
    private var events: [SpatialEventCollection.Event] = []
    private var state = GesturePhase<SpatialEventCollection>.possible
    private var changes = 0

    init(_ space: GestureSpace, _ context: _GestureContext) {
        self.space = space
        place = context.place
        super.init()
    }

    override var phase: GesturePhase<SpatialEventCollection> { state }
    override var revision: Int { changes }

    override func touch(_ sample: TouchSample) {
        // Those that ended before were told of.
        events.removeAll { $0.phase != .active }
        let id = SpatialEventCollection.Event.ID(number: sample.id)
        let event = SpatialEventCollection.Event(
            id: id, timestamp: sample.time,
            kind: sample.kind == .pencil ? .pencil : sample.kind == .pointer ? .pointer : .touch,
            location: space.point(sample.location, at: place),
            phase: sample.phase == .ended
                ? .ended : sample.phase == .cancelled ? .cancelled : .active,
            modifierKeys: EventModifiers(sample.modifiers))
        if let index = events.firstIndex(where: { $0.id == id }) {
            events[index] = event
        } else {
            events.append(event)
        }
        let value = SpatialEventCollection(events)
        state = events.contains { $0.phase == .active } ? .active(value) : .ended(value)
        changes += 1
    }
}

/// Moves the window by what it stands on. There are no windows that can be moved here: it is never recognised.
///
/// Apple: "WindowDragGesture".
public nonisolated struct WindowDragGesture: Gesture {
    /// Nothing is told.
    public struct Value: Equatable, Sendable {}

    public typealias Body = Never

    /// Creates the gesture.
    public init() {}

    /// Not for use outside the library.
    @MainActor
    public static func _makeRecognizer(
        _ gesture: WindowDragGesture, _ context: _GestureContext
    ) -> _GestureRecognizer<Value> {
        context.place.report(
            .withoutEffect("WindowDragGesture", advice: "There are no windows that could be moved.")
        )
        return _GestureRecognizer()
    }

    /// Not for use outside the library.
    @MainActor
    public static func _renew(_ recognizer: _GestureRecognizer<Value>, _ gesture: WindowDragGesture)
    {}
}
