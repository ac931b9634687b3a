public import Foundation

/// How a bar looks. It is kept; the bars of SwiftUI's views do not follow it.
///
/// Apple: "UIBarAppearance" (UIKit).
@MainActor @preconcurrency open class UIBarAppearance {
    /// The ground; `nil` for none.
    open var backgroundColor: UIColor?
    /// The blur behind the ground; `nil` for none.
    open var backgroundEffect: UIBlurEffect?
    /// The picture in front of the ground.
    open var backgroundImage: UIImage?
    /// The colour of the line at the edge; `nil` for none.
    open var shadowColor: UIColor?
    /// The picture of the line at the edge.
    open var shadowImage: UIImage?

    /// Creates a look.
    public required init() {}

    /// Sets the system's ground.
    open func configureWithDefaultBackground() {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        backgroundColor = nil
    }

    /// Sets an opaque ground in the system's colour.
    open func configureWithOpaqueBackground() {
        backgroundEffect = nil
        backgroundColor = .systemBackground
    }

    /// Sets no ground and no line.
    open func configureWithTransparentBackground() {
        backgroundEffect = nil
        backgroundColor = nil
        shadowColor = nil
    }
}

/// How a navigation bar looks.
///
/// Apple: "UINavigationBarAppearance" (UIKit).
open class UINavigationBarAppearance: UIBarAppearance {
    /// What titles are drawn with.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// What large titles are drawn with.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far titles are moved.
    open var titlePositionAdjustment = UIOffset.zero
    /// The looks of buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The looks of the button back.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// The looks of the button that ends something.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    /// The picture of the button back.
    open private(set) var backIndicatorImage: UIImage?

    /// Sets the picture of the button back.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
    ) {
        self.backIndicatorImage = backIndicatorImage
    }
}

/// How a bar of tabs looks.
///
/// Apple: "UITabBarAppearance" (UIKit).
open class UITabBarAppearance: UIBarAppearance {
    /// The looks of items above their titles.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The looks of items beside their titles.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// The looks of small items beside their titles.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// The colour behind the chosen item.
    open var selectionIndicatorTintColor: UIColor?
}

/// How a bar of buttons looks.
///
/// Apple: "UIToolbarAppearance" (UIKit).
open class UIToolbarAppearance: UIBarAppearance {
    /// The looks of buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
}

/// How an item of a bar looks in one state.
@MainActor @preconcurrency open class UIBarItemStateAppearance {
    /// What titles are drawn with.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far titles are moved.
    open var titlePositionAdjustment = UIOffset.zero
    /// The colour of pictures.
    open var iconColor: UIColor?
    /// The colour of badges.
    open var badgeBackgroundColor: UIColor?

    /// Creates a look.
    public init() {}
}

/// How buttons of a bar look.
///
/// Apple: "UIBarButtonItemAppearance" (UIKit).
@MainActor @preconcurrency open class UIBarButtonItemAppearance {
    /// In the usual state.
    public let normal = UIBarItemStateAppearance()
    /// Under a finger.
    public let highlighted = UIBarItemStateAppearance()
    /// Not to be used.
    public let disabled = UIBarItemStateAppearance()

    /// Creates a look.
    public init() {}
}

/// How items of a bar of tabs look.
///
/// Apple: "UITabBarItemAppearance" (UIKit).
@MainActor @preconcurrency open class UITabBarItemAppearance {
    /// In the usual state.
    public let normal = UIBarItemStateAppearance()
    /// Chosen.
    public let selected = UIBarItemStateAppearance()
    /// Not to be used.
    public let disabled = UIBarItemStateAppearance()

    /// Creates a look.
    public init() {}
}
