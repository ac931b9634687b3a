import Foundation
import QuadrantCommand
import Testing

/// The public names of the modules that SwiftUI re-exports, as they were built.
struct PublicNames {
    private struct Graph: Decodable {
        struct Symbol: Decodable {
            struct Kind: Decodable { let identifier: String }
            let kind: Kind
            let pathComponents: [String]
        }
        let symbols: [Symbol]
    }

    private var topLevel: Set<String> = []
    private var members: [String: Set<String>] = [:]

    private static let modules = [
        "SwiftUI", "QuadrantControls", "QuadrantCore", "QuadrantGeometry", "QuadrantLayout",
        "QuadrantLists", "QuadrantNavigation", "QuadrantRendering", "QuadrantText",
        "QuadrantTextInput", "QuadrantViews",
    ]

    /// Reads them from the build that the tests belong to.
    init() throws {
        let installation = try Installation.current()
        let toolchain = try Toolchain.find(environment: ProcessInfo.processInfo.environment)
        let folder = try ScratchFolder()
        let headers = try ChildProcess.run(
            "/usr/bin/env",
            ["pkg-config", "--cflags", "cairo", "cairo-ft", "harfbuzz", "freetype2", "fontconfig"]
                + ["libdeflate"], timeLimit: 20)
        let flags =
            installation.moduleMaps.map { "-fmodule-map-file=\($0)" }
            + String(decoding: headers.output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
            .map(String.init)
        for module in Self.modules {
            let run = try ChildProcess.run(
                "\(toolchain.root)/bin/swift-symbolgraph-extract",
                [
                    "-module-name", module, "-I", installation.modules, "-target", Self.target,
                    "-minimum-access-level", "public", "-skip-synthesized-members",
                    "-output-dir", folder.path,
                    "-module-cache-path", try ScratchFolder.modules.get(),
                ] + flags.flatMap { ["-Xcc", $0] }, timeLimit: 60)
            try #require(run.ending == .exited(0), "\(module): \(run.errorText)")
        }
        for name in folder.contents where name.hasSuffix(".symbols.json") {
            let graph = try JSONDecoder().decode(Graph.self, from: folder.data(name) ?? Data())
            for symbol in graph.symbols { note(symbol.pathComponents) }
        }
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
        if names.count > 1 { members[names[names.count - 2], default: []].insert(last) }
    }

    /// Whether a name of Apple's is among them; what it does is another question. Modifiers of views are
    /// listed for several types, and all of them are views here.
    func contain(_ name: AppleNames.Name) -> Bool {
        if name.owner.isEmpty { return topLevel.contains(name.name) }
        if members[name.owner]?.contains(name.name) == true { return true }
        return name.kind == "modifier" && members["View"]?.contains(name.name) == true
    }

    /// Whether anything at all has the name.
    func contain(anyCalled name: String) -> Bool { topLevel.contains(name) }
}
