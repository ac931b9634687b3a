internal import Foundation
package import QuadrantIndex

/// The user's files as a library that can be loaded, and what is in it.
package struct CompiledFiles: Sendable {
    /// What the files offer. Behind the user's there may be a file that the tool has written.
    package let index: SourceIndex
    /// The library's path; empty for what is linked with the running program.
    package let library: String
    /// The compiler's warnings on the files that were compiled now, and a note if the cache is not
    /// in its usual place.
    package let warnings: String
    /// How many of the files were compiled now; the rest was there from before, or is not wanted.
    package let compiledCount: Int
    /// Tells what they were compiled of, and by what, from all else: the path of the library; the digest of a program.
    let identity: String

    /// Files of which a library was made.
    init(index: SourceIndex, library: String, warnings: String, compiledCount: Int) {
        (self.index, self.library, identity) = (index, library, library)
        (self.warnings, self.compiledCount) = (warnings, compiledCount)
    }

    /// Files that are linked with the running program, whose digest is given.
    init(linked index: SourceIndex, digest: String) {
        (self.index, library, identity) = (index, "", digest)
        (warnings, compiledCount) = ("", 0)
    }

    /// How many files are compiled together whatever is wanted of them: of more, those alone that one view needs.
    package static let filesTogether = 100

    /// The library for `files`: the one in the cache if nothing changed, else linked now from objects of
    /// before and of what changed.
    ///
    /// Files that do not compile, and those that cannot be linked without them, are left out; the index
    /// says which (`SourceIndex.leftOut`). Of more files than `filesTogether` the library has only what the wanted view needs.
    ///
    /// - Parameters:
    ///   - assets: The colours and pictures for which the files may use names.
    ///   - models: The paths of the models of Core Data's, whose classes the files may use.
    ///   - ownModules: Names that modules of the project may have; what is imported from them is among the files.
    ///   - parts: The modules that the files are, each after those that use it; empty for one of all.
    ///   - platform: The platform that the files are read as.
    ///   - product: What they are joined to; an object file is named as a library is.
    ///   - wanted: What is wanted of them. What many files offer is known without compiling them, but for what the compiler finds.
    package static func make(
        from files: [SourceFile], assets: [AssetName] = [], models: [String] = [],
        ownModules: Set<String> = [],
        parts: [ModulePart] = [], platform: SourcePlatform = .ios,
        wanted: WantedViews = WantedViews(), product: CompiledProduct = .library,
        environment: [String: String], timeLimit: Double
    ) throws(CommandError) -> CompiledFiles {
        let installation = try Installation.current()
        let targets = Set(parts.map(\.name))
        let cache = BuildCache.standard(environment: environment)
        let toolchain = try? Toolchain.find(environment: environment)
        let shelf = installation.shelf
        let shelved = shelf.modules(importedBy: files, without: targets)
        let plainKey = Self.plainKey(
            for: files, assets: assets, models: EntityModel.all(at: models),
            ownModules: ownModules.union(parts.map(\.text)).union(product.mark)
                .union(IntentDefinition.all(at: parts.flatMap(\.resources)).map { "\($0)" }),
            platform: platform, installation: installation, shelved: shelved)
        let key = Self.key(plainKey, toolchain)
        let part = wanted.key(of: files, in: key)
        let keeper = toolchain.map {
            ModuleKeeper(cache: cache, installation, $0)
        }
        // A library is of no use without those that it was linked with.
        let isWhole = shelved.allSatisfy { module in
            keeper.map { $0.has($0.place(of: module)) } ?? true
        }
        if isWhole, let known = known([key] + (part.map { [$0] } ?? []), toolchain, in: cache) {
            return known
        }
        guard let toolchain, let keeper else { throw .noToolchain }
        try toolchain.check(for: installation)
        let work = try cache.makeWorkFolder()
        defer { work.remove() }
        let flags = try HeaderFlags.start(environment: environment)
        let modules = AvailableModules.names(
            installation, toolchain, shelf: shelf, platform: platform, without: targets)
        let reader = FactsReader(
            cache: cache, installation: installation, timeLimit: timeLimit, platform: platform,
            modules: modules.union(parts.map(\.name)))
        let linker = Linker(
            toolchain: toolchain, environment: environment, timeLimit: timeLimit, cache: cache,
            product: product)
        let headers = HeaderFlags.finish(flags)
        let companions = try ModuleMaker(
            toolchain: toolchain, installation: installation, headerFlags: headers,
            linker: linker, keeper: keeper, work: work
        ).built(shelved)
        if !parts.isEmpty {
            let maker = try ModulesMaker(
                files, parts, reader,
                ModulesMaker.Tools(
                    toolchain: toolchain, headerFlags: headers, modules: modules,
                    companions: companions, linker: linker, work: work))
            let found = try maker.library(of: wanted, key: part ?? key)
            if let found, !found.library.isEmpty {
                let kept =
                    part == nil ? plainKey : wanted.key(of: files, in: Self.key(plainKey, nil))
                cache.keep(
                    Data((part ?? key).utf8),
                    for: part == nil ? Self.key(plainKey, nil) : kept ?? "", in: .libraries)
            }
            if let found { return found }
            guard let made = try maker.library(of: WantedViews(.all), key: key) else {
                throw .internalFault("the modules of all targets make no library")
            }
            return made
        }
        let sources = try withAssets(
            files, assets, EntityModel.all(at: models), reader, in: work.path)
        let absent = absent(modules.union(own(ownModules, platform)).union(targets), sources.facts)
        if wanted.selection == .list, files.count > CompilerRun.filesInTime {
            var index = sources.index
            index.absentModules = absent
            return CompiledFiles(
                index: index, library: "", warnings: cache.notice ?? "", compiledCount: 0)
        }
        try refuseHiddenModules(sources)
        let compiler = FileCompiler(
            toolchain: toolchain, installation: installation, headerFlags: headers, cache: cache,
            timeLimit: timeLimit, modules: modules, ownModules: ownModules,
            companions: companions, platform: platform, product: product)
        let maker = LibraryMaker(
            compiler: compiler, linker: linker, sources: sources, absent: absent, work: work)
        if let part, let found = try maker.library(of: wanted, key: part) {
            cache.keep(
                Data(part.utf8), for: wanted.key(of: files, in: Self.key(plainKey, nil)) ?? "",
                in: .libraries)
            return found
        }
        let made = try maker.library(key: key)
        cache.keep(Data(key.utf8), for: Self.key(plainKey, nil), in: .libraries)
        return made
    }

    /// The library of the cache under the first of the keys that has one. Without a toolchain they lead to the key of the one that
    /// was made last, whatever the toolchain was.
    private static func known(
        _ keys: [String], _ toolchain: Toolchain?, in cache: BuildCache
    ) -> CompiledFiles? {
        let found =
            toolchain != nil
            ? keys
            : keys.compactMap { cache.data(for: $0, in: .libraries) }.map {
                String(decoding: $0, as: UTF8.self)
            }
        for key in found {
            guard let entry = cache.entry(for: key), let index = SourceIndex(text: entry.index)
            else { continue }
            return CompiledFiles(
                index: index, library: entry.library, warnings: cache.notice ?? "",
                compiledCount: 0)
        }
        return nil
    }

    /// The files and what is known of them, with one more that has the names of assets, if they use any.
    private static func withAssets(
        _ files: [SourceFile], _ assets: [AssetName], _ models: [EntityModel],
        _ reader: FactsReader, in folder: String
    ) throws(CommandError) -> FileCompiler.Sources {
        let facts = try reader.facts(of: files, in: folder)
        let interfaces = facts.map(\.interface)
        let parts = [
            AssetSource.text(assets, for: interfaces), EntitySource.text(models, for: interfaces),
        ].compactMap(\.self)
        guard !parts.isEmpty else {
            return FileCompiler.Sources(files, facts: facts)
        }
        let file = SourceFile(path: SourceIndex.assetNames, text: parts.joined(separator: "\n"))
        return FileCompiler.Sources(
            files + [file], facts: facts + (try reader.facts(of: [file], in: folder)))
    }

    /// The modules that are the project's. What Cocoa is made of on macOS is AppKit, which such a file sees.
    static func own(
        _ modules: Set<String>, _ platform: SourcePlatform
    ) -> Set<String> {
        modules.filter { !NearestWays.isApples($0) }.union(platform == .macos ? ["Cocoa"] : [])
    }

    /// The modules that are imported and are not there.
    static func absent(_ modules: Set<String>, _ facts: [FileFacts]) -> [AbsentModule] {
        var found: [String: AbsentModule] = [:]
        for (position, facts) in facts.enumerated() {
            for imported in facts.imports where !modules.contains(imported.module) {
                let name = imported.module
                if found[name]?.files.last == position { continue }
                found[name, default: AbsentModule(name: name, files: [], line: imported.line)]
                    .files.append(position)
            }
        }
        return found.values.sorted { $0.name < $1.name }
    }

    /// Generated code could not name a module that a declaration hides; the compiler would speak of that code.
    private static func refuseHiddenModules(
        _ sources: FileCompiler.Sources
    ) throws(CommandError) {
        for (facts, file) in zip(sources.facts, sources.files) {
            let hidden = facts.interface.names.intersection(EntrySource.namedModules).min()
            guard let hidden else { continue }
            let line = facts.declarations.types.first { $0.name == hidden }?.place.line
            throw .hiddenModule(hidden, place: file.path + (line.map { ":\($0)" } ?? ""))
        }
    }

    /// The key of all but the compiler, and that of a compiler; `nil` for whichever it was.
    private static func key(_ plain: String, _ toolchain: Toolchain?) -> String {
        var hash = ContentHash()
        hash.combine(plain)
        hash.combine(toolchain?.root ?? "any toolchain")
        return hash.text
    }

    private static func plainKey(
        for files: [SourceFile], assets: [AssetName], models: [EntityModel],
        ownModules: Set<String>,
        platform: SourcePlatform, installation: Installation, shelved: [ShelvedModule]
    ) -> String {
        var hash = ContentHash()
        hash.combine(installation.identity)
        hash.combine(platform.rawValue)
        for file in files {
            hash.combine(file.path)
            hash.combine(file.text)
        }
        for name in ownModules.sorted() { hash.combine(name) }
        for module in shelved { hash.combine("\(module.name) \(module.digest)") }
        for model in models { hash.combine(model.text) }
        for asset in assets { hash.combine("\(asset.kind.rawValue) \(asset.name)") }
        return hash.text
    }
}
