import QuadrantCore
import QuadrantEvents

/// Two gestures of which only one can be made; the first comes first.
///
/// Apple: "ExclusiveGesture". The second succeeds only if the first has failed.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// What the one that is made tells.
    public enum Value {
        /// The first is made.
        case first(First.Value)
        /// The second is made.
        case second(Second.Value)
    }

    public typealias Body = Never

    /// The one that comes first.
    public var first: First
    /// The other.
    public var second: Second

    /// A gesture that is one of two.
    public init(_ first: First, _ second: Second) {
        (self.first, self.second) = (first, second)
    }

    /// Not for use outside the library.
    @MainActor
    public static func _tell(_ gesture: ExclusiveGesture<First, Second>) {
        First._tell(gesture.first)
        Second._tell(gesture.second)
    }

    /// Not for use outside the library.
    @MainActor
    public static func _makeRecognizer(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureRecognizer<Value> {
        ExclusiveRecognizer<First, Second>(
            First._makeRecognizer(gesture.first, context),
            Second._makeRecognizer(gesture.second, context))
    }

    /// Not for use outside the library.
    @MainActor
    public static func _renew(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self) {
        guard let own = recognizer as? ExclusiveRecognizer<First, Second> else { return }
        First._renew(own.first, gesture.first)
        Second._renew(own.second, gesture.second)
    }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

@MainActor
private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
    _GestureRecognizer<ExclusiveGesture<First, Second>.Value>
{
    typealias Value = ExclusiveGesture<First, Second>.Value

    let first: _GestureRecognizer<First.Value>
    let second: _GestureRecognizer<Second.Value>
    private var fingersOfFirst: Set<Int> = []
    private var fingersOfSecond: Set<Int> = []
    /// Whether the second was told that it is none.
    private var isSecondCancelled = false

    init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
        (self.first, self.second) = (first, second)
        super.init()
    }

    /// Whether the first follows none of the fingers: the movement is another one's, such as a trackpad's turn beside a pinch.
    private var isFirstAside: Bool {
        first.phase.standing == .possible && fingersOfFirst.isEmpty && !fingersOfSecond.isEmpty
    }

    override var phase: GesturePhase<Value> {
        if isFirstAside { return second.phase.map { .second($0) } }
        switch first.phase {
        case .active(let value): return .active(.first(value))
        case .ended(let value): return .ended(.first(value))
        case .hinted(let value): return .hinted(.first(value))
        case .possible:
            // The second has to wait; whoever wants to know of a press is told.
            if case .hinted(let value) = second.phase { return .hinted(.second(value)) }
            return .possible
        case .failed: return second.phase.map { .second($0) }
        }
    }

    override var revision: Int { first.revision &+ second.revision }
    override var taps: Int { first.phase.standing == .failed ? second.taps : first.taps }
    override var holdsOthers: Bool { first.holdsOthers || second.holdsOthers }
    override var deadline: Double? { earliest(first.openDeadline, second.openDeadline) }

    override func accepts(_ sample: TouchSample) -> Bool {
        first.accepts(sample) || second.accepts(sample)
    }

    override func touch(_ sample: TouchSample) {
        if sample.phase == .began {
            if first.accepts(sample) { fingersOfFirst.insert(sample.id) }
            if second.accepts(sample) { fingersOfSecond.insert(sample.id) }
        }
        if fingersOfFirst.contains(sample.id) { first.touch(sample) }
        if fingersOfSecond.contains(sample.id), !isSecondCancelled { second.touch(sample) }
    }

    override func timePasses(to time: Double) {
        first.timePasses(to: time)
        if !isSecondCancelled { second.timePasses(to: time) }
    }

    override func deliver(isGranted: Bool, _ log: inout DeliveryLog) {
        first.deliver(isGranted: isGranted, &log)
        if isFirstAside { return second.deliver(isGranted: isGranted, &log) }
        switch first.phase.standing {
        case .recognized, .ended:
            guard !isSecondCancelled, isGranted else { return }
            isSecondCancelled = true
            second.cancel(&log)
        case .failed: second.deliver(isGranted: isGranted, &log)
        case .possible: second.deliver(isGranted: false, &log)
        }
    }

    override func cancel(_ log: inout DeliveryLog) {
        first.cancel(&log)
        if !isSecondCancelled { second.cancel(&log) }
    }
}
