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
    /// The modules of the shelf that the files import.
    let companions: [BuiltModule]
    /// The platform that the files are read as.
    let platform: SourcePlatform
    /// How many seconds a run of the compiler over files may take. A project takes as long as it takes: what was compiled is kept, and a
    /// single expression has a limit of its own.
    var runLimit: Double { target.folder == nil ? timeLimit : max(timeLimit, 3600) }
    /// What headers of Objective-C bring along.
    var headers = HeaderModules()
    /// The names of Combine's that other modules of the project have too, by the module.
    var twins: [String: [String: String]] = [:]
    /// The module that the files become.
    var target = CompiledModule()
    /// What the objects are joined to.
    var product = CompiledProduct.library

    /// Tells one compiler and library from another.
    var seed: String {
        ([installation.identity, toolchain.root] + companions.map(\.key) + product.mark).joined(
            separator: " ")
            + target.seed
    }

    /// Where the modules are that the files may import besides those of the installation.
    var foldersOfModules: [String] {
        companions.map(\.folder) + (target.folder.map { [$0] } ?? [])
    }

    /// The files, and what is known of them.
    struct Sources {
        let files: [SourceFile]
        private(set) var facts: [FileFacts]
        /// The files on which each depends.
        let dependencies: FileDependencies
        /// The fingerprints of the files' interfaces as the user wrote them.
        private let written: [String]

        init(_ files: [SourceFile], facts: [FileFacts]) {
            self.files = files
            self.facts = facts
            dependencies = FileDependencies(facts.map(\.interface))
            written = facts.map(\.interface.fingerprint)
        }

        /// Puts stand-ins into a file, in the place of those before.
        mutating func setStandIns(_ standIns: [StandIn], of file: Int) {
            facts[file].standIns = standIns
            var hash = ContentHash()
            hash.combine(written[file])
            for one in standIns where one.changesInterface {
                hash.combine("\(one.edit.offset) \(one.edit.length) \(one.edit.replacement)")
            }
            let changes = standIns.contains { $0.changesInterface }
            facts[file].interface.fingerprint = changes ? hash.text : written[file]
        }

        /// What the files offer.
        var index: SourceIndex { index(of: nil) }

        /// What the files offer as a module; `nil` for the one of all.
        func index(of module: String?) -> SourceIndex {
            SourceIndex(
                files: files.map(\.path), facts: facts.map(\.declarations), module: module)
        }
    }

    /// The compiled files.
    struct Result {
        /// The index, with an obstacle noted at views that turned out to need arguments.
        var index: SourceIndex
        /// The paths of the object files, by file.
        var objects: [Int: String] = [:]
        /// What is wrong with the files that the compiler refuses, by file.
        var failures: [Int: CompileFailure] = [:]
        /// The compiler's warnings.
        var messages: [String] = []
        /// How many files were compiled.
        var compiledCount = 0
    }

    /// How the files of a round are handed to compilers.
    struct Round: Equatable {
        /// Where the copies and the object files are written.
        let folder: String
        /// The files that compilers of other files are not given, as they have an error there too: one outside of all bodies, such as a
        /// brace too many.
        var hidden: Set<Int> = []
        /// The files with expressions that take long, with their lines: each gets a compiler of its own, which tries more.
        var slow: [Int: Set<Int>] = [:]
        /// Whether all compilers try more, as files that they only see have expressions that take long.
        var isPatient = false
        /// How many files a compiler gets at most, as errors cannot be told apart otherwise; `nil` for the usual number.
        var mostInGroup: Int?
        /// The files whose previews are left to the macro, as they have an error: what is said of it is to be as for the file.
        var expanded: Set<Int> = []
        /// Whether compilers see all files, and not only those that are wanted. What a file depends on is found by names, not by the
        /// compiler: an error counts only where the compiler has seen all.
        var seesAll: Bool
        /// Whether it ends where errors are found, and not when all else is compiled: they are mended before that.
        var endsAtFaults = false
    }

    /// Compiles in `folder` the files that are not in the cache: all, or those that `wanted` names, to which all belong that they
    /// depend on.
    ///
    /// A file that does not compile stays an input for the others: what it declares is seen by them, and means
    /// the same to them, whether it can be linked in the end or not.
    ///
    /// - Parameter index: What is known of the views from before.
    func compile(
        _ sources: Sources, wanted: Set<Int>? = nil, index: SourceIndex, in folder: String
    ) throws(CommandError) -> Result {
        var round = Round(folder: folder, seesAll: wanted == nil)
        return try compile(sources, wanted: wanted, index: index, in: &round)
    }

    /// The same, from a round on; the round is the last one afterwards.
    func compile(
        _ sources: Sources, wanted: Set<Int>?, index: SourceIndex, in round: inout Round
    ) throws(CommandError) -> Result {
        var result = Result(index: index)
        result.failures = Self.unreadable(sources)
        while true {
            let before = round
            let units = units(of: sources, wanted: wanted, index: result.index, round)
            var refused = units.reduce(into: [EntryPlace: String]()) { known, unit in
                known.merge(EntryPlace.refusals(in: cache.data(for: unit.key, in: .refusals))) {
                    $1
                }
            }
            let failedBefore = result.failures.count
            if refused.isEmpty {
                result.failures.merge(knownFailures(of: units)) { $1 }
                if round.endsAtFaults, result.failures.count > failedBefore { return result }
                let found = try compileMissing(of: units, sources, &round, &result)
                guard let found else {
                    round.seesAll = true
                    continue
                }
                refused = found
            }
            result.objects = units.reduce(into: [:]) { $0[$1.file] = cache.object(for: $1.key) }
            let known = Set(result.objects.keys).union(result.failures.keys)
            if units.allSatisfy({ known.contains($0.file) }) { return result }
            let isNew = note(refused, in: &result.index)
            if round.endsAtFaults, result.failures.count > failedBefore { return result }
            if isNew || result.failures.count > failedBefore || round != before { continue }
            if round.mostInGroup == 1 {
                throw .internalFault("the Swift compiler wrote no object file")
            }
            round.mostInGroup = ((round.mostInGroup ?? CompilerRun.filesInTime) + 1) / 2
        }
    }

    /// The units of the files that can be read.
    private func units(
        of sources: Sources, wanted: Set<Int>?, index: SourceIndex, _ round: Round
    ) -> [CompilationUnit] {
        CompilationUnit.all(
            of: sources, wanted: wanted, index: index, compiler: self, expanded: round.expanded
        )
        .filter { sources.facts[$0.file].obstacle == nil }
    }

    /// The files of which the scanner could read nothing.
    private static func unreadable(_ sources: Sources) -> [Int: CompileFailure] {
        var failures: [Int: CompileFailure] = [:]
        for (position, facts) in sources.facts.enumerated() {
            guard let obstacle = facts.obstacle else { continue }
            let path = sources.files[position].path
            let text =
                switch obstacle {
                case .conditions(let line):
                    "\(path):\(line):1: error: more than 256 conditions (#if) lie in one another here; the compiler "
                        + "reads no more\n"
                case .crash: "\(path):1:1: error: the reader of Swift crashed over this file\n"
                }
            failures[position] = CompileFailure(text)
        }
        return failures
    }

    /// A fingerprint of all that a failure may have its cause in: what the files show each other, and the headers of C libraries.
    func fingerprint(ofAll facts: [FileFacts], names: [String]) -> String {
        var hash = ContentHash()
        for (name, facts) in zip(names, facts) {
            hash.combine(name)
            hash.combine(facts.interface.fingerprint)
        }
        for header in headerFlags + installation.moduleMaps { hash.combine(header) }
        return hash.text
    }

    /// Compiles what is neither in the cache nor known to fail.
    ///
    /// - Returns: The entries that the compiler refused; `nil` if it has to be done again with all files in sight.
    private func compileMissing(
        of units: [CompilationUnit], _ sources: Sources, _ round: inout Round,
        _ result: inout Result
    ) throws(CommandError) -> [EntryPlace: String]? {
        let missing = units.filter {
            result.failures[$0.file] == nil && cache.object(for: $0.key) == nil
        }
        var seen = units
        if round.seesAll, units.count < sources.files.count {
            seen = self.units(of: sources, wanted: nil, index: result.index, round)
        }
        let run = CompilerRun(
            compiler: self, units: seen, sources: sources, index: result.index, round: round)
        let outcome = try run.compile(missing)
        result.compiledCount += missing.count
        if round.endsAtFaults, !outcome.failures.isEmpty {
            round.slow.merge(outcome.slow) { $1 }
            if outcome.needsPatience { round.isPatient = true }
            result.failures.merge(outcome.failures) { $1 }
            return outcome.refusals
        }
        // Errors, and warnings that would show what stands in the place of a preview.
        let showsCode = outcome.messages.contains { $0.contains("quadrant_preview_") }
        let failed = missing.filter {
            $0.hasPlainPreviews && (showsCode || outcome.failures[$0.file] != nil)
        }
        if !failed.isEmpty {
            round.expanded.formUnion(failed.map(\.file))
            result.compiledCount -= failed.count
            for message in outcome.messages
            where !message.contains("quadrant_preview_") && !result.messages.contains(message) {
                result.messages.append(message)
            }
            guard round.seesAll else { return nil }
            // What is said of the others counts.
            let names = Set(failed.map(\.copyName))
            result.failures.merge(outcome.failures.filter { !round.expanded.contains($0.key) }) {
                $1
            }
            round.slow.merge(outcome.slow.filter { !round.expanded.contains($0.key) }) { $1 }
            return outcome.refusals.filter { !names.contains($0.key.fileName) }
        }
        round.hidden.formUnion(outcome.inTheWay)
        round.slow.merge(outcome.slow) { $1 }
        if outcome.needsPatience { round.isPatient = true }
        if let most = outcome.mostInGroup {
            round.mostInGroup = min(round.mostInGroup ?? most, most)
        }
        if !round.seesAll, !outcome.failures.isEmpty { return nil }
        result.failures.merge(outcome.failures) { $1 }
        for message in outcome.messages where !result.messages.contains(message) {
            result.messages.append(message)
        }
        return outcome.refusals
    }

    /// What the compiler said before of units that it refused.
    private func knownFailures(of units: [CompilationUnit]) -> [Int: CompileFailure] {
        units.reduce(into: [:]) { found, unit in
            found[unit.file] = cache.data(for: unit.failureKey, in: .failures).map {
                CompileFailure(data: $0)
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
