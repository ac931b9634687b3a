internal import Foundation
internal import QuadrantIndex

/// Runs of the compiler over copies of the files, as many at once as there are processors.
struct CompilerRun {
    let compiler: FileCompiler
    /// The files that compilers read.
    let units: [CompilationUnit]
    let sources: FileCompiler.Sources
    /// What the files offer.
    let index: SourceIndex
    /// How they are handed to compilers.
    let round: FileCompiler.Round
    /// For errors about names of modules that files do not import.
    private let names: ShelfNames

    init(
        compiler: FileCompiler, units: [CompilationUnit], sources: FileCompiler.Sources,
        index: SourceIndex, round: FileCompiler.Round
    ) {
        (self.compiler, self.units, self.sources) = (compiler, units, sources)
        (self.index, self.round) = (index, round)
        names = ShelfNames(compiler.installation.shelf)
    }

    /// Where the copies and the object files are written.
    var folder: String { round.folder }
    private var files: [SourceFile] { sources.files }

    /// How many compilers run at once at most: each takes some 200 MB.
    private static let mostProcesses = 8
    /// How many files one compiles in the time that it is given; more get more.
    static let filesInTime = 25
    /// How many run at once here.
    static let processes = min(ProcessInfo.processInfo.activeProcessorCount, mostProcesses)

    /// What came of a run besides object files.
    struct Outcome {
        /// The entries that the compiler refused.
        var refusals: [EntryPlace: String] = [:]
        /// What is wrong with the files that it refused, by file.
        var failures: [Int: CompileFailure] = [:]
        /// The compiler's warnings.
        var messages: [String] = []
        /// The files that were not to be compiled, and in which it found errors.
        var inTheWay: Set<Int> = []
        /// The files of which is known only that they have expressions that take long, with the lines of these.
        var slow: [Int: Set<Int>] = [:]
        /// Whether a file that was not to be compiled, but seen, has an expression that takes long: those who see it are to try
        /// more.
        var needsPatience = false
        /// How many files a compiler is to get at most, as one of several crashed or did not end: half as many, so that the file at fault
        /// is found in few runs.
        var mostInGroup: Int?
    }

    /// Files whose compiler crashed, did not end, or said nothing about them.
    private typealias Broken = (group: [CompilationUnit], fault: CommandError)

    /// A compiler that has ended, and the errors that were found in the meantime by looking at pieces of its file.
    private typealias Ended = (process: ChildProcess, found: [String])

    /// Compiles some of the units, and puts the results into the cache.
    ///
    /// A compiler that finds an error writes no object file for any of its units: those without a fault come out neither as objects
    /// nor as failures, and are to be compiled once more.
    ///
    /// The compiler's own cache of modules may be damaged: if the compiler fails without a message about the
    /// files, it is run once more with an empty cache, and unless it fails in the same way, the old cache is
    /// dropped. A compiler that crashes on these files in any case changes nothing for other runs.
    ///
    /// Of several files, one over which the compiler crashes or does not end costs no other.
    func compile(_ missing: [CompilationUnit]) throws(CommandError) -> Outcome {
        let groups = groups(of: missing)
        var outcome = Outcome()
        let broken = try compileOnce(groups, modules: compiler.cache.moduleCache, &outcome)
        var rest = broken.filter { !$0.fault.isInternal }
        let crashed = broken.filter(\.fault.isInternal)
        if !crashed.isEmpty {
            let again = try compileOnce(
                crashed.map(\.group), modules: "\(folder)/new-modules", &outcome)
            if again.count < crashed.count { compiler.cache.forgetModules(in: folder) }
            rest += again
        }
        guard let first = rest.first else { return outcome }
        // What happens to every file is not the fault of one.
        let isOfAll =
            rest.count == groups.count && groups.count > 1 && missing.count == units.count
        if units.count == 1
            || isOfAll && first.fault.isInternal && groups.allSatisfy({ $0.count == 1 })
        {
            throw first.fault
        }
        for (group, fault) in rest {
            guard group.count == 1 else {
                outcome.mostInGroup = max(outcome.mostInGroup ?? 1, (group.count + 1) / 2)
                continue
            }
            outcome.failures[group[0].file] = failure(of: group[0], fault)
        }
        return outcome
    }

