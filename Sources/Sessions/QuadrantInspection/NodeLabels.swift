import Foundation
package import QuadrantCore
package import QuadrantLayout

extension ViewTree {
    /// The node as it is written in code, with the traits that were set on it.
    package func label(of node: NodeID) -> String {
        var label = plainLabel(of: node)
        guard let traits = layout.traits(of: node) else { return label }
        if let priority = traits.priority {
            label += ".layoutPriority(\(SourceText.number(CGFloat(priority))))"
        }
        if let zIndex = traits.zIndex {
            label += ".zIndex(\(SourceText.number(CGFloat(zIndex))))"
        }
        return label
    }

    private func plainLabel(of node: NodeID) -> String {
        let rule = layout.rule(of: node)
        let drawing = drawing(of: node)
        if let label = layout.depthRule(of: node)?.label(rule.label) { return label }
        switch rule {
        case .overlay where drawing?.role == .representation:
            return drawing?.label ?? ""
        case .overlay(let alignment):
            return SourceText.container(name(of: drawing), alignment.argument)
        case .extended where drawing?.label != nil:
            return drawing?.label ?? ""
        default:
            return rule.label ?? drawing?.label ?? fallback(rule, node)
        }
    }

    private func name(of drawing: KeptDrawing?) -> String {
        switch drawing?.role {
        case .background: ".background"
        case .mask: ".mask"
        default: ".overlay"
        }
    }

    private func fallback(_ rule: LayoutRule, _ node: NodeID) -> String {
        switch rule {
        case .pass where isObserved(node): ".onGeometryChange"
        case .pass: preferenceLabel(of: node).map { ".\($0)" } ?? ".modifier(…)"
        default: "View"
        }
    }
}
