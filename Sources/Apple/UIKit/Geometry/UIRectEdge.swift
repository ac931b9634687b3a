/// Sides of a rectangle.
///
/// Apple: "UIRectEdge" (UIKit).
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    /// One bit for each side.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left side.
    public static let left = UIRectEdge(rawValue: 2)
    /// The bottom.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right side.
    public static let right = UIRectEdge(rawValue: 8)
    /// All four sides.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Sides of a rectangle by the direction in which texts run.
///
/// Apple: "NSDirectionalRectEdge" (UIKit).
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// One bit for each side.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// The side at which lines of text begin.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The bottom.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// The side at which lines of text end.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All four sides.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Corners of a rectangle.
///
/// Apple: "UIRectCorner" (UIKit).
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// One bit for each corner.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The corner at the top left.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The corner at the top right.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The corner at the bottom left.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The corner at the bottom right.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four corners; it has all bits, as UIKit's.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// Axes, as a set.
///
/// Apple: "UIAxis" (UIKit).
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// One bit for each axis.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The horizontal axis.
    public static let horizontal = UIAxis(rawValue: 1)
    /// The vertical axis.
    public static let vertical = UIAxis(rawValue: 2)
    /// Both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}
