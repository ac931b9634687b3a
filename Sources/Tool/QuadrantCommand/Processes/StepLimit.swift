internal import Dispatch
internal import Foundation

/// Ends the command where a step of its own takes too long: what it reads may never come, or be very large.
enum StepLimit {
    /// Does a step. If it is not done in time, the command says so and ends, with all programs that it has started.
    ///
    /// - Parameter what: The step, for the message: "reading the files".
    static func hold<Result>(
        _ what: String, seconds: Double, _ step: () throws(CommandError) -> Result
    ) throws(CommandError) -> Result {
        let timer = DispatchSource.makeTimerSource(queue: .global())
        timer.schedule(deadline: .now() + seconds)
        timer.setEventHandler {
            RunningPrograms.endAll {
                let error = CommandError.timeLimit(what: what, seconds: seconds, place: nil)
                Console.report(error, of: "render")
                _exit(error.exitCode.rawValue)
            }
        }
        timer.resume()
        defer { timer.cancel() }
        return try step()
    }
}
