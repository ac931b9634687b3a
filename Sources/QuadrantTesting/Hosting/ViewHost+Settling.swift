internal import QuadrantCore

/// A view that did not come to rest in time.
public struct UnsettledView: Error, CustomStringConvertible {
    /// Which tasks still run, which states were written of late and which bodies evaluated.
    public let description: String
}

extension ViewHost {
    /// Waits until the view has come to rest: the tasks of its views are done, and nothing that it
    /// depends on has changed for some turns of the main actor.
    ///
    /// - Parameters:
    ///   - time: How long to wait at most.
    ///   - includingTasks: Whether tasks have to be done; `false` for views whose tasks never end,
    ///     such as those that follow a stream.
    /// - Throws: `UnsettledView`, which says what is still going on; `CancellationError` if the
    ///   test's own task is cancelled.
    public func settle(
        within time: Duration = .seconds(5), includingTasks: Bool = true
    ) async throws {
        let clock = ContinuousClock()
        let end = clock.now.advanced(by: time)
        let watch = TaskWatch()
        var quietTurns = 0
        var lastChanges = log.changes
        log.forgetCounts()
        while quietTurns < Self.quietTurns {
            update()
            let running = includingTasks ? watch.running(tree.liveTasks) : []
            quietTurns = log.changes == lastChanges && running.isEmpty ? quietTurns + 1 : 0
            lastChanges = log.changes
            // What is quiet is let come to rest, however late it is.
            guard quietTurns > 0 || clock.now < end else { throw unsettled(time, running) }
            await Task.yield()
            if !running.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
            try Task.checkCancellation()
        }
    }

    /// Tasks that somebody else began and that are about to change a state take some turns.
    private static let quietTurns = 16

    private func unsettled(_ time: Duration, _ running: [LiveTask]) -> UnsettledView {
        var lines = ["The view did not come to rest within \(time)."]
        for task in running.prefix(4) {
            let path = Self.path(task.path).joined(separator: " > ")
            let place = path.isEmpty ? "" : " in \(path)"
            lines.append("A .\(task.label)\(place) is still running.")
        }
        if running.count > 4 { lines.append("\(running.count - 4) more tasks are running.") }
        let (states, views) = (log.writtenStates, log.evaluatedViews)
        if !states.isEmpty { lines.append("Written: \(states.joined(separator: ", ")).") }
        if !views.isEmpty { lines.append("Evaluated: \(views.joined(separator: ", ")).") }
        lines.append(contentsOf: tree.issues.map(\.description))
        return UnsettledView(description: lines.joined(separator: "\n"))
    }
}

/// Which of a view's tasks are done.
@MainActor
private final class TaskWatch {
    private var known: Set<Task<Void, Never>> = []
    private var done: Set<Task<Void, Never>> = []

    /// Those that are not done.
    func running(_ tasks: [LiveTask]) -> [LiveTask] {
        for live in tasks where known.insert(live.task).inserted {
            let task = live.task
            Task { [weak self] in
                await task.value
                self?.done.insert(task)
            }
        }
        return tasks.filter { !done.contains($0.task) }
    }
}