    /// Compiles groups of files, each by one compiler.
    ///
    /// - Returns: The groups of which nothing is known afterwards.
    private func compileOnce(
        _ groups: [[CompilationUnit]], modules: String, _ outcome: inout Outcome
    ) throws(CommandError) -> [Broken] {
        let compiled = Set(groups.flatMap { $0.map(\.file) })
        if groups.count > 1 || compiled.count < units.count {
            try PictureFile.makeFolder("\(folder)/\(Self.others)")
            for unit in units {
                try PictureFile.write(Array(unit.seenByOthers.utf8), to: otherPath(of: unit))
            }
        }
        for unit in units where compiled.contains(unit.file) {
            try PictureFile.write(Array(unit.text.utf8), to: path(of: unit))
        }
        if !round.seesAll {
            let imports = CompilationUnit.imports(sources.facts, compiler: compiler)
            try PictureFile.write(Array(imports.utf8), to: importsPath)
        }
        var broken: [Broken] = []
        var rest = groups[...]
        let known = outcome.failures.count
        let total = groups.reduce(0) { $0 + $1.count }
        while !rest.isEmpty {
            let isSlow = rest.first.map(takesLong) ?? false
            // What is mended changes what others see, so that they would be compiled once more; a file that takes long may
            // be another one then.
            if round.endsAtFaults, outcome.failures.count > known { return broken }
            let batch = Array(
                rest.prefix { !round.endsAtFaults || takesLong($0) == isSlow }.prefix(
                    Self.processes))
            rest = rest.dropFirst(batch.count)
            for (group, ended) in zip(batch, try run(batch, modules)) {
                if !ended.found.isEmpty, ended.process.hasCrashed {
                    blame(group[0], ended.found, &outcome)
                } else if let fault = try take(ended.process, of: group, into: &outcome) {
                    broken.append((group, fault))
                }
            }
            let left = rest.reduce(0) { $0 + $1.count }
            if total > Self.filesInTime {
                Console.error("quadrant: \(total - left) of \(total) files are compiled\n")
            }
        }
        return broken
    }

    private func takesLong(_ group: [CompilationUnit]) -> Bool {
        group.contains { round.slow[$0.file] != nil }
    }

    /// Keeps what one compiler made of its units; returns why it failed, if that is not for errors in files.
    private func take(
        _ process: ChildProcess, of group: [CompilationUnit], into outcome: inout Outcome
    ) throws(CommandError) -> CommandError? {
        let diagnostics = Diagnostics(
            [process.errorText], copies: copies,
            compiled: Set(group.map { files[$0.file].path }))
        outcome.messages += diagnostics.warnings
        if process.ending == .exited(0) {
            for unit in group { try compiler.cache.keep(objectPath(of: unit), as: unit.key) }
            return nil
        }
        if let fault = fault(process, diagnostics) {
            if case .versionMismatch = fault { throw fault }
            if case .cannotWrite = fault { throw fault }
            return fault
        }
        outcome.refusals.merge(diagnostics.refusals) { $1 }
        if diagnostics.errors.isEmpty { remember(diagnostics.refusals, of: group) }
        let own = Set(group.map { files[$0.file].path })
        let others = diagnostics.errorFiles.subtracting(own)
        let constants = try SlowConstants(in: diagnostics.errors, of: self)
        // The type of a constant, say, that others need too.
        if !round.isPatient,
            others.contains(where: { constants.explain(diagnostics.errors[$0] ?? [], of: $0) })
        {
            outcome.needsPatience = true
            return nil
        }
        outcome.inTheWay.formUnion(files.indices.filter { others.contains(files[$0].path) })
        for unit in group {
            // Errors in code of no file are blamed on the only one.
            let isBlamed = group.count == 1 && outcome.inTheWay.isEmpty
            let errors =
                diagnostics.errors[files[unit.file].path]
                ?? (isBlamed ? diagnostics.errors.values.flatMap(\.self) : [])
            if errors.isEmpty { continue }
            let isBeside = constants.concern(unit.file, of: sources)
            // They follow from what another file of the group has given up; that is tried for longer first.
            if isBeside, !round.isPatient, SlowExpressions.lines(of: errors).isEmpty,
                !errors.contains(where: { SlowExpressions.isCertain($0, beside: true) })
            {
                continue
            }
            blame(unit, errors, beside: isBeside, &outcome)
        }
        return nil
    }

