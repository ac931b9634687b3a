/// The order of parts in the tree of views.
enum TreeOrder {
    /// Sorted so that what a modifier leaves behind comes after what is in the view that it modifies,
    /// and earlier views come before later ones.
    ///
    /// What stands in a part comes after it. Linear in the number of parts around all of them, each counted once: of
    /// elements in one another, what is around both is gone through once. Nothing is worked out for fewer than two.
    static func sorted<Element>(_ elements: [Element], _ part: (Element) -> Part) -> [Element] {
        guard elements.count > 1 else { return elements }
        var outline = PartOutline()
        for (index, element) in elements.enumerated() { outline.add(index, at: part(element)) }
        return outline.order.map { elements[$0] }
    }
}

/// Some parts and those around them, as a tree.
private struct PartOutline {
    private struct Place {
        /// Where the part stands among its neighbours.
        let position: Int
        var inner: [Int] = []
        /// What was added at the part, in the order in which that was done.
        var added: [Int] = []
    }

    private var places: [Place] = []
    private var indices: [ObjectIdentifier: Int] = [:]
    /// The places of parts with nothing around them.
    private var roots: [Int] = []

    /// Notes a number at a part.
    mutating func add(_ number: Int, at part: Part) {
        var inner: Int?
        var current: Part? = part
        while let part = current {
            let id = ObjectIdentifier(part)
            let known = indices[id]
            let place = known ?? places.count
            if known == nil {
                indices[id] = place
                places.append(Place(position: part.position))
            }
            if let inner {
                places[place].inner.append(inner)
            } else {
                places[place].added.append(number)
            }
            if known != nil { return }
            inner = place
            current = part.owner
        }
        if let inner { roots.append(inner) }
    }

    /// The numbers, those at a part before those in it.
    var order: [Int] {
        var result: [Int] = []
        var ahead = lastFirst(roots)
        while let next = ahead.popLast() {
            result.append(contentsOf: places[next].added)
            ahead.append(contentsOf: lastFirst(places[next].inner))
        }
        return result
    }

    private func lastFirst(_ indices: [Int]) -> [Int] {
        guard indices.count > 1 else { return indices }
        return Array(indices.sorted { places[$0].position < places[$1].position }.reversed())
    }
}
