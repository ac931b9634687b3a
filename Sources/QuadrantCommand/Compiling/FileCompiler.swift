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
    /// The modules that there are; imports of others are left out.
    let modules: Set<String>
    /// The modules of the project itself, which are one here.
    let ownModules: Set<String>
    /// The platform that the files are read as.
    let platform: SourcePlatform

    /// Tells one compiler and library from another.
    var seed: String { "\(installation.identity) \(toolchain.root)" }

    /// The compiled files.
    struct Result {
        /// The index, with an obstacle noted at views that turned out to need arguments.
        var index: SourceIndex
        /// The paths of the object files, by file.
        var objects: [Int: String]
        /// What the compiler says of the files that it refuses, by file.
        var failures: [Int: String]
        /// The files on which each depends.
        var dependencies: FileDependencies
        /// The compiler's warnings.
        var warnings: String
        /// How many files were compiled.
        var compiledCount: Int
    }

    /// Compiles in `folder` the files that are not in the cache.
    ///
    /// A file that does not compile stays an input for the others: what it declares is seen by them, and means
    /// the same to them, whether it can be linked in the end or not.
    func compile(
        _ files: [SourceFile], facts: [FileFacts], in folder: String
    ) throws(CommandError) -> Result {
        let dependencies = FileDependencies(facts.map(\.interface))
        var result = Result(
            index: SourceIndex(files: files.map(\.path), facts: facts.map(\.declarations)),
            objects: [:], failures: [:], dependencies: dependencies, warnings: "", compiledCount: 0)
        var warnings: [String] = []
        // Whether each file gets a compiler of its own, as errors cannot be told apart otherwise.
        var isEachAlone = false
        while true {
            let units = CompilationUnit.all(
                of: files, facts: facts, dependencies: dependencies, index: result.index,
                compiler: self)
            var refused = units.reduce(into: [EntryPlace: String]()) { known, unit in
                known.merge(EntryPlace.refusals(in: cache.data(for: unit.key, in: .refusals))) {
                    $1
                }
            }
            let failedBefore = result.failures.count
            if refused.isEmpty {
                result.failures.merge(knownFailures(of: units)) { $1 }
                let missing = units.filter {
                    result.failures[$0.file] == nil && cache.object(for: $0.key) == nil
                }
                let views = result.index.candidates.filter { $0.kind == .view }.map(\.name)
                let run = CompilerRun(
                    compiler: self, units: units, files: files, views: views, folder: folder)
                let outcome = try run.compile(missing, eachAlone: isEachAlone)
                result.compiledCount += missing.count
                refused = outcome.refusals
                result.failures.merge(outcome.failures) { $1 }
                warnings += outcome.messages.filter { !warnings.contains($0) }
            }
            result.objects = units.reduce(into: [:]) { $0[$1.file] = cache.object(for: $1.key) }
            let known = Set(result.objects.keys).union(result.failures.keys)
            if known.count == units.count {
                result.warnings = warnings.joined()
                return result
            }
            let isNew = note(refused, in: &result.index)
            if isNew || result.failures.count > failedBefore { continue }
            if isEachAlone { throw .internalFault("the Swift compiler wrote no object file") }
            isEachAlone = true
        }
    }

    /// What the compiler said before of units that it refused.
    private func knownFailures(of units: [CompilationUnit]) -> [Int: String] {
        units.reduce(into: [:]) { found, unit in
            found[unit.file] = cache.data(for: unit.key, in: .failures).map {
                String(decoding: $0, as: UTF8.self)
            }
        }
    }

    /// Notes the entries that were refused as obstacles; returns `false` if there was nothing new.
    private func note(_ refused: [EntryPlace: String], in index: inout SourceIndex) -> Bool {
        var isNew = false
        for position in index.drawable {
            let place = EntryPlace(
                fileName: index.copyNames[index.candidates[position].file],
                ordinal: index.ordinal(at: position))
            guard let reason = refused[place] else { continue }
            index.candidates[position].obstacle = "cannot be made without arguments (\(reason))"
            isNew = true
        }
        return isNew
    }
}
