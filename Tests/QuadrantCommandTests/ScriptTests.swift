import Foundation
import QuadrantCommand
import Testing

/// What `./quadrant` and `./test` say while they work.
@Suite struct ScriptTests {
    private let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    /// Runs a script after the shared one; a build is a function that prints what `swift build` does.
    private func run(_ script: String) throws -> ChildProcess {
        let setup = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Scripts/setup.sh").path
        return try scratch.shell(
            """
            root=$PWD; . '\(setup)'
            build() {
                for number in 1 2 3; do echo "[$number/3] Compiling File$number.swift"; done
                echo "a.swift:3:4: error: cannot find 'x' in scope"
                echo " 3 |  let a = x"
                echo "   |          \\`- error: cannot find 'x' in scope"
                echo "a.swift:3:4: error: cannot find 'x' in scope"
                return $1
            }
            \(script)
            """)
    }

    @Test func aBuildIsTwoLinesAndALog() throws {
        let run = try run("counted Building log/build.log build 0; echo $?")
        #expect(String(decoding: run.output, as: UTF8.self) == "0\n")
        let lines = run.errorText.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first == "Building …")
        #expect(lines.last?.hasPrefix("Building: done in ") == true)
        let log = String(decoding: scratch.data("log/build.log") ?? Data(), as: UTF8.self)
        #expect(log.contains("[3/3] Compiling File3.swift"))
    }

    @Test func aFailedBuildSaysItsErrorsOnce() throws {
        let run = try run("counted Building build.log build 3 || echo $?; errors_in build.log")
        #expect(String(decoding: run.output, as: UTF8.self) == "3\n")
        #expect(
            run.errorText == """
                Building …
                Building: failed.
                a.swift:3:4: error: cannot find 'x' in scope

                """)
    }
}
