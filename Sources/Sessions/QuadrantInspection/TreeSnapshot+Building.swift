package import Foundation
package import QuadrantCore
import QuadrantLayout

extension TreeSnapshot {
    /// The nodes of a tree as it was laid out last, or a single chain of them.
    ///
    /// The engine is asked once more for what decided: everything is in its caches, and guides of the
    /// user's own are called again. The node that holds the views of the root is left out where it
    /// holds exactly one.
    ///
    /// - Parameters:
    ///   - tree: What was laid out.
    ///   - origin: Where the root's top left corner stands in the space that frames are wanted in, such
    ///     as a picture; by default they are those of the root.
    ///   - withReasons: Whether it is said why each node is as it is; nothing is asked again where not.
    /// - Complexity: Linear in the number of nodes, times their depth below effects that turn or
    ///   scale what they show.
    package init(of tree: ViewTree, at origin: CGPoint = .zero, withReasons: Bool = true) {
        var builder = SnapshotBuilder(tree: tree, origin: origin, withReasons: withReasons)
        self.init(nodes: builder.nodes())
    }
}

/// Walks a tree, parents before children.
private struct SnapshotBuilder {
    let tree: ViewTree
    /// The origin of the root, in the space of the frames.
    let origin: CGPoint
    let withReasons: Bool
    private let customViews: CustomViews
    private var result: [TreeSnapshot.Node] = []

    /// A node that waits for its turn.
    private struct Waiting {
        let node: NodeID
        let depth: Int
        /// The parent's position in the list.
        let parent: Int?
        let parentNode: NodeID?
        /// Its share of the length of the stack around it.
        var share: StackShares.Share?
        var siblings = 1
        var isDrawn = true
        /// How far it is from the child before it in a stack, and that child.
        var distance: (StackDistance, NodeID)?
        /// How the grid around it has divided its room.
        var division: GridDivision?
        /// The parent's corner in the space of the frames; `nil` where effects do more than move it.
        var origin: CGPoint?
    }

    init(tree: ViewTree, origin: CGPoint, withReasons: Bool) {
        (self.tree, self.origin, self.withReasons) = (tree, origin, withReasons)
        customViews = CustomViews(of: tree)
    }

    mutating func nodes() -> [TreeSnapshot.Node] {
        let root = tree.rootNode
        let children = Array(tree.layout.children(of: root))
        guard !children.isEmpty else { return [] }
        let start = children.count == 1 ? children[0] : root
        var pending = [
            Waiting(node: start, depth: 0, parent: nil, parentNode: nil, origin: origin)
        ]
        while let next = pending.popLast() {
            let isShown = tree.layout.isShown(next.node)
            let division =
                withReasons && isShown ? tree.layout.gridDivision(of: next.node) : nil
            result.append(describe(next, division))
            guard isShown else { continue }
            pending.append(contentsOf: waitingChildren(of: next, division).reversed())
        }
        return result
    }

    private func waitingChildren(of waiting: Waiting, _ division: GridDivision?) -> [Waiting] {
        let children = Array(tree.layout.children(of: waiting.node))
        guard !children.isEmpty else { return [] }
        let shares = withReasons ? tree.layout.stackShares(of: waiting.node)?.shares : nil
        let distances = withReasons ? tree.layout.stackDistances(of: waiting.node) : []
        let isRepresented = tree.drawing(of: waiting.node)?.role == .representation
        let position = result.count - 1
        let origin = contentOrigin(of: waiting)
        return children.enumerated().map { index, child in
            Waiting(
                node: child, depth: waiting.depth + 1, parent: position, parentNode: waiting.node,
                share: shares?[index], siblings: children.count,
                isDrawn: waiting.isDrawn && (!isRepresented || index == 0),
                distance: distances.indices.contains(index)
                    ? distances[index].map { ($0, children[index - 1]) } : nil,
                division: division, origin: origin)
        }
    }

