/// A program that is started as a worker.
package struct WorkerProgram: Sendable {
    /// The file.
    var path: String
    /// Without the program's name.
    var arguments: [String]

    /// A program.
    package init(path: String, arguments: [String]) {
        (self.path, self.arguments) = (path, arguments)
    }

    /// The program that runs, as its own worker.
    ///
    /// - Parameter isForMany: Whether many views are to be drawn, for which it is worth while to be prepared.
    static func own(isForMany: Bool) throws(CommandError) -> WorkerProgram {
        WorkerProgram(
            path: try Installation.current().executable,
            arguments: [ArgumentParser.workerCommand]
                + (isForMany ? [ArgumentParser.manyViewsOption] : []))
    }
}
