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
        let list = takePart(ListPart<ID, ElementPart<Content>>.self) { ListPart() }
        list.parentNode = parent
        let count = elements.count
        var maker = ElementMaker(list, count: count, at: self)
        // Closures are called for some elements at once: to watch what one reads takes longer than to call it.
        let batch = ElementBatch<ID, Content>(of: min(count + 1, 64))
        var iterator = elements.makeIterator()
        var goesOn = count > 0
        while goesOn {
            scope.observing {
                while batch.hasRoom, let element = iterator.next() {
                    batch.add(identify(element), content(element))
                }
            }
            goesOn = !batch.hasRoom
            batch.takeAll { maker.make($0, $1) }
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

/// An element of a list: the value that its view had last.
final class ElementPart<Content: View>: Part {
    var content: Content
    /// Whether nothing decides what it shows but its value and what is around it.
    var followsValue = false
    /// The view's node, if it always is one; may be gone.
    var node: NodeID?

    init(_ content: Content) {
        self.content = content
    }
}

/// Makes the views of a list's elements one after the other.
private struct ElementMaker<ID: Hashable, Content: View> {
    private let list: ListPart<ID, ElementPart<Content>>
    private var walk: ListWalk<ID, ElementPart<Content>>
    private var cursor: _ViewCursor
    private var renewal: _ViewRenewal
    /// Whether what is around the elements is as it was when they were made.
    private let leavesAlone: Bool
    private let isSingle: Bool

    @MainActor
    init(_ list: ListPart<ID, ElementPart<Content>>, count: Int, at place: _ViewCursor) {
        self.list = list
        walk = ListWalk(list, count: count)
        cursor = place.inside(list, list.reads)
        renewal = _ViewRenewal(place.tree, list)
        let context = place.context
        let renewed = place.scope.renewed
        if !renewed.isRead(in: cursor.environment.reads),
            !PendingModifier.isRenewed(context.pending, by: renewed),
            var old = list.context, old.isSame(as: context, in: place.tree)
        {
            leavesAlone = true
            old.takeOver(context)
            // Elements that are made anew have the same modifiers around them as those left alone.
            cursor.pending = old.pending
            list.context = old
        } else {
            leavesAlone = false
            list.context = context
        }
        if case .one = Content._arity { isSingle = true } else { isSingle = false }
    }

    /// Makes or updates the view of the next element; takes the value at `new` away.
    @MainActor
    mutating func make(_ id: ID, _ new: UnsafeMutablePointer<Content>) {
        var isNew = false
        let part = walk.part(for: id) {
            isNew = true
            return ElementPart(new.move())
        }
        if !isNew {
            let isSame = leavesAlone && part.followsValue && isSame(part, new)
            swap(&part.content, &new.pointee)
            new.deinitialize(count: 1)
            if isSame { return leave(part) }
        }
        let (touches, unwatched) = (cursor.scope.touches, cursor.environment.reads?.unwatched)
        cursor.begin(part)
        Content._makeNodes(part.content, &cursor)
        cursor.finish()
        part.node = isSingle ? cursor.previous : nil
        part.followsValue =
            cursor.scope.touches == touches && cursor.environment.reads?.unwatched == unwatched
    }

    /// Leaves an element as it is, behind the one before it.
    private mutating func leave(_ part: ElementPart<Content>) {
        let layout = cursor.tree.layout
        if let node = part.node, layout.contains(node),
            layout.previousSibling(of: node) == cursor.previous
        {
            cursor.previous = node
        } else {
            cursor.previous = part.moveNodes(behind: cursor.previous, in: layout)
        }
    }

    @MainActor
    private mutating func isSame(
        _ part: ElementPart<Content>, _ new: UnsafeMutablePointer<Content>
    ) -> Bool {
        renewal.begin(part)
        return withUnsafeMutableBytes(of: &part.content) { old in
            guard let old = old.baseAddress else { return true }
            return Content._renew(new, over: old, &renewal)
        }
    }

    /// Takes out the elements that are gone. Whether an identity may be there twice.
    @MainActor
    mutating func finish(_ place: inout _ViewCursor) -> Bool {
        place.previous = cursor.previous
        place.attachments = cursor.attachments
        if place.environment.reads === place.scope.reads {
            place.scope.reads.note(ofList: list.reads)
        }
        return walk.finish(place.tree)
    }
}

/// Values of elements that wait for their views to be made.
private final class ElementBatch<ID, Content> {
    private let ids: UnsafeMutablePointer<ID>
    private let views: UnsafeMutablePointer<Content>
    private let capacity: Int
    private var count = 0

    init(of capacity: Int) {
        self.capacity = capacity
        ids = .allocate(capacity: capacity)
        views = .allocate(capacity: capacity)
    }

    deinit {
        ids.deallocate()
        views.deallocate()
    }

    /// A collection may have more elements than it says, which wait for the next turn.
    var hasRoom: Bool { count < capacity }

    func add(_ id: ID, _ view: Content) {
        (ids + count).initialize(to: id)
        (views + count).initialize(to: view)
        count += 1
    }

    /// Calls `body` with each, which takes the views away.
    @MainActor
    func takeAll(_ body: (ID, UnsafeMutablePointer<Content>) -> Void) {
        for index in 0..<count { body((ids + index).move(), views + index) }
        count = 0
    }
}
