import QuadrantLayout

extension _ViewCursor {
    /// The views of a list's elements, each in a part of its own that is kept by identity.
    ///
    /// An element whose view has the value that it had is left alone, as far as nothing else decides what it
    /// shows: what is around it is the same, and it read no state when it was made.
    // Ranges of numbers are what most lists of views count: walking one that is not known to be one
    // costs more than making a view.
    @_specialize(kind:partial,where Elements == Range<Int>, ID == Int)
    @MainActor
    mutating func elements<Elements: RandomAccessCollection, ID: Hashable, Content: View>(
        _ elements: Elements, identify: (Elements.Element) -> ID,
        content: (Elements.Element) -> Content
    ) {
        let list = takePart(ElementList<ID, Content>.self) { ElementList() }
        list.parentNode = parent
        let (scope, count) = (scope, elements.count)
        if scope.isRemaking, list.values.count == list.parts.count, !list.parts.isEmpty {
            var maker = ElementMaker(list, count: list.parts.count, at: self)
            maker.remake()
            _ = maker.finish(&self)
            return
        }
        var maker = ElementMaker(list, count: count, at: self)
        // Closures are called for some elements at once: to watch what one reads takes longer than to call it.
        let batch = ElementBatch<ID, Content>(of: min(count + 1, 64))
        let isDone: Void? = ContiguousElements.reading(elements) { elements in
            var next = 0
            while next < elements.count {
                let some = next..<min(next + batch.capacity, elements.count)
                maker.prefetch(elements, some)
                scope.observing {
                    for index in some { batch.add(elements[index], identify, content) }
                }
                next = some.upperBound
                maker.take(batch)
            }
        }
        var iterator = elements.makeIterator()
        var goesOn = isDone == nil && count > 0
        while goesOn {
            scope.observing { batch.fill(from: &iterator, identify, content) }
            goesOn = !batch.hasRoom
            maker.take(batch)
        }
        let mayHaveTwins = maker.finish(&self)
        if mayHaveTwins, Elements.self != Range<Int>.self { reportTwins(list.ids) }
    }

    /// The cursor for the elements of `list`, and what they read of the environment.
    fileprivate func inside(_ list: Part, _ reads: EnvironmentReads) -> _ViewCursor {
        var cursor = _ViewCursor(part: list, scope: scope, context: context, previous: previous)
        cursor.sink = sink
        cursor.environment.reads = environment.reads === scope.reads ? reads : environment.reads
        // The cursor has read it, and each node is told.
        _ = cursor.environment.layoutDirection
        return cursor
    }
}

/// Makes the views of a list's elements one after the other.
private struct ElementMaker<ID: Hashable, Content: View> {
    private let list: ElementList<ID, Content>
    private var walk: ListWalk<ID, ElementPart>
    private var cursor: _ViewCursor
    /// The values that the elements had so far.
    private let old: ElementValues<Content>
    /// The values of all elements so far; `nil` until an element comes that stood elsewhere before.
    private var new: ElementValues<Content>?
    private let count: Int
    /// How the values of elements are compared.
    private let comparison: _ViewComparison
    /// Whether what is around the elements is as it was when they were made.
    private let leavesAlone: Bool
    /// Whether the view of an element always is one node.
    private let isSingle: Bool
    /// The transaction with which elements come and go.
    private let transaction: Transaction?
    /// The elements that came to be seen.
    private var arrived: [ElementPart] = []
    /// The elements that were left alone since one was made, all where they stood.
    private var left = 0..<0

    @MainActor
    init(_ list: ElementList<ID, Content>, count: Int, at place: _ViewCursor) {
        (self.list, self.count, old) = (list, count, list.values)
        walk = ListWalk(list, count: count)
        cursor = place.inside(list, list.reads)
        let context = place.context
        let renewed = place.scope.renewed
        if !renewed.isRead(in: cursor.environment.reads),
            !PendingModifier.isRenewed(context.pending, by: renewed),
            var old = list.context, old.isSame(as: context, in: place.tree)
        {
            leavesAlone = true
            old.takeOver(context)
            list.context = old
            comparison = place.tree.kind(of: Content.self).comparison(of: Content.self)
        } else {
            leavesAlone = false
            list.context = list.context.map { context.following($0, in: place.tree) } ?? context
            comparison = _ViewComparison()
        }
        // Newly made elements have the same modifiers around them as those left alone.
        cursor.pending = list.context?.pending
        cursor.attachments = list.context?.attachments
        if case .one = Content._arity { isSingle = true } else { isSingle = false }
        transaction = walk.isUpdate ? place.transaction?.transaction : nil
    }

    /// Has the processor fetch what the next elements are likely to need: objects of thousands lie all over the
    /// memory, and it would wait for each in turn.
    func prefetch<Element>(_ elements: ContiguousElements<Element>, _ range: Range<Int>) {
        guard leavesAlone else { return }
        elements.prefetch(range)
        if !walk.isMoved { old.prefetch(walk.kept, count: range.count, comparison) }
    }

    /// Makes or updates the views of the next elements; takes all out of `batch`.
    @MainActor
    mutating func take(_ batch: ElementBatch<ID, Content>) {
        if walk.isFirst { return makeFirst(batch) }
        let unmoved = leavesAlone ? walk.unmovedCount(batch) : 0
        var index = 0
        while index < batch.count {
            if index < unmoved {
                let count = leave(batch, index, most: unmoved - index)
                batch.dropIDs(at: index, count: count)
                index += count
                guard count == 0 else { continue }
            }
            make(batch.takeID(at: index), batch, index)
            index += 1
        }
        batch.noteTaken()
    }

