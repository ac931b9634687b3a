import Foundation
import QuadrantCore
import QuadrantEvents

/// Two gestures, one after the other.
///
/// Apple: "SequenceGesture". The second sees nothing before the first has succeeded; fingers that are still down then
/// are where they came down for it.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// What the one that is made tells.
    public enum Value {
        /// The first is being made.
        case first(First.Value)
        /// The first has succeeded; `nil` as long as the second has not begun.
        case second(First.Value, Second.Value?)
    }

    public typealias Body = Never

    /// The one that is made first.
    public var first: First
    /// The one that follows.
    public var second: Second

    /// A gesture of two, one after the other.
    public init(_ first: First, _ second: Second) {
        (self.first, self.second) = (first, second)
    }

    /// Not for use outside the library.
    @MainActor
    public static func _tell(_ gesture: SequenceGesture<First, Second>) {
        First._tell(gesture.first)
        Second._tell(gesture.second)
    }

    /// Not for use outside the library.
    @MainActor
    public static func _makeRecognizer(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureRecognizer<Value> {
        SequenceRecognizer<First, Second>(
            First._makeRecognizer(gesture.first, context),
            Second._makeRecognizer(gesture.second, context))
    }

    /// Not for use outside the library.
    @MainActor
    public static func _renew(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self) {
        guard let own = recognizer as? SequenceRecognizer<First, Second> else { return }
        First._renew(own.first, gesture.first)
        Second._renew(own.second, gesture.second)
    }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

@MainActor
private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
    _GestureRecognizer<SequenceGesture<First, Second>.Value>
{
    typealias Value = SequenceGesture<First, Second>.Value

    let first: _GestureRecognizer<First.Value>
    let second: _GestureRecognizer<Second.Value>
    /// The fingers that are down: where they came down, and what they did last.
    private var fingers: [(start: TouchSample, last: TouchSample)] = []
    private var fingersOfSecond: Set<Int> = []
    /// Until when a finger has to come down after the first gesture; `nil` while one is down.
    private var end: Double?
    private var isLate = false
    private var isSecond = false
    private var changes = 0

    init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
        (self.first, self.second) = (first, second)
        super.init()
    }

    override var phase: GesturePhase<Value> {
        if isLate { return .failed }
        switch first.phase {
        case .possible: return .possible
        case .hinted(let value): return .hinted(.first(value))
        case .active(let value): return .active(.first(value))
        case .failed: return .failed
        case .ended(let value):
            switch second.phase {
            case .possible: return .active(.second(value, nil))
            case .hinted(let next), .active(let next): return .active(.second(value, next))
            case .ended(let next): return .ended(.second(value, next))
            case .failed: return .failed
            }
        }
    }

    override var revision: Int { first.revision &+ second.revision &+ changes }
    override var taps: Int { first.taps }
    override var holdsOthers: Bool { first.holdsOthers }
    override var deadline: Double? {
        isSecond ? earliest(second.openDeadline, end) : first.openDeadline
    }

    override func accepts(_ sample: TouchSample) -> Bool {
        isSecond ? second.accepts(sample) : first.accepts(sample) || second.accepts(sample)
    }

    override func touch(_ sample: TouchSample) {
        switch sample.phase {
        case .began: fingers.append((sample, sample))
        case .moved:
            for index in fingers.indices where fingers[index].start.id == sample.id {
                fingers[index].last = sample
            }
        case .ended, .cancelled: fingers.removeAll { $0.start.id == sample.id }
        }
        if isSecond {
            end = nil
            hand(sample)
        } else {
            if first.accepts(sample) || sample.phase != .began { first.touch(sample) }
            passOn(at: sample.time)
        }
        if isSecond, fingers.isEmpty, second.phase.standing == .possible, second.deadline == nil {
            end = sample.time + GestureFigures.tapInterval
        }
    }

    override func timePasses(to time: Double) {
        if isSecond {
            second.timePasses(to: time)
            if let end, time >= end, fingers.isEmpty {
                isLate = true
                self.end = nil
                changes += 1
            }
        } else {
            first.timePasses(to: time)
            passOn(at: time)
        }
    }

    /// Gives the fingers that are down to the second gesture, as soon as the first has succeeded.
    private func passOn(at time: Double) {
        guard !isSecond, first.phase.standing == .ended else { return }
        isSecond = true
        changes += 1
        for finger in fingers {
            var start = finger.start
            start.time = time
            hand(start)
            guard finger.last.location != start.location else { continue }
            var last = finger.last
            (last.phase, last.time) = (.moved, time)
            hand(last)
        }
    }

    private func hand(_ sample: TouchSample) {
        if sample.phase == .began {
            guard second.accepts(sample) else { return }
            fingersOfSecond.insert(sample.id)
        }
        if fingersOfSecond.contains(sample.id) { second.touch(sample) }
    }

    override func deliver(isGranted: Bool, _ log: inout DeliveryLog) {
        first.deliver(isGranted: isGranted, &log)
        if isSecond { second.deliver(isGranted: isGranted, &log) }
    }

    override func cancel(_ log: inout DeliveryLog) {
        first.cancel(&log)
        second.cancel(&log)
    }
}
