public import Foundation

/// Knows the controllers before and behind one.
///
/// Apple: "UIPageViewControllerDataSource" (UIKit). Nothing turns pages here: it is not asked.
@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: AnyObject {
    /// The page before one; `nil` for none.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page behind one; `nil` for none.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}

/// Is told when pages are turned; never here.
///
/// Apple: "UIPageViewControllerDelegate" (UIKit).
@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: AnyObject {
    /// Pages were turned, or were not in the end.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}

/// Controllers as pages, of which one is shown.
///
/// Apple: "UIPageViewController" (UIKit). A representable shows the first of the controllers that were set.
open class UIPageViewController: UIViewController {
    /// How pages are turned.
    public enum TransitionStyle: Int, Sendable {
        /// As leaves; by scrolling.
        case pageCurl, scroll
    }

    /// In which direction pages lie.
    public enum NavigationOrientation: Int, Sendable {
        /// Beside each other; below each other.
        case horizontal, vertical
    }

    /// To which side pages are turned.
    public enum NavigationDirection: Int, Sendable {
        /// On; back.
        case forward, reverse
    }

    /// Keys of options.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a key.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The distance between pages.
        public static let interPageSpacing = OptionsKey(
            rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// How pages are turned.
    public let transitionStyle: TransitionStyle
    /// In which direction pages lie.
    public let navigationOrientation: NavigationOrientation
    /// Who knows the pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    /// Who is told.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The pages that are shown.
    open private(set) var viewControllers: [UIViewController]?

    /// Creates a controller without pages.
    public init(
        transitionStyle style: TransitionStyle,
        navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller from an archive. There are none here: it has no pages.
    public required init?(coder: NSCoder) {
        (transitionStyle, navigationOrientation) = (.scroll, .horizontal)
        super.init(coder: coder)
    }

    /// Shows pages, at once.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        for old in self.viewControllers ?? [] where viewControllers?.contains(old) != true {
            old.removeFromParent()
        }
        for new in viewControllers ?? [] where new.parent !== self { addChild(new) }
        self.viewControllers = viewControllers
        completion?(true)
    }

    override var shownView: UIView { viewControllers?.first?.shownView ?? super.shownView }
}
