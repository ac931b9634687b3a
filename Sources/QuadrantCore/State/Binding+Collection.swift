extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Value.Index { wrappedValue.startIndex }

    public var endIndex: Value.Index { wrappedValue.endIndex }

    /// The indices of the collection as it is now.
    public var indices: Value.Indices { wrappedValue.indices }

    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

    public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

    /// A binding to an element. Should the element go, the value that was read last is read, writes
    /// are dropped, and both are reported.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        let base = self
        let last = LastValue(wrappedValue[position])
        let step = (position as? any Hashable).map { AnyHashable($0) }
        return Binding<Value.Element>(
            step.flatMap { location?.appending($0) },
            get: {
                let all = base.wrappedValue
                if (all.startIndex..<all.endIndex).contains(position) {
                    last.value = all[position]
                } else {
                    RuntimeIssue.goneIndex("read", position, all.count)
                }
                return last.value
            },
            set: { new in
                let all = base.wrappedValue
                if (all.startIndex..<all.endIndex).contains(position) {
                    base.wrappedValue[position] = new
                    last.value = new
                } else {
                    RuntimeIssue.goneIndex("written", position, all.count)
                }
            })
    }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }

    public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension RuntimeIssue {
    /// A binding to an element that is there no more.
    fileprivate static func goneIndex(_ access: String, _ index: some Any, _ count: Int) {
        let issue = Complaint(
            "A binding to the element at index \(index) was \(access) when the collection had "
                + "\(count) elements",
            advice: access == "read"
                ? "The value it had last was taken. Bind to elements by identity, with "
                    + "ForEach($elements) { $element in … }."
                : "Nothing was changed. Bind to elements by identity, with "
                    + "ForEach($elements) { $element in … }.")
        if let scope = currentReader() as? Scope {
            scope.tree.report(issue, in: scope)
        } else {
            warn("\(issue.message). \(issue.advice)")
        }
    }
}
