import Foundation

extension LayoutDifference {
    /// The difference as text: the first cause, and a line for all neighbours that changed alike.
    ///
    /// - Parameter limit: So many lines at most; what is left out is counted.
    package func text(limit: Int = 40) -> String {
        guard !changes.isEmpty || !looks.isEmpty else { return "no view moved\n" }
        var lines: [String] = []
        if isStill {
            let seen = changes.count + looks.count { $0.isSeen }
            lines.append(
                seen == 0
                    ? "nothing moved, and all is drawn as before"
                    : "nothing moved; \(seen) view\(seen == 1 ? " differs" : "s differ"):")
        } else if let firstCause {
            lines.append("first cause: \(firstCause)")
        }
        for group in groups { lines.append(Self.line(group)) }
        lines += lookLines
        if lines.count > limit {
            lines = lines.prefix(limit) + ["… \(lines.count - limit) more"]
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Whether all views that there were are there, where they were.
    private var isStill: Bool {
        changes.allSatisfy { change in
            change.kind == .changed && change.before?.hasSuffix("shown") != true
                && [change.x, change.y, change.width, change.height].allSatisfy {
                    abs($0) < Double(tolerance)
                }
        }
    }

    /// Changes that are alike: those of the same line, as of all rows, and those of neighbours that only moved.
    private var groups: [[Change]] {
        var groups: [[Change]] = []
        var known: [String: Int] = [:]
        for change in changes {
            let key = change.source.map {
                "\($0.file):\($0.line):\(change.kind):\(change.before ?? "")"
                    + ":\($0.text):\(plain(change.width, change.height))"
            }
            if let key, let index = known[key] {
                groups[index].append(change)
            } else if let last = groups.indices.last, groups[last].allSatisfy(change.isLike) {
                groups[last].append(change)
            } else {
                if let key { known[key] = groups.count }
                groups.append([change])
            }
        }
        return groups
    }

    private static func line(_ changes: [Change]) -> String {
        let first = changes[0]
        let place = first.source.map { "\($0.line)  " } ?? ""
        let lines = Set(changes.map { $0.source?.line })
        let count =
            changes.count == 1
            ? "" : lines.count == 1 ? " ×\(changes.count)" : " and \(changes.count - 1) after it"
        switch first.kind {
        case .added: return "\(place)+ \(first.view)\(count)"
        case .removed: return "\(place)- \(first.view)\(count)"
        case .changed, .moved: break
        }
        var words: [String] = []
        if let before = first.before { words.append("was \(before)") }
        let moves = changes.filter { abs($0.x) > tolerance || abs($0.y) > tolerance }
        if let move = moves.first {
            let last = moves[moves.count - 1]
            let isSame =
                moves.count == changes.count
                && moves.allSatisfy {
                    abs($0.x - move.x) < tolerance && abs($0.y - move.y) < tolerance
                }
            words.append(
                "moved by \(plain(move.x)),\(plain(move.y))"
                    + (isSame ? "" : " … \(plain(last.x)),\(plain(last.y))"))
        }
        if abs(first.width) > tolerance { words.append(grown(first.width, "wider", "narrower")) }
        if abs(first.height) > tolerance { words.append(grown(first.height, "higher", "lower")) }
        return "\(place)\(first.view)\(count): \(words.joined(separator: ", "))"
    }

    private static func grown(_ length: Double, _ more: String, _ less: String) -> String {
        "\(plain(abs(length))) \(length > 0 ? more : less)"
    }
}

extension LayoutDifference.Change {
    /// Whether another view moved by the same, and nothing else is to be said of it.
    fileprivate func isLike(_ other: Self) -> Bool {
        kind == .moved && other.kind == .moved && source?.file == other.source?.file
            && zip([x, y, width, height], [other.x, other.y, other.width, other.height])
                .allSatisfy { abs($0 - $1) < tolerance }
    }
}