    /// Without a walk to the root for each node, which would make deep trees quadratic.
    private func frame(of waiting: Waiting) -> CGRect {
        guard let origin = waiting.origin else {
            return tree.frame(of: waiting.node).offsetBy(dx: self.origin.x, dy: self.origin.y)
        }
        let position = tree.presentation.place(of: waiting.node, .target)
        return CGRect(
            origin: CGPoint(x: origin.x + position.x, y: origin.y + position.y),
            size: tree.layout.size(of: waiting.node))
    }

    private func contentOrigin(of waiting: Waiting) -> CGPoint? {
        guard waiting.origin != nil, tree.presentation.map(of: waiting.node, .target) == nil
        else { return nil }
        return frame(of: waiting).origin
    }

    private func describe(_ waiting: Waiting, _ division: GridDivision?) -> TreeSnapshot.Node {
        let node = waiting.node
        let layout = tree.layout
        let isImplicit = node == tree.rootNode
        var entry = TreeSnapshot.Node(
            depth: waiting.depth, parent: waiting.parent,
            label: tree.label(of: node),
            views: isImplicit ? [] : customViews.names(at: node, inside: waiting.parentNode),
            entered: isImplicit
                ? []
                : tree.enteredViews(at: node, inside: waiting.parentNode).map {
                    TreeSnapshot.Entered(name: $0.name, isOwn: $0.isOwn)
                },
            identifiers: tree.names(of: node), isShown: layout.isShown(node), reasons: [])
        let facts = NodeFacts(tree: tree, node: node, parent: waiting.parentNode)
        entry.isDrawn = waiting.isDrawn
        if withReasons { entry.reasons = reasonsWhereShownOrNot(waiting, facts) }
        guard entry.isShown else { return entry }
        let size = layout.size(of: node)
        let frame = frame(of: waiting)
        entry.proposal = TreeSnapshot.Lengths(layout.placedProposal(of: node))
        entry.size = TreeSnapshot.Lengths(width: size.width, height: size.height)
        let position = facts.position
        let outer = waiting.parent == nil ? origin : .zero
        entry.position = TreeSnapshot.Position(x: outer.x + position.x, y: outer.y + position.y)
        entry.globalFrame = TreeSnapshot.Frame(
            x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
        entry.space = facts.space
        if withReasons {
            entry.reasons += reasons(waiting, facts, division, of: entry)
            entry.look = facts.look
        }
        return entry
    }

    /// Why it is there at all.
    private func reasonsWhereShownOrNot(_ waiting: Waiting, _ facts: NodeFacts) -> [Reason] {
        guard waiting.node == tree.rootNode else { return facts.fittingReasons() }
        let words =
            tree.presentedLayers.isEmpty
            ? "made for the views of a body with several"
            : "fills the room for what is presented"
        return [Reason(.structure, words)] + facts.fittingReasons()
    }

    /// Why what is shown is as large as it is, and where it is.
    private func reasons(
        _ waiting: Waiting, _ facts: NodeFacts, _ division: GridDivision?,
        of entry: TreeSnapshot.Node
    ) -> [Reason] {
        var reasons = facts.sizeReasons()
        if let division { reasons += facts.divisionReasons(division) }
        if let share = waiting.share {
            reasons += facts.shareReasons(share, of: waiting.siblings)
        }
        if let (distance, previous) = waiting.distance {
            reasons += facts.spacingReasons(distance, after: previous)
        }
        if let division = waiting.division, let cell = division.cells[waiting.node] {
            reasons += facts.cellReasons(cell, in: division)
        }
        reasons += facts.placeReasons(siblings: waiting.siblings) + facts.containerReasons()
        if waiting.parent == nil { reasons += facts.placeInPicture(origin) }
        // Linear in the depth, so not asked of each node.
        if waiting.parent == nil || !entry.entered.isEmpty {
            reasons += facts.safeAreaReasons()
        }
        reasons += facts.paintReasons()
        reasons += tree.motionReasons(of: waiting.node, inside: waiting.parentNode)
        return reasons + facts.spaceReasons()
    }
}

extension TreeSnapshot.Lengths {
    fileprivate init(_ proposal: Proposal) {
        self.init(
            width: proposal.width.isNaN ? nil : proposal.width,
            height: proposal.height.isNaN ? nil : proposal.height)
    }
}
