internal import Foundation
internal import QuadrantRendering

/// Apple's other modules in an SDK: they are compiled when a package first imports them, or all at once, and are then found by
/// every build with it.
struct SDKModules {
    let sdk: UsableSDK

    private var tree: SDKTree { sdk.tree }

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
        let (installation, toolchain) = (sdk.installation, sdk.toolchain)
        let cache = BuildCache.standard(environment: sdk.environment)
        let keeper = ModuleKeeper(cache: cache, installation, toolchain)
        let missing = wanted.filter { OwnText.read(note(of: $0.name)) != keeper.place(of: $0).key }
        if missing.isEmpty { return }
        let work = try cache.makeWorkFolder()
        defer { work.remove() }
        let linker = Linker(
            toolchain: toolchain, environment: sdk.environment, timeLimit: 60, cache: cache)
        let made = try ModuleMaker(
            toolchain: toolchain, installation: installation, headerFlags: [], linker: linker,
            keeper: keeper, work: work
        ).built(wanted)
        for module in made where missing.contains(where: { $0.name == module.name }) {
            for (folder, name) in [
                (tree.modules, "\(module.name).swiftmodule"),
                (tree.libraries, "lib\(module.name).so"),
            ] {
                try OwnText.copy(
                    "\(module.folder)/\(name)", to: "\(folder)/\(name)",
                    mend:
                        "; whoever installed the SDK adds modules with 'quadrant install --modules'"
                )
            }
            try OwnText.write(module.key, to: note(of: module.name))
        }
        try sdk.bundle.write(to: tree.bundles)
    }

    /// Where the key of an added module is noted.
    private func note(of module: String) -> String { "\(tree.shelf)/\(module)/added.txt" }

    /// The names of the modules that were added to a tree.
    static func added(to tree: SDKTree) -> [String] {
        ModuleShelf(folder: tree.shelf).names.sorted()
            .filter { System.may(R_OK, "\(tree.libraries)/lib\($0).so") }
    }
}