    /// Makes the views of all elements again of the values that they have, unless what is around them is as it
    /// was.
    @MainActor
    mutating func remake() {
        let count = list.parts.count
        walk.pass(count)
        guard !leavesAlone else {
            left = 0..<count
            return
        }
        for index in 0..<count { make(list.parts[index], old, index) }
    }

    /// Makes the views of the next elements of a list that had none.
    @MainActor
    private mutating func makeFirst(_ batch: ElementBatch<ID, Content>) {
        let values = new ?? ElementValues(capacity: count)
        new = values
        let (start, added) = (values.count, batch.count)
        walk.takeIDs(batch)
        values.append(from: batch, at: 0, count: added)
        batch.noteTaken()
        for index in start..<start + added {
            let part = ElementPart()
            walk.append(part)
            come(part, as: list.leavings == nil ? nil : walk.id(at: index))
            make(part, values, index)
        }
    }

    /// Leaves those of the next elements alone whose new value equals the old one, and gives them the new
    /// values; returns how many these are.
    private mutating func leave(
        _ batch: ElementBatch<ID, Content>, _ first: Int, most: Int
    ) -> Int {
        let (start, list) = (walk.kept, list)
        let count = old.sameCount(from: start, batch, at: first, most: most, comparison) {
            list.parts[$0]
        }
        guard count > 0 else { return 0 }
        old.replace(start, from: batch, at: first, count: count)
        walk.pass(count)
        left = (left.isEmpty ? start : left.lowerBound)..<walk.kept
        return count
    }

    /// Makes or updates the view of the next element; takes its value, the `place`th, out of the batch.
    @MainActor
    private mutating func make(_ id: ID, _ batch: ElementBatch<ID, Content>, _ place: Int) {
        settle()
        let (part, before) = walk.next(id) { ElementPart() }
        if before == nil { come(part, as: id) }
        if walk.isMoved, new == nil {
            new = ElementValues(taking: walk.kept, of: old, capacity: count)
        }
        let (values, index) = (new ?? old, new?.count ?? walk.kept - 1)
        if let new {
            let isSame =
                leavesAlone
                && before.map {
                    old.sameCount(from: $0, batch, at: place, most: 1, comparison) { _ in part }
                } == 1
            new.append(from: batch, at: place, count: 1)
            if isSame {
                new.follow(index, .readValue)
                return leave(part)
            }
        } else {
            old.replace(index, from: batch, at: place, count: 1)
        }
        make(part, values, index)
    }

    /// An element is new: it comes to be seen, or comes back.
    private mutating func come(_ part: ElementPart, as id: ID?) {
        guard walk.isUpdate, cursor.tree.motion.hasBegun else { return }
        if let id, list.leavings != nil {
            part.parentNode = cursor.parent
            _ = cursor.tree.takeBack(
                AnyHashable(id), from: list, into: part, after: cursor.previous)
        }
        if arrived.isEmpty {
            cursor.tree.motion.beginArrival(in: cursor.parent, with: transaction)
        }
        arrived.append(part)
    }

    /// Makes or updates the view of an element, whose value is in its place.
    @MainActor
    private mutating func make(_ part: ElementPart, _ values: ElementValues<Content>, _ index: Int)
    {
        let (touches, unwatched) = (cursor.scope.touches, cursor.environment.reads?.unwatched)
        cursor.begin(part)
        Content._makeNodes(values[index], &cursor)
        cursor.finish()
        part.node = isSingle ? cursor.previous : nil
        let followsValue =
            cursor.scope.touches == touches && cursor.environment.reads?.unwatched == unwatched
        values.follow(index, followsValue ? .value : .again)
    }

    /// Moves the cursor behind the elements that were left alone.
    private mutating func settle() {
        defer { left = 0..<0 }
        for index in left {
            guard let first = list.parts[index].firstTopNode else { continue }
            if cursor.tree.layout.previousSibling(of: first) == cursor.previous {
                // They stand one behind the other: where the first stands right, all do.
                cursor.previous =
                    left.reversed().lazy.compactMap { [list] in
                        list.parts[$0].lastTopNode
                    }.first
            } else {
                for other in index..<left.upperBound { leave(list.parts[other]) }
            }
            return
        }
    }

    /// Leaves an element as it is, behind the one before it.
    private mutating func leave(_ part: ElementPart) {
        let layout = cursor.tree.layout
        if let node = part.node, layout.contains(node),
            layout.previousSibling(of: node) == cursor.previous
        {
            cursor.previous = node
        } else {
            cursor.previous = part.moveNodes(behind: cursor.previous, in: layout)
        }
    }

    /// Removes the elements that are gone. Returns whether an identity may occur twice.
    @MainActor
    mutating func finish(_ place: inout _ViewCursor) -> Bool {
        settle()
        place.previous = cursor.previous
        place.attachments = cursor.attachments
        if place.environment.reads === place.scope.reads {
            place.scope.reads.note(ofList: list.reads)
        }
        let mayHaveTwins = walk.finish(place.tree, with: transaction)
        if !arrived.isEmpty {
            for part in arrived { place.tree.arrive(part, with: transaction) }
            place.tree.motion.endArrival()
        }
        list.context?.handOver()
        if let new { list.values = new } else { old.removeAll(from: walk.kept) }
        return mayHaveTwins
    }
}
