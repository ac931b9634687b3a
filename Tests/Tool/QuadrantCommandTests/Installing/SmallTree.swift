import Foundation
import QuadrantCommand
import Testing

/// An SDK with the built program, and with few small files in place of the library and the modules: it installs as a
/// finished one does.
struct SmallTree {
    let scratch: ScratchFolder

    init(version: String = "0.1.0", compiler: String? = nil) throws {
        scratch = try ScratchFolder()
        try write(version: version, compiler: compiler ?? Self.compiler)
    }

    /// The version of the Swift that builds the tests.
    static let compiler: String = {
        let environment = ProcessInfo.processInfo.environment
        return (try? Toolchain.find(environment: environment))?.version ?? "unknown"
    }()

    /// Where the tree lies before it is installed.
    var path: String { "\(scratch.path)/sdk" }
    /// The home folder, to which everything is installed.
    var home: String { "\(scratch.path)/home" }

    func write(version: String, compiler: String) throws {
        try scratch.write("home/.keep", "")
        let files = [
            "lib/libQuadrant.so.\(version)": "a library", "modules/SwiftUI.swiftmodule": "a module",
            "include/CObjects/module.modulemap": "module CObjects {}\n",
            "share/quadrant.1": ".TH\n",
            "bin/quadrant": "#!/bin/sh\n",
            "build.json":
                "{\"version\": \"\(version)\", \"commit\": \"\(String(repeating: "ab", count: 20))\", "
                + "\"compiler\": \"\(compiler)\", \"target\": \"x86_64-unknown-linux-gnu\"}\n",
        ]
        for (name, text) in files { try scratch.write("sdk/\(name)", text) }
        let program = try #require(ScratchFolder.program, "the program is not built")
        try FileManager.default.createDirectory(
            atPath: "\(path)/libexec", withIntermediateDirectories: true)
        let place = "\(path)/libexec/quadrant"
        if !FileManager.default.fileExists(atPath: place) {
            // A second name of the program: it sees where it was started from.
            try ScratchFolder.putProgram(program, at: place)
        }
        // The program itself is not on the list: it is large, and tests have no need to copy it.
        let lines = files.sorted { $0.key < $1.key }.map { name, text in
            "\(String(repeating: "0", count: 64)) \(text.utf8.count) \(name)\n"
        }
        try scratch.write("sdk/files.txt", lines.joined())
    }

    /// Runs the program of the tree, or of another one, and returns its status and all it wrote.
    func run(
        _ arguments: [String], of tree: String? = nil, environment: [String: String] = [:]
    ) throws -> (status: ChildProcess.Ending, output: String, errors: String) {
        let run = try ChildProcess.run(
            "\(tree ?? path)/libexec/quadrant", arguments,
            environment: ["HOME": home].merging(environment) { $1 }, timeLimit: 60)
        return (run.ending, String(decoding: run.output, as: UTF8.self), run.errorText)
    }

    /// The text of a file below the scratch folder.
    func text(_ name: String) -> String? {
        scratch.data(name).map { String(decoding: $0, as: UTF8.self) }
    }

    /// What a link below the scratch folder holds.
    func link(_ name: String) -> String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "\(scratch.path)/\(name)")
    }

    /// The names in a folder below the scratch folder, sorted.
    func names(_ folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "\(scratch.path)/\(folder)")) ?? [])
            .sorted()
    }
}
