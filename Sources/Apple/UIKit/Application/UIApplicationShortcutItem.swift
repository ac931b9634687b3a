public import Foundation

/// What the menu of an app's icon offers. No icon has one here: nothing chooses it.
///
/// Apple: "UIApplicationShortcutItem" (UIKit).
@MainActor @preconcurrency open class UIApplicationShortcutItem {
    /// The kind, a name of the app's own.
    public let type: String
    /// The title.
    public let localizedTitle: String
    /// The line below the title.
    public let localizedSubtitle: String?
    /// The picture.
    public let icon: UIApplicationShortcutIcon?
    /// What the app keeps with it.
    public let userInfo: [String: any NSSecureCoding]?

    /// Creates an item.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String? = nil,
        icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
    ) {
        (self.type, self.localizedTitle, self.localizedSubtitle) = (
            type, localizedTitle, localizedSubtitle
        )
        (self.icon, self.userInfo) = (icon, userInfo)
    }
}

/// The picture of such an item.
///
/// Apple: "UIApplicationShortcutIcon" (UIKit).
@MainActor @preconcurrency open class UIApplicationShortcutIcon {
    /// The name of a symbol or of a picture of the app's.
    let name: String

    /// Creates the picture of a symbol.
    public init(systemImageName: String) {
        name = systemImageName
    }

    /// Creates a picture of the app's.
    public init(templateImageName: String) {
        name = templateImageName
    }
}
