import Foundation
package import QuadrantGeometry
package import QuadrantLayout

/// A lazy stack or grid that is alive, with the lists in it: what they show follows from what of the
/// container is in sight.
package final class LazyContainer: Part {
    /// The tree owns its parts and outlives them.
    @Unretained private(set) var tree: ViewTree
    let node: NodeID
    var axis = Axis.vertical
    /// Which headers and footers are pinned.
    var pinned: PinnedScrollableViews = []
    /// Lists in the order in which they were made.
    var lists: [LazyList] = []
    /// The view that stays in place while lengths turn out different from their estimates.
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
    /// The count of the arrangement whose lengths the lists have taken over.
    var notedArrangement: Int?

    init(tree: ViewTree, node: NodeID) {
        self.tree = tree
        self.node = node
    }

    override func tearDown(_ tree: ViewTree, removingNodes: Bool) {
        super.tearDown(tree, removingNodes: removingNodes)
        tree.scrolling.lazyContainers.removeAll { $0 === self }
    }
}

extension LazyContainer {
    /// Everything that decides which elements a container makes, except for the elements themselves: a
    /// change of those arranges the container again.
    struct Situation: Equatable {
        /// Counts how often the children were given places.
        var arrangement: Int
        /// The visible part of the container, in points along the axis.
        var visible: ClosedRange<CGFloat>
        /// Whether a scroll view shows that part, not the window.
        var isScrolled: Bool
    }

    /// A situation in which there is nothing to do.
    struct Settled {
        var situation: Situation
        /// The first view in sight, once it was looked for; none where nothing is.
        var first: LazyAnchor?
        /// Whether `first` was looked for.
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
                tree.scrolling.lazyContainers.append(container)
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
