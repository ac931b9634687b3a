internal import QuadrantCore
internal import QuadrantRendering
public import Testing

/// The view did not come to rest in time.
public struct UnsettledView: PlacedFailure {
    /// Which tasks still run, which states were set last, and which bodies were evaluated.
    public let message: String
    /// The line of the test that waited; `nil` where that is not known.
    public internal(set) var sourceLocation: SourceLocation?
}

extension UnsettledView: PlaceableFailure {}

extension ViewHost {
    /// Waits until the view is at rest: the main actor has done its work, the tasks that the view
    /// began are done, and nothing that the view depends on has changed since.
    ///
    /// The tasks of a view are those of `.task`, those that its actions began
    /// (`Button("Load") { Task { … } }`, `onAppear`, `onChange`), and those that these began. What
    /// other tests have the main actor do makes no difference. Detached tasks, timers and events from outside are
    /// not waited for; use `wait(until:timeout:)` and `wait(for:timeout:)` for them.
    ///
    /// Tasks that sleep do so by the host's clock. Once all of them sleep, it is moved to where the next sleep ends, and
    /// animations go on as far; so a test does not wait for a time. As long as one waits for something else, the clock goes
    /// no faster than the machine's. Of a task that sleeps beside something outside, as for a time limit, the sleep ends
    /// first here: use `wait(until:timeout:)`.
    ///
    /// - Parameters:
    ///   - time: The longest time to wait, by either clock. Work of others on the main actor does not count: the
    ///     limit is the same beside a thousand other tests as alone.
    ///   - includingTasks: Whether the tasks have to be done. Use `false` for views whose tasks
    ///     never end, such as those that follow a stream: they do all that they can without waiting
    ///     for a time or for others.
    /// - Throws: `UnsettledView`, which says what is still going on; `CancellationError` if the
    ///   task of the test is cancelled.
    public func settle(
        within time: Duration = .seconds(5), includingTasks: Bool = true,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        try await called(at: sourceLocation) {
            try await settle(within: time, includingTasks: includingTasks)
        }
    }

    private func settle(within time: Duration, includingTasks: Bool) async throws {
        let clock = ContinuousClock()
        let start = host.clock.moved
        var spent = Duration.zero
        var lastChanges = log.changes
        // How many turns in a row nothing was done while tasks are waited for.
        var idle = 0
        log.forgetCounts()
        try await MainActorJobs.run {
            spent += clock.measure { update() }
            let running = includingTasks ? tree.hosting.begunTasks.unfinished : []
            let hasChanged = log.changes != lastChanges
            let isBusy = hasChanged || !running.isEmpty
            lastChanges = log.changes
            idle = hasChanged || !host.isIdle ? 0 : idle + 1
            // A quiet view may come to rest even if the time is over.
            guard !isBusy || spent < time else { throw unsettled(time, running) }
            guard !running.isEmpty else { return isBusy }
            if idle > Self.idleTurns, running.count <= host.clock.sleeperCount {
                let left = time - (host.clock.moved - start)
                guard let way = host.clock.timeToNextEnd, way <= left else {
                    throw unsettled(time, running)
                }
                spent += clock.measure { host.advance(by: max(way, .nanoseconds(1))) }
                idle = 0
            } else {
                try await pause(of: &spent)
            }
            try Task.checkCancellation()
            return isBusy
        }
    }

    /// Has the main actor do what the view has it do, as far as that is possible without waiting: what
    /// is looked at next as a whole, a picture or a snapshot, shows what came of it.
    func rest() {
        host.room = room.root
        host.restInPlace()
        reportIssues()
    }

    /// How long is slept between two looks at what is waited for.
    private static let pause = Duration.milliseconds(1)
    /// After how many turns without work it is taken that all tasks sleep: one that has just been resumed may be on its way.
    private static let idleTurns = 4

    /// Lets others use the main actor for a moment; as much passes for what sleeps by the host's clock.
    func pause(of spent: inout Duration) async throws {
        try await Task.sleep(for: Self.pause)
        spent += Self.pause
        if host.isIdle, host.clock.timeToNextEnd != nil { host.advance(by: Self.pause) }
    }

    private func unsettled(_ time: Duration, _ running: [UnfinishedTask]) -> UnsettledView {
        var lines = ["The view did not come to rest within \(time)."]
        lines += Self.lines(for: running)
        let (states, views) = (log.writtenStates, log.evaluatedViews)
        if !states.isEmpty { lines.append("Written: \(states.joined(separator: ", ")).") }
        if !views.isEmpty { lines.append("Evaluated: \(views.joined(separator: ", ")).") }
        lines.append(contentsOf: tree.issues.map(\.description))
        return UnsettledView(message: lines.joined(separator: "\n"))
    }
}
