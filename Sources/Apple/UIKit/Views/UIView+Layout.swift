public import Foundation
internal import QuadrantGeometry

/// How much a wish of a layout counts, from 0 to 1000.
///
/// Apple: "UILayoutPriority" (UIKit).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
    /// The number.
    public let rawValue: Float

    /// Creates a priority.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Creates a priority.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// It has to be: 1000.
    public static let required = UILayoutPriority(1000)
    /// 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// 250.
    public static let defaultLow = UILayoutPriority(250)
    /// 50.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Compares the numbers.
    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// Priorities along both axes.
struct PriorityPair {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    init(_ both: UILayoutPriority) {
        horizontal = both
        vertical = both
    }

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

extension UIView {
    /// Moves and stretches the views inside by their masks, as the view was of another size.
    package func resizeSubviews(from old: CGSize) {
        let (dx, dy) = (bounds.width - old.width, bounds.height - old.height)
        guard dx != 0 || dy != 0 else { return }
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
            let mask = view.autoresizingMask
            // What may grow shares the difference; the far margin takes the rest.
            let x = dx / parts(mask, [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
            let y = dy / parts(mask, [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
            var frame = view.frame
            if mask.contains(.flexibleLeftMargin) { frame.origin.x += x }
            if mask.contains(.flexibleWidth) { frame.size.width += x }
            if mask.contains(.flexibleTopMargin) { frame.origin.y += y }
            if mask.contains(.flexibleHeight) { frame.size.height += y }
            view.frame = frame
        }
    }

    /// How many of these the mask has; 1 for none.
    private func parts(_ mask: AutoresizingMask, _ all: [AutoresizingMask]) -> CGFloat {
        CGFloat(max(1, all.filter(mask.contains).count))
    }

    /// How much the view resists to become larger than it is of itself.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        hugging[axis]
    }

    /// Sets how much the view resists to become larger than it is of itself. In a representable, from
    /// `defaultHigh` on it does not.
    public func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        hugging[axis] = priority
    }

    /// How much the view resists to become smaller than it is of itself.
    public func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
        resistance[axis]
    }

    /// Sets how much the view resists to become smaller than it is of itself. In a representable, from
    /// `defaultHigh` on it does not.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        resistance[axis] = priority
    }

    /// The first view with a tag, this one or one in it.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// Whether a view is this one or around it.
    public func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
    }

    /// Takes the focus from the field of the host whose code asks, if one has it; answers whether that was done, as
    /// always.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        HostDevice.current.environment.focusCenter?.resign()
        return true
    }

    /// The safe area around: that of the host that draws, for a view that fills it.
    public var safeAreaInsets: UIEdgeInsets { HostDevice.current.safeArea }

    /// The traits of where the view is.
    public var traitCollection: UITraitCollection {
        guard overrideUserInterfaceStyle != .unspecified else { return .current }
        return UITraitCollection(traitsFrom: [
            .current, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
        ])
    }

    /// How a change runs.
    ///
    /// Apple: "UIView.AnimationOptions".
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Touches are taken meanwhile.
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        /// The change begins where another one is.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        /// Again and again.
        public static let `repeat` = AnimationOptions(rawValue: 8)
        /// And back.
        public static let autoreverse = AnimationOptions(rawValue: 16)
        /// Slowly at first and at last.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slowly at first.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slowly at last.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Evenly.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// The view turns about its vertical middle, from the left or from the right.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// The same from the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// A page is turned up.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// A page is turned down.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// The view turns about its horizontal middle, from the top.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// The same from the bottom.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// The old fades to the new.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }

    /// Makes changes. They are there at once: views of UIKit's do not move here.
    public class func animate(
        withDuration duration: TimeInterval, animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes changes. They are there at once: views of UIKit's do not move here.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes changes. They are there at once: views of UIKit's do not move here.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes a change by a transition. It is there at once.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }

    /// Makes changes without animation.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        actionsWithoutAnimation()
    }

    /// Whether animations are on: they are not, changes are there at once.
    public class var areAnimationsEnabled: Bool { false }

    /// Switches animations on or off. Changes are there at once in any case.
    public class func setAnimationsEnabled(_ enabled: Bool) {}
}
