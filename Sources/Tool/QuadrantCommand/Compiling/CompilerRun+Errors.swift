internal import Foundation
internal import QuadrantIndex

extension CompilerRun {
    /// The errors in files, as the compiler words them, by file; no code is made. Expressions that only take long are not told.
    ///
    /// - Parameter seen: The units that are looked at, among those that compilers read.
    func errors(in seen: [CompilationUnit]) throws(CommandError) -> [Int: String] {
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
                        + settings(
                            tries: SlowExpressions.quickLimit, modules: compiler.cache.moduleCache),
                    environment: environment, timeLimit: compiler.runLimit))
        }
        let outputs = running.map { $0.waitForEnd().errorText }
        let errors = Diagnostics(outputs, copies: copies).errors
        return seen.reduce(into: [:]) { found, unit in
            let all = errors[sources.files[unit.file].path] ?? []
            // Where the compiler gave up an expression, others may only follow from that.
            let isSlow = all.contains { $0.contains(SlowExpressions.words) }
            let own = isSlow ? all.filter(SlowExpressions.isCertain) : all
            if own.isEmpty { return }
            let views = index.candidates.filter { $0.kind == .view }.map(\.name)
            found[unit.file] = MissingNames(files: sources.files, views: views)
                .explained(own.joined())
        }
    }
}
