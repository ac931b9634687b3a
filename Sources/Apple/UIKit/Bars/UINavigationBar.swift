public import Foundation
internal import QuadrantCore
internal import QuadrantViews

/// A ground of bars as pictures. Kept without effect.
///
/// Apple: "UIBarMetrics" (UIKit).
public enum UIBarMetrics: Int, Hashable, Sendable {
    /// Of the usual height, of a small one.
    case `default`, compact
}

/// How a bar looks of itself.
///
/// Apple: "UIBarStyle" (UIKit).
public enum UIBarStyle: Int, Hashable, Sendable {
    /// As the system has it, dark.
    case `default`, black
}

/// A bar with titles and buttons.
///
/// Apple: "UINavigationBar" (UIKit).
open class UINavigationBar: UIView {
    /// Whether the largest titles are large.
    open var prefersLargeTitles = false
    /// What the bar shows, the last in front.
    open var items: [UINavigationItem]? = []
    /// The item in front.
    open var topItem: UINavigationItem? { items?.last }
    /// The looks of the bar.
    open var standardAppearance = UINavigationBarAppearance()
    /// The looks where content is not scrolled.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The looks of a low bar.
    open var compactAppearance: UINavigationBarAppearance?
    /// The looks of a low bar where content is not scrolled.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// The ground.
    open var barTintColor: UIColor?
    /// How the bar looks of itself.
    open var barStyle = UIBarStyle.default
    /// Whether what is behind can be seen.
    open var isTranslucent = true
    /// What titles are drawn with.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// What large titles are drawn with.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The picture of the line at the edge.
    open var shadowImage: UIImage?
    /// The picture of the button back.
    open var backIndicatorImage: UIImage?
    /// What cuts titles while they move to the button back.
    open var backIndicatorTransitionMaskImage: UIImage?

    /// Sets a picture as the ground.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// What a navigation bar shows for one controller.
///
/// Apple: "UINavigationItem" (UIKit).
@MainActor @preconcurrency open class UINavigationItem {
    /// Whether a title is large.
    ///
    /// Apple: "UINavigationItem.LargeTitleDisplayMode".
    public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
        /// As the item before, always, never.
        case automatic, always, never
    }

    /// The title.
    open var title: String?
    /// A line above the title.
    open var prompt: String?
    /// Whether the title is large.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// The field to search with.
    open var searchController: UISearchController?
    /// Whether that field goes away when content is scrolled.
    open var hidesSearchBarWhenScrolling = true
    /// Whether there is no button back.
    open var hidesBackButton = false
    /// The view in place of the title.
    open var titleView: UIView?
    /// The buttons on the left.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The buttons on the right.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// The button back of what comes after.
    open var backBarButtonItem: UIBarButtonItem?
    /// The title of the button back of what comes after.
    open var backButtonTitle: String?
    /// The button on the left.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The button on the right.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
    }
}

/// A bar of tabs.
///
/// Apple: "UITabBar" (UIKit).
open class UITabBar: UIView {
    /// The looks of the bar.
    open var standardAppearance = UITabBarAppearance()
    /// The looks where content is not scrolled.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// The items.
    open var items: [UITabBarItem]?
    /// The chosen item.
    open var selectedItem: UITabBarItem?
    /// The ground.
    open var barTintColor: UIColor?
    /// How the bar looks of itself.
    open var barStyle = UIBarStyle.default
    /// The colour of items that are not chosen.
    open var unselectedItemTintColor: UIColor?
    /// Whether what is behind can be seen.
    open var isTranslucent = true
    /// The picture of the ground.
    open var backgroundImage: UIImage?
    /// The picture of the line at the edge.
    open var shadowImage: UIImage?
}

/// What a bar of tabs shows for one controller.
///
/// Apple: "UITabBarItem" (UIKit).
@MainActor @preconcurrency open class UITabBarItem: UIBarItem {
    /// The picture while it is chosen.
    open var selectedImage: UIImage?
    /// A text at its corner.
    open var badgeValue: String?

    /// Creates an item.
    public init(title: String?, image: UIImage?, tag: Int) {
        super.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item with another picture while it is chosen.
    public init(title: String?, image: UIImage?, selectedImage: UIImage? = nil) {
        self.selectedImage = selectedImage
        super.init()
        self.title = title
        self.image = image
    }
}

/// A bar of buttons.
///
/// Apple: "UIToolbar" (UIKit).
open class UIToolbar: UIView {
    /// The looks of the bar.
    open var standardAppearance = UIToolbarAppearance()
    /// The looks where content is not scrolled.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// The ground.
    open var barTintColor: UIColor?
    /// The buttons.
    open var items: [UIBarButtonItem]?
}
