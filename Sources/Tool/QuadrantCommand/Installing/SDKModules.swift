internal import Foundation
internal import QuadrantRendering

/// Apple's other modules in an SDK: they are compiled when a package first imports them, or all at once, and are then found by
/// every build with it.
struct SDKModules {
    let installation: Installation
    let tree: SDKTree
    let build: SDKBuild
    let toolchain: Toolchain
    let environment: [String: String]

    /// Adds those that the package in a folder imports and that no target of its own is called.
    func addWhatIsImported(by folder: String) throws(CommandError) {
        let shelf = ModuleShelf(folder: tree.shelf)
        if shelf.names.isEmpty { return }
        let contents = FolderWalk.contents(of: folder)
        let files = contents.sources.compactMap { try? SourceFile(readAt: $0) }
        let own = Set(
            contents.sources.flatMap { $0.split(separator: "/").dropLast().map(String.init) })
        try add(shelf.modules(importedBy: files, without: own))
    }

    /// Adds all that there are.
    func addAll() throws(CommandError) {
        let shelf = ModuleShelf(folder: tree.shelf)
        let imports = shelf.names.sorted().map { "import \($0)\n" }.joined()
        try add(shelf.modules(importedBy: [SourceFile(path: "all", text: imports)], without: []))
    }

    private func add(_ wanted: [ShelvedModule]) throws(CommandError) {
        let cache = BuildCache.standard(environment: environment)
        let keeper = ModuleKeeper(cache: cache, seed: ModuleMaker.seed(installation, toolchain))
        let missing = wanted.filter { OwnText.read(note(of: $0.name)) != keeper.place(of: $0).key }
        if missing.isEmpty { return }
        let work = try cache.makeWorkFolder()
        defer { work.remove() }
        let linker = Linker(
            toolchain: toolchain, environment: environment, timeLimit: 60, cache: cache)
        let made = try ModuleMaker(
            toolchain: toolchain, installation: installation, headerFlags: [], linker: linker,
            keeper: keeper, work: work
        ).built(wanted)
        for module in made where missing.contains(where: { $0.name == module.name }) {
            for (folder, name) in [
                (tree.modules, "\(module.name).swiftmodule"),
                (tree.libraries, "lib\(module.name).so"),
            ] {
                try copy("\(module.folder)/\(name)", to: "\(folder)/\(name)")
            }
            try OwnText.write(module.key, to: note(of: module.name))
        }
        try SwiftSDKBundle(tree: tree, build: build, toolchain: toolchain.root).write(
            to: tree.bundles)
    }

    /// Where the key of an added module is noted.
    private func note(of module: String) -> String { "\(tree.shelf)/\(module)/added.txt" }

    private func copy(_ path: String, to place: String) throws(CommandError) {
        let new = "\(place).new-\(getpid())"
        do {
            try FileManager.default.copyItem(atPath: path, toPath: new)
        } catch {
            throw .cannotWrite(
                path: place,
                reason: OwnText.reason(of: error)
                    + "; whoever installed the SDK adds modules with 'quadrant install --modules'")
        }
        guard System.move(new, to: place) else {
            throw .cannotWrite(path: place, reason: System.lastError)
        }
    }

    /// The names of the modules that were added to a tree.
    static func added(to tree: SDKTree) -> [String] {
        ModuleShelf(folder: tree.shelf).names.sorted()
            .filter { System.may(R_OK, "\(tree.libraries)/lib\($0).so") }
    }
}
