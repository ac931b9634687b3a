/// Names that a mistyped one may have meant.
package enum NearestNames {
    /// Up to three names that differ from `name` in a third of its characters at most, or in two, the
    /// nearest first.
    package static func of(_ name: String, in names: [String]) -> [String] {
        let wanted = Array(name.lowercased().prefix(64))
        let limit = max(wanted.count < 4 ? 1 : 2, wanted.count / 3)
        return names.prefix(2000)
            .map { (name: $0, distance: distance(wanted, Array($0.lowercased().prefix(64)))) }
            .filter { $0.distance <= limit }
            .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
            .prefix(3).map(\.name)
    }

    /// Levenshtein's distance: how many letters have to be put in, taken out or replaced.
    package static func distance<Letter: Equatable>(_ first: [Letter], _ second: [Letter]) -> Int {
        var row = Array(0...second.count)
        for (i, a) in first.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, b) in second.enumerated() {
                let replaced = diagonal + (a == b ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
            }
        }
        return row[second.count]
    }
}
