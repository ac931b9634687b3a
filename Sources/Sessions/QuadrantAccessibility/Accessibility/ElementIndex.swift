package import QuadrantCore
package import QuadrantLayout

/// The elements of a view as it was at one moment, found by the nodes that they speak of.
package struct ElementIndex {
    package let root: AccessibilityElement
    /// All but the root, parents before children, in the order in which they are read.
    package let all: [AccessibilityElement]
    /// For each element the position of the one it is in; `nil` for elements in the root.
    private let parents: [Int?]
    /// The places of elements in `all`, those of a node beside each other.
    private let places: [(node: NodeID, place: Int)]

    /// - Complexity: Linear in the number of elements.
    package init(_ root: AccessibilityElement) {
        self.root = root
        var (all, parents): ([AccessibilityElement], [Int?]) = ([], [])
        var places: [(node: NodeID, place: Int)] = []
        // Rows of siblings, each with the next one to take; those of the innermost element last.
        var pending = [(row: root.children, next: 0, parent: Int?.none)]
        while let (row, next, parent) = pending.last {
            guard next < row.count else {
                pending.removeLast()
                continue
            }
            pending[pending.count - 1].next += 1
            let inside = row[next].children
            if !inside.isEmpty { pending.append((inside, 0, all.count)) }
            places.append((row[next].node, all.count))
            parents.append(parent)
            all.append(row[next])
        }
        places.sort { ($0.node.index, $0.place) < ($1.node.index, $1.place) }
        (self.all, self.parents, self.places) = (all, parents, places)
    }

    /// In how many others the element at a place of `all` is.
    package func depth(of place: Int) -> Int {
        sequence(first: place) { parents[$0] }.dropFirst().reduce(0) { depth, _ in depth + 1 }
    }

    /// The places of the elements of a node, in their order.
    private func places(of node: NodeID) -> ArraySlice<(node: NodeID, place: Int)> {
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low + high) / 2
            if places[middle].node.index < node.index { low = middle + 1 } else { high = middle }
        }
        return places[low...].prefix { $0.node == node }
    }

    /// The element that speaks of a node: its own, the one element in it, the one around it that it is
    /// a part of, or one of the several in it; `nil` where nothing is told of it.
    ///
    /// - Complexity: Linear in the number of nodes in the node, and in its depth.
    @MainActor
    package func element(of node: NodeID, in tree: ViewTree) -> AccessibilityElement? {
        var inside: Set<Int> = []
        tree.forEachShownNode(in: node) {
            for found in places(of: $0) { inside.insert(found.place) }
        }
        let tops = inside.filter { !isInside($0, any: inside) }.sorted()
        switch tops.count {
        case 0: return around(node, in: tree)
        case 1: return all[tops[0]]
        default: return tree.accessibility(of: node, in: tops.map { all[$0] })
        }
    }

    /// Whether an element is in one of others.
    private func isInside(_ element: Int, any others: Set<Int>) -> Bool {
        var current = parents[element]
        while let next = current {
            if others.contains(next) { return true }
            current = parents[next]
        }
        return false
    }

    /// The element that a node without one is a part of.
    @MainActor
    private func around(_ node: NodeID, in tree: ViewTree) -> AccessibilityElement? {
        var current = node
        while !tree.isHiddenFromAccessibility(current),
            let parent = tree.layout.parent(of: current)
        {
            if tree.hidesChildrenFromAccessibility(parent) { return nil }
            let found = places(of: parent).last { all[$0.place].children.isEmpty }
            if let found { return all[found.place] }
            current = parent
        }
        return nil
    }
}
