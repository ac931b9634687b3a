internal import Foundation
internal import QuadrantIndex

extension CompilerRun {
    /// What is wrong with files that were looked at.
    struct Findings {
        /// The errors, as the compiler words them, by file.
        var errors: [Int: String] = [:]
        /// The files of which nothing certain is known: what is wrong with others may be all that there is.
        var doubtful: Set<Int> = []
    }

    /// The failure of a file over which the compiler crashed or did not end; it is not remembered.
    func failure(of unit: CompilationUnit, _ fault: CommandError) -> CompileFailure {
        let path = sources.files[unit.file].path
        let what =
            fault.isInternal
            ? "the Swift compiler crashes over this file"
            : "compiling this file did not end within \(compiler.timeLimit.plain) s"
        var failure = CompileFailure("\(path):1:1: error: \(what)\n")
        failure.isLasting = false
        return failure
    }

    /// The errors in files; no code is made. Expressions that only take long are not told.
    ///
    /// Where errors may only follow from an expression that was given up, the compiler looks once more, for as long as it takes: not while
    /// other files have errors that are certain, as these may be the cause.
    ///
    /// - Parameter seen: The units that are looked at, among those that compilers read.
    func errors(in seen: [CompilationUnit]) throws(CommandError) -> Findings {
        let all = try diagnosed(seen, tries: SlowExpressions.quickLimit)
        var errors = seen.reduce(into: [Int: [String]]()) { found, unit in
            found[unit.file] = all[sources.files[unit.file].path] ?? []
        }
        // Where the compiler gave up an expression, others may only follow from that, also in files that use what it stands in.
        let constants = try SlowConstants(in: all, of: self)
        if all.values.contains(where: { !SlowExpressions.lines(of: $0).isEmpty }) {
            for unit in seen {
                let isBeside = constants.concern(unit.file, of: sources)
                errors[unit.file]?.removeAll { !SlowExpressions.isCertain($0, beside: isBeside) }
            }
        }
        // What it stands in may be in a file that is right, and whose errors nobody asked for.
        let doubtful = seen.filter { unit in
            errors[unit.file].map {
                !$0.isEmpty && !$0.contains { SlowExpressions.isCertain($0) }
            } ?? false
        }
        var found = Findings()
        let isCertain = errors.values.contains { $0.contains { SlowExpressions.isCertain($0) } }
        if isCertain {
            found.doubtful = Set(doubtful.map(\.file))
            for file in found.doubtful { errors[file] = nil }
        } else if !doubtful.isEmpty {
            let patient = try diagnosed(doubtful, tries: SlowExpressions.patientLimit)
            for unit in doubtful { errors[unit.file] = patient[sources.files[unit.file].path] }
        }
        let views = index.candidates.filter { $0.kind == .view }.map(\.name)
        found.errors = errors.filter { !$0.value.isEmpty }.mapValues {
            MissingNames(files: sources.files, views: views).explained($0.joined())
        }
        return found
    }

    /// What compilers say that try so many meanings of an expression, by the paths of the files that it is about: those that are looked at,
    /// and others that have an error outside of all bodies.
    private func diagnosed(
        _ seen: [CompilationUnit], tries: Int
    ) throws(CommandError) -> [String: [String]] {
        if seen.isEmpty { return [:] }
        try PictureFile.makeFolder("\(folder)/checked")
        func path(of unit: CompilationUnit) -> String { "\(folder)/checked/\(unit.copyName)" }
        var copies = self.copies
        for unit in units {
            try PictureFile.write(Array(unit.text.utf8), to: path(of: unit))
            copies[path(of: unit)] = sources.files[unit.file]
        }
        let count = min(Self.processes, max(1, seen.count / 10))
        var running: [RunningProcess] = []
        for part in 0..<count {
            let own = Set(
                seen.indices.filter { $0 * count / seen.count == part }.map { seen[$0].file })
            let inputs = units.flatMap {
                own.contains($0.file) ? ["-primary-file", path(of: $0)] : [path(of: $0)]
            }
            running.append(
                try ChildProcess.start(
                    compiler.toolchain.frontend,
                    ["-frontend", "-typecheck"] + inputs
                        + settings(tries: tries, modules: compiler.cache.moduleCache),
                    environment: environment, timeLimit: compiler.runLimit))
        }
        return Diagnostics(running.map { $0.waitForEnd().errorText }, copies: copies).errors
    }
}
