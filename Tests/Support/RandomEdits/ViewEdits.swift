import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import SwiftUI

/// A random tree of views and edits of it, by whatever state, the same for a seed: after each it is as a
/// newly made one, by frames, drawing and taps.
@MainActor package struct ViewEdits {
    private let seed: UInt64

    package init(seed: UInt64) {
        self.seed = seed
    }

    private func tree(_ model: Model) -> ViewTree {
        let tree = ViewTree(
            RootItemView(model: model), environment: EnvironmentValues(),
            textEngine: FixedMetricsText())
        // Of such small trees too some nodes are to have many children.
        tree.layout.wideNodes.limits.fewest = 2
        tree.layout.wideNodes.limits.runLength = 2
        return tree
    }

    /// Frames by name, then the drawing.
    private func picture(_ tree: ViewTree) -> String {
        let size = tree.update(ProposedViewSize(width: 300, height: 200))
        var lines = ["\(size.width) \(size.height)"]
        tree.forEachShownNode { node in
            for name in tree.names(of: node) {
                // Number by number: what structures say of themselves takes most of the time.
                let (origin, size) = (tree.frame(of: node).origin, tree.frame(of: node).size)
                lines.append("\(name) \(origin.x) \(origin.y) \(size.width) \(size.height)")
            }
        }
        let list = tree.displayList(
            canvas: CGSize(width: 300, height: 200), origin: .zero, displayScale: 1,
            background: nil)
        lines.append(list.dump)
        return lines.joined(separator: "\n")
    }

    /// What a tap calls; what it changes, the same tap on the other tree changes back.
    private func called(by tree: ViewTree, at point: CGPoint, _ flags: Flags) -> [String] {
        flags.called = []
        tree.tap(at: point)
        return flags.called
    }

    /// What is wrong after any of `count` edits; empty if nothing is.
    package func faults(after count: Int) -> [String] {
        var editor = Editor(seed: seed)
        let model = Model(editor.item(depth: 3))
        let tree = tree(model)
        _ = picture(tree)
        for step in 0..<count {
            let place = "Seed \(seed), step \(step)"
            editor.edit(&model.root, model.flags)
            let fresh = self.tree(model)
            let (now, cold) = (picture(tree), picture(fresh))
            guard now == cold else { return ["\(place):\n\(now)\n--\n\(cold)"] }
            for _ in 0..<4 {
                let point = CGPoint(x: editor.next(300), y: editor.next(200))
                guard tree.nodes(at: point) == tree.nodes(at: point, lookingAtAll: true) else {
                    return ["\(place): a tap at \(point.x), \(point.y) reaches something else."]
                }
                let calls = [tree, fresh].map { called(by: $0, at: point, model.flags) }
                guard calls[0] == calls[1] else {
                    return ["\(place): a tap at \(point.x), \(point.y) calls \(calls)."]
                }
            }
            let faults = tree.layout.audit(tree.rootNode) + TableAudit.faults(in: tree)
            if let fault = faults.first { return ["\(place): \(fault)"] }
        }
        return tree.issues.map { "Seed \(seed): \($0.description)" }
    }
}
