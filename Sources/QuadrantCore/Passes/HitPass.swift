package import Foundation
import QuadrantGeometry
package import QuadrantLayout

/// Finds what a tap reaches, in the tree as it was laid out last.
///
/// The frontmost view that shows something at the point is reached, and with it the views around it: a
/// text and an image by their frames, a shape by its outline, a colour by its frame. What is hidden or
/// has no opacity is not. Containers are reached only through what they hold, unless a content
/// shape says otherwise; scroll views are, everywhere in their frame. Clips and masks do not count, as
/// in SwiftUI (published at https://oleb.net/2022/clipped-hit-testing).
extension ViewTree {
    /// The nodes that a tap at `point`, in the root's space, reaches: the innermost first, the root
    /// last; none where it reaches nothing. Linear in the number of nodes.
    package func nodes(at point: CGPoint) -> [NodeID] {
        guard point.x.isFinite, point.y.isFinite else { return [] }
        return HitTester(tree: self).reached(rootNode, point) ?? []
    }

    /// Taps `count` times in a row at a point of the root's space, and performs what that calls.
    ///
    /// The innermost action that as many taps call is performed: of a double tap, one for two taps once,
    /// one for single taps that is further in twice. Disabled actions are passed over; a disabled
    /// view still covers those behind it.
    ///
    /// - Returns: Whether an action was performed. The next update shows what it changed.
    @MainActor
    @discardableResult
    package func tap(at point: CGPoint, count: Int = 1) -> Bool {
        for node in nodes(at: point) {
            guard let actions = note(TapActions.self, of: node)?.actions else { continue }
            if perform(actions, of: node, at: point, count: count) { return true }
        }
        return false
    }

    /// Does what assistive technologies may ask of a view.
    ///
    /// - Parameters:
    ///   - action: The action's name; `activate` does what a tap on the view does.
    ///   - node: The view's.
    /// - Returns: Whether there was such an action and the view is not disabled.
    @MainActor
    @discardableResult
    package func perform(
        _ action: String = AccessibilityNoteAction.activate, of node: NodeID
    ) -> Bool {
        let accessibility = note(AccessibilityNoteKey.self, of: node)
        if accessibility?.isDisabled == true { return false }
        let frame = frame(of: node)
        let center = CGPoint(x: frame.midX, y: frame.midY)
        let isActivation = action == AccessibilityNoteAction.activate
        if isActivation, let actions = note(TapActions.self, of: node)?.actions,
            perform(actions, of: node, at: center, count: 1)
        {
            return true
        }
        if let named = accessibility?.actions.last(where: { $0.name == action }) {
            named.perform()
            return true
        }
        return isActivation && tap(at: center)
    }

    @MainActor
    private func perform(
        _ actions: [TapActions.Action], of node: NodeID, at point: CGPoint, count: Int
    ) -> Bool {
        guard let action = actions.first(where: { $0.isEnabled && $0.count <= count }) else {
            return false
        }
        let tap = Tap(
            location: location(of: point, in: action.space, for: node), node: node, tree: self)
        for _ in 0..<(count / action.count) { action.perform(tap) }
        return true
    }

    /// A point of the root's space in the space that an action of `node` asks for.
    private func location(
        of point: CGPoint, in space: CoordinateSpace, for node: NodeID
    ) -> CGPoint {
        let target: NodeID
        switch space {
        case .global: return point
        case .local: target = node
        case .named(let name):
            guard let named = self.node(around: node, named: name) else { return point }
            target = named
        }
        return transform(from: rootNode, to: target).map { point.applying($0) } ?? point
    }
}

private struct HitTester {
    let tree: ViewTree

    /// The nodes reached at a point of the node's space; `nil` for none.
    func reached(_ node: NodeID, _ point: CGPoint) -> [NodeID]? {
        let shapes = tree.note(HitShapes.self, of: node)?.shapes ?? []
        return reached(node, point, shapes[...])
    }

    private func reached(
        _ node: NodeID, _ point: CGPoint, _ shapes: ArraySlice<HitShapes.Shape>
    ) -> [NodeID]? {
        switch shapes.last {
        case nil: return content(node, point)
        case .some(.none): return nil
        case .some(.area(let contains)):
            let size = tree.layout.size(of: node)
            guard contains(point, size, tree.layout.isRightToLeft(node)) else { return nil }
            return reached(node, point, shapes.dropLast()) ?? [node]
        }
    }

    private func content(_ node: NodeID, _ point: CGPoint) -> [NodeID]? {
        let (layout, drawing) = (tree.layout, tree.drawing(of: node))
        if drawing?.letsTapsThrough == true { return nil }
        let (size, isRightToLeft) = (layout.size(of: node), layout.isRightToLeft(node))
        let isScrollView = tree.scrollParts[node.index] != nil
        let isInside = CGRect(origin: .zero, size: size).contains(point)
        if isScrollView, !isInside { return nil }
        let role = drawing?.role ?? .plain
        guard layout.firstChild(of: node) != nil, role != .symbols else {
            let isShown = drawing?.contains(point, size: size, isRightToLeft: isRightToLeft)
            return isShown == true || isScrollView ? [node] : nil
        }
        var inner = point
        if let drawing {
            guard let undone = drawing.undoing(point, size: size, isRightToLeft: isRightToLeft)
            else { return nil }
            inner = undone
        }
        if var chain = reached(in: tree.childrenFromFront(of: node, role), inner) {
            chain.append(node)
            return chain
        }
        return isScrollView ? [node] : nil
    }

    private func reached(in children: [NodeID], _ point: CGPoint) -> [NodeID]? {
        for child in children {
            let place = tree.layout.position(of: child)
            let moved = CGPoint(x: point.x - place.x, y: point.y - place.y)
            if let chain = withLargeStack({ reached(child, moved) }) { return chain }
        }
        return nil
    }
}

extension NodeDrawing {
    /// A point of the node's space where its children are before the drawing's effects; `nil` where an
    /// effect cannot be undone.
    fileprivate func undoing(_ point: CGPoint, size: CGSize, isRightToLeft: Bool) -> CGPoint? {
        var result = point
        if var map = projection(size: size, isRightToLeft: isRightToLeft) {
            guard map.invert() else { return nil }
            result = result.applying(map)
        }
        if let effect = effect(size: size, isRightToLeft: isRightToLeft) {
            guard effect.isDrawable else { return nil }
            result = result.applying(effect.inverted())
        }
        return result
    }
}
