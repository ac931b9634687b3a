/// The tasks that a view has begun, by modifiers, in actions and in answer to taps, as long as they are not
/// done.
///
/// A task inherits the task-local values of whoever begins it and lets go of them when it is done. What
/// begins tasks is therefore called with a mark of its own as such a value: as long as the mark lives,
/// one of its tasks, or of those that these began, is not done. Detached tasks inherit nothing.
package final class BegunTasks {
    /// Held by the tasks that began under it.
    private final class Mark: Sendable {
        @TaskLocal static var current: Mark?
    }

    private struct Begun {
        weak var mark: Mark?
        let owner: ObjectIdentifier?
        let task: UnfinishedTask
    }

    private var begun: [Begun] = []
    private var roomForBegun = 16

    package init() {}

    /// Calls what may begin tasks.
    ///
    /// - Parameters:
    ///   - task: What messages say of them; asked for only if there are any.
    ///   - owner: Names the part of the view that began them, for `forget`.
    @MainActor
    package func noting<T>(
        _ task: @autoclosure () -> UnfinishedTask, by owner: AnyObject? = nil,
        _ action: () throws -> T
    ) rethrows -> T {
        var mark = Mark()
        defer {
            if !isKnownUniquelyReferenced(&mark) {
                prune()
                begun.append(
                    Begun(mark: mark, owner: owner.map { ObjectIdentifier($0) }, task: task()))
            }
        }
        return try Mark.$current.withValue(mark, operation: action)
    }

    /// Those that an owner began are nobody's business any more.
    func forget(by owner: AnyObject) {
        if !begun.isEmpty { begun.removeAll { $0.owner == ObjectIdentifier(owner) } }
    }

    /// Those that are not done, in the order in which they were begun.
    package var unfinished: [UnfinishedTask] {
        begun.removeAll { $0.mark == nil }
        return begun.map(\.task)
    }

    private func prune() {
        guard begun.count >= roomForBegun else { return }
        begun.removeAll { $0.mark == nil }
        roomForBegun = max(16, begun.count * 2)
    }
}

/// A task that a view has begun, or several that one call began, not done.
package struct UnfinishedTask: Equatable, Sendable {
    /// What began it: a modifier as it is written, `a tap`.
    package let label: String
    /// The custom views around it, the outermost first.
    package let path: [String]

    package init(label: String, path: [String]) {
        self.label = label
        self.path = path
    }

    /// Whether it is the task of a modifier that runs for as long as its view is there.
    package var isOfView: Bool { label.hasPrefix("task") }
}
