import QuadrantGeometry

/// A guide along each axis.
///
/// Apple: "Alignment".
public struct Alignment: Equatable, Sendable, BitwiseCopyable {
    /// The guide across: where views stand from left to right.
    public var horizontal: HorizontalAlignment
    /// The guide from top to bottom.
    public var vertical: VerticalAlignment

    /// Both guides.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The centers on each other.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The leading edges on each other, halfway up.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The trailing edges on each other, halfway up.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The top edges on each other, in the middle.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The bottom edges on each other, in the middle.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top leading corners on each other.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top trailing corners on each other.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom leading corners on each other.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corners on each other.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The baselines of the first lines of text on each other, in the middle.
    public static let centerFirstTextBaseline = Alignment(
        horizontal: .center, vertical: .firstTextBaseline)
    /// The baselines of the last lines of text on each other, in the middle.
    public static let centerLastTextBaseline = Alignment(
        horizontal: .center, vertical: .lastTextBaseline)
    /// The baselines of the first lines of text on each other, from the leading edge.
    public static let leadingFirstTextBaseline = Alignment(
        horizontal: .leading, vertical: .firstTextBaseline)
    /// The baselines of the last lines of text on each other, from the leading edge.
    public static let leadingLastTextBaseline = Alignment(
        horizontal: .leading, vertical: .lastTextBaseline)
    /// The baselines of the first lines of text on each other, from the trailing edge.
    public static let trailingFirstTextBaseline = Alignment(
        horizontal: .trailing, vertical: .firstTextBaseline)
    /// The baselines of the last lines of text on each other, from the trailing edge.
    public static let trailingLastTextBaseline = Alignment(
        horizontal: .trailing, vertical: .lastTextBaseline)
}
