internal import Foundation
internal import QuadrantCore
internal import QuadrantLayout
internal import QuadrantViews

/// Is told of controllers that a navigation controller shows. Nothing calls it here.
///
/// Apple: "UINavigationControllerDelegate" (UIKit), in name.
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: AnyObject {}

/// Controllers one over another, with a bar.
///
/// Apple: "UINavigationController" (UIKit). A representable shows the bar of the controller in front, with its
/// title and its field to search with, and its view below. The bar is 44 points high, 52 more with a large title and
/// 56 more with a field.
open class UINavigationController: UIViewController {
    /// The bar.
    public let navigationBar = UINavigationBar()
    /// The controllers, the one in front last.
    open var viewControllers: [UIViewController] = [] {
        didSet { takeControllers(oldValue) }
    }
    /// Whether the bar is hidden.
    open var isNavigationBarHidden = false
    /// Whether the bar goes away when content is scrolled. Kept without effect.
    open var hidesBarsOnSwipe = false
    /// Whether a bar of buttons is hidden.
    open var isToolbarHidden = true
    /// Sees a finger that swipes back.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
    /// Who is told.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// Creates a controller with one at the bottom.
    public convenience init(rootViewController: UIViewController) {
        self.init()
        setViewControllers([rootViewController], animated: false)
    }

    private func takeControllers(_ old: [UIViewController]) {
        for controller in old where !viewControllers.contains(controller) {
            controller.removeFromParent()
        }
        for controller in viewControllers where controller.parent !== self {
            addChild(controller)
        }
        navigationBar.items = viewControllers.map(\.navigationItem)
        viewIfLoaded?.changed()
    }

    /// The controller in front.
    open var topViewController: UIViewController? { viewControllers.last }
    /// The controller that is seen.
    open var visibleViewController: UIViewController? {
        presentedViewController ?? topViewController
    }

    /// Shows a controller in front, at once.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
    }

    /// Takes the controller in front away, at once; the one at the bottom stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }

    /// Takes all controllers away but the one at the bottom, at once.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let rest = Array(viewControllers.dropFirst())
        viewControllers = Array(viewControllers.prefix(1))
        return rest
    }

    /// Takes the controllers above one away, at once; nothing where it is not there.
    @discardableResult
    open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        guard let place = viewControllers.firstIndex(where: { $0 === viewController }) else {
            return nil
        }
        let rest = Array(viewControllers[(place + 1)...])
        viewControllers = Array(viewControllers[...place])
        return rest
    }

    /// Sets the controllers, at once.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
    }

    /// Hides the bar or shows it.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }

    override open func loadView() { view = NavigationView(self) }

    /// The bar and the view of the controller in front.
    private final class NavigationView: UIView {
        weak var controller: UINavigationController?

        init(_ controller: UINavigationController) {
            self.controller = controller
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }

        override func layoutSubviews() {
            guard let controller else { return }
            let top = controller.topViewController?.shownView
            if subviews.first !== top {
                for view in subviews { view.removeFromSuperview() }
                if let top { addSubview(top) }
            }
            let bar = controller.isNavigationBarHidden ? 0 : controller.barHeight
            top?.frame = CGRect(
                x: 0, y: bar, width: bounds.width, height: max(0, bounds.height - bar))
        }

        override var content: ViewContent? {
            guard let controller, !controller.isNavigationBarHidden else { return nil }
            return ViewContent(controller.bar)
        }
    }

    private var item: UINavigationItem? { topViewController?.navigationItem }

    private var isLarge: Bool {
        navigationBar.prefersLargeTitles && item?.largeTitleDisplayMode != .never
    }

    private var barHeight: CGFloat {
        44 + (isLarge ? 52 : 0) + (item?.searchController == nil ? 0 : 56)
    }

    /// The title, and the field to search with.
    private var bar: some View {
        let title = item?.title ?? ""
        let search = item?.searchController?.searchBar
        let isLarge = isLarge
        return VStack(alignment: .leading, spacing: 0) {
            if isLarge {
                Color.clear.frame(height: 44)
                Text(verbatim: title).font(.largeTitle.bold()).lineLimit(1)
                    .padding(.horizontal, 16).frame(height: 52)
            } else {
                Text(verbatim: title).font(.headline).lineLimit(1)
                    .frame(maxWidth: .infinity).frame(height: 44)
            }
            search?.content?.view.frame(height: 56).padding(.horizontal, 8)
            Spacer(minLength: 0)
        }
    }
}

/// Is told of controllers that a bar of tabs chooses. Nobody taps the bar here.
///
/// Apple: "UITabBarControllerDelegate" (UIKit), in part.
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: AnyObject {
    /// Whether a controller may be chosen.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// A controller was chosen.
    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// It may.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
}

/// Controllers beside one another, chosen by a bar of tabs.
///
/// Apple: "UITabBarController" (UIKit). A representable shows the view of the chosen one, without the bar.
open class UITabBarController: UIViewController {
    /// The bar.
    public let tabBar = UITabBar()
    /// The controllers.
    open var viewControllers: [UIViewController]? {
        didSet {
            for controller in viewControllers ?? [] where controller.parent !== self {
                addChild(controller)
            }
            tabBar.items = viewControllers?.map(\.tabBarItem)
        }
    }
    /// Which one is chosen, from 0.
    open var selectedIndex = 0
    /// Who is told.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The chosen one.
    open var selectedViewController: UIViewController? {
        get {
            guard let all = viewControllers, all.indices.contains(selectedIndex) else { return nil }
            return all[selectedIndex]
        }
        set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? 0 }
    }

    /// The controller that shows what has no room in the bar. There is always room here; it is empty.
    public private(set) lazy var moreNavigationController = UINavigationController()
    /// The controllers that a user may place in the bar. Nobody does here.
    open var customizableViewControllers: [UIViewController]?

    /// Sets the controllers, at once.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }

    override var shownView: UIView { selectedViewController?.shownView ?? super.shownView }
}

/// A field to search with, and who shows what is found.
///
/// Apple: "UISearchController" (UIKit).
open class UISearchController: UIViewController {
    /// The field.
    public let searchBar = UISearchBar()
    /// Whether a search goes on.
    open var isActive = false
    /// Whether content is dimmed while a search goes on.
    open var obscuresBackgroundDuringPresentation = true
    /// Whether the navigation bar goes away while a search goes on.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether a button to cancel comes and goes by itself.
    open var automaticallyShowsCancelButton = true
    /// Who is asked for what is found.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The controller that shows what is found.
    open private(set) var searchResultsController: UIViewController?

    /// Creates a controller, and who shows what is found.
    public convenience init(searchResultsController: UIViewController?) {
        self.init()
        self.searchResultsController = searchResultsController
    }
}

/// Is asked for what is found. Nothing asks it here.
///
/// Apple: "UISearchResultsUpdating" (UIKit).
@MainActor @preconcurrency public protocol UISearchResultsUpdating: AnyObject {
    /// The text of a search was changed.
    func updateSearchResults(for searchController: UISearchController)
}
