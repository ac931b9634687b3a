internal import Dispatch
internal import Foundation
internal import Synchronization

/// Ends a step of the command's own that takes too long: what it reads may never come, or be very large.
enum StepLimit {
    /// How many seconds a step has to notice that its time is over.
    private static let patience = 5.0

    /// Does a step. If it is not done in time, it fails; where it does not even notice that, the command says so and ends, with all
    /// programs that it has started.
    ///
    /// - Parameter what: The step, for the message: "reading the files".
    static func hold<Result>(
        _ what: String, seconds: Double, _ step: () throws(CommandError) -> Result
    ) throws(CommandError) -> Result {
        let (flag, late) = (
            StepTime.Flag(), CommandError.timeLimit(what: what, seconds: seconds, place: nil)
        )
        let first = timer(after: seconds) { flag.isSet.store(true, ordering: .relaxed) }
        let last = timer(after: seconds + patience) {
            RunningPrograms.endAll {
                Console.report(late, of: "render")
                _exit(late.exitCode.rawValue)
            }
        }
        defer {
            first.cancel()
            last.cancel()
        }
        let result = StepTime.$flag.withValue(flag) {
            Swift.Result<Result, CommandError> { () throws(CommandError) in try step() }
        }
        if flag.isSet.load(ordering: .relaxed) { throw late }
        return try result.get()
    }

    private static func timer(
        after seconds: Double, _ action: @escaping @Sendable () -> Void
    ) -> any DispatchSourceTimer {
        let timer = DispatchSource.makeTimerSource(queue: .global())
        timer.schedule(deadline: .now() + seconds)
        timer.setEventHandler(handler: action)
        timer.resume()
        return timer
    }
}
