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
    /// Where the copies and the object files are written.
    let folder: String
    /// Whether `units` are all files; else errors are not kept.
    let seesAll: Bool

    private var files: [SourceFile] { sources.files }

    /// How many compilers run at once at most: each takes some 200 MB.
    private static let mostProcesses = 8
    /// How many files one compiles in the time that it is given; more get more.
    static let filesInTime = 25
    /// The most parts into which many files are divided: each compiler reads all of them.
    private static let mostParts = 40
    /// How many run at once here.
    private static let processes = min(
        ProcessInfo.processInfo.activeProcessorCount, mostProcesses)

    /// What came of a run besides object files.
    struct Outcome {
        /// The entries that the compiler refused.
        var refusals: [EntryPlace: String] = [:]
        /// What the compiler says of the files that it refused, by file.
        var failures: [Int: String] = [:]
        /// The compiler's warnings.
        var messages: [String] = []
    }

    /// Compiles some of the units, and puts the results into the cache.
    ///
    /// A compiler that finds an error writes no object file for any of its units: those without a fault come out
    /// neither as objects nor as failures, and are to be compiled once more.
    ///
    /// The compiler's own cache of modules may be damaged: if the compiler fails without a message about the
    /// files, it is run once more with an empty cache, and unless it fails in the same way, the old cache is
    /// dropped. A compiler that crashes on these files in any case changes nothing for other runs.
    ///
    /// - Parameter eachAlone: Whether each unit gets a compiler of its own: then a unit whose compiler finds an
    ///   error fails, wherever the error lies.
    func compile(
        _ missing: [CompilationUnit], eachAlone: Bool
    ) throws(CommandError) -> Outcome {
        let groups = eachAlone ? missing.map { [$0] } : Self.groups(of: missing)
        do throws(CommandError) {
            return try compileOnce(groups, modules: compiler.cache.moduleCache)
        } catch {
            guard case .internalFault = error else { throw error }
            let outcome = try compileOnce(groups, modules: "\(folder)/new-modules")
            compiler.cache.forgetModules(in: folder)
            return outcome
        }
    }

    private func compileOnce(
        _ groups: [[CompilationUnit]], modules: String
    ) throws(CommandError) -> Outcome {
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
        if !seesAll {
            let imports = CompilationUnit.imports(sources.facts, compiler: compiler)
            try PictureFile.write(Array(imports.utf8), to: importsPath)
        }
        var outcome = Outcome()
        var rest = groups[...]
        let total = groups.reduce(0) { $0 + $1.count }
        while !rest.isEmpty {
            let batch = Array(rest.prefix(Self.processes))
            rest = rest.dropFirst(batch.count)
            for (group, process) in zip(batch, try run(batch, modules)) {
                try take(process, of: group, into: &outcome)
            }
            let left = rest.reduce(0) { $0 + $1.count }
            if total > Self.filesInTime {
                Console.error("quadrant: \(total - left) of \(total) files are compiled\n")
            }
        }
        return outcome
    }

    /// Keeps what one compiler made of its units.
    private func take(
        _ process: ChildProcess, of group: [CompilationUnit], into outcome: inout Outcome
    ) throws(CommandError) {
        let diagnostics = Diagnostics(
            [process.errorText], copies: copies,
            compiled: Set(group.map { files[$0.file].path }))
        outcome.messages += diagnostics.warnings
        if process.ending == .exited(0) {
            for unit in group { try compiler.cache.keep(objectPath(of: unit), as: unit.key) }
            return
        }
        if let fault = fault(process, diagnostics) { throw fault }
        outcome.refusals.merge(diagnostics.refusals) { $1 }
        remember(diagnostics.refusals, of: group)
        let views = index.candidates.filter { $0.kind == .view }.map(\.name)
        let words = MissingNames(files: files, views: views)
        for unit in group {
            let own = diagnostics.errors[files[unit.file].path]
            let isToBlame = own != nil || group.count == 1 && !diagnostics.errors.isEmpty
            guard isToBlame else { continue }
            let text = words.explained((own ?? diagnostics.errors.values.flatMap(\.self)).joined())
            outcome.failures[unit.file] = text
            guard seesAll else { continue }
            compiler.cache.keep(Data(text.utf8), for: unit.key, in: .failures)
        }
    }

    /// The units in parts of about one length of text, one for each process.
    private static func groups(of units: [CompilationUnit]) -> [[CompilationUnit]] {
        // What is compiled is kept part by part, so that a run that is broken off was not for nothing.
        let parts = min((units.count + filesInTime - 1) / filesInTime, mostParts)
        let count = max(1, min(units.count, max(processes, parts)))
        var groups = Array(repeating: [CompilationUnit](), count: count)
        var lengths = Array(repeating: 0, count: count)
        for unit in units.sorted(by: { $0.text.utf8.count > $1.text.utf8.count }) {
            let least = lengths.indices.min { lengths[$0] < lengths[$1] } ?? 0
            groups[least].append(unit)
            lengths[least] += unit.text.utf8.count
        }
        return groups.filter { !$0.isEmpty }.map { $0.sorted { $0.file < $1.file } }
    }

    private func run(
        _ groups: [[CompilationUnit]], _ modules: String
    ) throws(CommandError) -> [ChildProcess] {
        guard let group = groups.first else { return [] }
        let running = try ChildProcess.start(
            compiler.toolchain.frontend, arguments(for: group, modules),
            environment: environment,
            timeLimit: compiler.timeLimit * max(1, Double(group.count) / Double(Self.filesInTime)))
        let others: [ChildProcess]
        do throws(CommandError) {
            others = try run(Array(groups.dropFirst()), modules)
        } catch {
            _ = running.waitForEnd()
            throw error
        }
        return [running.waitForEnd()] + others
    }

    private var environment: [String: String] {
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
    private static let others = "others"

    private func path(of unit: CompilationUnit) -> String { "\(folder)/\(unit.copyName)" }

    private func otherPath(of unit: CompilationUnit) -> String {
        "\(folder)/\(Self.others)/\(unit.copyName)"
    }

    /// The path of a file that stands for those that are left out: it has the imports of all.
    private var importsPath: String { "\(folder)/written-imports.swift" }

    private func objectPath(of unit: CompilationUnit) -> String { "\(folder)/\(unit.file).o" }

    /// The files by the paths of their copies.
    private var copies: [String: SourceFile] {
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
        let isInSources = diagnostics.errorFiles.contains { name in
            files.contains { $0.path == name } || name.hasPrefix("macro expansion")
                || name.contains("@__swiftmacro_")
        }
        if isInSources || !diagnostics.refusals.isEmpty { return nil }
        return .internalFault("the Swift compiler failed:\n\(process.errorText)")
    }

    private func arguments(for group: [CompilationUnit], _ modules: String) -> [String] {
        let compiled = Set(group.map(\.file))
        let inputs = units.flatMap { unit in
            compiled.contains(unit.file)
                ? ["-primary-file", path(of: unit)] : [otherPath(of: unit)]
        }
        let plugins = "\(compiler.toolchain.root)/lib/swift/host"
        let headers =
            compiler.installation.moduleMaps.map { "-fmodule-map-file=\($0)" }
            + compiler.headerFlags
        let imports = seesAll ? [] : [importsPath]
        let outputs = group.flatMap { ["-o", objectPath(of: $0)] }
        return ["-frontend", "-c"] + inputs + imports + outputs + [
            "-module-name", EntrySource.moduleName, "-parse-as-library", "-disable-llvm-verify",
            // As new projects of Xcode have it: `/[a-z]+/` is a regular expression.
            "-enable-bare-slash-regex", "-swift-version", "5", "-D", "DEBUG", "-D", "QUADRANT",
            "-gline-tables-only",
            // Excerpts without line numbers: the copy has a line more than the user's file.
            "-diagnostic-style", "llvm",
            "-I", compiler.installation.modules, "-module-cache-path", modules,
            "-load-plugin-executable", "\(compiler.installation.macros)#QuadrantMacros",
            "-plugin-path", "\(plugins)/plugins",
            "-in-process-plugin-server-path", "\(plugins)/libSwiftInProcPluginServer.so",
        ] + headers.flatMap { ["-Xcc", $0] }
    }
}

extension ChildProcess {
    fileprivate var hasCrashed: Bool {
        if case .signalled = ending { true } else { false }
    }
}
