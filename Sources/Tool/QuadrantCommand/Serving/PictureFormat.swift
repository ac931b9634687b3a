internal import QuadrantRendering
internal import QuadrantServing

extension Stage.Output.Format {
    /// The kinds that a service gives, with the ends of paths and the media types.
    private static let served: [(suffix: String, format: Self, type: String)] = [
        ("png", .png, "image/png"), ("svg", .svg, "image/svg+xml"),
        ("pdf", .pdf, "application/pdf"), ("jpg", .jpeg, "image/jpeg"),
        ("jpeg", .jpeg, "image/jpeg"), ("webp", .webp, "image/webp"), ("gif", .gif, "image/gif"),
    ]

    /// The ends of paths, each format once.
    static let servedSuffixes = served.map(\.suffix).filter { $0 != "jpeg" }

    /// The kind that the end of a path says.
    init?(servedSuffix suffix: String) {
        guard let found = Self.served.first(where: { $0.suffix == suffix.lowercased() }) else {
            return nil
        }
        self = found.format
    }

    /// The media type of a picture.
    var mediaType: String {
        Self.served.first { $0.format == self }?.type ?? "application/octet-stream"
    }

    /// The kind that a client likes best: RFC 9110, section 12.5.1. Of several that it likes as much it is the first of ours; `nil` where it
    /// takes none.
    init?(accepted header: String) {
        let ranges = WeightedList(header)
        var best: (weight: Double, format: Self)?
        for kind in Self.served {
            let group = "\(kind.type.prefix { $0 != "/" })/*"
            // The most exact range counts.
            let weight = ranges.weight(of: kind.type, group, "*/*")
            if weight > best?.weight ?? 0 { best = (weight, kind.format) }
        }
        guard let best else { return nil }
        self = best.format
    }
}
