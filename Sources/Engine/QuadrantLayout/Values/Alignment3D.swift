import QuadrantGeometry

/// An alignment guide for each of the three axes.
///
/// Apple: "Alignment3D".
public struct Alignment3D: Equatable, Sendable, BitwiseCopyable {
    /// The guide by which views are aligned horizontally.
    public var horizontal: HorizontalAlignment
    /// The guide by which views are aligned vertically.
    public var vertical: VerticalAlignment
    /// The guide by which views are aligned along z.
    public var depth: DepthAlignment

    /// Creates an alignment from a guide for each axis.
    public init(
        horizontal: HorizontalAlignment, vertical: VerticalAlignment, depth: DepthAlignment
    ) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.depth = depth
    }

    /// The guides of the plane.
    package var plane: Alignment { Alignment(horizontal: horizontal, vertical: vertical) }
}

extension Alignment3D {
    /// Aligns the top leading back corners.
    public static let topLeadingBack = Alignment3D(
        horizontal: .leading, vertical: .top, depth: .back)
    /// Aligns the top leading edges, and on the other axis the centres.
    public static let topLeading = Alignment3D(
        horizontal: .leading, vertical: .top, depth: .center)
    /// Aligns the top leading front corners.
    public static let topLeadingFront = Alignment3D(
        horizontal: .leading, vertical: .top, depth: .front)
    /// Aligns the top back edges, and on the other axis the centres.
    public static let topBack = Alignment3D(
        horizontal: .center, vertical: .top, depth: .back)
    /// Aligns the top faces, and on the other axes the centres.
    public static let top = Alignment3D(
        horizontal: .center, vertical: .top, depth: .center)
    /// Aligns the top front edges, and on the other axis the centres.
    public static let topFront = Alignment3D(
        horizontal: .center, vertical: .top, depth: .front)
    /// Aligns the top trailing back corners.
    public static let topTrailingBack = Alignment3D(
        horizontal: .trailing, vertical: .top, depth: .back)
    /// Aligns the top trailing edges, and on the other axis the centres.
    public static let topTrailing = Alignment3D(
        horizontal: .trailing, vertical: .top, depth: .center)
    /// Aligns the top trailing front corners.
    public static let topTrailingFront = Alignment3D(
        horizontal: .trailing, vertical: .top, depth: .front)
    /// Aligns the leading back edges, and on the other axis the centres.
    public static let leadingBack = Alignment3D(
        horizontal: .leading, vertical: .center, depth: .back)
    /// Aligns the leading faces, and on the other axes the centres.
    public static let leading = Alignment3D(
        horizontal: .leading, vertical: .center, depth: .center)
    /// Aligns the leading front edges, and on the other axis the centres.
    public static let leadingFront = Alignment3D(
        horizontal: .leading, vertical: .center, depth: .front)
    /// Aligns the back faces, and on the other axes the centres.
    public static let back = Alignment3D(
        horizontal: .center, vertical: .center, depth: .back)
    /// Aligns the centres on all three axes.
    public static let center = Alignment3D(
        horizontal: .center, vertical: .center, depth: .center)
    /// Aligns the front faces, and on the other axes the centres.
    public static let front = Alignment3D(
        horizontal: .center, vertical: .center, depth: .front)
    /// Aligns the trailing back edges, and on the other axis the centres.
    public static let trailingBack = Alignment3D(
        horizontal: .trailing, vertical: .center, depth: .back)
    /// Aligns the trailing faces, and on the other axes the centres.
    public static let trailing = Alignment3D(
        horizontal: .trailing, vertical: .center, depth: .center)
    /// Aligns the trailing front edges, and on the other axis the centres.
    public static let trailingFront = Alignment3D(
        horizontal: .trailing, vertical: .center, depth: .front)
    /// Aligns the bottom leading back corners.
    public static let bottomLeadingBack = Alignment3D(
        horizontal: .leading, vertical: .bottom, depth: .back)
    /// Aligns the bottom leading edges, and on the other axis the centres.
    public static let bottomLeading = Alignment3D(
        horizontal: .leading, vertical: .bottom, depth: .center)
    /// Aligns the bottom leading front corners.
    public static let bottomLeadingFront = Alignment3D(
        horizontal: .leading, vertical: .bottom, depth: .front)
    /// Aligns the bottom back edges, and on the other axis the centres.
    public static let bottomBack = Alignment3D(
        horizontal: .center, vertical: .bottom, depth: .back)
    /// Aligns the bottom faces, and on the other axes the centres.
    public static let bottom = Alignment3D(
        horizontal: .center, vertical: .bottom, depth: .center)
    /// Aligns the bottom front edges, and on the other axis the centres.
    public static let bottomFront = Alignment3D(
        horizontal: .center, vertical: .bottom, depth: .front)
    /// Aligns the bottom trailing back corners.
    public static let bottomTrailingBack = Alignment3D(
        horizontal: .trailing, vertical: .bottom, depth: .back)
    /// Aligns the bottom trailing edges, and on the other axis the centres.
    public static let bottomTrailing = Alignment3D(
        horizontal: .trailing, vertical: .bottom, depth: .center)
    /// Aligns the bottom trailing front corners.
    public static let bottomTrailingFront = Alignment3D(
        horizontal: .trailing, vertical: .bottom, depth: .front)
}
