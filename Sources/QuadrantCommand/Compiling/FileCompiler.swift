internal import Foundation
package import QuadrantIndex

/// Turns files into a library with one entry for each view.
///
/// It calls the compiler and the linker directly: the driver between them would double the time.
package struct FileCompiler: Sendable {
    private let toolchain: Toolchain
    private let installation: Installation
    private let environment: [String: String]
    private let moduleCache: String
    private let timeLimit: Double

    /// A compiler that gives up after `timeLimit` seconds a step.
    package init(
        toolchain: Toolchain, installation: Installation, environment: [String: String],
        moduleCache: String, timeLimit: Double
    ) {
        self.toolchain = toolchain
        self.installation = installation
        self.environment = environment
        self.moduleCache = moduleCache
        self.timeLimit = timeLimit
    }

    /// Compiles the files to `views.so` in `folder`.
    ///
    /// - Returns: the index, with an obstacle noted at views that turned out to need arguments, and the
    ///   compiler's warnings.
    package func compile(
        _ files: [SourceFile], index: SourceIndex, in folder: String
    ) throws(CommandError) -> (index: SourceIndex, warnings: String) {
        var index = index
        try write(files, index: index, to: folder)
        while true {
            let compiled = try ChildProcess.run(
                toolchain.frontend, try arguments(for: files.count, in: folder),
                timeLimit: timeLimit)
            let diagnostics = Diagnostics(compiled.errorText, copies: copies(of: files, in: folder))
            if compiled.ending == .exited(0) {
                try link(in: folder)
                return (index, diagnostics.userText)
            }
            let refused = diagnostics.refusals.filter { index.drawable.contains($0.key) }
            if !diagnostics.errorFiles.isEmpty || refused.isEmpty {
                throw failure(compiled, diagnostics, of: files, index)
            }
            for (position, reason) in refused {
                index.candidates[position].obstacle = "cannot be made without arguments (\(reason))"
            }
            try write(files, index: index, to: folder)
        }
    }

    private func write(
        _ files: [SourceFile], index: SourceIndex, to folder: String
    ) throws(CommandError) {
        for (position, file) in files.enumerated() {
            let path = "\(folder)/\(SourceIndex.copyName(of: position))"
            let text = EntrySource.text(of: file, at: position, in: index)
            try PictureFile.write(Array(text.utf8), to: path)
        }
    }

    /// The paths of the copies, with what they are copies of.
    private func copies(of files: [SourceFile], in folder: String) -> [String: SourceFile] {
        let pairs = files.enumerated().map { position, file in
            ("\(folder)/\(SourceIndex.copyName(of: position))", file)
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    private func failure(
        _ compiled: ChildProcess, _ diagnostics: Diagnostics, of files: [SourceFile],
        _ index: SourceIndex
    ) -> CommandError {
        let text = compiled.errorText
        switch compiled.ending {
        case .timedOut:
            return .timeLimit(what: "compiling", seconds: timeLimit, place: nil)
        case .signalled:
            return .internalFault("the Swift compiler crashed:\n\(text)")
        case .exited:
            let signs = ["module compiled with Swift", "created by a different version"]
            if let line = text.split(separator: "\n").first(where: { line in
                signs.contains { line.contains($0) }
            }) {
                return .versionMismatch(compiler: toolchain.frontend, detail: String(line))
            }
            let names = files.map(\.path).filter(diagnostics.errorFiles.contains)
            let isInMacro = diagnostics.errorFiles.contains { $0.hasPrefix("macro expansion") }
            guard isInMacro || !names.isEmpty else {
                return .internalFault("the Swift compiler failed:\n\(text)")
            }
            let views = index.candidates.filter { $0.kind == .view }.map(\.name)
            return .doesNotCompile(
                files: names.isEmpty ? files.map(\.path) : names,
                diagnostics: MissingNames(files: files, views: views)
                    .explained(diagnostics.userText),
                hints: [])
        }
    }

    private func arguments(for count: Int, in folder: String) throws(CommandError) -> [String] {
        let copies = (0..<count).map { "\(folder)/\(SourceIndex.copyName(of: $0))" }
        let plugins = "\(toolchain.root)/lib/swift/host"
        let headers =
            installation.moduleMaps.map { "-fmodule-map-file=\($0)" } + packageFlags()
        return ["-frontend", "-c"] + copies + [
            "-o", "\(folder)/views.o", "-module-name", EntrySource.moduleName, "-parse-as-library",
            "-swift-version", "5", "-D", "DEBUG", "-gline-tables-only",
            // Excerpts without line numbers: the copy has a line more than the user's file.
            "-diagnostic-style", "llvm",
            "-I", installation.modules, "-module-cache-path", moduleCache,
            "-load-plugin-executable", "\(installation.macros)#QuadrantMacros",
            "-plugin-path", "\(plugins)/plugins",
            "-in-process-plugin-server-path", "\(plugins)/libSwiftInProcPluginServer.so",
        ] + headers.flatMap { ["-Xcc", $0] }
    }

    /// Where the headers of the C libraries are: the modules of the library mention them.
    private func packageFlags() -> [String] {
        let tools = SearchPath(environment: environment).programs(named: "pkg-config")
        let libraries = ["cairo", "cairo-ft", "harfbuzz", "freetype2", "fontconfig", "libdeflate"]
        guard let tool = tools.first,
            let flags = try? ChildProcess.run(tool, ["--cflags"] + libraries, timeLimit: 10)
        else { return [] }
        return String(decoding: flags.output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
            .map(String.init)
    }

    /// Links the object file; what it needs of the library is found in this program when it is loaded.
    private func link(in folder: String) throws(CommandError) {
        let runtime = toolchain.libraries
        #if arch(arm64)
            let start = "\(runtime)/aarch64/swiftrt.o"
        #else
            let start = "\(runtime)/x86_64/swiftrt.o"
        #endif
        let modules = [
            "swiftSwiftOnoneSupport", "swiftObservation", "swiftSynchronization",
            "swiftRegexBuilder", "swiftDistributed", "FoundationNetworking", "FoundationXML",
        ]
        let present = modules.filter { access("\(runtime)/lib\($0).so", R_OK) == 0 }
        let linked = try ChildProcess.run(
            try toolchain.linker(environment: environment),
            [
                "-shared", start, "\(folder)/views.o", "-o", "\(folder)/views.so", "-L", runtime,
                "-rpath", runtime, "--eh-frame-hdr", "--as-needed",
            ] + present.map { "-l\($0)" }, timeLimit: timeLimit)
        if linked.ending != .exited(0) {
            throw .internalFault("the linker failed:\n\(linked.errorText)")
        }
    }
}
