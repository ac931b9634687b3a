public import Foundation

/// A point in fractions of the width, the height and the depth of a view: (0, 0, 0) is its origin, the top
/// leading back corner, (1, 1, 1) the bottom trailing front corner.
///
/// Apple: "UnitPoint3D". The leading side is the right one where layout runs right to left: the origin
/// is then the top right back corner, and x grows to the left, in effects, anchors and coordinate spaces alike.
public struct UnitPoint3D: Hashable, Sendable, BitwiseCopyable, Codable {
    /// The fraction of the width, from the leading side (0) to the trailing side (1).
    public var x: CGFloat
    /// The fraction of the height, from the top (0) to the bottom (1).
    public var y: CGFloat
    /// The fraction of the depth, from the back (0) to the front (1).
    public var z: CGFloat

    /// Creates the origin, (0, 0, 0).
    public init() {
        self.init(x: 0, y: 0, z: 0)
    }

    /// Creates a point from fractions of the width, the height and the depth. Fractions below 0 or above 1
    /// lie outside of the view.
    public init(x: CGFloat, y: CGFloat, z: CGFloat) {
        self.x = x
        self.y = y
        self.z = z
    }

    /// The origin, (0, 0, 0): the top leading back corner.
    public static let zero = UnitPoint3D(x: 0, y: 0, z: 0)
    /// The origin, (0, 0, 0): the top leading back corner.
    public static let origin = UnitPoint3D(x: 0, y: 0, z: 0)
}

extension UnitPoint3D {
    /// The top leading back corner, (0, 0, 0).
    public static let topLeadingBack = UnitPoint3D(x: 0, y: 0, z: 0)
    /// The middle of the top leading edge, (0, 0, 0.5).
    public static let topLeading = UnitPoint3D(x: 0, y: 0, z: 0.5)
    /// The top leading front corner, (0, 0, 1).
    public static let topLeadingFront = UnitPoint3D(x: 0, y: 0, z: 1)
    /// The middle of the top back edge, (0.5, 0, 0).
    public static let topBack = UnitPoint3D(x: 0.5, y: 0, z: 0)
    /// The middle of the top face, (0.5, 0, 0.5).
    public static let top = UnitPoint3D(x: 0.5, y: 0, z: 0.5)
    /// The middle of the top front edge, (0.5, 0, 1).
    public static let topFront = UnitPoint3D(x: 0.5, y: 0, z: 1)
    /// The top trailing back corner, (1, 0, 0).
    public static let topTrailingBack = UnitPoint3D(x: 1, y: 0, z: 0)
    /// The middle of the top trailing edge, (1, 0, 0.5).
    public static let topTrailing = UnitPoint3D(x: 1, y: 0, z: 0.5)
    /// The top trailing front corner, (1, 0, 1).
    public static let topTrailingFront = UnitPoint3D(x: 1, y: 0, z: 1)
    /// The middle of the leading back edge, (0, 0.5, 0).
    public static let leadingBack = UnitPoint3D(x: 0, y: 0.5, z: 0)
    /// The middle of the leading face, (0, 0.5, 0.5).
    public static let leading = UnitPoint3D(x: 0, y: 0.5, z: 0.5)
    /// The middle of the leading front edge, (0, 0.5, 1).
    public static let leadingFront = UnitPoint3D(x: 0, y: 0.5, z: 1)
    /// The middle of the back face, (0.5, 0.5, 0).
    public static let back = UnitPoint3D(x: 0.5, y: 0.5, z: 0)
    /// The centre, (0.5, 0.5, 0.5).
    public static let center = UnitPoint3D(x: 0.5, y: 0.5, z: 0.5)
    /// The middle of the front face, (0.5, 0.5, 1).
    public static let front = UnitPoint3D(x: 0.5, y: 0.5, z: 1)
    /// The middle of the trailing back edge, (1, 0.5, 0).
    public static let trailingBack = UnitPoint3D(x: 1, y: 0.5, z: 0)
    /// The middle of the trailing face, (1, 0.5, 0.5).
    public static let trailing = UnitPoint3D(x: 1, y: 0.5, z: 0.5)
    /// The middle of the trailing front edge, (1, 0.5, 1).
    public static let trailingFront = UnitPoint3D(x: 1, y: 0.5, z: 1)
    /// The bottom leading back corner, (0, 1, 0).
    public static let bottomLeadingBack = UnitPoint3D(x: 0, y: 1, z: 0)
    /// The middle of the bottom leading edge, (0, 1, 0.5).
    public static let bottomLeading = UnitPoint3D(x: 0, y: 1, z: 0.5)
    /// The bottom leading front corner, (0, 1, 1).
    public static let bottomLeadingFront = UnitPoint3D(x: 0, y: 1, z: 1)
    /// The middle of the bottom back edge, (0.5, 1, 0).
    public static let bottomBack = UnitPoint3D(x: 0.5, y: 1, z: 0)
    /// The middle of the bottom face, (0.5, 1, 0.5).
    public static let bottom = UnitPoint3D(x: 0.5, y: 1, z: 0.5)
    /// The middle of the bottom front edge, (0.5, 1, 1).
    public static let bottomFront = UnitPoint3D(x: 0.5, y: 1, z: 1)
    /// The bottom trailing back corner, (1, 1, 0).
    public static let bottomTrailingBack = UnitPoint3D(x: 1, y: 1, z: 0)
    /// The middle of the bottom trailing edge, (1, 1, 0.5).
    public static let bottomTrailing = UnitPoint3D(x: 1, y: 1, z: 0.5)
    /// The bottom trailing front corner, (1, 1, 1).
    public static let bottomTrailingFront = UnitPoint3D(x: 1, y: 1, z: 1)
}
