package import Foundation
package import QuadrantDisplayList
package import QuadrantLayout

/// A view of a tree that is drawn over all others for a while, and that fingers reach first: an open menu, a row that a finger
/// has lifted.
package final class RaisedView {
    package let node: NodeID
    /// Whether it is drawn here alone, and no more where it stands.
    let leavesItsPlace: Bool
    /// Whether fingers reach it.
    let isReached: Bool
    /// How far it is drawn from where it stands, in points of the root.
    package internal(set) var shift = CGSize.zero
    /// Where its top left corner is drawn; `nil` for where it stands, and `shift` from there.
    var place: CGPoint?
    /// What is drawn under it, given where the view is drawn, in the root's coordinates.
    package var ground: ((ViewTree, CGRect) -> [DisplayItem])?
    /// Called for a finger that comes down beside it, which is then nothing else; `nil` for one that lets fingers through.
    package var touchedBeside: (() -> Void)?

    package init(_ node: NodeID, leavesItsPlace: Bool = false, isReached: Bool = true) {
        (self.node, self.leavesItsPlace, self.isReached) = (node, leavesItsPlace, isReached)
    }
}

/// The views of a tree that are drawn over all others, from the back to the front.
package final class RaisedViews {
    private(set) var views: [RaisedView] = []
    /// Whether a view was ever drawn over all others.
    private(set) var isUsed = false

    package var isEmpty: Bool { views.isEmpty }

    /// What is open in front and closes by a touch beside it; `nil` for nothing.
    package var front: NodeID? { views.last { $0.touchedBeside != nil }?.node }

    /// Whether a node is drawn over all others and not where it stands.
    func haveTaken(_ node: NodeID) -> Bool {
        views.contains { $0.leavesItsPlace && $0.node == node }
    }

    /// How far a node is drawn from where it stands; `nil` for one that is drawn where it stands.
    func way(of node: NodeID, in tree: ViewTree) -> CGSize? {
        guard let view = views.first(where: { $0.leavesItsPlace && $0.node == node }) else {
            return nil
        }
        guard let place = view.place else { return view.shift }
        let origin = tree.frame(of: node).origin
        return CGSize(width: place.x - origin.x, height: place.y - origin.y)
    }

    fileprivate func add(_ view: RaisedView) {
        views.append(view)
        isUsed = true
    }

    fileprivate func remove(_ view: RaisedView) { views.removeAll { $0 === view } }

    /// Takes away those whose nodes are gone.
    func sweep(_ layout: LayoutTree) {
        if views.contains(where: { !layout.contains($0.node) }) {
            views.removeAll { !layout.contains($0.node) }
        }
    }
}

extension ViewTree {
    /// Draws a view over all others from now on.
    package func raise(_ view: RaisedView) {
        raised.add(view)
        redraw(view)
    }

    /// Draws a view where it stands again.
    package func lower(_ view: RaisedView) {
        raised.remove(view)
        redraw(view)
    }

    private func redraw(_ view: RaisedView) {
        if view.leavesItsPlace, layout.contains(view.node) { layout.markRecord(view.node) }
        hosting.stateDidChange?()
    }
}
