internal import Foundation

extension NSManagedObjectContext {
    /// When work begins.
    ///
    /// Apple: "NSManagedObjectContext.ScheduledTaskType".
    public enum ScheduledTaskType: Sendable {
        /// At once, if the context's queue is that of the caller.
        case immediate
        /// Behind what waits already.
        case enqueued
    }

    /// Does something on the context's queue, later.
    public func perform(_ block: @escaping () -> Void) {
        let block = Handed(block)
        queue.async {
            block.value()
            self.processPendingChanges()
        }
    }

    /// Does something on the context's queue, and waits for it.
    public func performAndWait<Result, Failure: Error>(
        _ block: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        if isOnQueue { return try block() }
        let result = withoutActuallyEscaping(block) { block in
            let block = Handed(block)
            let made = ownQueue.sync { () -> Handed<Swift.Result<Result, Failure>> in
                defer { self.processPendingChanges() }
                return Handed(Swift.Result { () throws(Failure) in try block.value() })
            }
            return made.value
        }
        return try result.get()
    }

    /// Does something on the context's queue, and waits for it without holding a thread.
    public func perform<Result, Failure: Error>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        let block = Handed(block)
        let result = await withCheckedContinuation {
            (continuation: CheckedContinuation<Handed<Swift.Result<Result, Failure>>, Never>) in
            queue.async {
                let made = Swift.Result { () throws(Failure) in try block.value() }
                self.processPendingChanges()
                continuation.resume(returning: Handed(made))
            }
        }
        return try result.value.get()
    }
}
