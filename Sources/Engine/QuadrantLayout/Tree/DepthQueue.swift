/// What waits for a pass, by its depth in the tree. Of the same depth, the last comes first.
///
/// Constant time, in whatever order the entries come; room in proportion to the greatest depth.
package struct DepthQueue<Element> {
    /// The entries by depth.
    private var levels: [[Element]] = []
    /// Levels outside are empty.
    private var outermost = 0
    /// The greatest depth that may have an entry; -1 if there is none.
    private var deepest = -1

    package init() {}

    package private(set) var count = 0

    package var isEmpty: Bool { count == 0 }

    package mutating func add(_ element: Element, depth: Int) {
        while levels.count <= depth { levels.append([]) }
        levels[depth].append(element)
        outermost = isEmpty ? depth : min(outermost, depth)
        deepest = isEmpty ? depth : max(deepest, depth)
        count += 1
    }

    /// Takes an entry of the smallest depth.
    package mutating func popOutermost() -> Element? {
        guard !isEmpty else { return nil }
        while levels[outermost].isEmpty { outermost += 1 }
        count -= 1
        return levels[outermost].popLast()
    }

    /// Takes an entry of the greatest depth.
    package mutating func popDeepest() -> Element? {
        guard !isEmpty else { return nil }
        while levels[deepest].isEmpty { deepest -= 1 }
        count -= 1
        return levels[deepest].popLast()
    }
}
