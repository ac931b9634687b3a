import QuadrantLayout

/// A `ForEach`: one part for each element, by the element's identity.
final class ListPart<ID: Hashable, Element: Part>: Part {
    /// The elements' identities, in order.
    fileprivate(set) var ids: [ID] = []
    /// Their parts, which are also the entries of the tape.
    fileprivate(set) var parts: [Element] = []
    /// What elements inherited when they were made last.
    var context: CursorContext?
    /// What they read of the environment.
    let reads = EnvironmentReads()
    /// How often it was walked.
    fileprivate var walks = 0

    override func tearDown(_ tree: ViewTree, removingNodes: Bool) {
        super.tearDown(tree, removingNodes: removingNodes)
        (ids, parts) = ([], [])
    }

    override var isList: Bool { true }

    override func moveInnerParts(to all: inout [Part]) {
        (ids, parts) = ([], [])
        super.moveInnerParts(to: &all)
    }
}

/// Finds the parts of a list's elements as they come.
///
/// As long as elements stand where they stood before nothing is noted, so that a list that stays as it is
/// costs a comparison for each.
struct ListWalk<ID: Hashable, Element: Part> {
    private let list: ListPart<ID, Element>
    private let number: Int
    private let count: Int
    /// How many elements stand where they stood before.
    private var kept = 0
    /// All that have come; only after the first that stands elsewhere.
    private var ids: [ID] = []
    private var parts: [Element] = []
    private var isMoved = false
    /// Filled when the first element stands elsewhere than before.
    private var byID: [ID: Element]?

    init(_ list: ListPart<ID, Element>, count: Int) {
        self.list = list
        self.count = count
        list.walks += 1
        number = list.walks
    }

    /// The part of the next element; `make` makes that of a new one.
    mutating func part(for id: ID, make: () -> Element) -> Element {
        if !isMoved {
            if kept < list.ids.count, list.ids[kept] == id {
                let part = list.parts[kept]
                part.walk = number
                kept += 1
                return part
            }
            beginMoving()
        }
        var known = knownPart(id, at: parts.count)
        // The same identity twice: the second is a view of its own.
        if known?.walk == number { known = nil }
        let part = known ?? make()
        // Elements mostly are alike: the next one needs as much room as the last.
        if known == nil, let last = parts.last {
            part.tape.entries.reserveCapacity(last.tape.entries.count)
        }
        part.walk = number
        part.owner = list
        part.position = parts.count
        part.isTop = true
        ids.append(id)
        parts.append(part)
        return part
    }

    private mutating func beginMoving() {
        isMoved = true
        ids.reserveCapacity(count)
        parts.reserveCapacity(count)
        ids += list.ids[..<kept]
        parts += list.parts[..<kept]
    }

    private mutating func knownPart(_ id: ID, at position: Int) -> Element? {
        guard !list.ids.isEmpty else { return nil }
        if byID == nil {
            if position < list.ids.count, list.ids[position] == id { return list.parts[position] }
            byID = Dictionary(zip(list.ids, list.parts), uniquingKeysWith: { first, _ in first })
        }
        return byID?[id]
    }

    /// Takes out the elements that are gone. Whether an identity may have come, and be there twice.
    mutating func finish(_ tree: ViewTree) -> Bool {
        if !isMoved {
            if kept == list.ids.count { return false }
            beginMoving()
        }
        let mayHaveTwins = list.ids.isEmpty || byID != nil
        for part in list.parts where part.walk != number {
            part.tearDown(tree, removingNodes: true)
        }
        (list.ids, list.parts) = (ids, parts)
        list.tape.entries = parts.map { .part($0) }
        return mayHaveTwins
    }
}
