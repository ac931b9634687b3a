import Dispatch
import QuadrantGeometry

extension Binding: Sequence where Value: MutableCollection {
    /// A binding to one element of the collection.
    public typealias Element = Binding<Value.Element>
    /// An iterator over bindings to the elements.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// A part of the binding's elements, as bindings.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// The indices are those of the collection that is bound.
    public typealias Index = Value.Index
    /// The indices are those of the collection that is bound.
    public typealias Indices = Value.Indices

    /// The index of the first element.
    public var startIndex: Value.Index { wrappedValue.startIndex }

    /// The index past the last element.
    public var endIndex: Value.Index { wrappedValue.endIndex }

    /// The indices of the collection at present.
    public var indices: Value.Indices { wrappedValue.indices }

    /// The index that follows `i` in the collection.
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

    /// Moves `i` to the following index of the collection.
    public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

    /// A binding to an element. If the element is removed later, the binding reads the last value
    /// that it read and drops what is written; both are reported.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        element(
            at: position,
            find: { ($0.startIndex..<$0.endIndex).contains(position) ? position : nil },
            wasWritten: { _ in })
    }
}

extension Binding where Value: MutableCollection {
    /// A binding to the element that has the id of the one at `position` now, wherever it is moved to: looked for
    /// where it was first, then from the beginning. An id that is written through the binding is followed.
    func element<ID: Hashable>(
        at position: Value.Index, id: KeyPath<Value.Element, ID>, _ first: ID
    ) -> Binding<Value.Element> {
        let known = LastValue(first)
        return element(
            at: position, identity: AnyHashable(first),
            find: { all in
                if (all.startIndex..<all.endIndex).contains(position),
                    all[position][keyPath: id] == known.value
                {
                    return position
                }
                return all.firstIndex { $0[keyPath: id] == known.value }
            }, wasWritten: { known.value = $0[keyPath: id] })
    }

    /// - Parameters:
    ///   - identity: What tells the binding from others to this place, beside it.
    ///   - find: Where the element is; `nil` if it is gone.
    ///   - wasWritten: Told of each element that is written through the binding.
    private func element(
        at position: Value.Index, identity: AnyHashable? = nil,
        find: @escaping (Value) -> Value.Index?,
        wasWritten: @escaping (Value.Element) -> Void
    ) -> Binding<Value.Element> {
        let base = self
        let gone = GoneElement(maker: currentReader() as? Scope)
        let last = LastValue((projection?.unnoted ?? wrappedValue)[position])
        let read = { (all: Value) in
            if let place = find(all) {
                last.value = all[place]
            } else {
                gone.report("read", position, all.count)
            }
            return last.value
        }
        let write = { (new: Value.Element) in
            let all = base.wrappedValue
            if let place = find(all) {
                // Known before readers are told, who may read through this binding.
                wasWritten(new)
                base.wrappedValue[place] = new
                last.value = new
                // The owner may keep another value than that: what stands there is the element then.
                let kept = base.wrappedValue
                if find(kept) == nil, (kept.startIndex..<kept.endIndex).contains(place) {
                    wasWritten(kept[place])
                }
            } else {
                gone.report("written", position, all.count)
            }
        }
        let step = (position as? any Hashable).map { AnyHashable($0) }
        let place = step.flatMap { location?.appending($0) }
        let part = identity.flatMap { place?.appending($0) } ?? place
        guard let projection else {
            return Binding<Value.Element>(part, get: { read(base.wrappedValue) }, set: write)
        }
        let element = projection.part(read) { all in find(all).map { all[$0] } }
        return Binding<Value.Element>(part, projection: element, set: write)
    }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
    /// The index before `i` in the collection.
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }

    /// Moves `i` to the index before it in the collection.
    public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

/// The report on a binding to an element that was removed.
struct GoneElement {
    /// The view in whose body the binding was made.
    private weak var maker: Scope?

    init(maker: Scope?) {
        self.maker = maker
    }

    /// Reports the binding to the view that uses it, or otherwise to the view that made it.
    func report(_ access: String, _ index: some Any, _ count: Int) {
        let outcome =
            access == "read" ? "The value it had last was taken." : "Nothing was changed."
        let issue = Diagnostic(
            "A binding to the element at index \(index) was \(access) when the collection had "
                + "\(count) element\(count == 1 ? "" : "s")",
            advice:
                "\(outcome) Such a binding, also one that ForEach($elements) hands to a row, is good for "
                + "as long as the element is there: in an action or a task that may come later look for "
                + "the element by its id and change it where it is kept; a .task ends with its row."
        )
        let warning = "\(issue.message). \(issue.advice)"
        guard let scope = currentReader() as? Scope ?? maker else {
            return RuntimeIssue.warn(warning)
        }
        // Whether the scope is alive changes on the main actor and is looked at there alone.
        if isOnMainActor() {
            guard scope.isAlive else { return RuntimeIssue.warn(warning) }
            scope.tree.report(issue, in: scope)
        } else {
            let scope = HandedOver(scope)
            DispatchQueue.main.async {
                let scope = scope.value
                guard scope.isAlive else { return RuntimeIssue.warn(warning) }
                scope.tree.report(issue, in: scope)
            }
        }
    }
}
