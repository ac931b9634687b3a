internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering
internal import SwiftUI

/// The literals of files as they were compiled: of a save that changes nothing else the table is enough, and no compiler is
/// needed.
struct LiveTable {
    /// A file as it was compiled.
    private struct File {
        let skeleton: String
        let first: Int
        let values: [LiteralFacts.Value]
    }

    private let environment: [String: String]
    /// By whole paths.
    private var files: [String: File] = [:]
    /// The number of the first literal of each file; it stays the same, so that files which nobody has changed are not compiled anew.
    private var firsts: [String: Int] = [:]
    /// The files that do not compile with their literals in a table.
    private var excluded: Set<String> = []
    /// What is known of texts.
    private var known: [String: LiteralFacts] = [:]

    /// The most literals of a file that are in the table.
    private static let mostOfFile = 10_000
    /// The most texts of which the literals are kept.
    private static let mostKnown = 5_000

    init(environment: [String: String]) { self.environment = environment }

    private static func key(_ path: String) -> String { System.resolved(path) ?? path }

    /// The same project, its files reading their literals from the table.
    mutating func reading(_ project: Project) -> Project {
        let sources = project.sources + project.programs.flatMap(\.sources)
        guard let facts = facts(of: sources.map(\.text)) else { return project }
        files = [:]
        var texts: [String: String] = [:]
        for (source, facts) in zip(sources, facts) {
            let key = Self.key(source.path)
            guard !excluded.contains(key), !facts.literals.isEmpty,
                facts.literals.count < Self.mostOfFile
            else { continue }
            let first = firsts[key] ?? firsts.count * Self.mostOfFile
            firsts[key] = first
            files[key] = File(
                skeleton: facts.skeleton(of: source.text), first: first,
                values: facts.literals.map(\.value))
            texts[source.path] = facts.reading(source.text, from: first)
        }
        var result = project
        result.replaceTexts { texts[$0.path] }
        return result
    }

    /// Forgets how files were compiled: they are compiled as they are written.
    mutating func forget() { files = [:] }

    /// Leaves files out from now on that do not compile with their literals in a table.
    mutating func exclude(_ paths: [String]) {
        for key in paths.map(Self.key) {
            excluded.insert(key)
            files[key] = nil
        }
    }

    /// Leaves the files of literals out from now on; returns their paths.
    mutating func exclude(literals numbers: Set<Int>) -> [String] {
        let paths = files.filter { _, file in
            numbers.contains { (file.first..<file.first + file.values.count).contains($0) }
        }.keys.sorted()
        exclude(paths)
        return paths
    }

    /// What literals say after a save; `nil` where it has changed something else.
    ///
    /// - Returns: What literals of these files say otherwise than when they were compiled, with the texts of the files.
    mutating func changes(
        in saved: [String]
    ) -> (values: [Int: LiveLiterals.Value], texts: [SourceFile])? {
        guard !saved.isEmpty, saved.allSatisfy({ files[Self.key($0)] != nil }) else { return nil }
        var texts: [SourceFile] = []
        for path in saved {
            guard let source = try? SourceFile(readAt: path) else { return nil }
            texts.append(source)
        }
        guard let facts = facts(of: texts.map(\.text)) else { return nil }
        var values: [Int: LiveLiterals.Value] = [:]
        for (source, facts) in zip(texts, facts) {
            guard let file = files[Self.key(source.path)],
                facts.literals.count == file.values.count,
                facts.skeleton(of: source.text) == file.skeleton
            else { return nil }
            for (index, literal) in facts.literals.enumerated()
            where literal.value != file.values[index] {
                values[file.first + index] = LiveLiterals.Value(literal.value)
            }
        }
        return (values, texts)
    }

    /// The numbers of the literals of files.
    func numbers(of paths: [String]) -> [Range<Int>] {
        paths.compactMap { files[Self.key($0)] }.map { $0.first..<$0.first + $0.values.count }
    }

    /// The literals of texts; `nil` where they cannot be read.
    private mutating func facts(of texts: [String]) -> [LiteralFacts]? {
        let unknown = Array(Set(texts.filter { known[$0] == nil }))
        if !unknown.isEmpty {
            guard let installation = try? Installation.current(),
                let lines = try? ScannerRun.lines(
                    ["literals"], of: unknown.map { SourceFile(path: "", text: $0) },
                    by: installation, BuildCache.standard(environment: environment), timeLimit: 20),
                lines.count == unknown.count
            else { return nil }
            if known.count > Self.mostKnown { known = [:] }
            for (text, line) in zip(unknown, lines) {
                guard let facts = try? JSONDecoder().decode(LiteralFacts.self, from: line) else {
                    return nil
                }
                known[text] = facts
            }
        }
        let found = texts.compactMap { known[$0] }
        return found.count == texts.count ? found : nil
    }
}

extension LiveLiterals.Value {
    /// What a literal of a file says.
    fileprivate init(_ value: LiteralFacts.Value) {
        switch value {
        case .integer(let number): self = .integer(number)
        case .number(let number): self = .number(number)
        case .flag(let flag): self = .flag(flag)
        case .text(let text): self = .text(text)
        case .member(let name), .color(let name): self = .member(name)
        }
    }
}
