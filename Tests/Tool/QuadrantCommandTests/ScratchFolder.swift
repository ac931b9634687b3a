import Foundation
import QuadrantCommand
import Testing

/// A folder for one test, and the built program to run on what is in it.
final class ScratchFolder {
    let path = FileManager.default.temporaryDirectory
        .appendingPathComponent("quadrant-run-\(UUID().uuidString)").path

    /// - Parameter hasOwnModules: Whether the compiler makes the modules of C libraries anew for this folder: 20
    ///   MB, and twenty times the work of compiling a small file. Otherwise the cache has a link to a folder of
    ///   all tests of this process, in which the compiler alone writes, and always the same.
    init(hasOwnModules: Bool = false) throws {
        let cache = "\(path)/cache/quadrant"
        try FileManager.default.createDirectory(
            atPath: cache, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        guard !hasOwnModules else { return }
        try FileManager.default.createSymbolicLink(
            atPath: "\(cache)/modules", withDestinationPath: try Self.modules.get())
    }

    /// The path, links followed, of a folder that is removed when the process of the tests ends.
    static let modules = Result {
        let path = FileManager.default.temporaryDirectory
            .appendingPathComponent("quadrant-modules-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        atexit { try? ScratchFolder.removeModules() }
        return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }

    private static func removeModules() throws {
        try FileManager.default.removeItem(atPath: modules.get())
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The names of what is in it, sorted, without the cache and the settings.
    var contents: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
            .filter { $0 != "cache" && $0 != "config" }.sorted()
    }

    /// Writes a file, with the folders around it.
    func write(_ name: String, _ text: String) throws {
        let file = URL(fileURLWithPath: "\(path)/\(name)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Puts a second name of a program at a path, or a copy of it where the path is on another disk.
    ///
    /// Another process does it. Each program that tests start while a file is written here gets a hold of it, and what is held for writing
    /// cannot be run: "Text file busy".
    static func putProgram(_ program: String, at place: String) throws {
        let ended = try ChildProcess.run(
            "/bin/sh", ["-c", "ln \"$0\" \"$1\" 2>/dev/null || cp \"$0\" \"$1\"", program, place],
            timeLimit: 60)
        try #require(ended.ending == .exited(0), "\(ended.errorText)")
    }

    func data(_ name: String) -> Data? {
        FileManager.default.contents(atPath: "\(path)/\(name)")
    }

    /// Runs `quadrant render` in this folder, or in one inside it.
    func render(
        _ arguments: [String], in folder: String = "", environment: [String: String] = [:]
    ) throws -> ChildProcess {
        try run(["render"] + arguments, in: folder, environment: environment)
    }

    /// Runs `quadrant` in this folder, or in one inside it.
    func run(
        _ arguments: [String], in folder: String = "", environment: [String: String] = [:]
    ) throws -> ChildProcess {
        let program = try #require(Self.program, "the program is not built")
        return try ChildProcess.run(
            "/usr/bin/env", ["--chdir=\(path)/\(folder)", program] + arguments,
            environment: folders.merging(environment) { $1 }, timeLimit: 600)
    }

    /// Runs a script of bash in this folder, in which `$QUADRANT` is the program.
    func shell(_ script: String) throws -> ChildProcess {
        let program = try #require(Self.program, "the program is not built")
        return try ChildProcess.run(
            "/usr/bin/env", ["--chdir=\(path)", "bash", "-c", script],
            environment: folders.merging(["QUADRANT": program]) { $1 }, timeLimit: 600)
    }

    /// What runs here finds and leaves nothing in the user's folders.
    private var folders: [String: String] {
        ["XDG_CACHE_HOME": "\(path)/cache", "XDG_CONFIG_HOME": "\(path)/config"]
    }

    /// What the build made: it lies beside the test bundle.
    static let program: String? = {
        let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
        let candidates = [bundle, CommandLine.arguments.first].compactMap { $0 }.map { path in
            path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
                .joined(separator: "/") + "/quadrant"
        }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()
}

/// Whether a program goes on; one that has ended and that nobody has asked about does not.
func isRunning(_ process: Substring) -> Bool {
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat") else {
        return false
    }
    let state = String(decoding: data, as: UTF8.self).split(separator: ")").last?.prefix(2)
    return state != " Z" && state != " X"
}
