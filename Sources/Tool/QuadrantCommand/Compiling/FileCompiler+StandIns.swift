internal import Foundation
internal import QuadrantIndex

extension FileCompiler {
    /// How often what does not compile is replaced by less and less of it.
    private static let mostRounds = 16
    /// How often code is made of what is left.
    private static let mostCompilations = 12

    /// The same as `compile`, but what does not compile is replaced by stand-ins, as little as will do; whole files are left out last.
    ///
    /// Errors are looked for in all files at once, without making code of them, as often as stand-ins change something, and then in those
    /// alone that changed or see what did. Making code ends with the round in which there are errors: how often a file is
    /// compiled hangs on how many rounds of errors there are, and not on how many files have some.
    ///
    /// - Parameter sources: The files; their facts have the stand-ins afterwards.
    func compileWithStandIns(
        _ sources: inout Sources, wanted: Set<Int>?, index: SourceIndex, in folder: String
    ) throws(CommandError) -> Result {
        let key = standInsKeys(of: sources, wanted, index)
        let kept = kept(under: key)
        var known = kept?.isWhole == true ? kept?.files : nil
        var round = Round(folder: folder, seesAll: wanted == nil, endsAtFaults: true)
        var (index, count) = (index, 0)
        var messages: [String] = []
        var made: Result?
        /// Compiles until there is an error; what is known of the views and the messages are kept.
        func compile() throws(CommandError) {
            let result = try self.compile(sources, wanted: wanted, index: index, in: &round)
            index = result.index
            count += result.compiledCount
            messages += result.messages.filter { !messages.contains($0) }
            made = result
        }
        if kept == nil, index.absentModules.isEmpty {
            try compile()
            known = made?.failures.isEmpty == true ? [] : nil
        }
        var reasons: [Int: [Int: String]] = [:]
        if let found = known ?? kept?.files {
            for one in found where sources.files.indices.contains(one.file) {
                sources.setStandIns(one.standIns, of: one.file)
                reasons[one.file] = one.reasons
            }
            if found.isEmpty, let made { return made }
        }
        if known == nil {
            try mend(&sources, wanted, index, folder, &reasons, keeping: key)
            // What it finds was looked for with all files in sight.
            round.seesAll = true
        }
        // Some errors are found only where code is made: a property without a value, a path without a result.
        for _ in 0..<Self.mostCompilations {
            try compile()
            guard let failures = made?.failures, !failures.isEmpty else { break }
            if !round.seesAll {
                round.seesAll = true
                continue
            }
            let texts = failures.filter { $0.value.needs == nil }.mapValues(\.text)
            if try replace(texts, in: &sources, folder, &reasons) == 0 { break }
            if known == nil { keep(sources, reasons, for: key, isWhole: false) }
            round.slow = round.slow.filter { texts[$0.key] == nil }
        }
        if made?.failures.isEmpty != true {
            // Files that stand-ins do not mend are left out; all else is compiled.
            round.endsAtFaults = false
            try compile()
        }
        guard var made else { return Result(index: index) }
        made.compiledCount = count
        made.messages = messages
        if known == nil { keep(sources, reasons, for: key, isWhole: true) }
        addNotes(of: sources, reasons, to: &made.index)
        return made
    }

    /// The stand-ins of all files, as the cache keeps them.
    private struct KeptStandIns: Codable {
        /// Whether they are all that it takes; `false` for those of a run that goes on, or was broken off.
        var isWhole: Bool
        var files: [KnownStandIns]
    }

    /// The keys of stand-ins: of those for what is wanted, and of all that were found in these files, whatever was wanted.
    private struct Keys {
        let wanted: String
        let any: String
    }

    /// What was found before: for what is wanted, else what there is of the same files, from which it goes on. Errors are looked for with all
    /// files in sight, so that a stand-in holds for every choice of them.
    private func kept(under key: Keys) -> KeptStandIns? {
        if let found = kept(key.wanted) { return found }
        guard var found = kept(key.any), !found.files.isEmpty else { return nil }
        found.isWhole = false
        return found
    }

    private func kept(_ key: String) -> KeptStandIns? {
        cache.data(for: key, in: .standIns).flatMap {
            try? JSONDecoder().decode(KeptStandIns.self, from: $0)
        }
    }

    private func keep(
        _ sources: Sources, _ reasons: [Int: [Int: String]], for key: Keys, isWhole: Bool
    ) {
        let found = sources.facts.indices.filter { !sources.facts[$0].standIns.isEmpty }.map {
            KnownStandIns(
                file: $0, standIns: sources.facts[$0].standIns, reasons: reasons[$0] ?? [:])
        }
        let here = Set(found.map(\.file))
        let others = (kept(key.any)?.files ?? []).filter { !here.contains($0.file) }
        for (name, all, isWhole) in [
            (key.wanted, found, isWhole), (key.any, found + others, false),
        ] {
            let kept = KeptStandIns(isWhole: isWhole, files: all)
            if let data = try? JSONEncoder().encode(kept) {
                cache.keep(data, for: name, in: .standIns)
            }
        }
    }

    /// The stand-ins of a file, as the cache keeps them.
    private struct KnownStandIns: Codable {
        var file: Int
        var standIns: [StandIn]
        /// What the compiler said, by the place of the stand-in.
        var reasons: [Int: String]
    }

    /// Made of all that stand-ins hang on.
    private func standInsKeys(
        of sources: Sources, _ wanted: Set<Int>?, _ index: SourceIndex
    ) -> Keys {
        var hash = ContentHash()
        hash.combine("stand-ins by rounds \(seed) \(platform.rawValue)")
        for name in modules.sorted() { hash.combine(name) }
        for (name, file) in zip(index.copyNames, sources.files) {
            hash.combine(name)
            hash.combine(file.text)
        }
        let any = hash.text
        hash.combine(wanted.map { "\($0.sorted())" } ?? "all")
        return Keys(wanted: hash.text, any: any)
    }

