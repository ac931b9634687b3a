internal import Foundation
internal import QuadrantRendering

/// What a process in which a view lived has left, as far as it tells why it ended.
struct LiveRemains: Sendable {
    fileprivate let report: String
    fileprivate let printed: String
    fileprivate let request: ViewRequest
    fileprivate let answer: DrawingAnswer?
    fileprivate let memoryLimit: Int

    /// Whether it ended by itself, as nobody spoke with it any more.
    func isUsual(_ ending: ChildProcess.Ending) -> Bool {
        guard case .exited = ending else { return false }
        return answer?.outcome == .drawn
    }

    /// The error of one that ended by itself as it could not draw; `nil` for other ends.
    func outcomeError(
        after ending: ChildProcess.Ending, by failure: DrawingFailure, drawing name: String
    ) -> CommandError? {
        guard case .exited = ending, let answer, answer.outcome != .drawn else { return nil }
        return failure.error(
            for: answer.outcome, of: name, request.stage, memoryLimit: memoryLimit)
    }

    /// The error of one that did not end by itself.
    func error(
        of ending: ChildProcess.Ending, by failure: DrawingFailure, drawing name: String
    ) -> CommandError {
        // Its own alarm.
        let isLate = ending == .signalled(SIGALRM)
        return failure.error(
            of: isLate ? .timedOut : ending, report, printed, drawing: name, request)
    }
}

extension LiveRun {
    /// What it has left; to be read once it has ended.
    var remains: LiveRemains {
        LiveRemains(
            report: memory.report, printed: printedText, request: made.request,
            answer: memory.answer, memoryLimit: made.memoryLimit)
    }
}
