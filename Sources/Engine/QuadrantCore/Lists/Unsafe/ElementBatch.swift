import Foundation

/// The identities and views of elements that wait for their views to be made: they are moved out of it, each once,
/// and nothing is copied.
@safe
final class ElementBatch<ID, Content> {
    private let ids: UnsafeMutablePointer<ID>
    private let views: UnsafeMutablePointer<Content>
    let capacity: Int
    /// How many elements were added since all were taken.
    private(set) var count = 0

    init(of capacity: Int) {
        self.capacity = capacity
        unsafe ids = .allocate(capacity: capacity)
        unsafe views = .allocate(capacity: capacity)
    }

    deinit {
        unsafe ids.deallocate()
        unsafe views.deallocate()
    }

    /// A collection may have more elements than it says, which wait for the next turn.
    var hasRoom: Bool { count < capacity }

    @_specialize(kind:partial,where Source == IndexingIterator<Range<Int>>, ID == Int)
    func fill<Source: IteratorProtocol>(
        from source: inout Source, _ identify: (Source.Element) -> ID,
        _ content: (Source.Element) -> Content
    ) {
        while hasRoom, let element = source.next() { add(element, identify, content) }
    }

    /// Adds an element; there has to be room.
    // Inlined, as what closures give is then made where it is to be.
    @inline(__always)
    func add<Element>(
        _ element: Element, _ identify: (Element) -> ID, _ content: (Element) -> Content
    ) {
        assert(hasRoom, "A batch has more elements than room.")
        unsafe (ids + count).initialize(to: identify(element))
        unsafe (views + count).initialize(to: content(element))
        count += 1
    }

    /// Takes an identity out; its view is taken too.
    func takeID(at index: Int) -> ID { unsafe (ids + index).move() }

    /// Drops identities whose views were taken.
    func dropIDs(at index: Int, count: Int) { unsafe (ids + index).deinitialize(count: count) }

    /// Takes all identities out.
    func takeIDs(into all: inout [ID]) {
        unsafe all.append(contentsOf: UnsafeBufferPointer(start: ids, count: count))
        dropIDs(at: 0, count: count)
    }

    /// Where views lie that the caller moves out.
    func view(at index: Int, count: Int) -> UnsafeMutablePointer<Content> {
        assert(index + count <= self.count, "A batch has fewer elements.")
        return unsafe views + index
    }

    /// All identities and views were taken out.
    func noteTaken() { count = 0 }
}

extension ElementBatch where ID: Equatable {
    /// How many identities, of `most`, are those in `old` from the `start`th on.
    func sameCount(as old: [ID], from start: Int, most: Int) -> Int {
        assert(start + most <= old.count && most <= count)
        let (size, ids) = unsafe (MemoryLayout<ID>.size, ids)
        return unsafe old.withUnsafeBufferPointer { old in
            guard let base = old.baseAddress else { return 0 }
            let old = unsafe base + start
            var result = 0
            // What is the same bit by bit is equal.
            while result < most,
                unsafe memcmp(old + result, ids + result, size) == 0 || old[result] == ids[result]
            {
                result += 1
            }
            return result
        }
    }
}
