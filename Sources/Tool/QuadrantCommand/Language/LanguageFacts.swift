internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering
internal import SwiftUI

/// What an editor is told of files.
enum LanguageFacts {
    /// The previews in a text, each with its line.
    static func previews(
        of text: String, at path: String, environment: [String: String]
    ) -> [(name: String, line: Int)] {
        guard let installation = try? Installation.current() else { return [] }
        let cache = BuildCache.standard(environment: environment)
        let reader = FactsReader(
            cache: cache, installation: installation, timeLimit: 20, platform: .ios, modules: [])
        guard let work = try? cache.makeWorkFolder() else { return [] }
        defer { work.remove() }
        let file = SourceFile(path: path, text: text)
        guard let facts = try? reader.facts(of: [file], in: work.path) else { return [] }
        let index = SourceIndex(files: [path], facts: facts.map(\.declarations), module: nil)
        var lines: Set<Int> = []
        return index.candidates.filter { [.preview, .provider].contains($0.kind) }
            .filter { lines.insert($0.line).inserted }.map { ($0.shownName, $0.line) }
    }

    /// What is wrong with a file, in the words of the command.
    static func problems(of path: String, environment: [String: String]) -> [DiagnosticHeader] {
        var request = RenderRequest()
        (request.paths, request.selection) = ([path], .all)
        var result = compiled(request, environment)
        if !result.isEmpty, let root = PreviewDesk.project(around: path) {
            // What a file lacks may be in others of its project.
            request.paths = [root]
            result = compiled(request, environment)
        }
        let own = System.resolved(path) ?? path
        return result.filter { (System.resolved($0.file) ?? $0.file) == own }
    }

    private static func compiled(
        _ request: RenderRequest, _ environment: [String: String]
    ) -> [DiagnosticHeader] {
        let (result, told) = Console.collecting { () throws(CommandError) in
            _ = try PreparedViews.all(
                try Project(at: request.paths, for: request.wishes, within: request.timeLimit),
                for: request, verb: "reading", by: DrawingWorker(), environment: environment)
        }
        var text = told
        if case .failure(.doesNotCompile(_, let diagnostics)) = result { text += diagnostics }
        return text.split(separator: "\n").compactMap { DiagnosticHeader(String($0)) }
            .filter { $0.line > 0 && ["error", "warning"].contains($0.kind) }
    }
}
