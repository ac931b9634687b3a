internal import QuadrantText

/// The vertical measures of the fonts that were asked for last: interfaces mix a few, and to hash all that
/// names a font takes longer than to compare it with those. Not thread-safe: the engine's lock guards it.
struct RecentMetrics {
    private static let most = 4
    private var entries: [(font: FontDescriptor, metrics: RunMetrics)] = []
    /// The entry that is replaced next.
    private var oldest = 0

    /// The measures of `font`; `make` gives those of one that is not there.
    mutating func metrics(
        of font: FontDescriptor, _ make: (FontDescriptor) -> RunMetrics
    ) -> RunMetrics {
        for entry in entries where entry.font == font { return entry.metrics }
        let new = (font: font, metrics: make(font))
        if entries.count < Self.most {
            entries.append(new)
        } else {
            entries[oldest] = new
            oldest = (oldest + 1) % Self.most
        }
        return new.metrics
    }
}
