public import Foundation
public import QuadrantViews

/// From which side the arrow of a bubble may point.
///
/// Apple: "UIPopoverArrowDirection" (UIKit).
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upward.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// Downward.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// To the left.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// To the right.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Any way.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// How a controller is presented in a bubble. What is set is kept; no bubble of UIKit's is drawn.
///
/// Apple: "UIPopoverPresentationController" (UIKit).
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the arrow points to.
    open var sourceView: UIView?
    /// The part of that view, in its own coordinates, in points; all of it for a null rectangle.
    open var sourceRect = CGRect.null
    /// The button of a bar that the arrow points to.
    open var barButtonItem: UIBarButtonItem?
    /// From which side the arrow may point.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The ground; `nil` for the system's.
    open var backgroundColor: UIColor?
}
