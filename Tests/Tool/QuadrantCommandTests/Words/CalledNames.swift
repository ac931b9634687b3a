import Foundation
import QuadrantCommand
import Testing

/// What the files in `Examples` call of the public names, as the compiler resolved it.
struct CalledNames {
    /// The names that are called by the type they belong to: `List` to `init(_:rowContent:)`.
    private var members: [String: Set<String>] = [:]
    /// The words of the sources, without what follows `//`.
    private var words: Set<String> = []

    /// The examples that are apps: each is a module of its own.
    private static let apps = [
        "Budget/", "Charts/", "Desk/", "Guide/WholeApp.swift", "Journeys/", "Recipes/", "Shelf/",
        "Studio/", "Templates/", "Widgets/",
    ]

    /// Type-checks the examples, the app of documents as one module and all that are not apps as another, and reads from the compiler's
    /// tree which declarations they name, and which protocols their types conform to.
    init(of names: PublicNames) throws {
        let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../../Examples").standardizedFileURL
        let files = try #require(FileManager.default.enumerator(atPath: examples.path))
            .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
        let pages = files.filter { file in !Self.apps.contains { file.hasPrefix($0) } }
        for part in [pages, files.filter { $0.hasPrefix("Desk/") }] {
            try note(part.map { examples.appendingPathComponent($0).path }, of: names)
        }
    }

    /// Notes what the files of one module name.
    private mutating func note(_ files: [String], of names: PublicNames) throws {
        let (used, conformed) = try Self.names(in: files)
        for name in used { note(names.paths[name]) }
        for (requirement, owner) in names.requirements where conformed.contains(owner) {
            note(names.paths[requirement])
        }
        for file in files {
            for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
                let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
                words.formUnion(
                    code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
            }
        }
    }

    /// The declarations that some files name, and the protocols of their types, by the compiler's own names for them.
    ///
    /// The compiler writes the tree of primary files only, and tens of megabytes: `grep` is faster than a test is.
    private static func names(
        in files: [String]
    ) throws -> (used: Set<String>, conformed: Set<String>) {
        let installation = try Installation.current()
        let toolchain = try Toolchain.find(environment: ProcessInfo.processInfo.environment)
        let plugins = "\(toolchain.root)/lib/swift/host"
        let conformance = #""normal_conformance","type":"\$s8Examples[^"]+","protocol":"[^"]+""#
        let run = try ChildProcess.run(
            "/usr/bin/env",
            [
                "bash", "-c", #"set -o pipefail; "${@:2}" 2>&1 | grep -oE "$1" | sort -u"#, "bash",
                #""(decl_)?usr":"[^"]+"|"# + conformance,
                toolchain.frontend, "-frontend", "-dump-ast", "-dump-ast-format", "json",
            ] + files.flatMap { ["-primary-file", $0] } + [
                "-module-name", "Examples", "-parse-as-library", "-swift-version", "6",
                "-I", installation.modules,
                "-module-cache-path", try ScratchFolder.modules.get(),
                "-load-plugin-executable", "\(installation.macros)#QuadrantMacros",
                "-plugin-path", "\(plugins)/plugins",
                "-in-process-plugin-server-path", "\(plugins)/libSwiftInProcPluginServer.so",
            ] + PublicNames.flags(installation), timeLimit: 300)
        try #require(run.ending == .exited(0), "The examples do not compile, or grep is missing.")
        var (used, conformed): (Set<String>, Set<String>) = ([], [])
        for line in String(decoding: run.output, as: UTF8.self).split(separator: "\n") {
            guard let name = line.split(separator: "\"").last.map(String.init) else { continue }
            if line.hasPrefix("\"normal_conformance") {
                conformed.insert(name)
            } else {
                used.insert(name)
            }
        }
        return (used, conformed)
    }

    private mutating func note(_ path: [String]?) {
        guard let path, path.count > 1 else { return }
        let owner = Self.base(path[path.count - 2])
        members[owner, default: []].formUnion([
            path[path.count - 1], Self.base(path[path.count - 1]),
        ])
    }

    private static func base(_ name: String) -> String { String(name.prefix { $0 != "(" }) }

    /// Whether the examples call a name: a member by its labels, or by its name where the build knows no such labels; a type
    /// if they name it or a member of it.
    func contain(_ name: DocumentedName, in names: PublicNames) -> Bool {
        if name.isType {
            let last = name.name.split(separator: ".").last.map(String.init) ?? name.name
            return words.contains(last) || members[last]?.isEmpty == false
        }
        var called = members[name.owner] ?? []
        // Some modifiers have a twin for modified content, which the compiler takes before the view's.
        if name.owner == "View" { called.formUnion(members["ModifiedContent"] ?? []) }
        if called.contains(name.name) { return true }
        let hasLabels = names.contain(memberCalled: name.name, of: name.owner)
        return !hasLabels && called.contains(Self.base(name.name))
    }
}

/// A name of Apple's documentation.
struct DocumentedName: Hashable, CustomStringConvertible {
    let area: String
    /// The type that it belongs to; empty for types.
    let owner: String
    let name: String

    var isType: Bool { owner.isEmpty || name.hasPrefix("\(owner).") }
    var description: String {
        owner.isEmpty || name.hasPrefix("\(owner).") ? name : "\(owner).\(name)"
    }
}
