import Foundation
import QuadrantGeometry
import QuadrantLayout

/// The frames of views that show something, before and after a layout.
///
/// Layout runs once, for where everything is to be. What is animated are the frames of the views that show something
/// (Apple: "geometryGroup"): each with the transaction that it sees, in the space of the nearest view around it that
/// shows something too. Containers have no frame of their own to animate, nor do moves such as offsets count here, which
/// are animated by themselves. Only what the layout placed elsewhere is looked at.
struct FramesUnderWay {
    private let tree: ViewTree
    private let log: [UInt32: FormerPlacement]
    /// How far the root has gone in its room, as it has got another size: what it shows begins where it was seen.
    private let rootShift: CGSize

    init(_ log: [UInt32: FormerPlacement], in tree: ViewTree) {
        self.log = log
        self.tree = tree
        let root = tree.rootNode
        if let former = log[root.index], former.node == root, former.wasShown {
            rootShift = tree.shiftOfRoot(from: former.size, to: tree.layout.size(of: root))
        } else {
            rootShift = .zero
        }
    }

    /// Has the views whose frames are others now go there from where they were.
    func begin() {
        // Animations begin in the order of the tree's nodes, not in that of a table.
        for index in log.keys.sorted() {
            guard let node = log[index]?.node, isOutermost(node) else { continue }
            move(node, by: node == tree.rootNode ? rootShift : .zero)
        }
        holdLeaving()
    }

    /// Has views that begin to leave stay where they were, also where their container moves at the same time.
    private func holdLeaving() {
        let (layout, motion) = (tree.layout, tree.motion)
        let holders = motion.newHolders
        motion.newHolders = []
        for holder in holders where layout.contains(holder) {
            var way = CGPoint.zero
            var current = motion.hostsOfHolders[holder.index]
            // A view that shows something takes what is in it along from where it was.
            while let node = current, layout.contains(node), !showsByFrame(node) {
                if let entry = before(node), entry.wasShown, layout.isShown(node) {
                    let place = layout.position(of: node)
                    way.x += place.x - entry.place.x
                    way.y += place.y - entry.place.y
                }
                current = layout.parent(of: node)
            }
            // What shows something takes along what is in it, and is moved with the root itself.
            if current == nil {
                way.x += rootShift.width
                way.y += rootShift.height
            }
            if way != .zero { layout.placeHolder(holder, at: CGPoint(x: -way.x, y: -way.y)) }
        }
    }

    /// How the node stood before, if it has been placed elsewhere.
    private func before(_ node: NodeID) -> FormerPlacement? {
        guard let entry = log[node.index], entry.node == node else { return nil }
        return entry
    }

    /// Whether the node was there before, and no node moves with which it would be moved along.
    private func isOutermost(_ node: NodeID) -> Bool {
        let layout = tree.layout
        guard layout.contains(node), layout.isShown(node), before(node)?.wasShown == true else {
            return false
        }
        var current = layout.parent(of: node)
        var isInSpace = true
        while let parent = current {
            if showsByFrame(parent) { isInSpace = false }
            if let entry = before(parent), !entry.wasShown || isInSpace { return false }
            guard layout.isShown(parent) else { return false }
            current = layout.parent(of: parent)
        }
        return true
    }

    private func showsByFrame(_ node: NodeID) -> Bool {
        guard let drawing = tree.drawing(of: node) else { return false }
        return drawing.hasFrame && drawing.role == .plain
    }

    /// Has what shows something in a node move, which containers moved by `way`.
    private func move(_ node: NodeID, by way: CGSize) {
        let layout = tree.layout
        var pending = [(node, way)]
        while let (node, outer) = pending.popLast() {
            let entry = before(node)
            guard layout.isShown(node), entry?.wasShown != false else { continue }
            let place = layout.position(of: node)
            let old = entry?.place ?? place
            let way = CGSize(
                width: outer.width + place.x - old.x, height: outer.height + place.y - old.y)
            guard showsByFrame(node) else {
                var child = layout.firstChild(of: node)
                while let next = child {
                    pending.append((next, way))
                    child = layout.nextSibling(of: next)
                }
                continue
            }
            let size = layout.size(of: node)
            tree.motion.moved(
                node, by: way, from: entry?.size ?? size, to: size, keepsSize: layout.isText(node))
        }
    }
}

extension TreeMotion {
    /// A node stands elsewhere than before; `keepsSize` for one that is shown at its new size at once.
    fileprivate func moved(
        _ node: NodeID, by way: CGSize, from old: CGSize, to new: CGSize, keepsSize: Bool
    ) {
        var frame = CGRect(
            x: way.width, y: way.height, width: new.width - old.width,
            height: new.height - old.height)
        if keepsSize { frame.size = .zero }
        guard frame != .zero else { return }
        moved(node, by: frame.animatableData, with: transaction(of: node)?.transaction)
    }
}
