/// The fields of a view's value that have to be equal for two values to show the same, and the closures in it
/// that do not count. It is found out once per type, the outermost modifier first. Opaque outside the library.
public struct _ViewComparison {
    private(set) var fields = FieldComparison()
    /// The closures that do not count, in the order in which modifiers keep the objects that read
    /// them.
    private(set) var readers: [Reader] = []

    struct Reader {
        let type: KeptReader.Type
        /// The offset in the value, in bytes, of what the object reads.
        let offset: Int
        /// The offset of the closure in it.
        let closure: Int
    }

    /// Adds a whole value.
    package mutating func add(_ type: Any.Type, at offset: Int) {
        fields.append(ViewEquality.of(type), at: offset)
    }

    /// Adds a view that stands around others: its own fields, and what they say of themselves.
    package mutating func add<V: View, Content: View>(
        _ fields: [PartialKeyPath<V>], content: KeyPath<V, Content>, of view: V.Type, at offset: Int
    ) {
        let places = fields.map { (type(of: $0).valueType, MemoryLayout<V>.offset(of: $0)) }
        guard let inner = MemoryLayout<V>.offset(of: content),
            places.allSatisfy({ $0.1 != nil })
        else { return add(view, at: offset) }
        for case (let type, let place?) in places { add(type, at: offset + place) }
        Content._addComparison(at: offset + inner, to: &self)
    }

    /// Adds a closure that does not count: a `reader`, which a modifier keeps, reads it in the last value, at
    /// `offset`, or something at `offset` of which the closure is a part.
    package mutating func leaveOut(
        for reader: KeptReader.Type, at offset: Int, closure: Int? = nil
    ) {
        readers.append(Reader(type: reader, offset: offset, closure: closure ?? offset))
    }
}

/// An object that a modifier keeps (`_ViewCursor.keep`) and that has the closure of the modifier's last value.
/// In an element of a list it reads the closure in the value that the list keeps anyway, as handing thousands of
/// closures over would mean a look at as many objects.
package class KeptReader {
    private final unowned var element: ElementPart?
    private final var offset = 0

    package init() {}

    /// Where in the last value of the element lies what it reads; `nil` if it is in none that is there.
    fileprivate final var place: ValuePlace? { element?.value.map { $0 + offset } }

    /// Has the object read in `element` from now on, and forgets the closure that it had itself.
    final func read(in element: ElementPart, at offset: Int) {
        (self.element, self.offset) = (element, offset)
        forget()
    }

    /// Ends the reading in an element.
    final func readNothing() { element = nil }

    /// Ends the reading in an element whose value goes away. What was read last stays: the object may be
    /// asked later, by a style that kept the action of a button.
    final func detach() {
        takeLast()
        readNothing()
    }

    /// Takes what is read in an element as its own.
    fileprivate func takeLast() {}

    /// Forgets the closure that the object had itself.
    fileprivate func forget() {}
}

/// What the last value of a view says is to be done, for whoever holds this where the view stays: each evaluation
/// of a list brings a new closure for each row.
package final class KeptValue<Value>: KeptReader {
    private var own: Value?

    /// That of the view's last value; of one that is gone, the last it had. `nil` before there was one.
    package var last: Value? {
        own ?? place.map { $0[Value.self] }
    }

    package override init() {}

    /// Is what a new value of the view says.
    package func take(_ new: Value) {
        readNothing()
        own = new
    }

    fileprivate override func takeLast() { own = last }

    fileprivate override func forget() { own = nil }
}
