public import QuadrantCore

/// Keeps a task for as long as its view is there.
final class TaskClient<ID: Equatable>: LifeClient {
    private var id: ID
    private var start: () -> Task<Void, Never>
    private var task: Task<Void, Never>?

    init(id: ID, start: @escaping () -> Task<Void, Never>) {
        self.id = id
        self.start = start
    }

    deinit {
        task?.cancel()
    }

    var actsAfterUpdate: Bool { true }

    /// Takes the values of a new evaluation. Returns whether the task has to begin again.
    func replace(id new: ID, start: @escaping () -> Task<Void, Never>) -> Bool {
        self.start = start
        guard new != id else { return false }
        id = new
        return true
    }

    func appear() {
        task?.cancel()
        task = start()
    }

    func change() { appear() }

    func disappear() {
        task?.cancel()
        task = nil
    }
}

/// An action that is called where its task runs: it is handed to that one task only.
private struct TaskAction: @unchecked Sendable {
    let call: () async -> Void
}

extension View {
    /// Runs a task for as long as the view is shown.
    ///
    /// The task begins when the update in which the view appears is over, after all `onAppear`
    /// actions and in their order. It is cancelled when the view disappears. Pictures show what the
    /// task has done up to the first time that it waits for a time or for something outside of the
    /// program. A renderer says through `objectWillChange` when a task has changed a state later.
    ///
    /// - Parameters:
    ///   - priority: The priority of the task.
    ///   - action: The closure of the evaluation in which the view appeared. A closure that is
    ///     written in a `body` runs on the main actor.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
    ) -> some View {
        task(id: 0, label: "task", priority: priority, action)
    }

    /// Runs a task for as long as the view is shown and a value stays the same.
    ///
    /// This works as `task(priority:_:)`. When an evaluation brings another value, the task is
    /// cancelled, and a new one begins with the closure of that evaluation.
    ///
    /// - Parameters:
    ///   - value: The value that is compared.
    ///   - priority: The priority of the task.
    ///   - action: What the task does.
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        _ action: @escaping () async -> Void
    ) -> some View {
        task(id: value, label: "task(id:)", priority: priority, action)
    }

    /// Runs a task with a name, on a given executor, for as long as the view is shown and a value
    /// stays the same.
    ///
    /// This works as `task(id:priority:_:)`.
    ///
    /// - Parameters:
    ///   - id: The value that is compared.
    ///   - name: The name of the task, for tools; `nil` for the place of the call.
    ///   - taskExecutor: Runs the parts of the task that are not isolated to an actor.
    ///   - priority: The priority of the task.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    ///   - action: What the task does.
    nonisolated public func task<T: Equatable>(
        id: T, name: String? = nil, executorPreference taskExecutor: any TaskExecutor,
        priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        let action = TaskAction(call: action)
        return life(id: id, label: "task(id:)") {
            Task(
                name: name ?? "\(file):\(line)", executorPreference: taskExecutor,
                priority: priority
            ) {
                await action.call()
            }
        }
    }

    private nonisolated func task<T: Equatable>(
        id: T, label: String, priority: TaskPriority, _ action: @escaping () async -> Void
    ) -> some View {
        let action = TaskAction(call: action)
        return life(id: id, label: label) {
            Task(priority: priority) { @MainActor in await action.call() }
        }
    }

    private nonisolated func life<T: Equatable>(
        id: T, label: String, start: @escaping () -> Task<Void, Never>
    ) -> some View {
        modifier(
            LifeModifier(label: label) {
                TaskClient(id: id, start: start)
            } update: { client in
                client.replace(id: id, start: start)
            })
    }
}
