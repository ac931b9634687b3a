public import Foundation
import QuadrantCore
import QuadrantEvents
import QuadrantGeometry

/// A finger that stays where it is for a while.
///
/// Apple: "LongPressGesture". Its value is `true` from the moment at which the finger comes down: `updating` and
/// `onChanged` are told then. It succeeds as soon as the time is over, while the finger is still down; lifted before,
/// or moved too far, it fails.
public nonisolated struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public typealias Body = Never

    /// How long the finger has to stay, in seconds.
    public var minimumDuration: Double
    /// How far it may move meanwhile, in points.
    @available(tvOS, unavailable)
    public var maximumDistance: CGFloat {
        get { distance }
        set { distance = newValue }
    }
    var distance: CGFloat

    /// A press of at least a time, in which the finger moves at most by a distance.
    ///
    /// - Parameters:
    ///   - minimumDuration: In seconds; 0 and less succeed at once.
    ///   - maximumDistance: In points, in a straight line.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        (self.minimumDuration, distance) = (minimumDuration, maximumDistance)
    }

    /// A press that lasts, in the form of remotes of TVs: how far a finger moves has its usual limit.
    ///
    /// Apple: "init(minimumDuration:)".
    @_disfavoredOverload
    public init(minimumDuration: Double = 0.5) {
        self.init(minimumDuration: minimumDuration, maximumDistance: 10)
    }

    /// Not for use outside the library.
    @MainActor
    public static func _tell(_ gesture: LongPressGesture) {
        gesture.fault?.say()
    }

    /// Not for use outside the library.
    @MainActor
    public static func _makeRecognizer(
        _ gesture: LongPressGesture, _ context: _GestureContext
    ) -> _GestureRecognizer<Bool> {
        LongPressRecognizer(gesture, context)
    }

    /// Not for use outside the library.
    @MainActor
    public static func _renew(_ recognizer: _GestureRecognizer<Bool>, _ gesture: LongPressGesture) {
    }
}

extension LongPressGesture {
    /// What is wrong with the time or the distance; `nil` where nothing is. Both may be infinite: such presses only tell that
    /// they are under way.
    fileprivate var fault: NumberFault? {
        .unless(
            .amount, "LongPressGesture",
            ["minimumDuration": minimumDuration, "maximumDistance": distance],
            instead: "It counts as 0, and NaN as the default.")
    }
}

@MainActor
private final class LongPressRecognizer: _GestureRecognizer<Bool> {
    private var state = GesturePhase<Bool>.possible
    private var changes = 0
    private let duration: Double
    private let distance: CGFloat
    private var finger: Int?
    private var start = CGPoint.zero
    private var end: Double?

    init(_ gesture: LongPressGesture, _ context: _GestureContext) {
        duration = gesture.minimumDuration.isNaN ? 0.5 : max(0, gesture.minimumDuration)
        distance = gesture.distance.isNaN ? 10 : max(0, gesture.distance)
        super.init()
        if let fault = gesture.fault { context.place.report(Diagnostic(fault)) }
    }

    override var phase: GesturePhase<Bool> { state }
    override var revision: Int { changes }
    override var deadline: Double? { end }

    override func touch(_ sample: TouchSample) {
        guard !state.standing.isOver else { return }
        if sample.phase == .began, finger == nil {
            (finger, start) = (sample.id, sample.location)
            set(.hinted(true))
            if duration <= 0 { set(.ended(true)) } else { end = sample.time + duration }
            return
        }
        guard sample.id == finger else { return }
        if sample.phase != .moved || start.distance(to: sample.location) > distance { set(.failed) }
    }

    override func timePasses(to time: Double) {
        if let end, time >= end { set(.ended(true)) }
    }

    private func set(_ new: GesturePhase<Bool>) {
        state = new
        changes += 1
        if new.standing.isOver { end = nil }
    }
}
