internal import Foundation
internal import QuadrantRendering

/// What a program is linked of besides its view: the objects of this program, as the build has left them, and Swift's libraries as
/// archives.
struct StaticParts {
    let installation: Installation
    let toolchain: Toolchain
    /// The file that lists the objects.
    let list: String

    /// The parts of an installation; throws where there are none.
    init(_ installation: Installation, _ toolchain: Toolchain) throws(CommandError) {
        if installation.tree != nil {
            throw .cannotBuildPrograms(
                "an installed SDK has nothing to link programs of; in a checkout of Quadrant, "
                    + "'./quadrant build' makes the same")
        }
        (self.installation, self.toolchain) = (installation, toolchain)
        list = "\(installation.folder)/quadrant.product/Objects.LinkFileList"
        guard System.may(R_OK, list) else {
            throw .cannotBuildPrograms(
                "'\(list)' is not there: build again with './quadrant --version'")
        }
        guard System.may(R_OK, "\(swift)/libswiftCore.a") else {
            throw .cannotBuildPrograms(
                "the Swift in '\(toolchain.root)' has no static standard library (lib/swift_static); "
                    + "take one from https://www.swift.org/install/linux")
        }
    }

    /// The folder of Swift's archives.
    private var swift: String { "\(toolchain.root)/lib/swift_static/linux" }

    /// The paths of the objects.
    var objects: [String] {
        let text = (try? String(contentsOfFile: list, encoding: .utf8)) ?? ""
        // Paths with spaces stand in quotes.
        return text.split(separator: "\n").map { line in
            line.hasPrefix("'") || line.hasPrefix("\"")
                ? String(line.dropFirst().dropLast()) : String(line)
        }
    }

    /// The libraries of the system that the module maps name. Those of C alone say nothing in their objects.
    private var systemLibraries: [String] {
        let names = installation.moduleMaps.flatMap { path in
            let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
            return text.matches(of: /(?m)^\s*link "(.+)"/).map { String($0.1) }
        }
        return Set(names).sorted()
    }

    /// How many seconds linking may take, on a machine that is busy.
    private static let timeLimit = 600.0

    /// Links a program: the same sources give the same bytes, wherever they were compiled.
    ///
    /// - Parameters:
    ///   - own: The objects of the view.
    ///   - folder: Where temporary files go.
    func link(_ own: [String], in folder: String, to path: String) throws(CommandError) {
        var plain: [String] = []
        for (index, object) in own.enumerated() {
            guard let bytes = FileManager.default.contents(atPath: object) else {
                throw .cannotRead(path: object, reason: System.lastError)
            }
            plain.append("\(folder)/own-\(index).o")
            try PictureFile.write(Array(ModuleHash.removed(from: bytes)), to: plain[index])
        }
        let ended = try ChildProcess.run(
            "\(toolchain.root)/bin/clang", arguments(plain, to: path),
            environment: ["TMPDIR": folder], timeLimit: Self.timeLimit)
        guard ended.ending == .exited(0) else {
            if let full = DiskSpace.problem(in: folder, words: ended.errorText) { throw full }
            throw Self.problem(ofLinker: ended.errorText)
        }
    }

    /// The error for what the linker says: libraries and a linker that are not installed are nobody's fault.
    static func problem(ofLinker words: String) -> CommandError {
        if words.contains("invalid linker name") {
            return .cannotBuildPrograms(
                "there is no linker 'lld' beside the Swift compiler: install the package lld")
        }
        let missing = words.matches(of: /unable to find library -l:?([^\s:]+)/).map { "\($0.1)" }
        if missing.isEmpty { return .internalFault("the linker failed:\n\(words)") }
        return .cannotBuildPrograms(
            "the linker finds no \(Set(missing).sorted().joined(separator: ", ")): install the "
                + "packages that have these libraries; './quadrant --version' does")
    }

    /// What the linker is told: the same objects, then every archive and library in order.
    func arguments(_ own: [String], to path: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: swift)) ?? []
        let archives = names.filter { $0.hasSuffix(".a") }.sorted().map { "\(swift)/\($0)" }
        #if arch(arm64)
            let start = "\(swift)/aarch64/swiftrt.o"
        #else
            let start = "\(swift)/x86_64/swiftrt.o"
        #endif
        let linker = [
            "--gc-sections", "-s", "--build-id=sha1", "--defsym=main=quadrant_main",
            // The bundle of the view is that of the program (CMainBundle).
            "--wrap=_CFProcessPath",
            // By these names the program finds its view.
            "--export-dynamic-symbol=quadrant_preview_*",
            "--export-dynamic-symbol=quadrant_entry_*", "--export-dynamic-symbol=quadrant_linked_*",
            "--as-needed",
        ]
        let libraries =
            systemLibraries + [":libxml2.so.2", "stdc++", "gcc_s", "m", "dl", "pthread"]
        // Where nothing moves, nothing has to be put right at each start.
        return ["-fuse-ld=lld", "-no-pie"] + linker.map { "-Wl,\($0)" }
            + [start] + own + ["@\(list)"] + archives + libraries.map { "-l\($0)" } + ["-o", path]
    }

    /// Writes an object file with bytes between symbols.
    func object(
        _ files: [(symbols: (start: String, end: String), path: String)], at path: String
    ) throws(CommandError) {
        let text = files.map { file in
            """
            .global \(file.symbols.start)
            .global \(file.symbols.end)
            .balign 16
            \(file.symbols.start):
            .incbin "\(file.path)"
            \(file.symbols.end):
            .byte 0

            """
        }
        let source = "\(path).s"
        let head = ".section .rodata.quadrant,\"aR\",@progbits\n"
        try PictureFile.write(Array((head + text.joined()).utf8), to: source)
        let ended = try ChildProcess.run(
            "\(toolchain.root)/bin/clang", ["-c", source, "-o", path], timeLimit: 60)
        guard ended.ending == .exited(0) else {
            throw .internalFault("the assembler failed:\n\(ended.errorText)")
        }
    }
}
