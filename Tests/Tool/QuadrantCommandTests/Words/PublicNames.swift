import Foundation
import QuadrantCommand
import Testing

/// The public names of the modules that SwiftUI re-exports, as they were built.
struct PublicNames: Sendable {
    private struct Graph: Decodable {
        struct Symbol: Decodable {
            struct Identifier: Decodable { let precise: String }
            let identifier: Identifier
            let pathComponents: [String]
        }
        struct Relationship: Decodable {
            let kind: String
            let source: String
            let target: String
        }
        let symbols: [Symbol]
        let relationships: [Relationship]
    }

    /// Those of the build that the tests belong to; read once, which takes some seconds.
    static let current = Result { try PublicNames() }

    /// The path of each declaration, as in `["Slider", "init(value:)"]`, by the compiler's own name for it.
    private(set) var paths: [String: [String]] = [:]
    /// The protocol of each requirement, both by the compiler's names.
    private(set) var requirements: [String: String] = [:]

    private var topLevel: Set<String> = []
    private var members: [String: Set<String>] = [:]
    /// As `members`, with the labels of what has some.
    private var labelled: [String: Set<String>] = [:]

    private static let modules = [
        "SwiftUI", "QuadrantChoreography", "QuadrantControls", "QuadrantCore", "QuadrantDragDrop",
        "QuadrantGeometry", "QuadrantGestures",
        "QuadrantLayout",
        "QuadrantLists", "QuadrantMotion", "QuadrantNavigation", "QuadrantPresentation",
        "QuadrantRendering", "QuadrantScenes", "QuadrantText", "QuadrantTextInput",
        "QuadrantViews", "UIKit",
    ]

    /// Reads them from the build that the tests belong to.
    private init() throws {
        let installation = try Installation.current()
        let toolchain = try Toolchain.find(environment: ProcessInfo.processInfo.environment)
        let folder = try ScratchFolder()
        let flags = try Self.flags(installation)
        for module in Self.modules {
            let run = try ChildProcess.run(
                "\(toolchain.root)/bin/swift-symbolgraph-extract",
                [
                    "-module-name", module, "-I", installation.modules, "-target", Self.target,
                    "-minimum-access-level", "public", "-skip-synthesized-members",
                    "-output-dir", folder.path,
                    "-module-cache-path", try ScratchFolder.modules.get(),
                ] + flags, timeLimit: 60)
            try #require(run.ending == .exited(0), "\(module): \(run.errorText)")
        }
        for name in folder.contents where name.hasSuffix(".symbols.json") {
            let graph = try JSONDecoder().decode(Graph.self, from: folder.data(name) ?? Data())
            for symbol in graph.symbols {
                note(symbol.pathComponents)
                paths[symbol.identifier.precise] = symbol.pathComponents
            }
            for relationship in graph.relationships where relationship.kind == "requirementOf" {
                requirements[relationship.source] = relationship.target
            }
        }
    }

    /// What a compiler must be told to read the modules: where the C libraries are.
    static func flags(_ installation: Installation) throws -> [String] {
        let headers = try ChildProcess.run(
            "/usr/bin/env",
            ["pkg-config", "--cflags", "cairo", "cairo-ft", "harfbuzz", "freetype2", "fontconfig"]
                + ["libdeflate"], timeLimit: 20)
        let flags =
            installation.moduleMaps.map { "-fmodule-map-file=\($0)" }
            + String(decoding: headers.output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
            .map(String.init)
        return flags.flatMap { ["-Xcc", $0] }
    }

    private static var target: String {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }

    private mutating func note(_ path: [String]) {
        let names = path.map { String($0.prefix { $0 != "(" }) }
        guard let last = names.last else { return }
        topLevel.insert(last)
        guard names.count > 1 else { return }
        let owner = names[names.count - 2]
        members[owner, default: []].insert(last)
        labelled[owner, default: []].formUnion(path.suffix(1))
    }

    /// Whether a name of Apple's is among them; what it does is another question. Modifiers of views are
    /// listed for several types, and all of them are views here.
    func contain(_ name: AppleNames.Name) -> Bool {
        if name.owner.isEmpty { return topLevel.contains(name.name) }
        if members[name.owner]?.contains(name.name) == true { return true }
        return name.kind == "modifier" && members["View"]?.contains(name.name) == true
    }

    /// Whether a name of Apple's documentation is among them: types and members by their names, initialisers by their labels.
    func contain(_ name: DocumentedName) -> Bool {
        if name.isType {
            return topLevel.contains(name.name.split(separator: ".").last.map(String.init) ?? "")
        }
        if name.name.hasPrefix("init(") {
            return labelled[name.owner]?.contains(name.name) == true
        }
        return members[name.owner]?.contains(String(name.name.prefix { $0 != "(" })) == true
    }

    /// Whether a type has a member with just these labels.
    func contain(memberCalled name: String, of owner: String) -> Bool {
        labelled[owner]?.contains(name) == true
    }

    /// Whether anything at all has the name.
    func contain(anyCalled name: String) -> Bool { topLevel.contains(name) }
}
