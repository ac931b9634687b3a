/// Which object files can be linked where others are missing.
struct LinkedObjects {
    /// The files whose objects can be linked.
    private(set) var kept: Set<Int>
    /// The files whose objects cannot, as they need something of a file that is left out.
    private(set) var dropped: Set<Int> = []

    /// Sorts objects out.
    ///
    /// - Parameters:
    ///   - objects: The paths of the object files, by file.
    ///   - isElsewhere: Whether a name is found in a library or in this program.
    init(_ objects: [Int: String], isElsewhere: (String) -> Bool) {
        let read = objects.mapValues(ObjectFile.init(contentsOf:))
        kept = Set(objects.keys)
        var known: [String: Bool] = [:]
        while true {
            let defined = kept.reduce(into: Set<String>()) { $0.formUnion(read[$1]?.defined ?? []) }
            let without = kept.filter { file in
                (read[file]?.needed ?? []).contains { name in
                    if defined.contains(name) { return false }
                    let found = known[name] ?? isElsewhere(name)
                    known[name] = found
                    return !found
                }
            }
            if without.isEmpty { return }
            kept.subtract(without)
            dropped.formUnion(without)
        }
    }
}
