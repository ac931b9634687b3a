import Foundation
import QuadrantGeometry

/// What decides a layout from around the nodes instead of from their proposals: the safe area, and containers that
/// relative frames refer to.
struct LayoutSurroundings {
    /// What surrounds the root.
    var host = HostGeometry(containerSize: CGSize(width: 393, height: 852))
    /// The part of the root's space that is safe: what the root was offered.
    var safeRoom = CGSize.zero
    /// Whether the root stands in the middle of that part; else its corner stands at the part's.
    var centersRoot = false
    /// Whether any part of the tree may have a safe area smaller than itself; never taken back.
    var hasSafeAreas = false
    /// What relative frames in a container refer to, by the container's node.
    let containerSizes: NodeTable<CGSize>

    init(in tables: NodeTables) { containerSizes = NodeTable(in: tables) }
}
