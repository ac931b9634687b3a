internal import Foundation

/// Compiles Apple's modules that files import (`ModuleShelf`), for speed, and links each to a library of its own.
struct ModuleMaker {
    let toolchain: Toolchain
    let installation: Installation
    let headerFlags: [String]
    let linker: Linker
    let keeper: ModuleKeeper
    /// Where it is done.
    let work: WorkFolder

    /// How many seconds one module may take.
    private static let timeLimit = 900.0

    /// The modules as they are kept; those that are not there are made now.
    func built(_ modules: [ShelvedModule]) throws(CommandError) -> [BuiltModule] {
        let places = modules.map(keeper.place(of:))
        for (module, place) in zip(modules, places) {
            let needed = places.filter { module.imported.contains($0.name) }
            try keeper.build(place, in: work) { (folder) throws(CommandError) in
                Console.error("quadrant: building \(module.name) (once) …\n")
                try compile(module, needing: needed, in: folder)
            }
        }
        return places
    }

    private func compile(
        _ module: ShelvedModule, needing needed: [BuiltModule], in folder: String
    ) throws(CommandError) {
        let objects = module.files.indices.map { "\(work.path)/\(module.name)-\($0).o" }
        let ended = try ChildProcess.run(
            toolchain.frontend,
            ["-frontend", "-c"] + module.files + objects.flatMap { ["-o", $0] }
                + ["-emit-module-path", "\(folder)/\(module.name).swiftmodule"]
                + ["-module-name", module.name] + settings + needed.flatMap { ["-I", $0.folder] },
            environment: ["TMPDIR": work.path], timeLimit: Self.timeLimit)
        guard ended.ending == .exited(0) else {
            if let full = keeper.cache.fullDisk(ended.errorText) { throw full }
            throw .internalFault("the module \(module.name) does not compile:\n\(ended.errorText)")
        }
        var linker = linker
        linker.product = .library
        try linker.link(
            objects, libraries: needed.map(\.library), to: "\(folder)/lib\(module.name).so")
        try linker.join(objects, to: "\(folder)/\(module.name).o")
    }

    /// As the main manifest has them.
    private var settings: [String] {
        let plugins = "\(toolchain.root)/lib/swift/host"
        let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        let headers = installation.moduleMaps.map { "-fmodule-map-file=\($0)" } + headerFlags
        return [
            "-parse-as-library", "-swift-version", "6", "-O", "-num-threads", "2",
            "-gline-tables-only", "-disable-llvm-verify", "-diagnostic-style", "llvm",
            // As the main manifest has it.
            "-disable-concrete-type-metadata-mangled-name-accessors",
            "-I", installation.modules, "-module-cache-path", keeper.cache.moduleCache,
            "-load-plugin-executable", "\(installation.macros)#QuadrantMacros",
            "-plugin-path", "\(plugins)/plugins",
            "-in-process-plugin-server-path", "\(plugins)/libSwiftInProcPluginServer.so",
        ] + features.flatMap { ["-enable-upcoming-feature", $0] }
            + headers.flatMap { ["-Xcc", $0] }
    }
}

extension ModuleKeeper {
    /// What is kept for a program and a compiler.
    init(cache: BuildCache, _ installation: Installation, _ toolchain: Toolchain) {
        self.init(cache: cache, seed: "\(installation.identity) \(toolchain.root) 2")
    }
}
