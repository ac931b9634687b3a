package import Foundation
import QuadrantGeometry
package import QuadrantLayout
import Spatial

/// Finds what a tap reaches, in the tree as it was laid out last.
///
/// The frontmost view that shows something at the point is reached, and with it the views around it: a
/// text and an image by their frames, a shape by its outline, a colour by its frame. What is hidden or
/// has no opacity is not. Containers are reached only through what they hold, unless a content
/// shape says otherwise; scroll views are, everywhere in their frame. Clips and masks do not count, as
/// in SwiftUI (published at https://oleb.net/2022/clipped-hit-testing).
extension ViewTree {
    /// The nodes that a tap at `point`, in the root's space, reaches: the innermost first, the root
    /// last; empty if it reaches nothing. Of a node with many children, only those are looked at that reach
    /// as far as the point.
    ///
    /// - Parameter looksAtAll: Whether no child of many is left out because it does not reach the point; the
    ///   answer is the same, and tests say so.
    package func nodes(at point: CGPoint, lookingAtAll looksAtAll: Bool = false) -> [NodeID] {
        hits(along: SightLine(through: point), looksAtAll).map(\.node)
    }

    /// The nodes that a tap along a line of sight reaches: what is nearest to the camera, as `nodes(at:)`.
    package func nodes(along line: SightLine) -> [NodeID] { hits(along: line).map(\.node) }

    /// The same, each with the point in its space.
    private func hits(along line: SightLine, _ looksAtAll: Bool = false) -> [Hit] {
        if !raised.isEmpty, let found = raisedHits(line) { return found }
        guard !presentation.hasSpace else {
            guard line.origin.isFinite, line.direction.isFinite else { return [] }
            return SpaceHitTester(tree: self).reached(rootNode, line)?.hits ?? []
        }
        guard let point = line.meeting?.point else { return [] }
        return HitTester(tree: self, looksAtAll: looksAtAll).reached(rootNode, point) ?? []
    }

    /// Taps `count` times in a row at a point of the root's space, seen from the front, and performs what that
    /// calls.
    ///
    /// The innermost action that as many taps call is performed: of a double tap, one for two taps once,
    /// one for single taps that is further in twice. Disabled actions are passed over; a disabled
    /// view still covers those behind it.
    ///
    /// - Returns: Whether an action was performed. The next update shows what it changed.
    @MainActor
    @discardableResult
    package func tap(at point: CGPoint, count: Int = 1) -> Bool {
        tap(along: SightLine(through: point), count: count)
    }

    /// The same along a line of sight of a camera anywhere.
    @MainActor
    @discardableResult
    package func tap(along line: SightLine, count: Int = 1) -> Bool {
        if let point = line.frontPoint, isUnderKeyboard(point) { return false }
        if let point = line.frontPoint, closesRaised(at: point) { return true }
        if let point = line.frontPoint, arena.isTakenByWatches(point) { return true }
        let hits = hits(along: line)
        if hits.contains(where: { note(TapActions.self, of: $0.node)?.hasGestures == true }),
            let first = hits.first
        {
            return arena.tap(hits.map(\.node), at: rootPoint(of: first, line), count: count)
        }
        for (index, hit) in hits.enumerated() {
            guard let actions = note(TapActions.self, of: hit.node)?.actions else { continue }
            let isDone = perform(actions, of: hit.node, count: count) { space in
                switch space {
                case .global: return screenPoint(rootPoint(of: hit, line))
                case .local: return hit.point
                case .named(let name):
                    // A perspective is another one at each point: what was met on the way in is known.
                    let named = hits[index...].first { spaces(of: $0.node).contains(name) }
                    return named?.point ?? rootPoint(of: hit, line)
                }
            }
            if isDone { return true }
        }
        return false
    }

    /// Where the root has a point that was hit: for a camera in front, the one that it looked through.
    private func rootPoint(of hit: Hit, _ line: SightLine) -> CGPoint {
        if let point = line.frontPoint { return point }
        let point = rootPoint(Point3D(x: hit.point.x, y: hit.point.y, z: 0), of: hit.node)
        return CGPoint(x: point.x, y: point.y)
    }

    /// Performs an accessibility action of a view.
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
        if accessibility?.disablesAll == true { return false }
        let isActivation = action == AccessibilityNoteAction.activate
        if isActivation, let actions = note(TapActions.self, of: node)?.actions,
            perform(actions, of: node, count: 1, at: { center(of: node, in: $0) })
        {
            return true
        }
        if let named = accessibility?.action(named: action) {
            noting("an action named \"\(action)\"", at: node) { named.perform() }
            return true
        }
        let frame = frame(of: node)
        return isActivation && tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    /// - Parameter place: The point of the tap in the space that the action asks for.
    @MainActor
    private func perform(
        _ actions: [TapActions.Action], of node: NodeID, count: Int,
        at place: (CoordinateSpace) -> CGPoint
    ) -> Bool {
        guard let action = actions.first(where: { $0.isEnabled && $0.count <= count }) else {
            return false
        }
        let tap = Tap(location: place(action.space), node: node, tree: self)
        noting("a tap", at: node) {
            for _ in 0..<(count / action.count) { action.perform(tap) }
        }
        return true
    }

    /// Calls the action that answers to a user's act, and notes the tasks that it begins.
    @MainActor
    package func noting(_ act: String, at node: NodeID, _ action: () -> Void) {
        hosting.begunTasks.noting(UnfinishedTask(label: act, path: path(of: node))) {
            working(action)
        }
    }

    /// The middle of a node in a space around it.
    private func center(of node: NodeID, in space: CoordinateSpace) -> CGPoint {
        let bounds = bounds(of: node)
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let target: NodeID?
        switch space {
        case .local: return center
        case .global:
            return screenPoint(
                frame(CGRect(origin: center, size: .zero), from: node, to: nil).origin)
        case .named(let name): target = self.node(around: node, named: name)
        }
        return frame(CGRect(origin: center, size: .zero), from: node, to: target).origin
    }
}
