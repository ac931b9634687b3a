internal import Foundation

/// What is looked at and not made: copies of files, and what others see of them.
extension CompilerRun {
    /// Has the compiler look at another copy of a file, of which nothing is made.
    func check(
        _ unit: CompilationUnit, at copy: String, tries: Int, timeLimit: Double
    ) throws(CommandError) -> ChildProcess {
        let others = units.filter { $0.file != unit.file && !round.hidden.contains($0.file) }
        for other in others {
            try PictureFile.makeFolder("\(folder)/\(Self.others)")
            try PictureFile.write(Array(other.seenByOthers.utf8), to: otherPath(of: other))
        }
        let inputs = ["-primary-file", copy] + others.map { otherPath(of: $0) }
        return try ChildProcess.run(
            compiler.toolchain.frontend,
            ["-frontend", "-typecheck"] + inputs + (round.seesAll ? [] : [importsPath])
                + settings(tries: tries, modules: compiler.cache.moduleCache),
            environment: environment, timeLimit: timeLimit)
    }

    /// Writes the copies that are not hidden as others see them; returns their paths.
    func writeOthers() throws(CommandError) -> [String] {
        try PictureFile.makeFolder("\(folder)/\(Self.others)")
        let seen = units.filter { !round.hidden.contains($0.file) }
        for unit in seen {
            try PictureFile.write(Array(unit.seenByOthers.utf8), to: otherPath(of: unit))
        }
        return seen.map { otherPath(of: $0) }
    }
}
