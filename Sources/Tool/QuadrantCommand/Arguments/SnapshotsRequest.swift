package import QuadrantRendering

/// The arguments of `quadrant snapshots`.
package struct SnapshotsRequest: Equatable, Sendable {
    /// Which pictures are recorded: the words of `assertSnapshot`.
    package enum Recording: String, Sendable, CaseIterable {
        /// All of them.
        case all
        /// Those that there are none of.
        case missing
        /// These, and those that differ.
        case failed
        /// None.
        case never
    }

    /// Which pictures are recorded.
    package var recording = Recording.missing
    /// How much two pixels may differ.
    package var measure = PixelMeasure.channels(atMost: 2)
    /// The fraction of pixels, from 0 to 1, that may differ by more.
    package var share = 0.0
    /// Where the previews are, how they are drawn, and in which folder the pictures are kept.
    package var drawing = RenderRequest()

    /// A request with every default and no files.
    package init() { drawing.selection = .all }
}
