import Foundation
import QuadrantCore
import QuadrantLayout

/// What is being dragged over a tree, and where.
@MainActor
final class RunningDrag {
    private let items: DraggedItems
    private let settings: DragSettings
    private let picture: DragPicture
    private unowned let tree: ViewTree
    private var target: DropTarget?
    private var isOver = false
    private var session: DragSession
    /// What the finger waits over, to open it; and what it has opened last.
    private var opened: NodeID?
    private var edges: EdgeScroll?

    private var providers: [NSItemProvider] { items.providers }
    /// The number of the next drag of a program; only whether two numbers are the same is told.
    private static var number = 0

    init(
        _ items: DraggedItems, _ settings: DragSettings, _ picture: DragPicture, from node: NodeID,
        in tree: ViewTree
    ) {
        (self.items, self.settings, self.picture, self.tree) = (items, settings, picture, tree)
        Self.number += 1
        session = DragSession(
            id: DragSession.ID(number: Self.number), phase: .initial, location: .zero,
            draggedItemIndex: items.index, itemIDs: items.ids)
        edges = EdgeScroll(holding: node, in: tree) { [weak self] in
            // Other views are under the finger now.
            if let self { self.look(at: self.session.location) }
        }
    }

    /// What a place for drops is told of the drag.
    private var brief: DropBrief {
        DropBrief(
            id: session.id.number, count: providers.count, itemIDs: items.ids,
            suggested: settings.configuration?.allowed ?? .copy,
            allowed: settings.configuration?.allowed)
    }

    /// The finger is at a point of the root. After how long it opens what it is over, if it stays; `nil` for never.
    func move(to point: CGPoint) -> Double? {
        guard !isOver else { return nil }
        if session.phase != .initial { edges?.move(to: point) }
        tell(session.phase, at: point)
        session.phase = .active
        look(at: point)
        let spring = tree.springLoaded(at: point)
        if spring != opened { opened = nil }
        return spring == nil || opened != nil ? nil : Self.springTime
    }

    /// Tells places for drops of the finger, and draws what is dragged.
    private func look(at point: CGPoint) {
        let next = destination(at: point)
        if next?.target !== target {
            target?.exit(providers)
            target = next?.target
            if let next { next.target.enter(providers, at: next.place, brief) }
        } else if let next {
            next.target.update(providers, at: next.place)
        }
        picture.move(
            to: point,
            next?.target.settings.dropFormation ?? settings.dragFormation ?? .default)
    }

    /// How long a finger waits over a view before that opens, in seconds. A choice: Apple documents no figure.
    private static let springTime = 1.0

    /// The finger waits: what it is over opens, where it does so.
    func wait(at point: CGPoint) {
        guard !isOver, let node = tree.springLoaded(at: point) else { return }
        opened = node
        tree.perform(of: node)
    }

    /// The finger was lifted.
    func drop(at point: CGPoint) {
        _ = move(to: point)
        guard !isOver else { return }
        isOver = true
        edges?.end()
        picture.end()
        var operation = DropOperation.cancel
        if let next = destination(at: point), next.target === target {
            operation = next.target.outcome(at: next.place)
            tell(.ending(operation), at: point)
            next.target.drop(providers, at: next.place, operation)
        } else {
            tell(.ending(operation), at: point)
            target?.exit(providers)
        }
        target = nil
        tell(.ended(operation), at: point)
        if operation != .cancel, operation != .forbidden { tell(.dataTransferCompleted, at: point) }
    }

    /// Nothing comes of it.
    func cancel() {
        guard !isOver else { return }
        isOver = true
        edges?.end()
        picture.end()
        target?.exit(providers)
        target = nil
        tell(.ending(.cancel), at: session.location)
        tell(.ended(.cancel), at: session.location)
    }

    private func tell(_ phase: DragSession.Phase, at point: CGPoint) {
        (session.phase, session.location) = (phase, point)
        for observer in settings.dragObservers.reversed() { observer(session) }
    }

    /// The innermost view at a point that takes what is dragged, and the point in its space: of those that are not
    /// covered, scrolled out of sight, hidden or closed to fingers there.
    private func destination(at point: CGPoint) -> (target: DropTarget, place: DropPlace)? {
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
                return (target, DropPlace(point: own, size: tree.layout.size(of: node)))
            }
        }
        return nil
    }
}
