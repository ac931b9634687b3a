import QuadrantLayout

extension _ViewCursor {
    /// One part for each element, kept by identity, in which `content` collects its views; elements that
    /// are gone are taken out.
    @MainActor
    mutating func collectElements<Elements: RandomAccessCollection, ID: Hashable>(
        _ elements: Elements, identify: (Elements.Element) -> ID,
        content: (Elements.Element, inout _ViewCursor) -> Void
    ) {
        let list = takePart(ListPart<ID, Part>.self) { ListPart() }
        list.parentNode = parent
        var walk = ListWalk(list, count: elements.count)
        for element in elements {
            let part = walk.next(identify(element)) { Part() }.part
            enter(part) { content(element, &$0) }
        }
        let mayHaveTwins = walk.finish(tree)
        if mayHaveTwins, Elements.self != Range<Int>.self { reportTwins(list.ids) }
    }

    /// Reports the first identity that several elements have.
    func reportTwins<ID: Hashable>(_ ids: [ID]) {
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
}
