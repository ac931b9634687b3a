import QuadrantEvents
import QuadrantLayout

extension GestureArena {
    /// A gesture of a view that a finger reached.
    struct Candidate {
        let node: NodeID
        let identity: ObjectIdentifier
        let precedence: AttachedGesture.Precedence
        let source: (any GestureSource)?
        let make: @MainActor () -> any ArenaMember
    }

    /// A finger that is down.
    struct Finger {
        let id: Int
        var last: TouchSample
    }

    /// Tells fingers, pointers and trackpads apart that use the same numbers.
    struct FingerName: Hashable {
        let kind: InputEvent.Kind
        let id: Int
    }
}
