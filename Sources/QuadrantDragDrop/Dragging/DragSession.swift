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

    /// The innermost view at a point that takes what is dragged, and the point in its space.
    private func destination(at point: CGPoint) -> (target: DropTarget, point: CGPoint)? {
        var best: (depth: Int, target: DropTarget, point: CGPoint)?
        for node in tree.nodes(noting: DropNote.self) {
            let place = GesturePlace(tree, node)
            let own = place.point(point, in: .local)
            guard CGRect(origin: .zero, size: place.size).contains(own),
                let target = tree.note(DropNote.self, of: node)?.first(where: {
                    $0.accepts(providers)
                })
            else { continue }
            let depth = sequence(first: node) { self.tree.layout.parent(of: $0) }.reduce(0) {
                count, _ in count + 1
            }
            if depth >= best?.depth ?? 0 { best = (depth, target, own) }
        }
        return best.map { ($0.target, $0.point) }
    }
}
