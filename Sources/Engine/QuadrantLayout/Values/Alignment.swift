import QuadrantGeometry

/// An alignment guide for each axis.
///
/// Apple: "Alignment".
public struct Alignment: Equatable, Sendable, BitwiseCopyable {
    /// The guide by which views are aligned horizontally.
    public var horizontal: HorizontalAlignment
    /// The guide by which views are aligned vertically.
    public var vertical: VerticalAlignment

    /// Creates an alignment from both guides.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Aligns the centres.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// Aligns the leading edges, and vertically the centres.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// Aligns the trailing edges, and vertically the centres.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// Aligns the top edges, and horizontally the centres.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// Aligns the bottom edges, and horizontally the centres.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// Aligns the top leading corners.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// Aligns the top trailing corners.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// Aligns the bottom leading corners.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// Aligns the bottom trailing corners.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// Aligns the first text baselines, and horizontally the centres.
    public static let centerFirstTextBaseline = Alignment(
        horizontal: .center, vertical: .firstTextBaseline)
    /// Aligns the last text baselines, and horizontally the centres.
    public static let centerLastTextBaseline = Alignment(
        horizontal: .center, vertical: .lastTextBaseline)
    /// Aligns the first text baselines and the leading edges.
    public static let leadingFirstTextBaseline = Alignment(
        horizontal: .leading, vertical: .firstTextBaseline)
    /// Aligns the last text baselines and the leading edges.
    public static let leadingLastTextBaseline = Alignment(
        horizontal: .leading, vertical: .lastTextBaseline)
    /// Aligns the first text baselines and the trailing edges.
    public static let trailingFirstTextBaseline = Alignment(
        horizontal: .trailing, vertical: .firstTextBaseline)
    /// Aligns the last text baselines and the trailing edges.
    public static let trailingLastTextBaseline = Alignment(
        horizontal: .trailing, vertical: .lastTextBaseline)
}
