internal import CPrefetch

/// The values that the views of a list's elements had last, one behind the other: to compare thousands is
/// to read memory in its order, and no element is looked at by itself.
@safe
final class ElementValues<Content> {
    private var values: UnsafeMutablePointer<Content>
    private var capacity: Int
    /// For each element, what is done if its view has an equal value.
    private var following: [ElementFollowing] = []
    /// The index of the first value that is still here; those before were moved away.
    private var first = 0

    init(capacity: Int) {
        self.capacity = capacity
        unsafe values = .allocate(capacity: capacity)
        following.reserveCapacity(capacity)
    }

    /// Takes the first `count` values away from another list.
    convenience init(taking count: Int, of other: ElementValues, capacity: Int) {
        self.init(capacity: max(count, capacity))
        unsafe values.moveInitialize(from: other.values, count: count)
        following += other.following[..<count]
        other.first = count
    }

    deinit {
        unsafe (values + first).deinitialize(count: count - first)
        unsafe values.deallocate()
    }

    var count: Int { following.count }

    /// Where a value lies; valid until the list changes.
    func place(of index: Int) -> ValuePlace { unsafe ValuePlace(of: values + index) }

    /// A value, read where it lies.
    subscript(index: Int) -> Content {
        unsafeAddress { unsafe UnsafePointer(values + index) }
    }

    func follow(_ index: Int, _ how: ElementFollowing) { following[index] = how }

    /// Takes values out of a batch, from the `start`th on, behind all others.
    func append<ID>(from batch: ElementBatch<ID, Content>, at start: Int, count added: Int) {
        let count = count
        if count + added > capacity {
            capacity = max(4, 2 * capacity, count + added)
            let larger = UnsafeMutablePointer<Content>.allocate(capacity: capacity)
            unsafe larger.moveInitialize(from: values, count: count)
            unsafe values.deallocate()
            unsafe values = unsafe larger
        }
        unsafe (values + count).moveInitialize(
            from: batch.view(at: start, count: added), count: added)
        following.append(contentsOf: repeatElement(.again, count: added))
    }

    /// Takes values out of a batch, from the `start`th on, in place of those from the `index`th on.
    func replace<ID>(
        _ index: Int, from batch: ElementBatch<ID, Content>, at start: Int, count: Int
    ) {
        assert(index + count <= self.count, "Values are replaced that are not there.")
        unsafe (values + index).moveUpdate(from: batch.view(at: start, count: count), count: count)
    }

    func removeAll(from index: Int) {
        unsafe (values + index).deinitialize(count: count - index)
        following.removeSubrange(index...)
    }

    /// Has the processor fetch what is freed when those from the `start`th on are replaced.
    func prefetch(_ start: Int, count: Int, _ comparison: _ViewComparison) {
        let stride = MemoryLayout<Content>.stride
        for reader in comparison.readers {
            // The captures of a closure are behind its second word.
            let captures = unsafe reader.closure + MemoryLayout<UnsafeRawPointer>.stride
            guard unsafe captures + MemoryLayout<UnsafeRawPointer>.size <= stride else { continue }
            var place = unsafe UnsafeRawPointer(values + start) + captures
            for _ in 0..<min(count, self.count - start) {
                unsafe quadrant_prefetch_target(place)
                unsafe place += stride
            }
        }
    }

    /// How many of the elements from the `start`th on can take the values of a batch from the `place`th on
    /// without being made again.
    func sameCount<ID>(
        from start: Int, _ batch: ElementBatch<ID, Content>, at place: Int, most: Int,
        _ comparison: _ViewComparison, part: (Int) -> ElementPart
    ) -> Int {
        let stride = MemoryLayout<Content>.stride
        var old = unsafe ValuePlace(of: values + start)
        var new = unsafe ValuePlace(of: batch.view(at: place, count: most))
        for index in start..<start + most {
            let how = following[index]
            guard how != .again, comparison.fields.isSame(old, new) else { return index - start }
            if how == .value {
                guard part(index).isRead(by: comparison.readers) else { return index - start }
                following[index] = .readValue
            }
            old = old + stride
            new = new + stride
        }
        return most
    }
}
