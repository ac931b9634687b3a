internal import QuadrantIndex

/// Compiles and links files: all of them, or what one view needs.
struct LibraryMaker {
    let compiler: FileCompiler
    let linker: Linker
    let sources: FileCompiler.Sources
    /// The modules that are imported and are not there.
    let absent: [AbsentModule]
    /// Where it is done.
    let work: WorkFolder

    /// The library of all files, kept under `key`.
    func library(key: String) throws(CommandError) -> CompiledFiles {
        let result = try compiler.compile(sources, index: index, in: work.path)
        var index = result.index
        let objects = sorted(result, &index)
        if index.drawable.isEmpty, let error = AbsenceReport(index).error(for: { _ in true }) {
            throw error
        }
        return try store(objects, index, result, key: key)
    }

    /// How many views are tried before all files are compiled: what cannot be drawn is known only when it was compiled.
    private static let mostTries = 8

    /// The library of what one view needs, kept under `key`; without a library if there is no such view that can be drawn, as the index
    /// says. `nil` if so many views could not be drawn that it is better to compile all.
    func library(of wanted: WantedViews, key: String) throws(CommandError) -> CompiledFiles? {
        var index = index
        var count = 0
        for _ in 0..<Self.mostTries {
            guard let choice = wanted.choice(in: index) else {
                return CompiledFiles(
                    index: index, library: "", warnings: compiler.cache.notice ?? "",
                    compiledCount: count)
            }
            let start = wanted.named.union([index.candidates[choice].file])
            let needed = start.reduce(into: start) {
                $0.formUnion(sources.dependencies.closure(of: $1))
            }
            var result = try compiler.compile(
                sources, wanted: needed, index: index, in: work.path)
            count += result.compiledCount
            result.compiledCount = count
            index = result.index
            let objects = sorted(result, &index)
            if index.candidates[choice].obstacle == nil {
                return try store(objects, index, result, key: key)
            }
        }
        return nil
    }

    /// What the files offer, before any was compiled.
    private var index: SourceIndex {
        var index = sources.index
        index.absentModules = absent
        return index
    }

    private func store(
        _ objects: [String], _ index: SourceIndex, _ result: FileCompiler.Result, key: String
    ) throws(CommandError) -> CompiledFiles {
        let cache = compiler.cache
        try linker.link(
            objects, libraries: compiler.companions.map(\.library), to: "\(work.path)/views.so")
        let entry = try cache.store("\(work.path)/views.so", index: index.text, for: key, in: work)
        return CompiledFiles(
            index: index, library: entry.library,
            warnings: (cache.notice ?? "") + result.messages.joined(),
            compiledCount: result.compiledCount)
    }

    /// The objects to link, in the order of the files; the others are noted in the index.
    private func sorted(
        _ result: FileCompiler.Result, _ index: inout SourceIndex
    ) -> [String] {
        guard !result.failures.isEmpty else {
            return result.objects.sorted { $0.key < $1.key }.map(\.value)
        }
        let linkable = linker.linkable(
            result.objects, libraries: compiler.companions.map(\.library))
        let failed = result.failures.map {
            LeftOutFile(file: $0, needs: $1.needs, diagnostics: $1.text)
        }
        let missing = linkable.dropped.union(result.failures.keys)
        let dependent = linkable.dropped.map { file in
            let needed = sources.dependencies.closure(of: file).first { missing.contains($0) }
            return LeftOutFile(
                file: file, needs: needed.map { index.files[$0] } ?? "others", diagnostics: "")
        }
        // Of what was tried before, other files may be left out.
        let found = failed + dependent
        let before = index.leftOut.filter { old in !found.contains { $0.file == old.file } }
        index.leaveOut(before + found)
        return linkable.kept.sorted().compactMap { result.objects[$0] }
    }
}
