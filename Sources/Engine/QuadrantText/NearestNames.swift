/// Names that a mistyped one may have meant.
package enum NearestNames {
    /// Up to three different ones of the first 2,000 of `names`, the nearest to `name` first. They differ from it in
    /// at most a third of its characters, or in two; names of fewer than four characters in one.
    package static func of(_ name: String, in names: [String]) -> [String] {
        let wanted = letters(of: name)
        let limit = max(wanted.count < 4 ? 1 : 2, wanted.count / 3)
        return Set(names.prefix(2000))
            .compactMap { other in
                distance(wanted, letters(of: other), upTo: limit).map {
                    (name: other, distance: $0)
                }
            }
            .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
            .prefix(3).map(\.name)
    }

    /// The part of a name that is compared: its first 64 characters, in lower case.
    private static func letters(of name: String) -> [Character] {
        Array(name.lowercased().prefix(64))
    }

    /// Levenshtein's distance: how many letters have to be inserted, removed or replaced; `nil` if there
    /// are more than `limit`, which is found before all letters are compared.
    @inlinable
    package static func distance<Letter: Equatable>(
        _ first: [Letter], _ second: [Letter], upTo limit: Int = .max
    ) -> Int? {
        guard abs(first.count - second.count) <= limit else { return nil }
        var row = Array(0...second.count)
        for i in first.indices {
            var diagonal = row[0]
            var least = i + 1
            row[0] = least
            for j in second.indices {
                let replaced = diagonal + (first[i] == second[j] ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
                least = min(least, row[j + 1])
            }
            guard least <= limit else { return nil }
        }
        return row[second.count] <= limit ? row[second.count] : nil
    }
}
