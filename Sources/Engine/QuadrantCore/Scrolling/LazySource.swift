/// The elements of a list in a lazy container: asked for one by one.
package struct LazySource {
    package let count: Int
    /// The identity of the element at an index.
    package let identify: (Int) -> AnyHashable
    /// The first indices of the elements of these identities; those that are not there are left
    /// out. Linear in the number of elements.
    package let find: ([AnyHashable]) -> [AnyHashable: Int]
    /// Makes or updates the views of the element at an index.
    package let make: @MainActor (Int, inout _ViewCursor) -> Void
    /// Whether the view of an element says that it or one in it has an identity.
    package let holds: (Int, AnyHashable) -> Bool

    @MainActor
    init<Elements: RandomAccessCollection, ID: Hashable>(
        _ elements: Elements, identify: @escaping (Elements.Element) -> ID,
        holds: @escaping (Elements.Element, AnyHashable) -> Bool,
        content: @escaping @MainActor (Elements.Element, inout _ViewCursor) -> Void
    ) {
        func element(_ index: Int) -> Elements.Element {
            elements[elements.index(elements.startIndex, offsetBy: index)]
        }
        count = elements.count
        self.identify = { AnyHashable(identify(element($0))) }
        find = { wanted in
            var missing = Set(wanted.compactMap { $0.base as? ID })
            var result: [AnyHashable: Int] = [:]
            for (index, element) in elements.enumerated() where !missing.isEmpty {
                let id = identify(element)
                if missing.remove(id) != nil { result[AnyHashable(id)] = index }
            }
            return result
        }
        make = { content(element($0), &$1) }
        self.holds = { holds(element($0), $1) }
    }
}
