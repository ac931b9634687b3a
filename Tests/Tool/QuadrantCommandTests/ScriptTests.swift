import Expectations
import Foundation
import QuadrantCommand
import Testing

/// What `./quadrant` and `./test` say while they work.
@Suite struct ScriptTests {
    private let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    private static let setup = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Scripts/setup.sh").path

    /// Runs a script after the shared one; a build is a function that prints what `swift build` does.
    private func run(_ script: String) throws -> ChildProcess {
        try scratch.shell(
            """
            root=$PWD; . '\(Self.setup)'
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
        same(String(decoding: run.output, as: UTF8.self), "0\n")
        let lines = run.errorText.split(separator: "\n")
        same(lines.count, 2)
        same(lines.first, "Building …")
        same(lines.last?.hasPrefix("Building: done in "), true)
        let log = String(decoding: scratch.data("log/build.log") ?? Data(), as: UTF8.self)
        has(log, "[3/3] Compiling File3.swift")
    }

    @Test func aFailedBuildSaysItsErrorsOnce() throws {
        let run = try run("counted Building build.log build 3 || echo $?; errors_in build.log")
        same(String(decoding: run.output, as: UTF8.self), "3\n")
        same(
            run.errorText,
            """
            Building …
            Building: failed.
            a.swift:3:4: error: cannot find 'x' in scope

            """)
    }

    /// Services have no home, and nothing else.
    @Test(arguments: ["env -u HOME", "env -i PATH=\"$PATH\"", "env -u HOME -u USER -u TERM"])
    func theSetUpNeedsNoHome(way: String) throws {
        let run = try run(
            """
            \(way) bash -c 'set -u; root=/none; . "\(Self.setup)"; find_swift; echo found'
            """)
        same(run.ending, .exited(0))
        same(String(decoding: run.output, as: UTF8.self), "found\n", "\(run.errorText)")
        fails(run.errorText.contains("unbound"), "\(run.errorText)")
    }

    /// What is built draws what it has compiled, though the toolchain is gone.
    @Test func aBuildIsCurrentWithoutAToolchain() throws {
        let run = try run(
            """
            mkdir -p .build/release Sources
            touch Package.swift .build/release/quadrant; chmod +x .build/release/quadrant
            sleep 0.1; echo another > stamp
            is_current stamp || echo no
            is_current_without() { command() { return 1; }; find() { :; }; is_current stamp; }
            is_current_without && echo without
            """)
        same(String(decoding: run.output, as: UTF8.self), "no\nwithout\n", "\(run.errorText)")
    }

    /// Fonts and readers of pictures are asked for once, and nothing ends without them.
    @Test func whatIsWishedForIsSaidOnce() throws {
        let run = try run(
            """
            wished() { echo "fonts-of-nobody file /nowhere/font.ttf what nobody writes"; }
            may_install=no
            wish_packages wished && wish_packages wished && echo on
            """)
        same(String(decoding: run.output, as: UTF8.self), "on\n")
        same(
            run.errorText,
            "Some texts and pictures need packages that are not here: "
                + "apt-get install --no-install-recommends fonts-of-nobody\n")
    }
}
