public import Foundation

/// The radii of the four corners of a rectangle, in points. Negative ones count as 0.
///
/// Apple: "RectangleCornerRadii". In a `Path` leading is the left side; shapes are mirrored where
/// layout runs right to left.
public struct RectangleCornerRadii: Equatable, Sendable {
    /// The radius of the top leading corner.
    public var topLeading: CGFloat
    /// The radius of the bottom leading corner.
    public var bottomLeading: CGFloat
    /// The radius of the bottom trailing corner.
    public var bottomTrailing: CGFloat
    /// The radius of the top trailing corner.
    public var topTrailing: CGFloat

    /// Creates the radii of four corners in points, each 0 unless given.
    public init(
        topLeading: CGFloat = 0,
        bottomLeading: CGFloat = 0,
        bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}
