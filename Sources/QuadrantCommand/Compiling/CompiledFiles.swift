internal import Foundation
package import QuadrantIndex

/// The user's files as a library that can be loaded, and what is in it.
package struct CompiledFiles: Sendable {
    /// What the files offer. Behind the user's there may be a file that the tool has written.
    package let index: SourceIndex
    /// The library's path.
    package let library: String
    /// The compiler's warnings on the files that were compiled now, and a note if the cache is not
    /// in its usual place.
    package let warnings: String
    /// How many of the files were compiled now; the rest was there from before.
    package let compiledCount: Int

    /// The library for `files`: the one in the cache if nothing changed, else linked now from objects of
    /// before and of what changed.
    ///
    /// Files that do not compile, and those that cannot be linked without them, are left out; the index
    /// says which (`SourceIndex.leftOut`).
    ///
    /// - Parameters:
    ///   - assets: The colours and pictures for which the files may use names.
    ///   - ownModules: Names that modules of the project may have; what is imported from them is among the files.
    ///   - platform: The platform that the files are read as.
    ///   - isListed: Whether only what the files offer is wanted: of many files that is known without compiling them, but for what the
    ///     compiler finds.
    package static func make(
        from files: [SourceFile], assets: [AssetName] = [], ownModules: Set<String> = [],
        platform: SourcePlatform = .ios, isListed: Bool = false, environment: [String: String],
        timeLimit: Double
    ) throws(CommandError) -> CompiledFiles {
        let installation = try Installation.current()
        let cache = BuildCache.standard(environment: environment)
        let toolchain = try Toolchain.find(environment: environment)
        let key = key(
            for: files, assets: assets, ownModules: ownModules, platform: platform,
            installation: installation, toolchain: toolchain)
        let notice = cache.notice ?? ""
        if let entry = cache.entry(for: key), let index = SourceIndex(text: entry.index) {
            return CompiledFiles(
                index: index, library: entry.library, warnings: notice, compiledCount: 0)
        }
        let work = try cache.makeWorkFolder()
        defer { work.remove() }
        let folder = work.path
        let flags = try HeaderFlags.start(environment: environment)
        var modules = AvailableModules.names(installation, toolchain)
        if platform == .ios { modules.remove("AppKit") }
        let reader = FactsReader(
            cache: cache, installation: installation, timeLimit: timeLimit, platform: platform,
            modules: modules)
        let read = try withAssets(
            files, try reader.facts(of: files, in: folder), assets, reader, in: folder)
        if isListed, files.count > CompilerRun.filesInTime {
            var index = SourceIndex(
                files: read.files.map(\.path), facts: read.facts.map(\.declarations))
            index.absentModules = absent(modules.union(own(ownModules, platform)), read.facts)
            return CompiledFiles(index: index, library: "", warnings: notice, compiledCount: 0)
        }
        try refuseHiddenModules(read.facts, of: read.files)
        let compiler = FileCompiler(
            toolchain: toolchain, installation: installation,
            headerFlags: HeaderFlags.finish(flags), cache: cache, timeLimit: timeLimit,
            modules: modules, ownModules: ownModules, platform: platform)
        let result = try compiler.compile(read.files, facts: read.facts, in: folder)
        let linker = Linker(toolchain: toolchain, environment: environment, timeLimit: timeLimit)
        var index = result.index
        index.absentModules = absent(modules.union(own(ownModules, platform)), read.facts)
        let objects = sorted(result, linker, &index)
        if index.drawable.isEmpty, let error = AbsenceReport(index).error(for: { _ in true }) {
            throw error
        }
        try linker.link(objects, to: "\(folder)/views.so")
        let entry = try cache.store("\(folder)/views.so", index: index.text, for: key, in: work)
        return CompiledFiles(
            index: index, library: entry.library, warnings: notice + result.warnings,
            compiledCount: result.compiledCount)
    }

    /// The files and what is known of them, with one more that has the names of assets, if they use any.
    private static func withAssets(
        _ files: [SourceFile], _ facts: [FileFacts], _ assets: [AssetName], _ reader: FactsReader,
        in folder: String
    ) throws(CommandError) -> (files: [SourceFile], facts: [FileFacts]) {
        guard let text = AssetSource.text(assets, for: facts.map(\.interface)) else {
            return (files, facts)
        }
        let file = SourceFile(path: SourceIndex.assetNames, text: text)
        return (files + [file], facts + (try reader.facts(of: [file], in: folder)))
    }

    /// The objects to link, in the order of the files; the others are noted in the index.
    private static func sorted(
        _ result: FileCompiler.Result, _ linker: Linker, _ index: inout SourceIndex
    ) -> [String] {
        guard !result.failures.isEmpty else {
            return result.objects.sorted { $0.key < $1.key }.map(\.value)
        }
        let linkable = linker.linkable(result.objects)
        let failed = result.failures.map { LeftOutFile(file: $0, diagnostics: $1) }
        let missing = linkable.dropped.union(result.failures.keys)
        let dependent = linkable.dropped.map { file in
            let needed = result.dependencies.closure(of: file).first { missing.contains($0) }
            return LeftOutFile(
                file: file, needs: needed.map { index.files[$0] } ?? "others", diagnostics: "")
        }
        index.leaveOut(failed + dependent)
        return linkable.kept.sorted().compactMap { result.objects[$0] }
    }

    /// The modules that are the project's. What Cocoa is made of on macOS is AppKit, which such a file sees.
    private static func own(
        _ modules: Set<String>, _ platform: SourcePlatform
    ) -> Set<String> {
        modules.filter { !NearestWays.isApples($0) }.union(platform == .macos ? ["Cocoa"] : [])
    }

    /// The modules that are imported and are not there.
    private static func absent(_ modules: Set<String>, _ facts: [FileFacts]) -> [AbsentModule] {
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
        _ facts: [FileFacts], of files: [SourceFile]
    ) throws(CommandError) {
        for (facts, file) in zip(facts, files) {
            let hidden = facts.interface.names.intersection(EntrySource.namedModules).min()
            guard let hidden else { continue }
            let line = facts.declarations.types.first { $0.name == hidden }?.place.line
            throw .hiddenModule(hidden, place: file.path + (line.map { ":\($0)" } ?? ""))
        }
    }

    /// The key of a set of files in the cache, made of their paths and texts, of the names of assets and modules, and
    /// of the compiler.
    package static func key(
        for files: [SourceFile], assets: [AssetName] = [], ownModules: Set<String> = [],
        platform: SourcePlatform = .ios, installation: Installation, toolchain: Toolchain
    ) -> String {
        var hash = ContentHash()
        hash.combine(installation.identity)
        hash.combine(toolchain.root)
        hash.combine(platform.rawValue)
        for file in files {
            hash.combine(file.path)
            hash.combine(file.text)
        }
        for name in ownModules.sorted() { hash.combine(name) }
        for asset in assets { hash.combine("\(asset.kind.rawValue) \(asset.name)") }
        return hash.text
    }
}
