import Foundation
package import QuadrantGeometry
package import QuadrantLayout

/// A lazy stack or grid that is alive, with the lists in it: what they show follows from what of the
/// container is in sight.
package final class LazyContainer: Part {
    /// The tree owns its parts and outlives them.
    unowned(unsafe) let tree: ViewTree
    let node: NodeID
    var axis = Axis.vertical
    var pinned: PinnedScrollableViews = []
    /// Lists in the order in which they were made.
    var lists: [LazyList] = []
    /// The view that stays in place while lengths turn out other than thought.
    var anchor: LazyAnchor?
    /// An element that becomes the anchor as soon as it is laid out, and where it was thought to be.
    var pendingAnchor: (element: LazyElement, offset: CGFloat)?
    /// Rounds in the update that is under way.
    var rounds = 0
    /// What is in sight, along the axis.
    var visible: ClosedRange<CGFloat> = 0...0
    /// What was found when there was nothing to make and nothing to leave out: as long as it is found again,
    /// nothing has to be looked at. Another container may need many rounds meanwhile.
    var settled: Settled?
    /// The arrangement of which lists have taken the lengths over.
    var notedArrangement: Int?

    init(tree: ViewTree, node: NodeID) {
        self.tree = tree
        self.node = node
    }

    override func tearDown(_ tree: ViewTree, removingNodes: Bool) {
        super.tearDown(tree, removingNodes: removingNodes)
        tree.lazyContainers.removeAll { $0 === self }
    }
}

extension LazyContainer {
    /// All that decides what a container makes, but for what its lists hold: where that changes, it is
    /// arranged anew.
    struct Situation: Equatable {
        /// Counts how often the children were given places.
        var arrangement: Int
        var visible: ClosedRange<CGFloat>
        var isScrolled: Bool
    }

    /// A situation in which there is nothing to do.
    struct Settled {
        var situation: Situation
        /// The first view in sight, once it was looked for; none where nothing is.
        var first: LazyAnchor?
        var hasLookedForFirst = false
    }
}

/// A node and where it stood.
struct LazyAnchor {
    var node: NodeID
    /// Along the axis, from the start of the container.
    var offset: CGFloat
}

extension _ViewCursor {
    /// Makes or updates the node of a lazy container and, inside it, what `content` makes; lists
    /// there make only the elements that are in sight.
    @MainActor
    @discardableResult
    package mutating func lazyNode(
        _ rule: LayoutRule, axis: Axis, pinned: PinnedScrollableViews,
        content: (inout _ViewCursor) -> Void
    ) -> NodeID {
        node(rule) { cursor in
            let (tree, node) = (cursor.tree, cursor.parent)
            let container = cursor.takePart(LazyContainer.self) {
                let container = LazyContainer(tree: tree, node: node)
                tree.lazyContainers.append(container)
                return container
            }
            container.axis = axis
            container.pinned = pinned
            cursor.lazyContainer = container
            content(&cursor)
            cursor.lazyContainer = nil
        }
    }
}
