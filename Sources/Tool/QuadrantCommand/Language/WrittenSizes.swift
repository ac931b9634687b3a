internal import Foundation
internal import QuadrantIndex
internal import QuadrantInspection
internal import SwiftUI

/// How large what a file's lines write is in its previews.
struct WrittenSizes: Sendable {
    /// What is told of a line, by its number from 1.
    private var words: [Int: [String]] = [:]
    /// The file when it was laid out.
    private let lines: [String]

    /// So many previews are laid out at most.
    private static let most = 6

    /// Lays the previews of a file out, or the view that is drawn of it where it has none. Views are confined; where they cannot be,
    /// nothing is known.
    init(of path: String, text: String, environment: [String: String]) {
        lines = text.components(separatedBy: "\n")
        guard Confinement.obstacle == nil else { return }
        let own = System.resolved(path) ?? path
        var request = RenderRequest()
        (request.selection, request.isConfined) = (.all, true)
        for root in [path, PreviewDesk.project(around: path)].compactMap(\.self) {
            request.paths = [root]
            let (result, _) = Console.collecting { () throws(CommandError) in
                try Self.layouts(request, of: own, environment)
            }
            guard case .success(let layouts) = result, !layouts.isEmpty else { continue }
            for layout in layouts { add(layout.tree, of: own, in: layout.name) }
            return
        }
    }

    /// Whether anything could be laid out.
    var isKnown: Bool { !words.isEmpty }

    /// What is known of a line, in Markdown; `nil` for nothing.
    ///
    /// - Parameters:
    ///   - line: From 0, in `text`.
    ///   - text: The file as it is now: lines that were typed since are none that were laid out.
    func markdown(at line: Int, of text: String) -> String? {
        let now = text.components(separatedBy: "\n")
        guard now.indices.contains(line) else { return nil }
        let written = now[line]
        let place =
            lines.indices.contains(line) && lines[line] == written
            ? line
            : lines.indices.filter { lines[$0] == written }.min {
                abs($0 - line) < abs($1 - line)
            }
        return place.flatMap { words[$0 + 1] }?.joined(separator: "\n\n")
    }

    private static func layouts(
        _ request: RenderRequest, of own: String, _ environment: [String: String]
    ) throws(CommandError) -> [(name: String, tree: TreeSnapshot)] {
        let worker = DrawingWorker(isConfined: true)
        let targets = try PreparedViews.all(
            try Project(at: request.paths, for: request.wishes, within: request.timeLimit),
            for: request, verb: "reading", by: worker, environment: environment)
        var layouts: [(name: String, tree: TreeSnapshot)] = []
        for views in targets {
            let file = views.index.files.firstIndex { (System.resolved($0) ?? $0) == own }
            let inFile = views.positions.filter { views.index.candidates[$0].file == file }
            for position in inFile where layouts.count < most {
                // One that traps says nothing of the others.
                guard let layout = try? views.layout(at: position, on: views.stage) else {
                    continue
                }
                layouts.append((views.index.candidates[position].label, layout.snapshot))
            }
        }
        return layouts
    }

    private mutating func add(_ tree: TreeSnapshot, of own: String, in preview: String) {
        var found: [Place: [TreeSnapshot.Node]] = [:]
        var order: [Place] = []
        for node in tree.nodes where node.isDrawn && node.globalFrame != nil {
            let sources = node.call == node.source ? [node.source] : [node.call, node.source]
            for source in sources.compactMap(\.self)
            where (System.resolved(source.file) ?? source.file) == own {
                let place = Place(line: source.line, text: source.text)
                if found[place] == nil { order.append(place) }
                found[place, default: []].append(node)
            }
        }
        for place in order {
            guard let nodes = found[place], let first = nodes.first?.globalFrame else { continue }
            let size = "\(Double(first.width).plain)×\(Double(first.height).plain)"
            let isSame = nodes.allSatisfy {
                $0.globalFrame?.width == first.width && $0.globalFrame?.height == first.height
            }
            var told = "`\(place.text.replacing("`", with: "'"))` **\(size)**"
            if nodes.count == 1 {
                told += " at \(Double(first.x).plain),\(Double(first.y).plain)"
            } else {
                told += isSame ? " each, \(nodes.count) of them" : " …, \(nodes.count) of them"
            }
            told += " in \(TerminalText.line(preview))"
            let reasons = nodes[0].reasons.filter(\.decides).map { TerminalText.line($0.text) }
            if !reasons.isEmpty { told += "  \n" + reasons.joined(separator: "; ") }
            words[place.line, default: []].append(told)
        }
    }

    private struct Place: Hashable {
        var line: Int
        var text: String
    }
}
