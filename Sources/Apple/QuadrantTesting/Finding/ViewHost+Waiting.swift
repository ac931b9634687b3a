internal import QuadrantCore
public import Testing

/// A condition did not hold in time.
public struct WaitFailure: PlacedFailure, Equatable {
    /// What was waited for, how long, and what the view showed at the end.
    public let message: String
    /// The line of the test that waited; `nil` where that is not known.
    public internal(set) var sourceLocation: SourceLocation?
}

extension WaitFailure: PlaceableFailure {}

extension ViewHost {
    /// Waits until a condition holds. Use it for what `settle` does not wait for: a
    /// network, another thread. The view is updated before each check, and the main actor goes on
    /// between them. As long as code of the view sleeps, the host's clock goes, no faster than the machine's; to go to a
    /// moment use `advance(by:)`.
    ///
    /// ```swift
    /// try await host.wait(until: { host.texts.contains("Done") })
    /// ```
    ///
    /// - Parameters:
    ///   - condition: Checked again and again. An error that it throws ends the wait.
    ///   - timeout: The longest time to wait. The condition is checked at least a hundred times, in
    ///     case others keep the main actor busy.
    /// - Throws: `WaitFailure`, which says what the view showed at the end; `CancellationError` if
    ///   the task of the test is cancelled.
    public func wait(
        until condition: () throws -> Bool, timeout: Duration = .seconds(5),
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let isSo = try await called(at: sourceLocation) {
            try await wait(timeout, until: condition)
        }
        guard isSo else {
            throw WaitFailure(
                message: "What was waited for did not come within \(timeout). There are:\n"
                    + accessibility.description + unfinishedTasks, sourceLocation: sourceLocation)
        }
    }

    /// Waits until a view with an accessibility identifier is shown, and returns it.
    ///
    /// - Parameters:
    ///   - identifier: The identifier. If several views have it, the first one counts.
    ///   - timeout: The longest time to wait.
    /// - Throws: `WaitFailure`, which says what the view showed at the end; `CancellationError` if
    ///   the task of the test is cancelled.
    @discardableResult
    public func wait(
        for identifier: String, timeout: Duration = .seconds(5),
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> HostedView {
        _ = try await called(at: sourceLocation) {
            try await wait(timeout) { contains(identifier) }
        }
        do throws(ViewNotFound) {
            return try self[identifier, sourceLocation: sourceLocation]
        } catch {
            throw WaitFailure(
                message: "\(error.message)\nIt was waited for \(timeout).\(unfinishedTasks)",
                sourceLocation: sourceLocation)
        }
    }

    /// Whether the condition became true in time.
    private func wait(_ time: Duration, until condition: () throws -> Bool) async throws -> Bool {
        let clock = ContinuousClock()
        var spent = Duration.zero
        while true {
            spent += clock.measure { update() }
            if try condition() { return true }
            guard spent < time else { return false }
            await Task.yield()
            // While this waits longer, others can use the main actor: that time does not count.
            try await pause(of: &spent)
        }
    }

    /// The tasks that go on, in lines of their own.
    private var unfinishedTasks: String {
        let lines = Self.lines(for: tree.hosting.begunTasks.unfinished)
        return lines.isEmpty ? "" : "\n" + lines.joined(separator: "\n")
    }
}