    /// Notes what is wrong with a file, or that it is to be compiled once more as only slow expressions are told.
    ///
    /// - Parameter constant: Whether errors may follow from a constant whose value takes long.
    private func blame(
        _ unit: CompilationUnit, _ errors: [String], beside constant: Bool = false,
        _ outcome: inout Outcome
    ) {
        var errors = errors
        if round.slow[unit.file] != nil || round.isPatient {
            // What follows from a constant that takes too long in any case would hide it.
            errors = SlowExpressions.causes(of: errors, beside: constant)
        } else {
            switch SlowExpressions.verdict(on: errors, beside: constant) {
            case .told(let told): errors = told
            case .slow(let lines):
                errors = UnknownMembers(
                    compiler.installation, compiler.toolchain, and: compiler.foldersOfModules
                ).errors(in: files[unit.file], of: files)
                if errors.isEmpty {
                    outcome.slow[unit.file] = lines
                    return
                }
            }
        }
        let views = index.candidates.filter { $0.kind == .view }.map(\.name)
        let text = ErrorMends(files: files, module: names.module(declaring:missingIn:)).mended(
            MissingNames(files: files, views: views).explained(errors.joined()))
        var failure = CompileFailure(text)
        if !round.hidden.isEmpty, CompileFailure.mayFollowFromMissingFile(text) {
            let needed = sources.dependencies.closure(of: unit.file).first(
                where: round.hidden.contains)
            failure = needed.map { CompileFailure("", needs: files[$0].path) } ?? failure
        }
        outcome.failures[unit.file] = failure
        guard round.seesAll, failure.isLasting, !unit.hasPlainPreviews else { return }
        compiler.cache.keep(failure.data, for: unit.failureKey, in: .failures)
    }

    private func run(
        _ groups: [[CompilationUnit]], _ modules: String
    ) throws(CommandError) -> [Ended] {
        guard let group = groups.first else { return [] }
        let running = try ChildProcess.start(
            compiler.toolchain.frontend, arguments(for: group, modules),
            environment: environment,
            timeLimit: compiler.runLimit * max(1, Double(group.count) / Double(Self.filesInTime)),
            bounds: bounds)
        let others: [Ended]
        let found: [String]
        do throws(CommandError) {
            // The pieces of a file are looked at while the compiler tries the whole: what it takes is right.
            found = try errorsInPieces(of: group)
            others = try run(Array(groups.dropFirst()), modules)
        } catch {
            _ = running.waitForEnd()
            throw error
        }
        if !found.isEmpty { running.end() }
        return [(running.waitForEnd(), found)] + others
    }

    /// What it may read, where it reads headers of C that the sources bring.
    private var bounds: ChildProcess.Bounds {
        let flags = compiler.target.flags
        guard flags.contains("-Xcc") else { return ChildProcess.Bounds() }
        let own = compiler.installation
        return CompilerReach(toolchain: compiler.toolchain, cache: compiler.cache).bounds(
            files: [own.folder, own.packageFolder] + compiler.foldersOfModules
                + compiler.headerFlags.filter { $0.hasPrefix("/") },
            flags: flags + compiler.headerFlags, in: folder)
    }

    /// The errors in the pieces of a file that takes long; none for other files.
    private func errorsInPieces(of group: [CompilationUnit]) throws(CommandError) -> [String] {
        guard group.count == 1, let lines = round.slow[group[0].file] else { return [] }
        return try SlowPieces(run: self).errors(of: group[0], at: lines)
    }

    var environment: [String: String] {
        // Memory in large pages saves the compiler 9 % of its time, most of it of 7,000 page faults; C libraries
        // other than glibc, and systems without such pages, take no notice.
        let name = "GLIBC_TUNABLES"
        let others = ProcessInfo.processInfo.environment[name].map { "\($0):" } ?? ""
        // The compiler leaves the code that macros made in the folder for temporary files.
        return ["TMPDIR": folder, name: "\(others)glibc.malloc.hugetlb=1"]
    }

    /// Remembers the entries that the compiler refused, as it would refuse them the next time too.
    private func remember(_ refusals: [EntryPlace: String], of units: [CompilationUnit]) {
        for unit in units {
            let own = refusals.filter { $0.key.fileName == unit.copyName }
            if own.isEmpty { continue }
            compiler.cache.keep(EntryPlace.data(of: own), for: unit.key, in: .refusals)
        }
    }

    /// The folder of the copies that compilers of other files read. The names are the same: what is private is known by the name
    /// of its file.
    static let others = "others"

    private func path(of unit: CompilationUnit) -> String { "\(folder)/\(unit.copyName)" }

