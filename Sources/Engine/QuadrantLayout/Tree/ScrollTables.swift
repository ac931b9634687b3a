import Foundation
import QuadrantGeometry

/// What is kept of scroll views and lazy containers, by their nodes.
struct ScrollTables {
    /// How far a pinned view stands from its place among the others.
    struct Pin: Equatable {
        var axis: Axis
        var length: CGFloat
    }

    /// Where scroll views are scrolled to.
    let states: NodeTable<ScrollState>
    /// How far the content of scroll views stands from its place.
    let moves: NodeTable<CGSize>
    /// The part of a lazy container along its axis that is in sight, for those that pin views.
    let visibleSpans: NodeTable<ClosedRange<CGFloat>>
    /// How far pinned views stand from their places among the others.
    let pins: NodeTable<Pin>
    /// How often nodes were arranged, for those nodes for which it is counted.
    let arrangementCounts: NodeTable<Int>

    init(in tables: NodeTables) {
        states = NodeTable(in: tables)
        moves = NodeTable(in: tables)
        visibleSpans = NodeTable(in: tables)
        pins = NodeTable(in: tables)
        arrangementCounts = NodeTable(in: tables)
    }
}
