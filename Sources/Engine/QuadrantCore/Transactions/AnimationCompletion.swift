/// When an animation counts as complete.
///
/// Apple: "AnimationCompletionCriteria".
public struct AnimationCompletionCriteria: Hashable, Sendable {
    enum Kind: Hashable { case logicallyComplete, removed }

    private let kind: Kind

    /// The animations of the change have done what a person waits for, though they may go on a little: a spring that
    /// seems to take half a second is complete after half a second. What changes later does not count.
    public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
    /// The animations of the change are over, and so are those that later changes brought to the same values.
    public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// Something that is to be done once when all animations of a change are complete.
package final class AnimationCompletion {
    package let criteria: AnimationCompletionCriteria
    private var action: (() -> Void)?
    /// How many animations it waits for.
    private var waiting = 0
    /// How many updates are still to come that may begin more animations with it.
    private var updates = 0

    package init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    /// Whether nothing is to be done any more: what it was for has come about otherwise.
    package private(set) var isCancelled = false

    /// Whether an update is still to come that may begin animations with it.
    package var isNoted: Bool { updates > 0 }

    /// Whether nothing is left to wait for.
    package var isDue: Bool { action != nil && waiting == 0 && updates == 0 }

    /// The list to which it was added last: it is added to each once.
    private var list: Int?

    /// An update is to come that may begin animations with it. Returns whether that is news for the list of this number.
    func note(in list: Int) -> Bool {
        guard self.list != list else { return false }
        self.list = list
        updates += 1
        return true
    }

    /// That update is done.
    package func noteUpdated() { updates -= 1 }

    /// Nothing is to be done any more. Those that keep it for its end drop it when they next look at it.
    package func cancel() {
        isCancelled = true
        action = nil
    }

    /// One more animation runs with it.
    package func begin() { waiting += 1 }

    /// One of them is complete.
    package func end() { waiting -= 1 }

    /// Does what is to be done, the first time that it is called.
    package func call() {
        let action = action
        self.action = nil
        action?()
    }
}
