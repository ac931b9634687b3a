import CPrefetch
import QuadrantLayout

/// A `ForEach` whose elements are views that are made at once.
final class ElementList<ID: Hashable, Content: View>: ListPart<ID, ElementPart> {
    /// The values that the views of the elements had last.
    var values = ElementValues<Content>(capacity: 0)
    /// What elements inherited when they were made last.
    var context: CursorContext?
    /// The keys of the environment that the elements read.
    let reads = EnvironmentReads()

    override func value(ofElementAt position: Int) -> UnsafeRawPointer? {
        position < values.count ? UnsafeRawPointer(values.place(of: position)) : nil
    }

    override func tearDown(_ tree: ViewTree, removingNodes: Bool) {
        super.tearDown(tree, removingNodes: removingNodes)
        values = ElementValues(capacity: 0)
    }

    override func moveInnerParts(to all: inout [Part]) {
        // The values go with the list; who holds an object that reads in them may ask it later.
        for part in parts { part.detachReaders() }
        super.moveInnerParts(to: &all)
    }
}

/// What is done with an element whose view has an equal value.
enum ElementFollowing: UInt8 {
    /// The view is made again, as not only its value decides what it shows.
    case again
    /// The view is left alone if the objects that its modifiers keep can read in its value.
    case value
    /// The view is left alone; the objects that its modifiers keep already read in its value.
    case readValue
}

/// The values that the views of a list's elements had last, one behind the other: to compare thousands is
/// to read memory in its order, and no element is looked at by itself.
final class ElementValues<Content> {
    private var values: UnsafeMutablePointer<Content>
    private var capacity: Int
    /// For each element, what is done if its view has an equal value.
    private var following: [ElementFollowing] = []
    /// The index of the first value that is still here; those before were moved away.
    private var first = 0

    init(capacity: Int) {
        self.capacity = capacity
        values = .allocate(capacity: capacity)
        following.reserveCapacity(capacity)
    }

    /// Takes the first `count` values away from another list.
    convenience init(taking count: Int, of other: ElementValues, capacity: Int) {
        self.init(capacity: max(count, capacity))
        values.moveInitialize(from: other.values, count: count)
        following += other.following[..<count]
        other.first = count
    }

    deinit {
        (values + first).deinitialize(count: count - first)
        values.deallocate()
    }

    var count: Int { following.count }

    func place(of index: Int) -> UnsafeMutablePointer<Content> { values + index }

    func follow(_ index: Int, _ how: ElementFollowing) { following[index] = how }

    /// Takes values away from `new`, behind all others.
    func append(_ new: UnsafeMutablePointer<Content>, count added: Int) {
        let count = count
        if count + added > capacity {
            capacity = max(4, 2 * capacity, count + added)
            let larger = UnsafeMutablePointer<Content>.allocate(capacity: capacity)
            larger.moveInitialize(from: values, count: count)
            values.deallocate()
            values = larger
        }
        (values + count).moveInitialize(from: new, count: added)
        following.append(contentsOf: repeatElement(.again, count: added))
    }

    /// Takes values away from `new`, in place of those from the `index`th on.
    func replace(_ index: Int, by new: UnsafeMutablePointer<Content>, count: Int) {
        (values + index).moveUpdate(from: new, count: count)
    }

    func removeAll(from index: Int) {
        (values + index).deinitialize(count: count - index)
        following.removeSubrange(index...)
    }

    /// Has the processor fetch what is freed when those from the `start`th on are replaced.
    func prefetch(_ start: Int, count: Int, _ comparison: _ViewComparison) {
        let stride = MemoryLayout<Content>.stride
        for reader in comparison.readers {
            // The captures of a closure are behind its second word.
            let captures = reader.closure + MemoryLayout<UnsafeRawPointer>.stride
            guard captures + MemoryLayout<UnsafeRawPointer>.size <= stride else { continue }
            var place = UnsafeRawPointer(values + start) + captures
            for _ in 0..<min(count, self.count - start) {
                quadrant_prefetch_target(place)
                place += stride
            }
        }
    }

    /// How many of the elements from the `start`th on can take the values from `new` on without
    /// being made again.
    func sameCount(
        from start: Int, _ new: UnsafePointer<Content>, most: Int,
        _ comparison: _ViewComparison, part: (Int) -> ElementPart
    ) -> Int {
        let stride = MemoryLayout<Content>.stride
        var (old, new) = (UnsafeRawPointer(values + start), UnsafeRawPointer(new))
        for index in start..<start + most {
            let how = following[index]
            guard how != .again, comparison.fields.isSame(old, new) else { return index - start }
            if how == .value {
                guard part(index).isRead(by: comparison.readers) else { return index - start }
                following[index] = .readValue
            }
            old += stride
            new += stride
        }
        return most
    }
}
