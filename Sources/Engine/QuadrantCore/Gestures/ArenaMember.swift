package import QuadrantLayout

/// What has become of a gesture.
package enum GestureStanding: Equatable {
    /// It may still be one.
    case possible
    /// It is one, and goes on.
    case recognized
    /// It was one, and is complete.
    case ended
    /// It is none.
    case failed

    package var isOver: Bool { self == .ended || self == .failed }
}

/// One gesture of one view that follows fingers now. It says what it takes the movement for; whether it may act on that
/// is decided by the arena.
@MainActor
package protocol ArenaMember: AnyObject {
    /// What it takes the movement for.
    var standing: GestureStanding { get }
    /// How many taps in a row it waits for; 0 if it is no tap. Fewer taps wait until more taps are out of the question.
    var taps: Int { get }
    /// Whether those that come after it wait for it: it has the fingers that it needs.
    var holdsOthers: Bool { get }
    /// When it wants to be told that time passed; `nil` for never.
    var deadline: Double? { get }

    /// Whether it follows such a sample at all; asked when a finger comes down.
    func accepts(_ sample: TouchSample) -> Bool

    /// One of its fingers did something.
    func touch(_ sample: TouchSample)

    /// Time has passed.
    func timePasses(to time: Double)

    /// Tells those who asked for it what has happened since the last call.
    ///
    /// - Parameter isGranted: Whether the gesture may act. Before, only those are told who want to know of a press that
    ///   may become a gesture.
    func deliver(isGranted: Bool, _ log: inout DeliveryLog)

    /// Ends it without success.
    func cancel(_ log: inout DeliveryLog)
}

extension ArenaMember {
    package var taps: Int { 0 }
    package var holdsOthers: Bool { true }
    package var deadline: Double? { nil }
    package func accepts(_ sample: TouchSample) -> Bool {
        sample.kind.isTouch && sample.button == 0
    }
    package func timePasses(to time: Double) {}
}

/// What came of telling.
package struct DeliveryLog {
    /// How many closures of the user's were called.
    package var calls = 0
    /// What is set back when all are told, in order.
    package var resets: [() -> Void] = []

    package init() {}
}

/// A gesture as a modifier attached it to a view.
package struct AttachedGesture {
    /// How it stands to the gestures of the views in it.
    package enum Precedence {
        /// Those come first.
        case normal
        /// It comes first.
        case high
        /// Both may be.
        case simultaneous
    }

    package var precedence: Precedence
    /// Whether the gesture itself is on.
    package var isEnabled: Bool
    /// Whether gestures of the views in it are on.
    package var allowsSubviews: Bool
    /// Makes and renews what follows fingers; the same object as long as the view is there.
    package let source: any GestureSource

    package init(
        _ source: any GestureSource, precedence: Precedence = .normal, isEnabled: Bool = true,
        allowsSubviews: Bool = true
    ) {
        self.source = source
        self.precedence = precedence
        self.isEnabled = isEnabled
        self.allowsSubviews = allowsSubviews
    }
}

/// Makes members of the arena for a gesture of a view.
@MainActor
package protocol GestureSource: AnyObject {
    /// Whether taps are a part of the gesture.
    var hasTaps: Bool { get }
    func makeMember(in tree: ViewTree, at node: NodeID) -> any ArenaMember
    /// Hands a member that follows fingers what the view's last value says.
    func renew(_ member: any ArenaMember)
}
