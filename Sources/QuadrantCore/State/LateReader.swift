import QuadrantLayout

/// Reads states while the tree is laid out or recorded, in closures that views hand down: alignment
/// guides, layouts and shapes of the user's own. Which view such a closure belongs to is not known any
/// more, so all are evaluated when what it read changes.
final class LateReader: Dependent {
    /// The tree owns it.
    private weak var tree: ViewTree?

    init(tree: ViewTree) {
        self.tree = tree
        super.init()
        forgetReads()
    }

    /// Calls `body`, which evaluates no view.
    func addingReads<T>(of body: () -> T) -> T {
        reading { observing(body) }
    }

    /// Forgets all and has all read anew once the standard library keeps many trackings. Nothing is
    /// forgotten before, as a pass reads only what it works out anew.
    func renewIfNeeded() {
        guard trackings > Self.mostTrackings else { return }
        forgetReads()
        tree?.invalidateAll()
    }

    private static let mostTrackings = 256

    package override func dependencyDidChange() {
        tree?.invalidateAll()
        tree?.stateDidChange?()
    }
}

/// Reads states in the closure that draws one node: only that is drawn anew when they change.
final class DrawingReader: Dependent {
    private let node: NodeID
    /// The tree owns it.
    private weak var tree: ViewTree?

    init(_ node: NodeID, in tree: ViewTree) {
        self.node = node
        self.tree = tree
    }

    package override func dependencyDidChange() {
        guard let tree, tree.layout.contains(node) else { return }
        tree.layout.markRecord(node)
        tree.stateDidChange?()
    }
}
