package import QuadrantCore
package import QuadrantLayout
import QuadrantText

extension ViewTree {
    /// The nodes of the elements that have a label or an input label; if there is none, of the texts with these words. A part
    /// of a button is found so: its label is made of all texts in it.
    package func nodes(label: String, among elements: [AccessibilityElement]) -> [NodeID] {
        let labelled = elements.filter {
            $0.note.label == label || $0.note.inputLabels.contains(label)
        }
        guard labelled.isEmpty else { return labelled.map(\.node) }
        var found: [NodeID] = []
        forEachShownNode { if text(of: $0) == label { found.append($0) } }
        return found
    }

    /// The words of a node that is a text, without its pictures; `nil` for any other node.
    package func text(of node: NodeID) -> String? {
        guard case .text(let request) = layout.rule(of: node) else { return nil }
        return request.runs.map { $0.attachment == nil ? $0.text : "" }.joined()
    }
}
