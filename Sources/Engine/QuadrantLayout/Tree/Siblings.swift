/// The children of a node, one after the other, without allocation.
///
/// Valid while no node is made.
struct Siblings: Sequence, IteratorProtocol {
    fileprivate let records: Column<NodeRecord>
    /// The child that comes next; 0 at the end.
    fileprivate var following: UInt32

    @inline(__always)
    mutating func next() -> UInt32? {
        guard following != 0 else { return nil }
        defer { following = records[Int(following)].nextSibling }
        return following
    }
}

extension LayoutTree {
    @inline(__always)
    func siblings(_ parent: NodeRecord) -> Siblings {
        Siblings(records: records, following: parent.firstChild)
    }

    /// The element of a sequence of exactly one.
    @inline(__always)
    static func only(_ children: some Sequence<UInt32>) -> UInt32? {
        var iterator = children.makeIterator()
        guard let first = iterator.next() else { return nil }
        return iterator.next() == nil ? first : nil
    }
}
