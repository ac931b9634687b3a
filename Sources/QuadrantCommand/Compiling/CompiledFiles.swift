internal import Foundation
package import QuadrantIndex

/// The user's files as a library that can be loaded, and what is in it.
package struct CompiledFiles: Sendable {
    /// What the files offer.
    package let index: SourceIndex
    /// The library's path.
    package let library: String
    /// The compiler's warnings; empty if nothing had to be compiled.
    package let warnings: String

    /// The library for `files`: the one in the cache if nothing changed, else compiled now.
    package static func make(
        from files: [SourceFile], environment: [String: String], timeLimit: Double
    ) throws(CommandError) -> CompiledFiles {
        let installation = try Installation.current()
        let cache = BuildCache.standard(environment: environment)
        let toolchain = try Toolchain.find(environment: environment)
        let key = key(for: files, installation: installation, toolchain: toolchain)
        if let entry = cache.entry(for: key), let index = index(in: entry) {
            return CompiledFiles(index: index, library: "\(entry)/views.so", warnings: "")
        }
        let folder = try cache.makeWorkFolder()
        do throws(CommandError) {
            let scanned = try scan(files, in: folder, with: installation, timeLimit: timeLimit)
            let compiler = FileCompiler(
                toolchain: toolchain, installation: installation, environment: environment,
                moduleCache: cache.moduleCache, timeLimit: timeLimit)
            let result = try compiler.compile(files, index: scanned, in: folder)
            try PictureFile.write(Array(result.index.text.utf8), to: "\(folder)/index.txt")
            unlink("\(folder)/views.o")
            let entry = try cache.store(folder, for: key)
            return CompiledFiles(
                index: result.index, library: "\(entry)/views.so", warnings: result.warnings)
        } catch {
            try? FileManager.default.removeItem(atPath: folder)
            throw error
        }
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

    /// Runs the scanner on copies of the files, so that it sees the text that was hashed.
    private static func scan(
        _ files: [SourceFile], in folder: String, with installation: Installation,
        timeLimit: Double
    ) throws(CommandError) -> SourceIndex {
        var arguments: [String] = []
        for (position, file) in files.enumerated() {
            let copy = "\(folder)/\(SourceIndex.copyName(of: position))"
            try PictureFile.write(Array(file.text.utf8), to: copy)
            arguments += [file.path, copy]
        }
        let scanned = try ChildProcess.run(installation.scanner, arguments, timeLimit: timeLimit)
        if scanned.ending == .timedOut {
            throw .timeLimit(what: "reading the files", seconds: timeLimit, place: nil)
        }
        let text = String(decoding: scanned.output, as: UTF8.self)
        guard scanned.ending == .exited(0), let index = SourceIndex(text: text) else {
            throw .internalFault("the scanner failed:\n\(scanned.errorText)")
        }
        return index
    }
}
