import Foundation
import QuadrantGeometry
import QuadrantLayout

/// A node that a tap reaches, and where, in the node's space.
struct Hit {
    let node: NodeID
    let point: CGPoint
}

/// Looks from the front to the back for what a tap reaches.
struct HitTester {
    let tree: ViewTree
    /// Whether no child is left out because it does not reach the point.
    let looksAtAll: Bool
    private let presentation: Presentation
    /// The nodes in which views leave, and those around: how far they reach is not known.
    private let leavingPaths: Set<UInt32>
    /// Where views are: those that leave are where they are seen, as they will be nowhere.
    private var reading = Presentation.Reading.taps

    init(tree: ViewTree, looksAtAll: Bool) {
        self.tree = tree
        self.looksAtAll = looksAtAll
        presentation = tree.presentation
        leavingPaths = tree.motion.pathsToLeaving
    }

    /// Whether it may be known how far a node reaches.
    private func mayKnowReach(of node: NodeID) -> Bool {
        !looksAtAll && reading == .taps && !leavingPaths.contains(node.index)
    }

    /// The nodes reached at a point of the node's space; `nil` for none.
    func reached(_ node: NodeID, _ point: CGPoint) -> [Hit]? {
        let shapes = tree.note(HitShapes.self, of: node)?.shapes ?? []
        return reached(node, point, shapes[...])
    }

    private func reached(
        _ node: NodeID, _ point: CGPoint, _ shapes: ArraySlice<HitShapes.Shape>
    ) -> [Hit]? {
        switch shapes.last {
        case nil: return content(node, point)
        case .some(.none): return nil
        case .some(.area(let contains, _)):
            let size = presentation.size(of: node, reading)
            guard contains(point, size, tree.layout.isRightToLeft(node)) else { return nil }
            return reached(node, point, shapes.dropLast()) ?? [Hit(node: node, point: point)]
        }
    }

    private func content(_ node: NodeID, _ point: CGPoint) -> [Hit]? {
        tree.statistics.tapLooks += 1
        let layout = tree.layout
        let drawing = tree.tappedDrawing(of: node, reading)
        if drawing?.letsTapsThrough == true { return nil }
        let size = presentation.size(of: node, reading)
        let isScrollView = tree.scrolling.parts[node.index] != nil
        let isInside = CGRect(origin: .zero, size: size).contains(point)
        if isScrollView, !isInside { return nil }
        let role = drawing?.role ?? .plain
        guard tree.hasTappedChildren(node), role != .symbols else {
            let isShown = drawing?.contains(
                point, size: size, isRightToLeft: layout.isRightToLeft(node))
            return isShown == true || isScrollView ? [Hit(node: node, point: point)] : nil
        }
        if mayKnowReach(of: node), isNear(point), !isScrollView,
            let reach = TapReaches(tree: tree).known(of: node), !reach.contains(point)
        {
            return nil
        }
        guard let inner = presentation.content(at: point, of: node, reading) else { return nil }
        if var chain = children(of: node, role, inner) {
            chain.append(Hit(node: node, point: point))
            return chain
        }
        return isScrollView ? [Hit(node: node, point: point)] : nil
    }

    private func children(of node: NodeID, _ role: DrawingRole, _ point: CGPoint) -> [Hit]? {
        if role == .plain, isNear(point), mayKnowReach(of: node),
            let wide = presentation.wideNode(node)
        {
            return reached(in: wide, point)
        }
        let children = presentation.childrenFromFront(of: node, role, reading)
        let looksAtReaches = !looksAtAll && children.count > 2 && isNear(point)
        for child in children {
            var tester = self
            tester.reading = tree.reading(of: child, in: reading)
            let moved = presentation.inward(point, to: child, tester.reading)
            // What is known not to reach the point is not looked at, nor is what is in it.
            if looksAtReaches, tester.mayKnowReach(of: child), isBeyond(child, moved) { continue }
            if let chain = withLargeStack({ tester.reached(child, moved) }) { return chain }
        }
        return nil
    }

    /// Whether it is known that a child does not reach a point of its space.
    private func isBeyond(_ child: NodeID, _ point: CGPoint) -> Bool {
        guard let reach = tree.tapReaches[child.index], !tree.layout.needsReach(child) else {
            return false
        }
        return !reach.insetBy(dx: -TapReaches.margin, dy: -TapReaches.margin).contains(point)
    }

    /// Whether rectangles that are known can say something of the point.
    private func isNear(_ point: CGPoint) -> Bool {
        max(abs(point.x), abs(point.y)) < CGRect.drawableReach / 2
    }

    private func reached(child: NodeID, _ point: CGPoint) -> [Hit]? {
        let moved = presentation.inward(point, to: child, .taps)
        return withLargeStack { reached(child, moved) }
    }

    /// Of many children only those are looked at that reach as far as the point.
    private func reached(in wide: WideNode, _ point: CGPoint) -> [Hit]? {
        let reaches = TapReaches(tree: tree).reaches(in: wide)
        for run in (0..<wide.runCount).reversed() where reaches.runs[run].contains(point) {
            for index in wide.range(of: run).reversed() {
                guard reaches.children[index].contains(point),
                    let child = tree.layout.id(wide.children[index]),
                    presentation.isPresent(child, .taps)
                else { continue }
                if let chain = reached(child: child, point) { return chain }
            }
        }
        return nil
    }
}
