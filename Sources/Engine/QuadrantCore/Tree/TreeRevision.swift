import QuadrantLayout

/// How far a tree has come: another one whenever its nodes, what is said of them or their places may have
/// changed.
package struct TreeRevision: Equatable, Sendable {
    fileprivate var evaluations: Int
    fileprivate var bodies: Int
    fileprivate var arrangements: Int
    fileprivate var lazyClock: Int
}

extension ViewTree {
    /// How far the tree has come: as long as it stays the same, so does the tree.
    package var revision: TreeRevision {
        TreeRevision(
            evaluations: statistics.evaluations, bodies: statistics.bodies,
            arrangements: layout.choiceCount, lazyClock: scrolling.lazyClock)
    }
}
