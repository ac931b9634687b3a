import Foundation
import QuadrantLayout

/// A `ForEach`: one part for each element, by the element's identity.
class ListPart<ID: Hashable, Element: Part>: Part {
    /// The elements' identities, in order.
    fileprivate(set) final var ids: [ID] = []
    /// The elements' parts, which are also the entries of the slot table.
    fileprivate(set) final var parts: [Element] = []
    /// How often the list was walked.
    fileprivate final var walks = 0

    override func tearDown(_ tree: ViewTree, removingNodes: Bool) {
        super.tearDown(tree, removingNodes: removingNodes)
        (ids, parts) = ([], [])
    }

    override var isList: Bool { true }

    /// Removes an element: it leaves with a transaction.
    fileprivate func remove(
        _ part: Element, _ id: ID, _ tree: ViewTree, with transaction: Transaction?
    ) {
        // Its value goes, and nobody reads in that any more.
        (part as? ElementPart)?.detachReaders()
        tree.leave(part, from: self, as: AnyHashable(id), with: transaction)
        part.tearDown(tree, removingNodes: true)
    }

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
    /// How many elements came before the first that stands elsewhere.
    private(set) var kept = 0
    /// All that have come; only after the first that stands elsewhere.
    private var ids: [ID] = []
    private var parts: [Element] = []
    /// Whether an element came that stands elsewhere than before.
    private(set) var isMoved = false
    /// The parts by identity; made when an element is not where it stood before.
    private var byID: [ID: Element]?

    init(_ list: ListPart<ID, Element>, count: Int) {
        self.list = list
        self.count = count
        list.walks += 1
        number = list.walks
    }

    /// How many of the elements that come next, whose identities these are, stand where they stood.
    func unmovedCount<Content>(_ batch: ElementBatch<ID, Content>) -> Int {
        guard !isMoved else { return 0 }
        let most = min(batch.count, list.ids.count - kept)
        return most > 0 ? batch.sameCount(as: list.ids, from: kept, most: most) : 0
    }

    /// Whether the list was there before: what is new in it now came to be seen.
    var isUpdate: Bool { number > 1 }

    /// The identity of an element that came.
    func id(at index: Int) -> ID { ids[index] }

    /// Skips elements that stand where they stood.
    mutating func pass(_ count: Int) { kept += count }

    /// Whether the list had no elements.
    var isFirst: Bool { list.ids.isEmpty }

    /// Takes elements of a list that had none.
    mutating func takeIDs<Content>(_ batch: ElementBatch<ID, Content>) {
        if !isMoved { beginMoving() }
        batch.takeIDs(into: &ids)
    }

    /// Takes the part of the next of them.
    // Inlined, as the kind of part is known where it is called.
    @inline(__always)
    mutating func append(_ part: Element) {
        // Elements mostly are alike: the next one needs as much room as the last.
        if let last = parts.last {
            part.slots.entries.reserveCapacity(last.slots.entries.count)
        }
        part.walk = number
        part.owner = list
        part.position = parts.count
        parts.append(part)
    }

    /// The part of the next element, and which of the elements it was before; `make` makes the part of one
    /// that is new.
    @inline(__always)
    mutating func next(_ id: ID, make: () -> Element) -> (part: Element, before: Int?) {
        if !isMoved {
            if kept < list.ids.count, list.ids[kept] == id {
                defer { kept += 1 }
                return (list.parts[kept], kept)
            }
            beginMoving()
        }
        var known = knownPart(id, at: parts.count)
        // The same identity twice: the second is a view of its own.
        if known?.walk == number { known = nil }
        let part = known ?? make()
        if known == nil, let last = parts.last {
            part.slots.entries.reserveCapacity(last.slots.entries.count)
        }
        let before = known?.position
        part.walk = number
        part.owner = list
        part.position = parts.count
        part.isTop = true
        ids.append(id)
        parts.append(part)
        return (part, before)
    }

    private mutating func beginMoving() {
        isMoved = true
        ids.reserveCapacity(count)
        parts.reserveCapacity(count)
        ids += list.ids[..<kept]
        parts += list.parts[..<kept]
        for part in parts { part.walk = number }
    }

    private mutating func knownPart(_ id: ID, at position: Int) -> Element? {
        guard !list.ids.isEmpty else { return nil }
        if byID == nil {
            if position < list.ids.count, list.ids[position] == id { return list.parts[position] }
            byID = Dictionary(zip(list.ids, list.parts), uniquingKeysWith: { first, _ in first })
        }
        return byID?[id]
    }

    /// Removes the elements that are gone. Returns whether an identity may have been added that now
    /// occurs twice.
    mutating func finish(_ tree: ViewTree, with transaction: Transaction? = nil) -> Bool {
        if !isMoved {
            if kept == list.ids.count { return false }
            beginMoving()
        }
        let mayHaveTwins = list.ids.isEmpty || byID != nil
        for part in list.parts where part.walk != number {
            list.remove(part, list.ids[part.position], tree, with: transaction)
        }
        (list.ids, list.parts) = (ids, parts)
        list.slots.entries = parts.map { .part($0) }
        return mayHaveTwins
    }
}
