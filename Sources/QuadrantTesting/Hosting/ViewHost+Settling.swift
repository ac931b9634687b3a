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
        var lastChanges = log.changes
        log.forgetCounts()
        try await MainActorJobs.run {
            update()
            let running = includingTasks ? tree.begunTasks.unfinished : []
            let isBusy = log.changes != lastChanges || !running.isEmpty
            lastChanges = log.changes
            // What is quiet is let come to rest, however late it is.
            guard !isBusy || clock.now < end else { throw unsettled(time, running) }
            if !running.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
            try Task.checkCancellation()
            return isBusy
        }
    }

    private func unsettled(_ time: Duration, _ running: [UnfinishedTask]) -> UnsettledView {
        var lines = ["The view did not come to rest within \(time)."]
        for task in running.prefix(4) {
            let path = Self.path(task.path).joined(separator: " > ")
            let place = path.isEmpty ? "" : " in \(path)"
            lines.append(
                task.isOfView
                    ? "A .\(task.label)\(place) is still running."
                    : "A task that \(task.label)\(place) began is still running.")
        }
        if running.count > 4 { lines.append("\(running.count - 4) more tasks are running.") }
        let (states, views) = (log.writtenStates, log.evaluatedViews)
        if !states.isEmpty { lines.append("Written: \(states.joined(separator: ", ")).") }
        if !views.isEmpty { lines.append("Evaluated: \(views.joined(separator: ", ")).") }
        lines.append(contentsOf: tree.issues.map(\.description))
        return UnsettledView(description: lines.joined(separator: "\n"))
    }
}
