/// The views of a lazy container that stay visible at its edges while their section is scrolled.
///
/// Apple: "PinnedScrollableViews".
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// One bit for each kind of view.
    public let rawValue: UInt32

    /// The kinds whose bits are set.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
