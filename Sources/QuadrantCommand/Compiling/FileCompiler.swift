internal import Foundation
internal import QuadrantIndex

/// Turns files into object files, with one entry for each view; files are taken from the cache if neither
/// they nor anything they depend on has changed since they were compiled.
///
/// It calls the compiler directly: the driver before it would double the time.
struct FileCompiler {
    let toolchain: Toolchain
    let installation: Installation
    /// Where the headers of C libraries are.
    let headerFlags: [String]
    let cache: BuildCache
    /// How many seconds each run of the compiler may take.
    let timeLimit: Double

    /// The compiled files.
    struct Result {
        /// The index, with an obstacle noted at views that turned out to need arguments.
        var index: SourceIndex
        /// The paths of the object files.
        var objects: [String]
        /// The compiler's warnings.
        var warnings: String
        /// How many files were compiled.
        var compiledCount: Int
    }

    /// Compiles in `folder` the files that are not in the cache.
    func compile(
        _ files: [SourceFile], facts: [FileFacts], in folder: String
    ) throws(CommandError) -> Result {
        let dependencies = FileDependencies(facts.map(\.interface))
        var index = SourceIndex(files: files.map(\.path), facts: facts.map(\.declarations))
        var compiledCount = 0
        var warnings: [String] = []
        while true {
            let units = CompilationUnit.all(
                of: files, facts: facts, dependencies: dependencies, index: index,
                seed: "\(installation.identity) \(toolchain.root)")
            var refused = units.reduce(into: [EntryPlace: String]()) { known, unit in
                known.merge(EntryPlace.refusals(in: cache.data(for: unit.key, in: .refusals))) {
                    $1
                }
            }
            if refused.isEmpty {
                let missing = units.filter { cache.object(for: $0.key) == nil }
                let views = index.candidates.filter { $0.kind == .view }.map(\.name)
                let run = CompilerRun(
                    compiler: self, units: units, files: files, views: views, folder: folder)
                let diagnostics = try run.compile(missing)
                compiledCount += missing.count
                refused = diagnostics.refusals
                warnings += diagnostics.messages.filter { !warnings.contains($0) }
            }
            let objects = units.compactMap { cache.object(for: $0.key) }
            if objects.count == units.count {
                return Result(
                    index: index, objects: objects, warnings: warnings.joined(),
                    compiledCount: compiledCount)
            }
            guard note(refused, in: &index) else {
                throw .internalFault("the Swift compiler wrote no object file")
            }
        }
    }

    /// Notes the entries that were refused as obstacles; returns `false` if there was nothing new.
    private func note(_ refused: [EntryPlace: String], in index: inout SourceIndex) -> Bool {
        var isNew = false
        for position in index.drawable {
            let file = SourceIndex.copyName(of: index.files[index.candidates[position].file])
            let place = EntryPlace(fileName: file, ordinal: index.ordinal(at: position))
            guard let reason = refused[place] else { continue }
            index.candidates[position].obstacle = "cannot be made without arguments (\(reason))"
            isNew = true
        }
        return isNew
    }
}
