package import Foundation
import QuadrantGeometry
package import QuadrantLayout

/// The stage after placing: where and how each node is shown, and what lies in front of what.
///
/// Layout says where nodes were placed. The presentation adds what moves them afterwards, offsets,
/// scrolling, pins and the mirror (`LayoutTree.targetPlace`), what a node does to its content (`ContentMap`)
/// and the order in which siblings lie. Recording, frames, anchors, taps and scrolling ask it and work out
/// none of that themselves.
///
/// Every answer is one of two: where a view will be once nothing moves any more, its *target*, and where
/// it is *shown*. Both are the same but for effects that frames do not follow (`ignoredByLayout`). Values
/// under way, views that leave and a third axis have their place here: as other answers for `shown`.
///
/// Only nodes with an effect have an entry; a tree without any costs a look whether there is one.
package final class Presentation {
    /// Which of the two answers is asked for.
    package enum Reading {
        /// Where the view will be: what frames, anchors and preferences hold.
        case target
        /// Where the view is seen now: what is drawn.
        case shown

        /// What taps go by. A choice: a tap reaches a view where it will be, as if what moves had
        /// arrived, so that what a tap does does not depend on when a frame was drawn.
        package static let taps = Reading.target
    }

    let layout: LayoutTree
    /// What is under way.
    let motion: TreeMotion
    /// What nodes do to their content: of the few that do something.
    let effects: NodeTable<ContentEffect>
    /// What a node does to its content as it moves; `nil` for one that does not.
    var shownEffect: ((NodeID) -> ContentEffect?)?
    /// How many of them are effects in space.
    private(set) var spaceEffects = 0
    /// How often an effect came, went or became another.
    private var effectChanges = 0

    init(of layout: LayoutTree, _ motion: TreeMotion) {
        self.layout = layout
        self.motion = motion
        effects = NodeTable(in: layout.tables)
        effects.onForget = { [unowned self] _, old in
            if old.isInSpace { spaceEffects -= 1 }
            effectChanges &+= 1
        }
    }

    /// Another number whenever a node may stand in another place than before.
    var revision: Int {
        layout.statistics.places &+ layout.moveCount &+ effectChanges &+ layout.depthRevision
    }

    // MARK: A node in its parent

    /// The node's top left corner, in points from that of its parent, before the parent's map.
    ///
    /// - Parameter isPinned: Whether a pinned view counts where it is held, or else where it stands
    ///   among the others.
    /// - Complexity: Constant.
    package func place(
        of node: NodeID, _ reading: Reading, isPinned: Bool = true
    ) -> CGPoint {
        var place = layout.targetPlace(of: node, isPinned: isPinned)
        guard reading == .shown, !motion.isAtRest else { return place }
        if !motion.presences.isEmpty {
            let shift = motion.presenceShift(of: node)
            place.x += shift.width
            place.y += shift.height
        }
        if let parent = layout.parent(of: node), let shift = motion.shift(ofChildrenOf: parent) {
            place.x -= shift.width
            place.y -= shift.height
        }
        if let gap = motion.frames[node.index]?.distance {
            place.x -= gap.origin.x
            place.y -= gap.origin.y
        }
        return place
    }

    /// The node's size in points.
    package func size(of node: NodeID, _ reading: Reading) -> CGSize {
        var size = layout.size(of: node)
        guard reading == .shown, !motion.isAtRest, let gap = motion.frames[node.index]?.distance
        else {
            return size
        }
        size.width = max(0, size.width - gap.size.width)
        size.height = max(0, size.height - gap.size.height)
        return size
    }

    /// Whether the node is there; children that their container does not show are not.
    package func isPresent(_ node: NodeID, _ reading: Reading) -> Bool {
        if layout.isShown(node) { return true }
        guard reading == .shown, !motion.isStill else { return false }
        // Beside what covers it, or with views that leave, it is seen a little longer.
        return motion.holders[node.index] != nil
            || (!motion.coverings.isEmpty && motion.isSeenCovered(node))
    }

    // MARK: What a node does to its content

    /// Has the node do something else to its content; `nil` for nothing.
    func setEffect(_ effect: ContentEffect?, of node: NodeID) {
        if let effect {
            if effect.isInSpace { spaceEffects += 1 }
            if effects.replace(effect, of: node.index)?.isInSpace == true { spaceEffects -= 1 }
        } else {
            guard let old = effects.removeValue(of: node.index) else { return }
            if old.isInSpace { spaceEffects -= 1 }
        }
        effectChanges &+= 1
    }

    /// Whether the node may do something to its content.
    func hasEffect(_ node: NodeID) -> Bool { effects[node.index] != nil }

    /// From the space of the node's content to the node's own, in the plane; `nil` for what changes nothing
    /// there.
    ///
    /// - Complexity: Constant; the effect is asked each time, as it may read states.
    package func map(of node: NodeID, _ reading: Reading) -> ContentMap? {
        guard let effect = effect(of: node, reading),
            reading == .shown || effect.isFollowedByFrames, case .plane(let map) = effect.map
        else { return nil }
        return ContentMap(map(size(of: node, reading)))
    }

    /// What a node does to its content, when that is asked for.
    func effect(of node: NodeID, _ reading: Reading) -> ContentEffect? {
        guard let effect = effects[node.index] else { return nil }
        if reading == .shown, !motion.isAtRest, let moving = shownEffect?(node) { return moving }
        return effect
    }

    /// A rectangle of the node's space in that of its parent: upright, around what the parent makes of
    /// it.
    func outward(
        _ rect: CGRect, from node: NodeID, in parent: NodeID, _ reading: Reading
    ) -> CGRect {
        let place = place(of: node, reading)
        let placed = rect.offsetBy(dx: place.x, dy: place.y)
        return map(of: parent, reading)?.image(of: placed) ?? placed
    }

    /// A point of the node's space where its content is; `nil` where the node's map cannot be undone.
    func content(at point: CGPoint, of node: NodeID, _ reading: Reading) -> CGPoint? {
        guard let map = map(of: node, reading) else { return point }
        return map.source(of: point)
    }

    /// A point of the parent's content in the space of a child.
    func inward(_ point: CGPoint, to child: NodeID, _ reading: Reading) -> CGPoint {
        let place = place(of: child, reading)
        return CGPoint(x: point.x - place.x, y: point.y - place.y)
    }
}
