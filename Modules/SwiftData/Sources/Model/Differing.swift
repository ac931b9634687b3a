/// Compares what a relationship refers to before and after a change.
enum Differing {
    /// The objects that one value refers to alone, and those that the other does.
    static func of<Target: PersistentModel>(
        _ old: Target?, _ new: Target?
    ) -> (lost: [any PersistentModel], won: [any PersistentModel]) {
        if old === new { return ([], []) }
        return (old.map { [$0] } ?? [], new.map { [$0] } ?? [])
    }

    /// The objects that one list has alone, and those that the other has.
    ///
    /// - Complexity: A look at each object; more is done for those between the first and the last difference alone, so
    ///   that appending one to many costs little.
    static func of<Target: PersistentModel>(
        _ old: [Target], _ new: [Target]
    ) -> (lost: [any PersistentModel], won: [any PersistentModel]) {
        let shorter = min(old.count, new.count)
        var start = 0
        while start < shorter, old[start] === new[start] { start += 1 }
        var end = 0
        while end < shorter - start, old[old.count - 1 - end] === new[new.count - 1 - end] {
            end += 1
        }
        return (
            those(in: old[start..<old.count - end], notIn: new),
            those(in: new[start..<new.count - end], notIn: old)
        )
    }

    private static func those<Target: PersistentModel>(
        in part: ArraySlice<Target>, notIn other: [Target]
    ) -> [any PersistentModel] {
        if part.count < 4 {
            return part.filter { object in !other.contains { $0 === object } }
        }
        let known = Set(other.map { ObjectIdentifier($0) })
        return part.filter { !known.contains(ObjectIdentifier($0)) }
    }
}
