internal import Foundation
package import QuadrantIndex

/// The user's files as a library that can be loaded, and what is in it.
package struct CompiledFiles: Sendable {
    /// What the files offer.
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
    package static func make(
        from files: [SourceFile], environment: [String: String], timeLimit: Double
    ) throws(CommandError) -> CompiledFiles {
        let installation = try Installation.current()
        let cache = BuildCache.standard(environment: environment)
        let toolchain = try Toolchain.find(environment: environment)
        let key = key(for: files, installation: installation, toolchain: toolchain)
        let notice = cache.notice ?? ""
        if let entry = cache.entry(for: key), let index = SourceIndex(text: entry.index) {
            return CompiledFiles(
                index: index, library: entry.library, warnings: notice, compiledCount: 0)
        }
        let work = try cache.makeWorkFolder()
        defer { work.remove() }
        let folder = work.path
        let flags = try HeaderFlags.start(environment: environment)
        let facts = try FactsReader(
            cache: cache, installation: installation, timeLimit: timeLimit
        ).facts(of: files, in: folder)
        try refuseHiddenModules(facts, of: files)
        let compiler = FileCompiler(
            toolchain: toolchain, installation: installation,
            headerFlags: HeaderFlags.finish(flags), cache: cache, timeLimit: timeLimit)
        let result = try compiler.compile(files, facts: facts, in: folder)
        try Linker(toolchain: toolchain, environment: environment, timeLimit: timeLimit)
            .link(result.objects, to: "\(folder)/views.so")
        let entry = try cache.store(
            "\(folder)/views.so", index: result.index.text, for: key, in: work)
        return CompiledFiles(
            index: result.index, library: entry.library, warnings: notice + result.warnings,
            compiledCount: result.compiledCount)
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

    /// The key of a set of files in the cache, made of their paths and texts and of the compiler.
    package static func key(
        for files: [SourceFile], installation: Installation, toolchain: Toolchain
    ) -> String {
        var hash = ContentHash()
        hash.combine(installation.identity)
        hash.combine(toolchain.root)
        for file in files {
            hash.combine(file.path)
            hash.combine(file.text)
        }
        return hash.text
    }
}
