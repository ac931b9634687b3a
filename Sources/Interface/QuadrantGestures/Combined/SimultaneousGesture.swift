import QuadrantCore
import QuadrantEvents

/// Two gestures that may be made at the same time.
///
/// Apple: "SimultaneousGesture". It goes on as long as one of both does, and succeeds when both are over and at least
/// one has succeeded.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// What both tell.
    public struct Value {
        /// That of the first; `nil` as long as it is not made.
        public var first: First.Value?
        /// That of the second; `nil` as long as it is not made.
        public var second: Second.Value?
    }

    public typealias Body = Never

    /// The one.
    public var first: First
    /// The other.
    public var second: Second

    /// A gesture of two.
    public init(_ first: First, _ second: Second) {
        (self.first, self.second) = (first, second)
    }

    /// Not for use outside the library.
    @MainActor
    public static func _tell(_ gesture: SimultaneousGesture<First, Second>) {
        First._tell(gesture.first)
        Second._tell(gesture.second)
    }

    /// Not for use outside the library.
    @MainActor
    public static func _makeRecognizer(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureRecognizer<Value> {
        SimultaneousRecognizer<First, Second>(
            First._makeRecognizer(gesture.first, context),
            Second._makeRecognizer(gesture.second, context))
    }

    /// Not for use outside the library.
    @MainActor
    public static func _renew(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self) {
        guard let own = recognizer as? SimultaneousRecognizer<First, Second> else { return }
        First._renew(own.first, gesture.first)
        Second._renew(own.second, gesture.second)
    }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

@MainActor
private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
    _GestureRecognizer<SimultaneousGesture<First, Second>.Value>
{
    let first: _GestureRecognizer<First.Value>
    let second: _GestureRecognizer<Second.Value>
    private var fingersOfFirst: Set<Int> = []
    private var fingersOfSecond: Set<Int> = []
    /// The fingers that are down.
    private var down: Set<Int> = []

    init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
        (self.first, self.second) = (first, second)
        super.init()
    }

    override var phase: GesturePhase<SimultaneousGesture<First, Second>.Value> {
        let (a, b) = (first.phase, second.phase)
        let value = SimultaneousGesture<First, Second>.Value(first: a.shown, second: b.shown)
        switch (standing(of: first), standing(of: second)) {
        case (.failed, .failed): return .failed
        case (.ended, .ended), (.ended, .failed), (.failed, .ended): return .ended(value)
        case (.recognized, _), (_, .recognized), (.ended, _), (_, .ended): return .active(value)
        default: return value.first == nil && value.second == nil ? .possible : .hinted(value)
        }
    }

    /// One that waits for nothing any more is none: all fingers are gone, such as those of a trackpad's pinch that the other
    /// alone followed.
    private func standing<T>(of part: _GestureRecognizer<T>) -> GestureStanding {
        let own = part.phase.standing
        return own == .possible && hasBegun && down.isEmpty && part.openDeadline == nil
            ? .failed : own
    }

    private var hasBegun: Bool { !fingersOfFirst.isEmpty || !fingersOfSecond.isEmpty }

    override var revision: Int { first.revision &+ second.revision }
    override var taps: Int { max(first.taps, second.taps) }
    override var holdsOthers: Bool { first.holdsOthers || second.holdsOthers }
    override var deadline: Double? { earliest(first.openDeadline, second.openDeadline) }

    override func accepts(_ sample: TouchSample) -> Bool {
        first.accepts(sample) || second.accepts(sample)
    }

    override func touch(_ sample: TouchSample) {
        if sample.phase == .began {
            if first.accepts(sample) { fingersOfFirst.insert(sample.id) }
            if second.accepts(sample) { fingersOfSecond.insert(sample.id) }
            down.insert(sample.id)
        }
        if sample.phase == .ended || sample.phase == .cancelled { down.remove(sample.id) }
        if fingersOfFirst.contains(sample.id) { first.touch(sample) }
        if fingersOfSecond.contains(sample.id) { second.touch(sample) }
    }

    override func timePasses(to time: Double) {
        first.timePasses(to: time)
        second.timePasses(to: time)
    }

    override func deliver(isGranted: Bool, _ log: inout DeliveryLog) {
        first.deliver(isGranted: isGranted, &log)
        second.deliver(isGranted: isGranted, &log)
    }

    override func cancel(_ log: inout DeliveryLog) {
        first.cancel(&log)
        second.cancel(&log)
    }
}
