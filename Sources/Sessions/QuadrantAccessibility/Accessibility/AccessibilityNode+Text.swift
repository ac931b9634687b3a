import Foundation
import QuadrantInspection
import QuadrantLayout

extension AccessibilityNode: CustomStringConvertible {
    /// The node and all nodes in it as text, a line for each: its traits, its label, its
    /// identifiers after `#`, its frame, its value, its actions and what few elements tell.
    public var description: String {
        var lines: [String] = []
        var pending: [(node: AccessibilityNode, depth: Int)] = [(self, 0)]
        while let (node, depth) = pending.popLast() {
            lines.append(String(repeating: "  ", count: depth) + node.line)
            pending += node.children.reversed().map { ($0, depth + 1) }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The node without the nodes in it, in one line.
    public var line: String {
        var words = [name]
        words.append("at \(plain(frame.minX)),\(plain(frame.minY))")
        words.append(plain(frame.width, frame.height))
        if let value { words.append("value \(SourceText.literal(value))") }
        if let hint { words.append("hint \(SourceText.literal(hint))") }
        if !inputLabels.isEmpty {
            let labels = inputLabels.map { SourceText.literal($0) }
            words.append("called \(labels.joined(separator: ", "))")
        }
        if !isEnabled { words.append("disabled") }
        if !actions.isEmpty {
            let names = actions.map { name in
                actionCategories[name].map { "\(name) (\($0))" } ?? name
            }
            words.append("[\(names.joined(separator: ", "))]")
        }
        words += details?.notes ?? []
        return words.joined(separator: " ")
    }

    /// What the node is, its label and its names.
    package var name: String {
        var words = traits.map(\.word)
        if let headingLevel, headingLevel > 0 { words.append("level \(headingLevel)") }
        if words.isEmpty { words = [children.isEmpty ? "element" : "container"] }
        if let label { words.append(SourceText.literal(label)) }
        words += identifiers.map { "#\($0)" }
        return words.joined(separator: " ")
    }
}
