/// How a drawing came to its end, and what was printed.
struct DrawingEnd {
    /// With what it ended.
    enum Kind {
        /// With its process.
        case process(ChildProcess.Ending)
        /// With its worker.
        case lost(WorkerProblem)
    }

    /// With what it ended.
    var kind: Kind
    /// What the view printed; of more than a mebibyte the last one.
    var printed: String

    /// How the process ended; throws if it is not known.
    func ofProcess(drawing name: String) throws(CommandError) -> ChildProcess.Ending {
        switch kind {
        case .process(let ending): return ending
        case .lost(let problem): throw .drawingFailed(name: name, reason: problem.reason)
        }
    }
}
