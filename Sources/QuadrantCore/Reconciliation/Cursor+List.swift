import QuadrantLayout

extension _ViewCursor {
    /// One part for each element, kept by identity; elements that are gone are taken out.
    // Ranges of numbers are what most lists of views count: walking one that is not known to be one
    // costs more than making a view.
    @_specialize(where Elements == Range<Int>, ID == Int)
    @MainActor
    package mutating func list<Elements: RandomAccessCollection, ID: Hashable>(
        count: Int, elements: Elements, identify: @escaping (Elements.Element) -> ID,
        holds: @escaping (Elements.Element, AnyHashable) -> Bool,
        content: @escaping @MainActor (Elements.Element, inout _ViewCursor) -> Void
    ) {
        if lazyContainer != nil {
            let source = LazySource(elements, identify: identify, holds: holds, content: content)
            return lazyList(source)
        }
        let list = takePart(ListPart<ID>.self) { ListPart() }
        list.parentNode = parent
        var walk = ListWalk(list, count: count)
        for element in elements {
            let part = walk.part(for: identify(element))
            enter(part) { content(element, &$0) }
        }
        let mayHaveTwins = walk.finish(tree)
        if mayHaveTwins, Elements.self != Range<Int>.self { reportTwins(list.ids) }
    }

    /// Reports the first identity that several elements have.
    private func reportTwins<ID: Hashable>(_ ids: [ID]) {
        // Numbers mostly rise: then none comes twice, and nothing has to be remembered.
        if ID.self == Int.self, let numbers = ids as? [Int],
            zip(numbers, numbers.dropFirst()).allSatisfy(<)
        {
            return
        }
        var seen = Set<ID>(minimumCapacity: ids.count)
        guard let twin = ids.first(where: { !seen.insert($0).inserted }) else { return }
        tree.report(.duplicateID("\(twin)"), in: scope)
    }

    /// The elements of a list in a lazy container: those that are in sight.
    ///
    /// - Parameter isWritten: Whether they are written one by one in a view's body.
    @MainActor
    mutating func lazyList(_ source: LazySource, isWritten: Bool = false) {
        guard let container = lazyContainer else { return }
        let (scope, context) = (scope, context)
        let list = takePart(LazyList.self) {
            let list = LazyList(container, scope: scope, context: context, source: source)
            list.isWritten = isWritten
            container.lists.append(list)
            return list
        }
        list.parentNode = parent
        previous = list.replace(source, context: context, after: previous)
    }
}

/// A `ForEach`: one part for each element, by the element's identity.
final class ListPart<ID: Hashable>: Part {
    /// The elements' identities, in order.
    fileprivate(set) var ids: [ID] = []
    /// Their parts, which are also the entries of the tape.
    fileprivate(set) var parts: [Part] = []
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
private struct ListWalk<ID: Hashable> {
    private let list: ListPart<ID>
    private let number: Int
    private let count: Int
    /// How many elements stand where they stood before.
    private var kept = 0
    /// All that have come; only after the first that stands elsewhere.
    private var ids: [ID] = []
    private var parts: [Part] = []
    private var isMoved = false
    /// Filled when the first element stands elsewhere than before.
    private var byID: [ID: Part]?

    init(_ list: ListPart<ID>, count: Int) {
        self.list = list
        self.count = count
        list.walks += 1
        number = list.walks
    }

    /// The part of the next element.
    mutating func part(for id: ID) -> Part {
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
        let part = known ?? Part()
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

    private mutating func knownPart(_ id: ID, at position: Int) -> Part? {
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
