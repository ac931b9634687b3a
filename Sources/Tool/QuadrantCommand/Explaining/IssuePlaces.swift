internal import Foundation
internal import QuadrantInspection

/// In which lines of the user's what is told of a picture stands.
struct IssuePlaces {
    /// The layout, with the places of what is written.
    let snapshot: TreeSnapshot
    /// What the files write.
    let sources: WrittenSources

    /// The issue with the place that it is about in front: `Card.swift:4: note: Text("…") is cut …`. As it was where that is not
    /// sure.
    ///
    /// It is the line of the view that the issue names where there is one such view in the view of the user's own that it names; else
    /// the line where that is declared.
    func placed(_ issue: String) -> String {
        let owner = Self.owner(of: issue)
        let text = Self.text(of: issue)
        var found: Set<TreeSnapshot.Source> = []
        let words = Set(issue.split { !$0.isLetter && !$0.isNumber && $0 != "." }.map(String.init))
        for (position, node) in snapshot.nodes.enumerated() where node.isDrawn {
            let isMeant =
                if let text { node.label.hasPrefix(text) } else {
                    node.source.map { words.contains($0.text.head) } ?? false
                }
            guard isMeant, isIn(owner, position), let source = source(of: position) else {
                continue
            }
            found.insert(source)
        }
        let lines = Set(found.map { "\($0.file):\($0.line)" })
        if lines.count == 1, let line = lines.first { return "\(line): \(issue)" }
        if let line = placeOfName(in: issue, owner) { return "\(line): \(issue)" }
        guard let owner, let place = sources.place(of: owner) else { return issue }
        return "\(sources.paths[place.file]):\(place.line): \(issue)"
    }

    /// The line in which the name is written that an issue says is missing: of a colour, a picture, a symbol.
    private func placeOfName(in issue: String, _ owner: String?) -> String? {
        guard let name = issue.firstMatch(of: #/ named (\S+?)[,.]?\ /#)?.1 else { return nil }
        let literal = "\"\(name)\""
        var lines: Set<String> = []
        for (position, node) in snapshot.nodes.enumerated() where isIn(owner, position) {
            guard let source = node.source else { continue }
            if source.text.contains(literal) { lines.insert("\(source.file):\(source.line)") }
            for setting in source.settings where setting.text.contains(literal) {
                lines.insert("\(source.file):\(setting.line)")
            }
        }
        return lines.count == 1 ? lines.first : nil
    }

    /// The place of a node, or that of the control which it is a part of.
    private func source(of position: Int) -> TreeSnapshot.Source? {
        var current: Int? = position
        while let node = current {
            if let source = snapshot.nodes[node].source { return source }
            if snapshot.nodes[node].entered.contains(where: \.isOwn) { return nil }
            current = snapshot.nodes[node].parent
        }
        return nil
    }

    /// Whether a node belongs to a view of the user's own.
    private func isIn(_ owner: String?, _ position: Int) -> Bool {
        guard let owner else { return true }
        var current: Int? = position
        while let node = current {
            let entered = snapshot.nodes[node].entered
            if let own = entered.last(where: \.isOwn) { return own.name == owner }
            current = snapshot.nodes[node].parent
        }
        return false
    }

    /// The view of the user's own that an issue names: the last of "in Screen > Card".
    private static func owner(of issue: String) -> String? {
        issue.matches(of: /\ in ((?:(?:[A-Z]\w*|…\ \(\d+\ more\))\ >\ )*[A-Z]\w*)[.:]/).last.flatMap
        {
            $0.1.split(separator: " ").last.map(String.init)
        }
    }

    /// How the label of the text begins that an issue is about.
    private static func text(of issue: String) -> String? {
        let found = issue.firstMatch(of: /Text\("(.*)"\) is |lacks the key "(.*)"\. The key/)
        guard let words = found.flatMap({ $0.1 ?? $0.2 }) else { return nil }
        return "Text(\"" + (words.hasSuffix("…") ? words.dropLast() : words + "\")")
    }
}

extension DrawingNotes {
    /// The same with the places in the sources.
    func placed(by places: IssuePlaces) -> DrawingNotes {
        var result = self
        for issue in issues { result.placed[issue] = places.placed(issue) }
        return result
    }
}
