internal import Foundation
internal import QuadrantInspection

/// Reasons by the words that were written, at the views that were written.
extension SourceMatcher {
    /// Calls what a view keeps its distance from as it is written, and not as what it is made of.
    mutating func nameNeighbours(_ siblings: [Int]) {
        for (before, position) in zip(siblings, siblings.dropFirst()) {
            let label = nodes[before].label
            for index in nodes[position].reasons.indices
            where nodes[position].reasons[index].kind == .spacing {
                guard let name = writtenName(of: before), !label.hasPrefix(name.head) else { break }
                nodes[position].reasons[index].text.replace(
                    " after \(label), ", with: " after \(name), ")
                nodes[position].reasons[index].text.replace(
                    ": \(label) keeps", with: ": \(name) keeps")
            }
        }
    }

    /// What is written of a node, or of the first that is written in it, in short.
    private func writtenName(of position: Int) -> String? {
        var current = position
        for _ in 0..<8 {
            if let source = nodes[current].call ?? nodes[current].source {
                let text = source.text
                return text.count > 40 ? "\(text.head)(…)" : text
            }
            guard let first = children[current].first else { return nil }
            current = first
        }
        return nil
    }

    /// So many neighbours are looked at for whom a cell is as large as it is.
    private static let mostCells = 200

    /// Calls those for whom a cell of a grid is as large as it is as they are written.
    mutating func nameCells(_ siblings: [Int]) {
        guard siblings.count <= Self.mostCells else { return }
        for position in siblings {
            for index in nodes[position].reasons.indices
            where nodes[position].reasons[index].kind == .share {
                for start in ["as wide as ", "as high as ", " of its width for "] {
                    guard let found = nodes[position].reasons[index].text.firstRange(of: start)
                    else { continue }
                    let rest = nodes[position].reasons[index].text[found.upperBound...]
                    guard
                        let other = siblings.first(where: {
                            $0 != position && rest.hasPrefix(nodes[$0].label)
                        }), let name = coreName(of: other)
                    else { continue }
                    nodes[position].reasons[index].text.replace(
                        start + nodes[other].label, with: start + name, maxReplacements: 1)
                }
            }
        }
    }

    /// What is written in the modifiers of a node, in short; `nil` where that is not known.
    private func coreName(of position: Int) -> String? {
        var current = position
        for _ in 0..<16 {
            if let source = nodes[current].call ?? nodes[current].source,
                !source.text.hasPrefix(".")
            {
                let text = source.text
                return text.count > 40 ? "\(text.head)(…)" : text
            }
            guard let first = children[current].first else { return nil }
            current = first
        }
        return nil
    }

    /// Calls the views that a `ViewThatFits` did not show as they are written, with their lines.
    mutating func nameRefused(_ siblings: [Int]) {
        for position in siblings {
            for index in nodes[position].reasons.indices
            where nodes[position].reasons[index].text.hasPrefix(Reason.refusal) {
                var (text, rest) = (nodes[position].reasons[index].text, Reason.refusal.count)
                for other in siblings.prefix(while: { $0 != position }) {
                    let label = nodes[other].label
                    let start = text.index(text.startIndex, offsetBy: rest)
                    guard let found = text[start...].firstRange(of: label) else { continue }
                    let name = writtenName(of: other) ?? label
                    let line = (nodes[other].call ?? nodes[other].source)?.line
                    let words = name + (line.map { " (line \($0))" } ?? "")
                    rest = text.distance(from: text.startIndex, to: found.lowerBound) + words.count
                    text.replaceSubrange(found, with: words)
                }
                nodes[position].reasons[index].text = text
            }
        }
    }

    /// Gives what is said at nodes that nobody wrote to the written views near by.
    mutating func handOn() {
        for position in nodes.indices where nodes[position].source == nil && !isOwn(position) {
            for reason in nodes[position].reasons {
                guard let bearer = reason.bearer, let heir = heir(of: position, bearer) else {
                    continue
                }
                var handed = reason
                if bearer == .outer { handed.text = "its ground: " + reason.text }
                nodes[heir].reasons.append(handed)
                nodes[position].reasons.removeAll { $0 == reason }
            }
        }
    }

    /// So many nodes are looked into for a written one.
    private static let mostInner = 60

    private func heir(of position: Int, _ bearer: Reason.Bearer) -> Int? {
        if bearer == .inner {
            var (pending, looked) = (Array(children[position].reversed()), 0)
            while let next = pending.popLast(), looked < Self.mostInner {
                looked += 1
                guard nodes[next].isShown, nodes[next].isDrawn else { continue }
                if nodes[next].source != nil || isOwn(next) { return next }
                pending += children[next].reversed()
            }
        }
        var around = nodes[position].parent
        while let outer = around, nodes[outer].source == nil, !isOwn(outer) {
            around = nodes[outer].parent
        }
        return around
    }

    private func isOwn(_ position: Int) -> Bool {
        nodes[position].entered.contains(where: \.isOwn)
    }
}
