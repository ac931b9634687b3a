internal import Foundation
internal import QuadrantIndex

extension FileCompiler {
    /// How often what does not compile is replaced by less and less of it.
    private static let mostRounds = 8

    /// The same as `compile`, but what does not compile is replaced by stand-ins, as little as will do; whole files are left out last.
    ///
    /// - Parameter sources: The files; their facts have the stand-ins afterwards.
    func compileWithStandIns(
        _ sources: inout Sources, wanted: Set<Int>?, index: SourceIndex, in folder: String
    ) throws(CommandError) -> Result {
        var result = try compile(sources, wanted: wanted, index: index, in: folder)
        var reasons: [Int: [Int: String]] = [:]
        var count = result.compiledCount
        for _ in 0..<Self.mostRounds where !result.failures.isEmpty {
            let found = try standIns(for: result.failures, in: sources, folder)
            let changed = found.filter { sources.facts[$0.key].standIns != $0.value }
            if changed.isEmpty { break }
            for (file, standIns) in changed {
                note(
                    result.failures[file]?.text ?? "", for: standIns,
                    in: &reasons[file, default: [:]])
                sources.setStandIns(standIns, of: file)
            }
            if changed.count > 3 {
                Console.error(
                    "quadrant: \(changed.count) files have parts that cannot be compiled; they are tried without these\n"
                )
            }
            result = try compile(sources, wanted: wanted, index: index, in: folder)
            count += result.compiledCount
        }
        result.compiledCount = count
        addNotes(of: sources, reasons, to: &result.index)
        return result
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
