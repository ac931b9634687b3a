internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering
internal import SwiftUI

/// What was compiled of the user's files: the previews that can be shown, and how each is asked for.
struct LiveProgram: Sendable {
    /// The files of one target.
    struct Target: Sendable {
        let index: SourceIndex
        let sources: [SourceFile]
        let stage: Stage
        let requests: ViewRequests
        let failure: DrawingFailure
    }

    /// A preview that can be shown.
    struct View: Sendable {
        /// What the page is told of it.
        let entry: PageNews.Entry
        /// The position of its target.
        let target: Int
        /// Its position in the index of that.
        let position: Int
    }

    let targets: [Target]
    let views: [View]
    /// What was told while it was compiled, among it what does not compile.
    let told: String
    /// Whether a file is left out, as it does not compile.
    var hasErrors: Bool { targets.contains { !$0.index.leftOut.isEmpty } }

    /// The views of targets that are compiled.
    init(_ prepared: [PreparedViews], told: String) {
        targets = prepared.map { views in
            Target(
                index: views.index, sources: views.sources, stage: views.stage,
                requests: views.drawer.requests, failure: views.drawer.failure)
        }
        self.told = told
        var (found, seen): ([View], Set<String>) = ([], [])
        for (number, views) in prepared.enumerated() {
            for position in views.positions {
                let entry = Self.entry(of: position, in: views.index)
                // Targets share files.
                guard seen.insert(entry.id).inserted else { continue }
                found.append(View(entry: entry, target: number, position: position))
            }
        }
        self.views = found
    }

    /// The view of a name.
    func view(_ id: String) -> View? { views.first { $0.entry.id == id } }

    private static func entry(of position: Int, in index: SourceIndex) -> PageNews.Entry {
        let candidate = index.candidates[position]
        let file = index.files[candidate.file]
        let alike = index.positions(inFile: candidate.file).count {
            $0 < position && index.candidates[$0].kind == candidate.kind
                && index.candidates[$0].shownName == candidate.shownName
        }
        let name = candidate.shownName
        return PageNews.Entry(
            id: "\(file) \(candidate.kind.rawValue) \(name)" + (alike > 0 ? " \(alike + 1)" : ""),
            name: TerminalText.line(name), kind: candidate.kind.rawValue,
            file: TerminalText.line(file), line: candidate.line)
    }
}
