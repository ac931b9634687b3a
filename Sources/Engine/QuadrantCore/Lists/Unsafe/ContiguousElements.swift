internal import CPrefetch

/// The elements of a collection that lie one behind the other.
@safe
struct ContiguousElements<Element> {
    private let elements: UnsafeBufferPointer<Element>

    /// Calls `body` with the elements, which are valid meanwhile; `nil`, and nothing is called, where they do not
    /// lie so.
    @inline(__always)
    static func reading<Elements: Collection, Result>(
        _ elements: Elements, _ body: (ContiguousElements<Element>) -> Result
    ) -> Result? where Elements.Element == Element {
        elements.withContiguousStorageIfAvailable {
            body(unsafe ContiguousElements(elements: $0))
        }
    }

    var count: Int { unsafe elements.count }

    @inline(__always)
    subscript(index: Int) -> Element { unsafe elements[index] }

    /// Has the processor fetch what the first words of elements point to.
    func prefetch(_ range: Range<Int>) {
        let stride = MemoryLayout<Element>.stride
        guard unsafe stride >= MemoryLayout<UnsafeRawPointer>.size, range.upperBound <= count,
            let base = unsafe elements.baseAddress
        else { return }
        for index in range {
            // The word lies in the element; nothing is read of what it points to.
            unsafe quadrant_prefetch_target(UnsafeRawPointer(base) + index * stride)
        }
    }
}
