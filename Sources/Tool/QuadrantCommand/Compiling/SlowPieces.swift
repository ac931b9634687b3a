internal import Foundation
internal import QuadrantIndex

/// Finds what is wrong in a body over which the compiler has given up, by having it look at each statement apart.
///
/// In a body of some hundred lines one wrong argument has the compiler try all meanings of all calls around it before it says so. With its
/// neighbours left out, a statement is checked in some 10 ms. The bodies are taken apart by the scanner (`SourcePieces`).
struct SlowPieces {
    let run: CompilerRun

    /// How many seconds the compiler may take: some hundred pieces take a second.
    private static let timeLimit = 15.0

    /// The errors in the pieces of a file in the compiler's words, by line; empty where it finds none, or only such as follow from others.
    ///
    /// - Parameter lines: The lines at which the compiler gave up.
    func errors(of unit: CompilationUnit, at lines: Set<Int>) throws(CommandError) -> [String] {
        let told = try check(unit, at: lines, tries: Self.quickLimit)
        if !told.certain.isEmpty { return told.certain }
        // A statement with ten calls on it may take long too.
        let places = SlowExpressions.lines(of: told.all)
        for (tries, isAlone) in places.isEmpty ? [] : Self.fineLimits {
            let found = try check(unit, at: lines, finely: places, alone: isAlone, tries: tries)
                .certain.filter {
                    // A call that stands alone may be on something else than it is.
                    !isAlone || SlowExpressions.isOfArguments($0)
                }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// How many meanings of a piece are tried.
    private static let quickLimit = 1000
    /// The same for pieces that are taken apart once more, which are few: first what takes no time, then each call alone, as what
    /// stands before it may have many meanings too, then what takes seconds.
    private static let fineLimits = [(4000, false), (4000, true), (40_000, false)]

    /// What the compiler says of pieces, by line: all, and that which does not follow from what it has given up.
    private typealias Told = (all: [String], certain: [String])

    /// What the compiler says of the pieces.
    private func check(
        _ unit: CompilationUnit, at lines: Set<Int>, finely fineLines: Set<Int> = [],
        alone isAlone: Bool = false, tries: Int
    ) throws(CommandError) -> Told {
        let path = run.piecesPath(of: unit)
        try PictureFile.write(Array(unit.seenByOthers.utf8), to: path)
        let numbers = lines.sorted().map(String.init).joined(separator: ",")
        let scanned = try ChildProcess.run(
            run.compiler.installation.scanner,
            ["pieces", numbers, path] + (isAlone ? ["alone"] : [])
                + fineLines.sorted().map(String.init),
            timeLimit: Self.timeLimit)
        guard scanned.ending == .exited(0), !scanned.output.isEmpty else { return ([], []) }
        try PictureFile.write(scanned.output, to: path)
        let checked = try run.check(unit, at: path, tries: tries, timeLimit: Self.timeLimit)
        let file = run.sources.files[unit.file]
        let errors = Diagnostics([checked.errorText], copies: run.copies).errors
        let isBeside = try SlowConstants(in: errors, of: run).concern(unit.file, of: run.sources)
        let text = file.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let all = (errors[file.path] ?? []).map { Self.withWholeLine($0, of: text) }
            .sorted { Self.line(of: $0, in: file.path) < Self.line(of: $1, in: file.path) }
        return (all, all.filter { SlowExpressions.isCertain($0, beside: isBeside) })
    }

    /// An error with the user's line in place of what a piece has of it.
    private static func withWholeLine(_ error: String, of lines: [Substring]) -> String {
        var parts = error.split(separator: "\n", omittingEmptySubsequences: false)
        for place in parts.indices.dropFirst() {
            guard let header = DiagnosticHeader(String(parts[place - 1])),
                lines.indices.contains(header.line - 1),
                lines[header.line - 1].utf8.count >= parts[place].utf8.count
            else { continue }
            parts[place] = lines[header.line - 1]
        }
        return parts.joined(separator: "\n")
    }

    private static func line(of error: String, in path: String) -> Int {
        let place = error.dropFirst(path.count + 1).prefix { $0 != ":" }
        return Int(place) ?? 0
    }
}
