package import QuadrantGeometry
import QuadrantLayout

/// A `ScrollViewReader`: views are looked for in its slot table.
final class ScrollReaderPart: Part {
    @Unretained private(set) var tree: ViewTree

    init(tree: ViewTree) {
        self.tree = tree
    }

    override func tearDown(_ tree: ViewTree, removingNodes: Bool) {
        super.tearDown(tree, removingNodes: removingNodes)
        tree.scrolling.requests.removeAll { $0.region === self }
    }
}

extension _ViewCursor {
    /// Content that may ask for scrolling: `content` is given what to call with the identity of a
    /// view in it, and an anchor.
    @MainActor
    package mutating func scrollReader(
        _ content: (@escaping (AnyHashable, UnitPoint?) -> Void, inout _ViewCursor) -> Void
    ) {
        let tree = tree
        let part = takePart(ScrollReaderPart.self) { ScrollReaderPart(tree: tree) }
        let scroll: (AnyHashable, UnitPoint?) -> Void = { [weak part] id, anchor in
            guard let part, part.isAlive else { return }
            let transaction = CurrentTransaction.current
            let goal = ScrollRequest.Goal.view(id, anchor ?? transaction?.scrollTargetAnchor)
            part.tree.add(ScrollRequest(goal, scroll: nil, region: part, with: transaction))
        }
        enter(part) { content(scroll, &$0) }
    }
}