    /// Puts stand-ins into files until there are no errors, or none that a stand-in would mend.
    private func mend(
        _ sources: inout Sources, _ wanted: Set<Int>?, _ index: SourceIndex, _ folder: String,
        _ reasons: inout [Int: [Int: String]], keeping key: Keys
    ) throws(CommandError) {
        // What was found to be right stays so until it changes, or something that it depends on.
        var right: Set<String> = []
        for number in 0..<Self.mostRounds {
            let units = CompilationUnit.all(of: sources, wanted: nil, index: index, compiler: self)
                .filter { sources.facts[$0.file].obstacle == nil }
            let run = CompilerRun(
                compiler: self, units: units, sources: sources, index: index,
                round: Round(folder: folder, seesAll: true))
            let asked = units.filter {
                wanted?.contains($0.file) != false && !right.contains($0.key)
                    && cache.object(for: $0.key) == nil
            }
            let found = try run.errors(in: asked)
            right.formUnion(
                asked.filter {
                    found.errors[$0.file] == nil && !found.doubtful.contains($0.file)
                }.map(\.key))
            let count = try replace(found.errors, in: &sources, folder, &reasons)
            if count == 0 { return }
            keep(sources, reasons, for: key, isWhole: false)
            if count > 3 || number > 1 {
                Console.error(
                    "quadrant: \(count) \(count == 1 ? "file has" : "files have") parts that cannot be compiled; "
                        + "\(count == 1 ? "it is" : "they are") tried without these\n")
            }
        }
    }

    /// Puts stand-ins into files with errors; returns in how many of them that changed something.
    private func replace(
        _ errors: [Int: String], in sources: inout Sources, _ folder: String,
        _ reasons: inout [Int: [Int: String]]
    ) throws(CommandError) -> Int {
        let found = try standIns(
            for: errors.mapValues { CompileFailure($0) }, in: sources, folder)
        let changed = found.filter { sources.facts[$0.key].standIns != $0.value }
        for (file, standIns) in changed {
            note(errors[file] ?? "", for: standIns, in: &reasons[file, default: [:]])
            sources.setStandIns(standIns, of: file)
        }
        return changed.count
    }

    /// Remembers what the compiler said first near each stand-in.
    private func note(_ text: String, for standIns: [StandIn], in reasons: inout [Int: String]) {
        let errors = text.split(separator: "\n").compactMap { DiagnosticHeader(String($0)) }
            .filter { $0.kind == "error" }
        for one in standIns where reasons[one.edit.offset] == nil {
            let last = one.line + one.edit.replacement.count { $0 == "\n" }
            let error = errors.first { (one.line...last).contains($0.line) } ?? errors.first
            reasons[one.edit.offset] = error?.message
        }
    }

    /// What can stand for the parts with errors, by file, with what stood there before.
    func standIns(
        for failures: [Int: CompileFailure], in sources: Sources, _ folder: String
    ) throws(CommandError) -> [Int: [StandIn]] {
        var files: [Int] = []
        var questions: [String] = []
        for (file, failure) in failures.sorted(by: { $0.key < $1.key })
        where failure.needs == nil && sources.facts[file].obstacle == nil {
            let path = sources.files[file].path
            let errors = failure.text.split(separator: "\n").compactMap {
                DiagnosticHeader(String($0))
            }.filter { $0.kind == "error" && $0.file == path && $0.line > 0 }.map {
                CompilerError(
                    place: Place(line: $0.line, column: $0.column), message: $0.message)
            }
            if errors.isEmpty { continue }
            let copy = "\(folder)/\(file).asked"
            try PictureFile.write(Array(sources.files[file].text.utf8), to: copy)
            let question = StandInQuestion(
                path: copy, errors: errors, before: sources.facts[file].standIns)
            guard let data = try? JSONEncoder().encode(question) else { continue }
            try PictureFile.write(Array(data), to: "\(copy).json")
            files.append(file)
            questions.append("\(copy).json")
        }
        if files.isEmpty { return [:] }
        let answer = try ChildProcess.run(
            installation.scanner, ["stand-ins"] + questions, timeLimit: timeLimit)
        let lines = answer.output.split(separator: UInt8(ascii: "\n"))
        return zip(files, lines).reduce(into: [:]) { found, line in
            found[line.0] = try? JSONDecoder().decode([StandIn].self, from: Data(line.1))
        }
    }

    /// Notes the stand-ins in an index: how many files name each, and which views are not there any more.
    private func addNotes(
        of sources: Sources, _ reasons: [Int: [Int: String]], to index: inout SourceIndex
    ) {
        for (file, facts) in sources.facts.enumerated() {
            for one in facts.standIns {
                let word =
                    one.name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last.map(
                        String.init) ?? ""
                let others = sources.facts.enumerated().count {
                    $0.offset != file && $0.element.interface.mentions.contains(word)
                }
                index.standIns.append(
                    FileStandIn(
                        file: file, kind: one.kind, name: one.name, line: one.line, count: others,
                        reason: reasons[file]?[one.edit.offset] ?? ""))
                for position in index.positions(inFile: file) {
                    let candidate = index.candidates[position]
                    let last = one.line + one.edit.replacement.count { $0 == "\n" }
                    let isGone =
                        one.kind == .preview && candidate.kind == .preview
                        || one.kind == .gone && candidate.kind != .preview
                            && one.name == candidate.name
                    if isGone, (one.line...last).contains(candidate.line) {
                        index.candidates[position].obstacle = "cannot be compiled here"
                    }
                }
            }
        }
    }
}
