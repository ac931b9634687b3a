import Foundation
package import QuadrantGeometry

/// The safe area at a node. Nothing is stored: insets are worked out from the places of the nodes
/// around it.
extension LayoutTree {
    /// How far the room that is not safe reaches beyond the edges of `node`, in points, by the
    /// node's layout direction.
    ///
    /// An edge counts only where it touches the edge of the safe area or lies beyond it; in a view
    /// that ignores the safe area nothing is left of it. Valid after a layout. Linear in the depth
    /// of the node; constant where no safe area was set.
    package func safeAreaInsets(at node: NodeID) -> EdgeInsets {
        check(node)
        return safeAreaInsets(node.index)
    }

    /// While placing, valid for the node being placed and those around it.
    ///
    /// - Parameter regions: The kinds of regions into which the node may reach.
    func safeAreaInsets(
        _ node: UInt32, into regions: SafeAreaKinds = .all
    ) -> EdgeInsets {
        guard surroundings.hasSafeAreas else { return EdgeInsets() }
        var reach = SafeAreaReach(size: records[Int(node)].placedSize)
        var current = node
        while true {
            let record = records[Int(current)]
            let place = targetPlace(current)
            reach.rect = reach.rect.offsetBy(dx: place.x, dy: place.y)
            guard record.parent != 0 else { break }
            switch safeAreaChange(record.parent, of: current) {
            case nil: break
            case .reset: return reach.insets(records[Int(node)])
            case .inset where !regions.contains(.container): break
            case .inset(let insets):
                let parent = records[Int(record.parent)]
                let sides = PhysicalInsets(insets, MirrorMap(parent.flags.contains(.rightToLeft)))
                reach.grow(to: CGRect(origin: .zero, size: parent.placedSize), inset: sides)
            }
            current = record.parent
        }
        let mirror = MirrorMap(records[Int(current)].flags.contains(.rightToLeft))
        let sides = PhysicalInsets(hostInsets(of: regions), mirror)
        let corner = rootCorner(current)
        reach.rect = reach.rect.offsetBy(dx: corner.x, dy: corner.y)
        reach.grow(
            to: sides.outset(CGRect(origin: .zero, size: surroundings.safeRoom)), inset: sides)
        return reach.insets(records[Int(node)])
    }

    /// What of the host's insets belongs to some kinds of regions. While there is a keyboard, the container's own inset at the
    /// bottom lies below it.
    private func hostInsets(of regions: SafeAreaKinds) -> EdgeInsets {
        var insets = regions.contains(.container) ? host.safeAreaInsets : EdgeInsets()
        guard host.keyboard > 0, regions != .all else { return insets }
        insets.bottom = regions.contains(.keyboard) ? host.keyboard : 0
        return insets
    }

    /// How far `node` reaches over the edges of the host's safe area, whatever the views around ignore or inset.
    func hostInsets(at node: UInt32) -> EdgeInsets {
        guard surroundings.hasSafeAreas else { return EdgeInsets() }
        var rect = CGRect(origin: .zero, size: records[Int(node)].placedSize)
        var current = node
        while true {
            let place = targetPlace(current)
            rect = rect.offsetBy(dx: place.x, dy: place.y)
            guard records[Int(current)].parent != 0 else { break }
            current = records[Int(current)].parent
        }
        let corner = rootCorner(current)
        rect = rect.offsetBy(dx: corner.x, dy: corner.y)
        let mirror = MirrorMap(records[Int(current)].flags.contains(.rightToLeft))
        let sides = PhysicalInsets(host.safeAreaInsets, mirror)
        let room = surroundings.safeRoom
        func overlap(_ length: CGFloat, _ most: CGFloat) -> CGFloat {
            length > SafeAreaReach.tolerance ? min(length, most) : 0
        }
        return MirrorMap(records[Int(node)].flags.contains(.rightToLeft)).insets(
            top: overlap(-rect.minY, sides.top), left: overlap(-rect.minX, sides.left),
            bottom: overlap(rect.maxY - room.height, sides.bottom),
            right: overlap(rect.maxX - room.width, sides.right))
    }

    /// Where the corner of the root stands in the safe part of its room. A root that is smaller than that touches no edge.
    private func rootCorner(_ root: UInt32) -> CGPoint {
        guard surroundings.centersRoot else { return .zero }
        let (room, size) = (surroundings.safeRoom, records[Int(root)].placedSize)
        return CGPoint(x: (room.width - size.width) / 2, y: (room.height - size.height) / 2)
    }

    private func safeAreaChange(_ node: UInt32, of child: UInt32) -> SafeAreaChange? {
        let record = records[Int(node)]
        guard record.tag == .extended, case .extended(let rule) = pools.others[record.rule] else {
            return nil
        }
        return rule.safeArea(
            of: child, size: record.placedSize, proposal: placedProposals[Int(node)],
            RuleContext(tree: self, node: node))
    }

    /// `proposal` with `size` where it is unspecified or infinite.
    static func finite(_ proposal: Proposal, else size: CGSize) -> CGSize {
        CGSize(
            width: proposal.width.isFinite ? proposal.width : size.width,
            height: proposal.height.isFinite ? proposal.height : size.height)
    }
}

/// A rectangle that grows under the safe area, and by how much it has grown.
private struct SafeAreaReach {
    /// The rectangle so far.
    var rect: CGRect
    /// By how much each edge has moved outwards so far.
    private var grown = PhysicalInsets()

    init(size: CGSize) {
        rect = CGRect(origin: .zero, size: size)
    }

    /// Edges closer than this touch: sums of fractions of points are not exact.
    static let tolerance: CGFloat = 0.001

    /// Moves edges that touch or exceed those of `outer` less `inset` out to `outer`.
    mutating func grow(to outer: CGRect, inset: PhysicalInsets) {
        let tolerance = SafeAreaReach.tolerance
        var more = PhysicalInsets()
        if rect.minX <= outer.minX + inset.left + tolerance { more.left = rect.minX - outer.minX }
        if rect.minY <= outer.minY + inset.top + tolerance { more.top = rect.minY - outer.minY }
        if rect.maxX >= outer.maxX - inset.right - tolerance {
            more.right = outer.maxX - rect.maxX
        }
        if rect.maxY >= outer.maxY - inset.bottom - tolerance {
            more.bottom = outer.maxY - rect.maxY
        }
        more.clamp()
        rect = more.outset(rect)
        grown.add(more)
    }

    func insets(_ record: NodeRecord) -> EdgeInsets {
        MirrorMap(record.flags.contains(.rightToLeft)).insets(
            top: grown.top, left: grown.left, bottom: grown.bottom, right: grown.right)
    }
}

/// Insets by side, not by reading direction.
private struct PhysicalInsets {
    var left: CGFloat = 0
    var top: CGFloat = 0
    var right: CGFloat = 0
    var bottom: CGFloat = 0

    init() {}

    /// Insets that are negative or not finite count as 0.
    init(_ insets: EdgeInsets, _ mirror: MirrorMap) {
        left = mirror.left(insets)
        top = insets.top
        right = mirror.right(insets)
        bottom = insets.bottom
        clamp()
    }

    mutating func clamp() {
        func valid(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
        (left, top, right, bottom) = (valid(left), valid(top), valid(right), valid(bottom))
    }

    mutating func add(_ other: PhysicalInsets) {
        left += other.left
        top += other.top
        right += other.right
        bottom += other.bottom
    }

    func outset(_ rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX - left, y: rect.minY - top, width: rect.width + left + right,
            height: rect.height + top + bottom)
    }
}
