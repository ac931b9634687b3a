internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering
internal import SwiftUI

/// What was compiled of the user's files: the previews that can be shown, and how each is asked for.
struct LiveProgram: Sendable {
    /// The files of one target.
    struct Target: Sendable {
        let index: SourceIndex
        /// As they are written.
        var sources: [SourceFile]
        let stage: Stage
        let requests: ViewRequests
        let failure: DrawingFailure
        /// For each file a text that changes with all that its views depend on; `nil` where that is not known.
        let fingerprints: [String]?
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

    private(set) var targets: [Target]
    private(set) var views: [View]
    /// What was told while it was compiled, among it what does not compile.
    let told: String
    /// The files that are left out, as they do not compile.
    let broken: [String]

    /// The views of targets that are compiled.
    init(_ prepared: [PreparedViews], told: String, fingerprints: [[String]?]) {
        targets = zip(prepared, fingerprints).map { views, fingerprints in
            Target(
                index: views.index, sources: views.sources, stage: views.stage,
                requests: views.drawer.requests, failure: views.drawer.failure,
                fingerprints: fingerprints)
        }
        self.told = told
        broken = Set(
            prepared.flatMap { views in views.index.leftOut.map { views.index.files[$0.file] } }
        ).sorted()
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

    /// Keeps the views of files that do not compile now as they were.
    mutating func keepBroken(of old: LiveProgram) {
        var places: [Int: Int] = [:]
        for view in old.views
        where broken.contains(view.entry.file) && self.view(view.entry.id) == nil {
            let target =
                places[view.target]
                ?? {
                    targets.append(old.targets[view.target])
                    return targets.count - 1
                }()
            places[view.target] = target
            views.append(View(entry: view.entry, target: target, position: view.position))
        }
    }

    /// The same with the files of a project as they are written, for places in them.
    func showing(_ project: Project) -> LiveProgram {
        showing(project.sources + project.programs.flatMap(\.sources))
    }

    /// The same with other texts of some files.
    func showing(_ files: [SourceFile]) -> LiveProgram {
        let texts = Dictionary(files.map { ($0.path, $0.text) }) { $1 }
        var result = self
        for target in targets.indices {
            for file in targets[target].sources.indices {
                let path = targets[target].sources[file].path
                if let text = texts[path] { result.targets[target].sources[file].text = text }
            }
        }
        return result
    }

    /// The view of a name.
    func view(_ id: String) -> View? { views.first { $0.entry.id == id } }

    /// A text that changes with all that a view depends on but resources; `nil` where that is not known.
    func fingerprint(of view: View) -> String? {
        let target = targets[view.target]
        let file = target.index.candidates[view.position].file
        guard let all = target.fingerprints, all.indices.contains(file) else { return nil }
        return all[file]
    }

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
