/// The tasks that a view has begun, by modifiers, in actions and in answer to taps, as long as they are not
/// done.
///
/// Each call that may begin tasks is given an object of its own, its mark, as a task-local value. A task
/// retains the task-local values that it inherits until it is done, and hands them on to the tasks that
/// it begins; here the mark is only known weakly. The mark is gone once all tasks of the call are done.
/// Detached tasks inherit nothing and are not known.
package final class BegunTasks {
    /// Retained by the tasks that one call began.
    private final class Mark: Sendable {
        @TaskLocal static var current: Mark?
    }

    private struct Begun {
        weak var mark: Mark?
        /// Weak, not an address: another owner may stand there once this one has gone.
        weak var owner: AnyObject?
        let task: UnfinishedTask
    }

    private var begun: [Begun] = []
    /// At how many entries those of finished tasks are removed next.
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
                begun.append(Begun(mark: mark, owner: owner, task: task()))
            }
        }
        return try Mark.$current.withValue(mark, operation: action)
    }

    /// Forgets the tasks that `owner` began.
    func forget(by owner: AnyObject) {
        if !begun.isEmpty { begun.removeAll { $0.owner === owner } }
    }

    /// The tasks that are not done, in the order in which they were begun.
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
    /// What kind of thing began it.
    package let origin: Origin

    /// What begins tasks.
    package enum Origin: Sendable {
        /// A `task` modifier: the task runs for as long as its view is there.
        case modifier
        /// An action, of a modifier or in answer to somebody's act.
        case action
    }

    /// A task, or several, that something of that label has begun.
    package init(label: String, path: [String], origin: Origin = .action) {
        self.label = label
        self.path = path
        self.origin = origin
    }
}
