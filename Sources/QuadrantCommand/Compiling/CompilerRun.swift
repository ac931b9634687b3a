internal import Foundation
internal import QuadrantIndex

/// Runs of the compiler over copies of the files, as many at once as there are processors.
struct CompilerRun {
    let compiler: FileCompiler
    let units: [CompilationUnit]
    let files: [SourceFile]
    /// The names of the views that the files declare.
    let views: [String]
    /// Where the copies and the object files are written.
    let folder: String

    /// How many compilers run at once at most: each takes some 200 MB.
    private static let mostProcesses = 8

    /// Compiles some of the units, and puts the results into the cache.
    ///
    /// The compiler's own cache of modules may be damaged: if the compiler fails without a message about the
    /// files, it is run once more with an empty cache, and unless it fails in the same way, the old cache is
    /// dropped. A compiler that crashes on these files in any case changes nothing for other runs.
    ///
    /// - Returns: The diagnostics; of errors only refused entries are left in them, others are thrown.
    func compile(_ missing: [CompilationUnit]) throws(CommandError) -> Diagnostics {
        do throws(CommandError) {
            return try compileOnce(missing, modules: compiler.cache.moduleCache)
        } catch {
            guard case .internalFault = error else { throw error }
            let diagnostics: Diagnostics
            do throws(CommandError) {
                diagnostics = try compileOnce(missing, modules: "\(folder)/new-modules")
            } catch .doesNotCompile(let files, let words) {
                compiler.cache.forgetModules(in: folder)
                throw .doesNotCompile(files: files, diagnostics: words)
            }
            compiler.cache.forgetModules(in: folder)
            return diagnostics
        }
    }

    private func compileOnce(
        _ missing: [CompilationUnit], modules: String
    ) throws(CommandError) -> Diagnostics {
        for unit in units {
            try PictureFile.write(Array(unit.text.utf8), to: "\(folder)/\(unit.copyName)")
        }
        let groups = Self.groups(of: missing)
        let processes = try run(groups, modules)
        let diagnostics = Diagnostics(
            processes.map(\.errorText), copies: copies,
            compiled: Set(missing.map { files[$0.file].path }))
        for (group, process) in zip(groups, processes) where process.ending == .exited(0) {
            for unit in group { try compiler.cache.keep(objectPath(of: unit), as: unit.key) }
        }
        let hasFailed = processes.contains { $0.ending != .exited(0) }
        if hasFailed && (!diagnostics.errorFiles.isEmpty || diagnostics.refusals.isEmpty) {
            let worst = processes.first { $0.ending == .timedOut || $0.hasCrashed }
            throw failure(worst ?? processes.first { $0.ending != .exited(0) }, diagnostics)
        }
        remember(diagnostics.refusals, of: missing)
        return diagnostics
    }

    /// The units in parts of about one length of text, one for each process.
    private static func groups(of units: [CompilationUnit]) -> [[CompilationUnit]] {
        let processors = ProcessInfo.processInfo.activeProcessorCount
        let count = max(1, min(units.count, processors, mostProcesses))
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
            environment: environment, timeLimit: compiler.timeLimit)
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

    private func objectPath(of unit: CompilationUnit) -> String { "\(folder)/\(unit.file).o" }

    /// The files by the paths of their copies.
    private var copies: [String: SourceFile] {
        units.reduce(into: [:]) { $0["\(folder)/\($1.copyName)"] = files[$1.file] }
    }

    private func failure(_ process: ChildProcess?, _ diagnostics: Diagnostics) -> CommandError {
        let text = process?.errorText ?? ""
        if process?.ending == .timedOut {
            return .timeLimit(what: "compiling", seconds: compiler.timeLimit, place: nil)
        }
        if process?.hasCrashed == true {
            return .internalFault("the Swift compiler crashed:\n\(text)")
        }
        let signs = ["module compiled with Swift", "created by a different version"]
        let mismatch = text.split(separator: "\n").first { line in
            signs.contains { line.contains($0) }
        }
        if let mismatch {
            return .versionMismatch(
                compiler: compiler.toolchain.frontend, detail: String(mismatch))
        }
        let names = files.map(\.path).filter(diagnostics.errorFiles.contains)
        let isInMacro = diagnostics.errorFiles.contains {
            $0.hasPrefix("macro expansion") || $0.contains("@__swiftmacro_")
        }
        guard isInMacro || !names.isEmpty else {
            return .internalFault("the Swift compiler failed:\n\(text)")
        }
        return .doesNotCompile(
            files: names.isEmpty ? files.map(\.path) : names,
            diagnostics: MissingNames(files: files, views: views)
                .explained(diagnostics.userText))
    }

    private func arguments(for group: [CompilationUnit], _ modules: String) -> [String] {
        let compiled = Set(group.map(\.file))
        let sources = units.flatMap { unit in
            (compiled.contains(unit.file) ? ["-primary-file"] : [])
                + ["\(folder)/\(unit.copyName)"]
        }
        let plugins = "\(compiler.toolchain.root)/lib/swift/host"
        let headers =
            compiler.installation.moduleMaps.map { "-fmodule-map-file=\($0)" }
            + compiler.headerFlags
        return ["-frontend", "-c"] + sources + group.flatMap { ["-o", objectPath(of: $0)] } + [
            "-module-name", EntrySource.moduleName, "-parse-as-library", "-disable-llvm-verify",
            "-swift-version", "5", "-D", "DEBUG", "-gline-tables-only",
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
