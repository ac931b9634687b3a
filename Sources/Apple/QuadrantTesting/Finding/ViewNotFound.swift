internal import QuadrantText
public import Testing

/// No view has the identifier or the label.
public struct ViewNotFound: PlacedFailure, Equatable {
    /// What was looked for, which similar names there are, and which views there are.
    public let message: String
    /// The line of the test that looked for it; `nil` where that is not known.
    public internal(set) var sourceLocation: SourceLocation?

    /// The failure that several views share an identifier.
    @MainActor
    init(_ identifier: String, of views: [HostedView]) {
        message =
            "\(views.count) views have the identifier \"\(identifier)\":\n"
            + views.prefix(8).map { "\($0)\n" }.joined()
            + "Give each one of its own, or take one of `all(\"\(identifier)\")`."
    }

    /// - Parameter lazyElements: How many elements lazy containers have, and how many are made.
    init(
        _ query: String, like name: String, identifiers: [String], labels: [String],
        lazyElements: (count: Int, made: Int) = (0, 0)
    ) {
        var lines = ["No view has the \(query)."]
        let near = Self.nearest(to: name, among: identifiers + labels)
        if !near.isEmpty { lines.append("Near to it: \(Self.list(near)).") }
        lines.append(
            identifiers.isEmpty
                ? "No view has an identifier." : "Identifiers: \(Self.list(identifiers)).")
        lines.append(labels.isEmpty ? "No view has a label." : "Labels: \(Self.list(labels)).")
        if lazyElements.made < lazyElements.count {
            lines.append(
                "Lazy containers have made \(lazyElements.made) of \(lazyElements.count) elements, those in "
                    + "sight: one further down is there once it is scrolled to.")
        }
        message = lines.joined(separator: "\n")
    }

    /// The largest number of names that are listed.
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
            let distance = NearestNames.distance(wanted, other) ?? .max
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

extension ViewNotFound: PlaceableFailure {}
