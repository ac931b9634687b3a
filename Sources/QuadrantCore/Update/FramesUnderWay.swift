import Foundation
import QuadrantGeometry
import QuadrantLayout

/// Where the views that show something stood before a layout.
///
/// Layout runs once, for where everything is to be. What is animated are the frames of the views that show something
/// (Apple: "geometryGroup"): each with the transaction that it sees, in the space of the nearest view around it that
/// moves as a whole. Containers have no frame of their own to animate, nor do moves such as offsets count here, which
/// are animated by themselves.
struct FramesUnderWay {
    /// The frames by their nodes.
    private var frames: [UInt32: (node: NodeID, frame: CGRect)] = [:]

    init(of tree: ViewTree) {
        FramesUnderWay.forEachFrame(in: tree) { frames[$0.index] = ($0, $1) }
    }

    /// Has the nodes whose frames are others now go there from where they were.
    func begin(in tree: ViewTree) {
        guard !frames.isEmpty else { return }
        FramesUnderWay.forEachFrame(in: tree) { node, new in
            guard let old = frames[node.index], old.node == node, old.frame != new else { return }
            tree.motion.moved(
                node, from: old.frame, to: new, keepsSize: tree.layout.isText(node))
        }
    }

    private static func forEachFrame(in tree: ViewTree, _ body: (NodeID, CGRect) -> Void) {
        let layout = tree.layout
        var pending: [(node: NodeID, base: CGPoint)] = [(tree.rootNode, .zero)]
        while let (node, base) = pending.popLast() {
            guard layout.isShown(node) else { continue }
            let place = layout.position(of: node)
            var origin = CGPoint(x: base.x + place.x, y: base.y + place.y)
            let first = layout.firstChild(of: node)
            if let drawing = tree.drawing(of: node), drawing.hasFrame, drawing.role == .plain {
                body(node, CGRect(origin: origin, size: layout.size(of: node)))
                origin = .zero
            }
            var child = first
            while let next = child {
                pending.append((next, origin))
                child = layout.nextSibling(of: next)
            }
        }
    }
}

extension TreeMotion {
    /// A node stands elsewhere than before; `keepsSize` for one that is shown at its new size at once.
    fileprivate func moved(_ node: NodeID, from old: CGRect, to new: CGRect, keepsSize: Bool) {
        var way = CGRect(
            x: new.minX - old.minX, y: new.minY - old.minY, width: new.width - old.width,
            height: new.height - old.height)
        if keepsSize { way.size = .zero }
        let transaction = transaction(of: node)?.transaction
        guard let animation = transaction?.animation, way.animatableData.magnitudeSquared.isFinite
        else {
            frames.removeValue(of: node.index)?.stop()
            return
        }
        guard way.animatableData.magnitudeSquared > 0 else { return }
        let motion = frames[node.index] ?? FrameMotion(node, in: layout)
        frames[node.index] = motion
        motion.change(
            by: way.animatableData, with: animation, at: time, transaction?.completions ?? [])
        list(motion)
    }
}
