import Foundation
package import QuadrantCore
import QuadrantEvents
package import QuadrantLayout

/// What a gesture takes a movement for, with its value.
package enum GesturePhase<Value> {
    /// It may still be one.
    case possible
    /// It may still be one, and whoever wants to know of a press is told: a long press that has not lasted.
    case hinted(Value)
    /// It is one, and goes on.
    case active(Value)
    /// It was one, and is complete.
    case ended(Value)
    /// It is none.
    case failed

    package var standing: GestureStanding {
        switch self {
        case .possible, .hinted: .possible
        case .active: .recognized
        case .ended: .ended
        case .failed: .failed
        }
    }

    /// The value that `updating` and `onChanged` are told; `nil` for none.
    ///
    /// - Parameter isGranted: Whether the gesture may act.
    package func told(isGranted: Bool) -> Value? {
        switch self {
        case .hinted(let value): value
        case .active(let value): isGranted ? value : nil
        default: nil
        }
    }

    /// The value that there is; `nil` for none.
    package var shown: Value? {
        switch self {
        case .hinted(let value), .active(let value), .ended(let value): value
        case .possible, .failed: nil
        }
    }

    package func map<T>(_ transform: (Value) -> T) -> GesturePhase<T> {
        switch self {
        case .possible: .possible
        case .hinted(let value): .hinted(transform(value))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }
}

/// What follows fingers for a gesture of a view; not for use outside the library.
///
/// One is made for each gesture when a finger comes down on its view. A gesture made of others has one made of theirs.
@MainActor
public class _GestureRecognizer<Value> {
    /// What it takes the movement for.
    package var phase: GesturePhase<Value> { .failed }
    /// Another number whenever `phase` may be another one.
    package var revision: Int { 0 }
    /// As of a member of the arena.
    package var taps: Int { 0 }
    package var holdsOthers: Bool { true }
    package var deadline: Double? { nil }

    init() {}

    package func accepts(_ sample: TouchSample) -> Bool {
        sample.kind.isTouch && sample.button == 0
    }
    package func touch(_ sample: TouchSample) {}
    package func timePasses(to time: Double) {}
    package func deliver(isGranted: Bool, _ log: inout DeliveryLog) {}
    package func cancel(_ log: inout DeliveryLog) {}
}

extension _GestureRecognizer {
    /// When it wants to be told of the time; `nil` when it is over.
    var openDeadline: Double? { phase.standing.isOver ? nil : deadline }
}

/// The earlier of two times.
func earliest(_ a: Double?, _ b: Double?) -> Double? {
    guard let a, let b else { return a ?? b }
    return min(a, b)
}

/// A recogniser of one that is made of another: passes everything on to that.
@MainActor
class WrappingRecognizer<Base, Value>: _GestureRecognizer<Value> {
    let base: _GestureRecognizer<Base>

    init(_ base: _GestureRecognizer<Base>) {
        self.base = base
        super.init()
    }

    override var revision: Int { base.revision }
    override var taps: Int { base.taps }
    override var holdsOthers: Bool { base.holdsOthers }
    override var deadline: Double? { base.deadline }
    override func accepts(_ sample: TouchSample) -> Bool { base.accepts(sample) }
    override func touch(_ sample: TouchSample) { base.touch(sample) }
    override func timePasses(to time: Double) { base.timePasses(to: time) }
    override func deliver(isGranted: Bool, _ log: inout DeliveryLog) {
        base.deliver(isGranted: isGranted, &log)
    }
    override func cancel(_ log: inout DeliveryLog) { base.cancel(&log) }
}

/// Where the view of a gesture stands; not for use outside the library.
@MainActor
public struct _GestureContext {
    package let place: GesturePlace
}

/// A recogniser as a member of the arena.
@MainActor
final class RecognizerMember<G: Gesture>: ArenaMember {
    let recognizer: _GestureRecognizer<G.Value>

    init(_ gesture: G, at place: GesturePlace) {
        recognizer = G._makeRecognizer(gesture, _GestureContext(place: place))
    }

    var standing: GestureStanding { recognizer.phase.standing }
    var taps: Int { recognizer.taps }
    var holdsOthers: Bool { recognizer.holdsOthers }
    var deadline: Double? { recognizer.deadline }

    func accepts(_ sample: TouchSample) -> Bool { recognizer.accepts(sample) }
    func touch(_ sample: TouchSample) { recognizer.touch(sample) }
    func timePasses(to time: Double) { recognizer.timePasses(to: time) }
    func deliver(isGranted: Bool, _ log: inout DeliveryLog) {
        recognizer.deliver(isGranted: isGranted, &log)
    }
    func cancel(_ log: inout DeliveryLog) { recognizer.cancel(&log) }
}

/// The gesture of a view, as its last value says.
@MainActor
package final class GestureHolder<G: Gesture>: GestureSource {
    private var gesture: G

    package init(_ gesture: G) {
        self.gesture = gesture
    }

    /// A gesture that is made of taps has one of theirs in its type, or in that of its body.
    package var hasTaps: Bool {
        "\(G.self) \(G.Body.self)".contains("TapGesture")
    }

    package func take(_ gesture: G) {
        self.gesture = gesture
    }

    package func makeMember(in tree: ViewTree, at node: NodeID) -> any ArenaMember {
        RecognizerMember(gesture, at: GesturePlace(tree, node))
    }

    package func renew(_ member: any ArenaMember) {
        guard let member = member as? RecognizerMember<G> else { return }
        G._renew(member.recognizer, gesture)
    }
}
