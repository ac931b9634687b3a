public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at some places, which count from the start of the collection. Places that are not
    /// there are passed over.
    ///
    /// Apple: "remove(atOffsets:)".
    public mutating func remove(atOffsets offsets: IndexSet) {
        var place = -1
        removeAll { _ in
            place += 1
            return offsets.contains(place)
        }
    }
}

extension MutableCollection {
    /// Moves the elements at some places, in their order, before the element that is at `destination`. Places
    /// that are not there are passed over, a destination beyond an end counts as the end.
    ///
    /// Apple: "move(fromOffsets:toOffset:)".
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        let moved = source.filter(all.indices.contains)
        guard !moved.isEmpty else { return }
        let end = Swift.min(Swift.max(0, destination), all.count)
        let isMoved = Set(moved)
        var order = (0..<end).filter { !isMoved.contains($0) }
        order += moved
        order += (end..<all.count).filter { !isMoved.contains($0) }
        var index = startIndex
        for place in order {
            self[index] = all[place]
            formIndex(after: &index)
        }
    }
}
