import Foundation
import QuadrantCore
import QuadrantLayout

/// What is being dragged over a tree, and where.
@MainActor
final class RunningDrag {
    let providers: [NSItemProvider]
    private unowned let tree: ViewTree
    private var target: DropTarget?
    private var isOver = false

    init(_ providers: [NSItemProvider], in tree: ViewTree) {
        (self.providers, self.tree) = (providers, tree)
    }

    /// The finger is at a point of the root.
    func move(to point: CGPoint) {
        guard !isOver else { return }
        let next = destination(at: point)
        if next?.target !== target {
            target?.exit(providers)
            target = next?.target
            if let next { next.target.enter(providers, at: next.point) }
        } else if let next {
            next.target.update(providers, at: next.point)
        }
    }

    /// The finger was lifted.
    func drop(at point: CGPoint) {
        move(to: point)
        guard !isOver else { return }
        isOver = true
        if let next = destination(at: point), next.target === target {
            next.target.drop(providers, at: next.point)
        } else {
            target?.exit(providers)
        }
        target = nil
    }

    /// Nothing comes of it.
    func cancel() {
        guard !isOver else { return }
        isOver = true
        target?.exit(providers)
        target = nil
    }

    /// The innermost view at a point that takes what is dragged, and the point in its space: of those that are not
    /// covered, scrolled out of sight, hidden or closed to fingers there.
    private func destination(at point: CGPoint) -> (target: DropTarget, point: CGPoint)? {
        var look = FrameLook(tree, at: point)
        var under: [(depth: Int, node: NodeID, point: CGPoint)] = []
        for node in tree.nodes(noting: DropNote.self) where look.isOver(node) {
            guard let own = look.place(in: node) else { continue }
            let around = sequence(first: node) { self.tree.layout.parent(of: $0) }
            under.append((around.reduce(0) { count, _ in count + 1 }, node, own))
        }
        for (_, node, own) in under.sorted(by: { $0.depth > $1.depth }) {
            let targets = tree.note(DropNote.self, of: node) ?? []
            guard targets.contains(where: { $0.isEnabled }) else { continue }
            switch tree.obstacle(to: node, at: point) {
            // A place for drops may be empty: it counts by its frame.
            case nil, .nothingThere: break
            default: continue
            }
            if let target = targets.first(where: { $0.isEnabled && $0.accepts(providers) }) {
                return (target, own)
            }
        }
        return nil
    }
}
