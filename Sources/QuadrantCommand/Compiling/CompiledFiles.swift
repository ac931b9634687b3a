internal import Foundation
package import QuadrantIndex

/// The user's files as a library that can be loaded, and what is in it.
package struct CompiledFiles: Sendable {
    /// What the files offer.
    package let index: SourceIndex
    /// The library's path.
    package let library: String
    /// The compiler's warnings on the files that were compiled now; empty if none had to be.
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
        if let entry = cache.entry(for: key), let index = index(in: entry) {
            return CompiledFiles(
                index: index, library: "\(entry)/views.so", warnings: "", compiledCount: 0)
        }
        let folder = try cache.makeWorkFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let library = "\(folder)/library"
        try PictureFile.makeFolder(library)
        let flags = try HeaderFlags.start(environment: environment)
        let facts = try FactsReader(
            cache: cache, installation: installation, timeLimit: timeLimit
        ).facts(of: files, in: folder)
        let compiler = FileCompiler(
            toolchain: toolchain, installation: installation,
            headerFlags: HeaderFlags.finish(flags), cache: cache, timeLimit: timeLimit)
        let result = try compiler.compile(files, facts: facts, in: folder)
        try Linker(toolchain: toolchain, environment: environment, timeLimit: timeLimit)
            .link(result.objects, to: "\(library)/views.so")
        try PictureFile.write(Array(result.index.text.utf8), to: "\(library)/index.txt")
        let entry = try cache.store(library, for: key)
        return CompiledFiles(
            index: result.index, library: "\(entry)/views.so", warnings: result.warnings,
            compiledCount: result.compiledCount)
    }

    /// What a set of files is filed under: their paths and texts, and what compiles them.
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

    private static func index(in entry: String) -> SourceIndex? {
        guard let data = FileManager.default.contents(atPath: "\(entry)/index.txt") else {
            return nil
        }
        return SourceIndex(text: String(decoding: data, as: UTF8.self))
    }
}
