import Expectations
import Foundation
import QuadrantCommand
import Testing

/// A compiler that crashes: a stand-in for the toolchain's, which hands most of its runs on to that.
@Suite struct CompilerCrashTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder(hasOwnModules: true)
        try folder.write(
            "Card.swift",
            "import SwiftUI\nstruct Card: View { var body: some View { Text(\"hello\") } }\n")
    }

    /// Draws the card with a compiler that writes a line for each run and crashes where `condition` holds.
    private func draw(crashingWhere condition: String) throws -> ChildProcess {
        let root = try Toolchain.find(environment: ProcessInfo.processInfo.environment).root
        try folder.write(
            "frontend.txt",
            """
            #!/bin/bash
            echo run >> '\(folder.path)/runs.txt'
            \(condition) && { echo 'Please submit a bug report' >&2; kill -SEGV $$; }
            exec '\(root)/bin/swift-frontend' "$@"
            """)
        try folder.write("compiler.txt", "#!/bin/sh\n")
        // A process of its own makes the programs: one that another test starts meanwhile would still hold a file
        // that this process writes, and a program that is open for writing cannot be run.
        let made = try folder.shell(
            """
            mkdir -p tools/bin
            install -m 755 frontend.txt tools/bin/swift-frontend
            install -m 755 compiler.txt tools/bin/swiftc
            """)
        same(made.ending, .exited(0))
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/tools/lib", withDestinationPath: "\(root)/lib")
        return try folder.render(
            ["Card.swift", "-o", "card.svg"],
            environment: ["SWIFT_EXEC": "\(folder.path)/tools/bin/swiftc"])
    }

    private var runs: Int {
        String(decoding: folder.data("runs.txt") ?? Data(), as: UTF8.self)
            .split(separator: "\n").count
    }

    private func modules() throws -> Set<String> {
        Set(
            try FileManager.default.subpathsOfDirectory(
                atPath: "\(folder.path)/cache/quadrant/modules"))
    }

    @Test func aCompilerThatAlwaysCrashesIsToldAndCostsOthersNothing() throws {
        try same(folder.render(["Card.swift", "-o", "first.svg"]).ending, .exited(0))
        let known = try modules()
        fails(known.isEmpty)
        let run = try draw(crashingWhere: "true")
        same(run.ending, .exited(70))
        has(run.errorText, "the Swift compiler crashed", "\(run.errorText)")
        has(run.errorText, "Please submit a bug report")
        same(runs, 2)
        try holds(modules().isSuperset(of: known))
        same(folder.data("card.svg"), nil)
    }

    @Test func aCompilerThatCrashesOverItsOwnFilesIsTriedWithoutThem() throws {
        let run = try draw(crashingWhere: "[[ \" $* \" != *new-modules* ]]")
        same(run.ending, .exited(0), "\(run.errorText)")
        same(runs, 2)
        differ(folder.data("card.svg"), nil)
    }
}
