public import Foundation
public import QuadrantCore
import QuadrantEvents
import QuadrantGeometry
public import Spatial

/// A finger that moves.
///
/// Apple: "DragGesture". It begins when the finger has moved by a distance, in a straight line from where it came down,
/// and succeeds when the finger is lifted.
public nonisolated struct DragGesture: Gesture {
    /// Where the finger is, and how it got there.
    public struct Value: Equatable, Sendable {
        /// When this was.
        public var time: Date
        /// Where the finger is, in points, in the gesture's coordinate space.
        public var location: CGPoint
        /// Where it came down.
        public var startLocation: CGPoint
        /// How fast it moves, in points a second. Zero for a finger that stands still.
        public var velocity: CGSize

        /// How far the finger is from where it came down.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where the finger would come to rest if it were let go now: a quarter of a second further at its speed.
        public var predictedEndLocation: CGPoint {
            CGPoint(
                x: location.x + velocity.width * GestureFigures.prediction,
                y: location.y + velocity.height * GestureFigures.prediction)
        }

        /// How far that is from where it came down.
        public var predictedEndTranslation: CGSize {
            let end = predictedEndLocation
            return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
        }
    }

    public typealias Body = Never

    /// How far the finger moves before the drag begins, in points.
    public var minimumDistance: CGFloat
    /// The space of the locations; `.global` where that is one with depth.
    public var coordinateSpace: CoordinateSpace {
        get { space.plane }
        set { space = GestureSpace(newValue) }
    }
    fileprivate var space: GestureSpace

    /// A drag that begins after a distance.
    ///
    /// - Parameters:
    ///   - minimumDistance: In points; 0 begins as soon as the finger comes down.
    ///   - coordinateSpace: The space of the locations. In the space of a view that the drag itself moves, locations
    ///     jump: use `.global` or that of a view that stays.
    public init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {
        self.minimumDistance = minimumDistance
        space = GestureSpace(coordinateSpace.coordinateSpace)
    }

    /// The older form.
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        (self.minimumDistance, space) = (minimumDistance, GestureSpace(coordinateSpace))
    }

    /// A drag with locations in a space with depth, as that of a view by `GeometryProxy3D.coordinateSpace3D()`.
    ///
    /// Apple: "init(minimumDistance:coordinateSpace3D:)". Fingers are in the plane of the root; z is left out of what is told.
    ///
    /// - Parameter minimumDistance: In points of the root.
    public init(minimumDistance: CGFloat = 0, coordinateSpace3D: some CoordinateSpace3D) {
        (self.minimumDistance, space) = (minimumDistance, GestureSpace(depth: coordinateSpace3D))
    }

    /// Not for use outside the library.
    @MainActor
    public static func _tell(_ gesture: DragGesture) {
        gesture.fault?.say()
    }

    /// Not for use outside the library.
    @MainActor
    public static func _makeRecognizer(
        _ gesture: DragGesture, _ context: _GestureContext
    ) -> _GestureRecognizer<Value> {
        DragRecognizer(gesture, context)
    }

    /// Not for use outside the library.
    @MainActor
    public static func _renew(_ recognizer: _GestureRecognizer<Value>, _ gesture: DragGesture) {}
}

extension DragGesture {
    /// What is wrong with the distance; `nil` where nothing is.
    fileprivate var fault: NumberFault? {
        .unless(
            .length, "DragGesture", ["minimumDistance": minimumDistance],
            instead: minimumDistance.isNaN
                ? "10 points were taken."
                : minimumDistance > 0 ? "It never begins." : "It counts as 0.")
    }
}

@MainActor
private final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
    private let place: GesturePlace
    private let space: GestureSpace
    private let distance: CGFloat
    private var state = GesturePhase<DragGesture.Value>.possible
    private var changes = 0
    private var finger: Int?
    /// In the root's space, and in that of the gesture.
    private var (start, ownStart) = (CGPoint.zero, CGPoint.zero)
    private var speed = VelocityTracker()

    init(_ gesture: DragGesture, _ context: _GestureContext) {
        place = context.place
        space = gesture.space
        distance = gesture.minimumDistance.isNaN ? 10 : max(0, gesture.minimumDistance)
        super.init()
        if let fault = gesture.fault { place.report(Diagnostic(fault)) }
    }

    override var phase: GesturePhase<DragGesture.Value> { state }
    override var revision: Int { changes }

    override func touch(_ sample: TouchSample) {
        guard !state.standing.isOver else { return }
        let own = space.point(sample.location, at: place)
        if sample.phase == .began, finger == nil {
            (finger, start, ownStart) = (sample.id, sample.location, own)
        }
        guard sample.id == finger else { return }
        if sample.phase != .ended { speed.add(own, at: sample.time) }
        if case .possible = state {
            guard start.distance(to: sample.location) >= distance else {
                if sample.phase == .ended { set(.failed) }
                return
            }
        }
        let value = DragGesture.Value(
            time: sample.date, location: own, startLocation: ownStart,
            velocity: speed.velocity(at: sample.time))
        set(sample.phase == .ended ? .ended(value) : .active(value))
    }

    private func set(_ new: GesturePhase<DragGesture.Value>) {
        state = new
        changes += 1
    }
}

extension TouchSample {
    /// Its time as gestures tell it: seconds of the host's clock from the reference date on.
    package var date: Date { Date(timeIntervalSinceReferenceDate: time) }
}
