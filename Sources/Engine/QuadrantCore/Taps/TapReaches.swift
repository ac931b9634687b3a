import Foundation
import QuadrantGeometry
import QuadrantLayout

/// How far taps may reach the children of a node with many, in the coordinates of its content.
final class ChildReaches {
    /// How far taps may reach each child, in the child's own coordinates.
    var own: [CGRect]
    /// The same in the coordinates of the content, by the place of the child among all; `.null` for
    /// a child that is not shown.
    var children: [CGRect]
    /// The rectangle around the reaches of each run of children.
    var runs: [CGRect]

    init(_ wide: WideNode) {
        own = Array(repeating: .null, count: wide.children.count)
        children = own
        runs = Array(repeating: .null, count: wide.runCount)
    }
}

/// Finds out in which rectangles taps may reach something, so that the others need not be looked at. The
/// rectangles may be too large: only `HitTester` decides what a tap reaches.
struct TapReaches {
    let tree: ViewTree
    private let presentation: Presentation
    /// Rectangles are enlarged by this many points, as places are sums whose last digits are not
    /// exact.
    static let margin: CGFloat = 0.01
    /// Stands in for a rectangle whose edges are too far away, or no numbers.
    private static let everywhere = CGRect(
        x: -CGRect.drawableReach, y: -CGRect.drawableReach, width: 2 * CGRect.drawableReach,
        height: 2 * CGRect.drawableReach)

    init(tree: ViewTree) {
        self.tree = tree
        presentation = tree.presentation
    }

    /// The reaches of a node's children; those that have changed are found out again.
    ///
    /// - Complexity: Linear in the number of nodes in runs that changed.
    func reaches(in wide: WideNode) -> ChildReaches {
        let old = wide.kept as? ChildReaches
        let (isNew, known) = (old == nil, old ?? ChildReaches(wide))
        for run in 0..<wide.runCount where isNew || wide.unreached[run] {
            var union = CGRect.null
            for index in wide.range(of: run) {
                guard let child = tree.layout.id(wide.children[index]),
                    presentation.isPresent(child, .taps)
                else {
                    known.children[index] = .null
                    continue
                }
                if isNew || tree.layout.needsReach(child) {
                    known.own[index] = withLargeStack { reach(of: child) }
                }
                known.children[index] = placed(known.own[index], of: child)
                union = union.union(known.children[index])
            }
            known.runs[run] = union
            wide.noteReached(run)
        }
        wide.kept = known
        return known
    }

    /// What a node reaches, in the coordinates of the content around it.
    private func placed(_ reach: CGRect, of child: NodeID) -> CGRect {
        guard !reach.isNull else { return .null }
        let place = presentation.place(of: child, .taps)
        return limited(
            reach.offsetBy(dx: place.x, dy: place.y).insetBy(dx: -Self.margin, dy: -Self.margin))
    }

    /// The rectangle with its edges limited to `CGRect.drawableReach`.
    private func limited(_ rect: CGRect) -> CGRect {
        guard !rect.isNull else { return .null }
        let result = rect.drawable
        return result.isNull ? Self.everywhere : result
    }

    /// How far a node with several children reaches, in its own coordinates; `nil` for one with few, or with so many that
    /// its runs are kept (`reaches(in:)`).
    ///
    /// - Complexity: Constant where nothing in it has changed; after a change, linear in the children on the way to it.
    func known(of node: NodeID) -> CGRect? {
        guard isBranching(node) else { return nil }
        return reach(of: node)
    }

    /// Whether it is worth while to keep how far the node reaches: to know that spares looking at its children.
    private func isBranching(_ node: NodeID) -> Bool {
        guard let first = tree.layout.firstChild(of: node),
            let second = tree.layout.nextSibling(of: first)
        else { return false }
        return tree.layout.nextSibling(of: second) != nil && presentation.wideNode(node) == nil
    }

    /// How far a node reaches, in its own coordinates.
    private func reach(of node: NodeID) -> CGRect { found(node).reach }

    /// How far a node reaches, and whether it, or one in it, has several children. Only of such nodes is it kept: of those
    /// with several children, and of their children, which are passed over where they do not reach a point.
    private func found(_ node: NodeID) -> (reach: CGRect, isDeep: Bool) {
        let kept = tree.tapReaches[node.index]
        if let kept, !tree.layout.needsReach(node) { return (kept, true) }
        let (new, isDeep) = worked(out: node)
        if isBranching(node) {
            tree.tapReaches[node.index] = new
            return (new, true)
        }
        if kept != nil { tree.tapReaches[node.index] = nil }
        return (new, isDeep)
    }

    private func worked(out node: NodeID) -> (reach: CGRect, isDeep: Bool) {
        tree.layout.noteReached(node)
        tree.statistics.tapReaches += 1
        let size = presentation.size(of: node, .taps)
        switch tree.note(HitShapes.self, of: node)?.shapes.last {
        case .some(.none): return (.null, false)
        case .some(.area(_, let bounds)):
            // What is further in is not reached beyond.
            let isRightToLeft = tree.layout.isRightToLeft(node)
            return (limited(tree.lateReader.reaching(node) { bounds(size, isRightToLeft) }), false)
        case nil: return content(of: node, size)
        }
    }

    private func content(of node: NodeID, _ size: CGSize) -> (reach: CGRect, isDeep: Bool) {
        let (layout, drawing) = (tree.layout, tree.drawing(of: node))
        if drawing?.letsTapsThrough == true { return (.null, false) }
        let frame = CGRect(origin: .zero, size: size)
        if tree.isScrollView(node) { return (limited(frame), false) }
        let role = drawing?.role ?? .plain
        guard layout.firstChild(of: node) != nil, role != .symbols else {
            guard let drawing else { return (.null, false) }
            guard drawing.hasOwnReach else { return (limited(frame), false) }
            let isRightToLeft = layout.isRightToLeft(node)
            return (
                limited(
                    tree.lateReader.reaching(node) {
                        drawing.reach(size: size, isRightToLeft: isRightToLeft)
                    }), false
            )
        }
        let (union, isDeep) = children(of: node, role)
        guard presentation.hasEffect(node), !union.isNull,
            let map = tree.lateReader.reaching(node, { presentation.map(of: node, .taps) })
        else { return (union, isDeep) }
        // What a perspective makes of a rectangle may reach as far as it likes.
        let reach = map.projection.isAffine ? limited(map.image(of: union)) : Self.everywhere
        return (reach, isDeep)
    }

    /// How far the children of a node reach together, in the coordinates of its content.
    private func children(
        of node: NodeID, _ role: DrawingRole
    ) -> (reach: CGRect, isDeep: Bool) {
        var union = CGRect.null
        if role == .plain, let wide = presentation.wideNode(node) {
            for run in reaches(in: wide).runs { union = union.union(run) }
            return (union, true)
        }
        let keeps = isBranching(node)
        var isDeep = false
        presentation.forEachChild(of: node, role, .taps) { child in
            let found = withLargeStack { self.found(child) }
            isDeep = isDeep || found.isDeep
            if keeps, found.isDeep, tree.tapReaches[child.index] == nil {
                tree.tapReaches[child.index] = found.reach
            }
            union = union.union(placed(found.reach, of: child))
        }
        return (union, isDeep)
    }
}
