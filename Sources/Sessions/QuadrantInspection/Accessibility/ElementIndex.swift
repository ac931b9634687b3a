package import QuadrantCore
package import QuadrantLayout

/// The elements of a view as it was at one moment, found by the nodes that they speak of.
package struct ElementIndex {
    package let root: AccessibilityElement
    /// All but the root, parents before children, in the order in which they are read.
    package let all: [AccessibilityElement]
    /// For each element the position of the one it is in; `nil` for elements in the root.
    private let parents: [Int?]
    private let places: [NodeID: [Int]]

    /// - Complexity: Linear in the number of elements.
    package init(_ root: AccessibilityElement) {
        self.root = root
        var (all, parents): ([AccessibilityElement], [Int?]) = ([], [])
        var places: [NodeID: [Int]] = [:]
        var pending = root.children.reversed().map { (element: $0, parent: Int?.none) }
        while let (element, parent) = pending.popLast() {
            places[element.node, default: []].append(all.count)
            pending += element.children.reversed().map { ($0, all.count) }
            all.append(element)
            parents.append(parent)
        }
        (self.all, self.parents, self.places) = (all, parents, places)
    }

    /// The element that speaks of a node: its own, the one element in it, the one around it that it is
    /// a part of, or one of the several in it; `nil` where nothing is told of it.
    ///
    /// - Complexity: Linear in the number of nodes in the node, and in its depth.
    @MainActor
    package func element(of node: NodeID, in tree: ViewTree) -> AccessibilityElement? {
        var inside: Set<Int> = []
        tree.forEachShownNode(in: node) { inside.formUnion(places[$0] ?? []) }
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
            let found = (places[parent] ?? []).last { all[$0].children.isEmpty }
            if let found { return all[found] }
            current = parent
        }
        return nil
    }
}
