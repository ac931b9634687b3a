internal import Foundation
internal import QuadrantRendering

/// The places of this program's own parts: beside its executable, as `swift build` left them, or in the tree of an
/// installed SDK.
package struct Installation: Sendable {
    /// The path of the running executable.
    package let executable: String
    /// The SDK that it lies in; `nil` in the folder of a build.
    package let tree: SDKTree?

    /// The installation with a program at a path.
    package init(executable: String) {
        self.executable = executable
        tree = SDKTree(of: executable)
    }

    /// The installation of the running program.
    package static func current() throws(CommandError) -> Installation {
        guard let path = System.target(ofLink: "/proc/self/exe") else {
            throw .internalFault("/proc is not mounted")
        }
        return Installation(executable: path)
    }

    /// The folder of the build.
    package var folder: String {
        executable.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            .joined(separator: "/")
    }

    /// The folder with `SwiftUI.swiftmodule`.
    package var modules: String { tree?.modules ?? "\(folder)/Modules" }
    /// The compiler plugin with the macros.
    package var macros: String { "\(folder)/QuadrantMacros-tool" }
    /// The program that finds views in sources.
    package var scanner: String { "\(folder)/quadrant-scan" }

    /// What is known of the build: of an SDK what it says, of a checkout its commit.
    package var build: SDKBuild? {
        if let tree { return tree.build }
        let environment = ProcessInfo.processInfo.environment
        return SDKBuild(
            version: ProgramVersion.number,
            commit: GitCommit.checkedOut(in: packageFolder) ?? "",
            compiler: (try? Toolchain.find(environment: environment))?.version ?? "", target: "")
    }

    /// Tells this build from every other: path, size, time and inode of each program that has a part in what
    /// is cached.
    package var identity: String {
        let library = tree.map { ["\($0.libraries)/libQuadrant.so"] } ?? []
        return ([executable, scanner, macros] + library).map { path in
            let status = System.status(of: path) ?? stat()
            let time = status.st_mtim
            return "\(path) \(status.st_size) \(time.tv_sec).\(time.tv_nsec) \(status.st_ino)"
        }.joined(separator: " ")
    }

    /// Apple's modules that are compiled when a project first imports them.
    var shelf: ModuleShelf { ModuleShelf(folder: tree?.shelf ?? "\(packageFolder)/Modules") }

    /// The module maps of the C libraries: the package's own and those the build generated.
    package var moduleMaps: [String] {
        if let tree { return Self.moduleMaps(of: tree) }
        let own = Self.files(
            ["module.modulemap", "include/module.modulemap"],
            inFoldersOf: "\(packageFolder)/Sources/C")
        let generated = Self.files(["module.modulemap"], inFoldersOf: folder)
            .filter { $0.hasSuffix(".build/module.modulemap") && !$0.contains("-tool.build/") }
        return (own + generated).sorted()
    }

    /// The module maps of an SDK.
    static func moduleMaps(of tree: SDKTree) -> [String] {
        files(["module.modulemap"], inFoldersOf: tree.headers).sorted()
    }

    /// The folder of the package: the nearest with a manifest above the build, else the one that the build was made
    /// of. The program itself has no path of it: programs that `quadrant build` makes are the same on all machines.
    var packageFolder: String {
        var parts = folder.split(separator: "/", omittingEmptySubsequences: false)
        while parts.count > 1 {
            let candidate = parts.joined(separator: "/")
            if System.may(R_OK, "\(candidate)/Package.swift") { return candidate }
            parts.removeLast()
        }
        let map = "\(folder)/QuadrantCommand.build/output-file-map.json"
        let paths = (try? String(contentsOfFile: map, encoding: .utf8)) ?? ""
        return paths.firstMatch(of: /"([^"]*)\/Sources\/Tool\/QuadrantCommand\//)
            .map { String($0.1) } ?? folder
    }

    private static func files(_ paths: [String], inFoldersOf folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.flatMap { name in paths.map { "\(folder)/\(name)/\($0)" } }
            .filter { System.may(R_OK, $0) }
    }
}