    func otherPath(of unit: CompilationUnit) -> String {
        "\(folder)/\(Self.others)/\(unit.copyName)"
    }

    /// The path of a file that stands for those that are left out: it has the imports of all.
    var importsPath: String { "\(folder)/written-imports.swift" }

    /// The path of the copy of a file in which bodies are taken apart.
    func piecesPath(of unit: CompilationUnit) -> String { "\(folder)/pieces-\(unit.file).swift" }

    private func objectPath(of unit: CompilationUnit) -> String { "\(folder)/\(unit.file).o" }

    /// The files by the paths of their copies.
    var copies: [String: SourceFile] {
        units.reduce(into: [:]) {
            $0[path(of: $1)] = files[$1.file]
            $0[otherPath(of: $1)] = files[$1.file]
        }
    }

    /// Why a compiler failed, if that is not the fault of the user's files.
    private func fault(_ process: ChildProcess, _ diagnostics: Diagnostics) -> CommandError? {
        if process.ending == .timedOut {
            return .timeLimit(what: "compiling", seconds: compiler.timeLimit, place: nil)
        }
        let isInSources = diagnostics.errorFiles.contains { name in
            files.contains { $0.path == name } || name.hasPrefix("macro expansion")
                || name.contains("@__swiftmacro_")
        }
        let isOfFiles = isInSources || !diagnostics.refusals.isEmpty
        if !isOfFiles, let full = compiler.cache.fullDisk(process.errorText) { return full }
        if process.hasCrashed {
            return .internalFault("the Swift compiler crashed:\n\(process.errorText)")
        }
        let signs = ["module compiled with Swift", "created by a different version"]
        let mismatch = process.errorText.split(separator: "\n").first { line in
            signs.contains { line.contains($0) }
        }
        if let mismatch {
            return .versionMismatch(
                compiler: compiler.toolchain.frontend, detail: String(mismatch))
        }
        if isOfFiles { return nil }
        return .internalFault("the Swift compiler failed:\n\(process.errorText)")
    }

    private func arguments(for group: [CompilationUnit], _ modules: String) -> [String] {
        let compiled = Set(group.map(\.file))
        let inputs = units.flatMap { unit in
            compiled.contains(unit.file)
                ? ["-primary-file", path(of: unit)]
                : round.hidden.contains(unit.file) ? [] : [otherPath(of: unit)]
        }
        let isSlow = round.isPatient || compiled.contains { round.slow[$0] != nil }
        let scopes = isSlow ? SlowExpressions.patientLimit : SlowExpressions.quickLimit
        let imports = round.seesAll ? [] : [importsPath]
        let outputs = group.flatMap { ["-o", objectPath(of: $0)] }
        return ["-frontend", "-c"] + inputs + imports + outputs
            + settings(tries: scopes, modules: modules)
    }

    /// What every run of the compiler is told.
    ///
    /// - Parameter tries: The meanings of an expression that it tries.
    func settings(tries: Int, modules: String) -> [String] {
        let plugins = "\(compiler.toolchain.root)/lib/swift/host"
        let headers =
            compiler.installation.moduleMaps.map { "-fmodule-map-file=\($0)" }
            + compiler.headerFlags
        return [
            "-module-name", compiler.target.name, "-parse-as-library", "-disable-llvm-verify",
            // As new projects of Xcode have it: `/[a-z]+/` is a regular expression.
            "-enable-bare-slash-regex", "-swift-version", "5", "-D", "DEBUG", "-D", "QUADRANT",
            "-gline-tables-only", "-solver-scope-threshold=\(tries)",
            // One expression does not take all the time: then its line is told.
            "-solver-expression-time-threshold=\(max(1, Int(compiler.timeLimit * 0.7)))",
            // Excerpts without line numbers: the copy has a line more than the user's file.
            "-diagnostic-style", "llvm",
            "-I", compiler.installation.modules, "-module-cache-path", modules,
            "-load-plugin-executable", "\(compiler.installation.macros)#QuadrantMacros",
            "-plugin-path", "\(plugins)/plugins",
            "-in-process-plugin-server-path", "\(plugins)/libSwiftInProcPluginServer.so",
        ] + compiler.companions.flatMap { ["-I", $0.folder] } + compiler.target.flags
            + compiler.product.flags
            + headers.flatMap { ["-Xcc", $0] }
    }
}

extension ChildProcess {
    fileprivate var hasCrashed: Bool {
        if case .signalled = ending { true } else { false }
    }
}
