public import Foundation
public import QuadrantViews

/// What a bar has as its parts: a title, a picture, and a number to find it by.
///
/// Apple: "UIBarItem" (UIKit).
@MainActor @preconcurrency open class UIBarItem: NSObject {
    /// The title.
    open var title: String?
    /// The picture.
    open var image: UIImage?
    /// The picture where the screen is low.
    open var landscapeImagePhone: UIImage?
    /// Whether it can be used.
    open var isEnabled = true
    /// A number to find it by.
    open var tag = 0
    /// What assistive technologies say of it.
    open var accessibilityLabel: String?
    /// A name to find it by.
    open var accessibilityIdentifier: String?

    /// Creates an item without content.
    public override init() {}
}
