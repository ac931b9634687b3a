internal import Foundation
internal import QuadrantCore
internal import QuadrantLayout

extension Recording {
    /// Has the main actor do what it has to do until it is at rest, and the view with it: tasks that views
    /// began have gone on as far as they can without waiting for a time or for the world outside.
    ///
    /// To be called in a process that does nothing but draw: what other threads are at is waited for.
    ///
    /// - Parameters:
    ///   - time: Seconds in which tasks that wait are waited for, too; all of them where no task waits and
    ///     something else may come, such as a timer.
    ///   - update: Brings the view up to date.
    func rest(for time: Double, updating update: () -> Void) {
        let changes = ChangeFlag()
        tree.stateDidChange = { changes.isSet = true }
        defer { tree.stateDidChange = nil }
        func isBusy(_ isWaiting: Bool) -> Bool {
            let hasChanged = changes.isSet
            changes.isSet = false
            if hasChanged { update() }
            changes.quietTurns = hasChanged || isWaiting ? 0 : changes.quietTurns + 1
            guard changes.quietTurns > MainActorJobs.quietTurns - turnsWithThreads else {
                return changes.quietTurns == 0
            }
            if ThreadsAtWork.areThereOthers { changes.quietTurns = 0 }
            return changes.quietTurns == 0
        }
        MainActorJobs.runOnMainThread { isBusy(false) }
        guard time > 0 else { return }
        let hasTasks = !tree.begunTasks.unfinished.isEmpty
        changes.quietTurns = 0
        let end = ContinuousClock.now.advanced(by: .seconds(time))
        MainActorJobs.runOnMainThread {
            let isWaiting = !hasTasks || !tree.begunTasks.unfinished.isEmpty
            return isBusy(isWaiting && ContinuousClock.now < end)
        }
    }

    /// What could not be done as written, and which tasks were not waited for.
    func issues(_ options: DrawingOptions) -> [String] {
        var issues = self.issues + options.previewIssues
        let count = Array(tree.layout.children(of: tree.rootNode)).count
        if options.isWholeProvider, count > 1 {
            issues.append(
                "The preview provider has \(count) previews that are made by a loop or a condition; "
                    + "they are drawn in one picture. Write them one below the other, or as #Previews, "
                    + "to draw each by itself.")
        }
        for task in tree.begunTasks.unfinished {
            let place = task.path.isEmpty ? "" : " in \(task.path.joined(separator: " > "))"
            let issue =
                "What \(task.label)\(place) waits for was not waited for: "
                + (options.waitingTime > 0
                    ? "it did not come in time. '--wait' with more seconds does."
                    : "'--wait SECONDS' does.")
            if !issues.contains(issue) { issues.append(issue) }
        }
        return issues
    }
}

/// The last turns of a rest at which other threads are looked at: that reads two files for each thread.
/// Work that another thread hands on has as many turns of the main actor to come back to one.
private let turnsWithThreads = 8

/// Whether something has changed since the flag was taken down.
private final class ChangeFlag {
    var isSet = false
    /// Turns in a row at which nothing was going on, as `MainActorJobs` counts them.
    var quietTurns = 0
}
