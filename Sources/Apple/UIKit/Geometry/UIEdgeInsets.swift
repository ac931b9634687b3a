public import Foundation
public import QuadrantGeometry

/// Distances from the four sides of a rectangle, in points.
///
/// Apple: "UIEdgeInsets" (UIKit).
public struct UIEdgeInsets: Hashable, Sendable, Codable {
    /// The distance from the top.
    public var top: CGFloat
    /// The distance from the left side.
    public var left: CGFloat
    /// The distance from the bottom.
    public var bottom: CGFloat
    /// The distance from the right side.
    public var right: CGFloat

    /// No distances.
    public static let zero = UIEdgeInsets()

    /// Creates distances of 0.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Creates distances.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// Distances from the four sides of a rectangle, by the direction in which texts run, in points.
///
/// Apple: "NSDirectionalEdgeInsets" (UIKit).
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
    /// The distance from the top.
    public var top: CGFloat
    /// The distance from the side at which lines of text begin.
    public var leading: CGFloat
    /// The distance from the bottom.
    public var bottom: CGFloat
    /// The distance from the side at which lines of text end.
    public var trailing: CGFloat

    /// No distances.
    public static let zero = NSDirectionalEdgeInsets()

    /// Creates distances of 0.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates distances from those of views.
    public init(_ insets: EdgeInsets) {
        self.init(
            top: insets.top, leading: insets.leading, bottom: insets.bottom,
            trailing: insets.trailing)
    }
}

extension EdgeInsets {
    /// Creates insets of views from directional ones.
    ///
    /// Apple: "EdgeInsets.init(_:)".
    public init(_ insets: NSDirectionalEdgeInsets) {
        self.init(
            top: insets.top, leading: insets.leading, bottom: insets.bottom,
            trailing: insets.trailing)
    }
}

/// A shift of a position, in points.
///
/// Apple: "UIOffset" (UIKit).
public struct UIOffset: Hashable, Sendable, Codable {
    /// The shift to the right.
    public var horizontal: CGFloat
    /// The shift downward.
    public var vertical: CGFloat

    /// No shift.
    public static let zero = UIOffset()

    /// Creates a shift; 0 unless said otherwise.
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

extension CGRect {
    /// The rectangle without these distances at its sides; negative distances make it larger.
    ///
    /// Apple: "CGRect.inset(by:)" (UIKit).
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top,
            width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
    }
}
