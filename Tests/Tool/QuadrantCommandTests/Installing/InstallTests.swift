import Expectations
import Foundation
import QuadrantCommand
import Testing

/// `quadrant install` and `quadrant uninstall`, with a small SDK.
@Suite struct InstallTests {
    private let installed = "home/.local/lib/quadrant"

    @Test func everythingIsPutInPlace() throws {
        let tree = try SmallTree()
        let run = try tree.run(["install"])
        same(run.status, .exited(0))
        has(
            run.output, "Quadrant 0.1.0 is installed in '\(tree.home)/.local/lib/quadrant/0.1.0'.\n"
        )
        has(run.errors, "'\(tree.home)/.local/bin' is not on PATH")
        same(tree.text("\(installed)/0.1.0/modules/SwiftUI.swiftmodule"), "a module")
        same(tree.link("home/.local/bin/quadrant"), "../lib/quadrant/0.1.0/bin/quadrant")
        same(
            tree.names("home/.swiftpm/swift-sdks"),
            ["quadrant-0.1.0.artifactbundle", "quadrant.artifactbundle"])
        // Nothing of the work is left.
        same(tree.names("\(installed)/.work"), [])

        let toolset =
            try #require(
                tree.text("home/.swiftpm/swift-sdks/quadrant.artifactbundle/quadrant/toolset.json"))
        let place = "\(tree.home)/.local/lib/quadrant/0.1.0"
        has(toolset, "\"\(place)/modules\"")
        has(toolset, "\"-fmodule-map-file=\(place)/include/CObjects/module.modulemap\"")
        has(toolset, "\"\(place)/libexec/QuadrantMacros-tool#QuadrantMacros\"")
        let sysroot = "home/.swiftpm/swift-sdks/quadrant.artifactbundle/quadrant/sysroot"
        same(tree.link("\(sysroot)/usr/include"), "/usr/include")
        let swift = "\(sysroot)/usr/lib/swift"
        same(tree.link("\(swift)/shims")?.hasSuffix("/usr/lib/swift/shims"), true)
        // The library comes before Foundation, for some of whose functions it stands in.
        let architectures = tree.names("\(swift)/linux").filter {
            tree.link("\(swift)/linux/\($0)") == nil
        }
        let first = tree.text("\(swift)/linux/\(architectures.first ?? "")/swiftrt.o") ?? ""
        has(first, "swiftrt.o\" AS_NEEDED(\"\(place)/lib/libQuadrant.so\"))")
    }

    @Test func aSecondInstallChangesNothingAndAnotherPrefixIsAnother() throws {
        let tree = try SmallTree()
        for _ in 0..<2 { same(try tree.run(["install"]).status, .exited(0)) }
        same(tree.names(installed), [".work", "0.1.0"])
        same(
            try tree.run(["install", "--prefix", "\(tree.scratch.path)/other"]).status, .exited(0))
        same(tree.text("other/lib/quadrant/0.1.0/lib/libQuadrant.so.0.1.0"), "a library")
    }

    @Test func versionsLieSideBySideAndGoOneByOne() throws {
        let tree = try SmallTree(version: "0.9.0")
        same(try tree.run(["install"]).status, .exited(0))
        try tree.write(version: "0.10.0", compiler: SmallTree.compiler)
        same(try tree.run(["install"]).status, .exited(0))
        same(tree.link("home/.local/bin/quadrant"), "../lib/quadrant/0.10.0/bin/quadrant")
        same(
            tree.names("home/.swiftpm/swift-sdks"),
            [
                "quadrant-0.10.0.artifactbundle", "quadrant-0.9.0.artifactbundle",
                "quadrant.artifactbundle",
            ])

        let first = try tree.run(["uninstall"])
        same(
            first.output,
            "Quadrant 0.10.0 is removed from '\(tree.home)/.local'. 'quadrant' is version 0.9.0 now.\n"
        )
        same(tree.link("home/.local/bin/quadrant"), "../lib/quadrant/0.9.0/bin/quadrant")
        let second = try tree.run(["uninstall", "--release", "0.9.0"])
        same(
            second.output,
            "Quadrant 0.9.0 is removed from '\(tree.home)/.local'. Nothing of it is left.\n")
        same(tree.names("home/.local/lib"), [])
        same(tree.names("home/.local/bin"), [])
        same(tree.names("home/.swiftpm/swift-sdks"), [])
        let third = try tree.run(["uninstall", "--release", "0.9.0"])
        same(third.status, .exited(66))
        has(third.errors, "version 0.9.0 is not installed there; nor is any other")
    }

    @Test func whatAKilledRunHasLeftGoesAway() throws {
        let tree = try SmallTree()
        try tree.scratch.write("\(installed)/.work/dead/tree/modules/SwiftUI.swiftmodule", "half")
        same(try tree.run(["install"]).status, .exited(0))
        same(tree.names("\(installed)/.work"), [])
        same(tree.text("\(installed)/0.1.0/modules/SwiftUI.swiftmodule"), "a module")
    }

    /// What is done to the tree, and what is said of it.
    struct Fault: Sendable {
        var change: @Sendable (SmallTree) throws -> Void
        var status: Int32
        var words: String
    }

    private static let faults: [Fault] = [
        Fault(
            change: {
                try FileManager.default.removeItem(atPath: "\($0.path)/modules/SwiftUI.swiftmodule")
            },
            status: 69,
            words: "/sdk/modules/SwiftUI.swiftmodule' of the SDK is missing; install it again"),
        Fault(
            change: { try $0.scratch.write("sdk/lib/libQuadrant.so.0.1.0", "cut") }, status: 69,
            words:
                "/sdk/lib/libQuadrant.so.0.1.0' of the SDK has another size than when it was made"),
        Fault(
            change: { try $0.scratch.write("sdk/files.txt", "0 1 ../../etc/passwd\n") }, status: 69,
            words: "/sdk/files.txt' of the SDK is missing or damaged"),
        Fault(
            change: { try $0.scratch.write("sdk/build.json", "{") }, status: 69,
            words: "/sdk/build.json' of the SDK cannot be read"),
        Fault(
            change: { try $0.write(version: "0.1.0", compiler: "5.9") }, status: 69,
            words: "and this SDK was built with 5.9; put Swift 5.9 first on PATH"),
        Fault(
            change: { try $0.scratch.write("home/.local", "a file") }, status: 73,
            words: "/home/.local/lib/quadrant/.work': "),
        Fault(
            change: { try $0.scratch.write("home/.local/bin/quadrant", "somebody's") }, status: 73,
            words:
                "/home/.local/bin/quadrant': something that is not Quadrant's is there; move it away"
        ),
        Fault(
            change: {
                try $0.scratch.write(
                    "home/.swiftpm/swift-sdks/quadrant.artifactbundle/info.json", "{}")
            },
            status: 73,
            words: "/quadrant.artifactbundle': something that is not Quadrant's is there"),
    ]

    @Test(arguments: faults.indices)
    func aFaultNamesTheFileAndTheMend(_ row: Int) throws {
        let fault = Self.faults[row]
        let tree = try SmallTree()
        try fault.change(tree)
        let run = try tree.run(["install"])
        same(run.status, .exited(fault.status), "row \(row)")
        has(run.errors, fault.words, "row \(row)")
        same(run.errors.split(separator: "\n").count, 1, "row \(row)")
    }

    @Test func bytesAreComparedWhereThatIsAsked() throws {
        let tree = try SmallTree()
        let run = try tree.run(["install", "--check"])
        same(run.status, .exited(69))
        has(run.errors, "has other bytes than when it was made")
    }

    @Test func aBuildIsNoSDK() throws {
        let scratch = try ScratchFolder()
        for command in [["install"], ["swift", "build"]] {
            let run = try scratch.run(command)
            same(run.ending, .exited(69))
            has(run.errorText, "in a checkout './quadrant install' makes one")
        }
    }

    @Test func theVersionNamesTheCommitAndTheCompiler() throws {
        let run = try SmallTree().run(["--version"])
        same(run.output, "quadrant 0.1.0 (commit abababababab, Swift \(SmallTree.compiler))\n")
    }
}
