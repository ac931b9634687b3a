internal import QuadrantText

/// No view answers to an identifier or a label.
public struct ViewNotFound: Error, Equatable, CustomStringConvertible {
    /// What was looked for, what is near to it, and what there is.
    public let description: String

    init(_ query: String, like name: String, identifiers: [String], labels: [String]) {
        var lines = ["No view has the \(query)."]
        let near = Self.nearest(to: name, among: identifiers + labels)
        if !near.isEmpty { lines.append("Near to it: \(Self.list(near)).") }
        lines.append(
            identifiers.isEmpty
                ? "No view has an identifier." : "Identifiers: \(Self.list(identifiers)).")
        lines.append(labels.isEmpty ? "No view has a label." : "Labels: \(Self.list(labels)).")
        description = lines.joined(separator: "\n")
    }

    /// No more names than that are listed.
    private static let most = 40

    private static func list(_ names: [String]) -> String {
        var seen: Set<String> = []
        let unique = names.filter { seen.insert($0).inserted }
        let shown = unique.prefix(most).map { "\"\($0)\"" }.joined(separator: ", ")
        return unique.count > most ? "\(shown) and \(unique.count - most) more" : shown
    }

    /// Names that few letters tell from `name`, or that it is a part of; the nearest first.
    private static func nearest(to name: String, among names: [String]) -> [String] {
        let wanted = Array(name.lowercased())
        var seen: Set<String> = []
        let ranked = names.filter { seen.insert($0).inserted }.compactMap {
            candidate -> (name: String, distance: Int)? in
            let other = Array(candidate.lowercased())
            let distance = NearestNames.distance(wanted, other)
            let isPart =
                wanted.count >= 3 && candidate.lowercased().contains(name.lowercased())
            guard isPart || distance <= max(1, min(wanted.count, other.count) * 2 / 5) else {
                return nil
            }
            return (candidate, distance)
        }
        return ranked.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3)
            .map(\.name)
    }
}
