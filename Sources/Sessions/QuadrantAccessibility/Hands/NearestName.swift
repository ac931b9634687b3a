/// The name that a misspelled one was meant to be.
package enum NearestName {
    /// The candidate that takes the fewest changes; `nil` if none is near.
    ///
    /// - Parameter candidates: Names, each with how usual it is; of two that are as near, the more usual one counts.
    /// - Complexity: The number of candidates times the square of their length.
    package static func of(
        _ name: String, among candidates: some Sequence<(name: String, uses: Int)>
    ) -> String? {
        let most = name.count < 3 ? 0 : name.count < 5 ? 1 : name.count < 9 ? 2 : 3
        var best: (name: String, changes: Int, uses: Int)?
        let letters = Array(name.lowercased())
        for candidate in candidates where candidate.name != name {
            guard abs(candidate.name.count - letters.count) <= most else { continue }
            let changes = distance(letters, Array(candidate.name.lowercased()))
            guard changes <= most else { continue }
            let isBetter = best.map {
                (changes, -candidate.uses, candidate.name) < ($0.changes, -$0.uses, $0.name)
            }
            if isBetter ?? true { best = (candidate.name, changes, candidate.uses) }
        }
        return best?.name
    }

    /// The same of names that are equally usual.
    package static func of(_ name: String, among names: some Sequence<String>) -> String? {
        of(name, among: names.map { (name: $0, uses: 0) })
    }

    /// How many letters have to be put in, left out, changed, or swapped with their neighbour.
    package static func distance(_ a: [Character], _ b: [Character]) -> Int {
        if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
        var before = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        for i in 1...a.count {
            var row = [i] + [Int](repeating: 0, count: b.count)
            for j in 1...b.count {
                let same = a[i - 1] == b[j - 1] ? 0 : 1
                row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + same)
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    row[j] = min(row[j], before[j - 2] + 1)
                }
            }
            (before, last) = (last, row)
        }
        return last[b.count]
    }
}
