public import Foundation
internal import QuadrantCore
internal import QuadrantViews

/// An item of a bar, whose kind has a proxy for the looks of all such items. What is set on it is kept; the bars of SwiftUI's views do not follow it, which is told.
@MainActor private enum ItemProxies {
    static var known: [ObjectIdentifier: AnyObject] = [:]

    static func proxy<Item: AnyObject>(_ name: String, _ make: () -> Item) -> Item {
        Notice.withoutEffect(
            "\(name).appearance()",
            "SwiftUI's views do not follow it; their own modifiers set their looks")
        if let item = known[ObjectIdentifier(Item.self)] as? Item { return item }
        let item = make()
        known[ObjectIdentifier(Item.self)] = item
        return item
    }
}

extension UITabBarItem {
    /// An item that stands for all of its kind.
    ///
    /// Apple: "appearance()" (UIKit).
    public class func appearance() -> UITabBarItem {
        ItemProxies.proxy("UITabBarItem") { UITabBarItem(title: nil, image: nil, tag: 0) }
    }

    /// Sets the attributes of titles in a state. They are not drawn: the bars of SwiftUI's views have looks of their own.
    ///
    /// Apple: "setTitleTextAttributes(_:for:)" (UIKit).
    public func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        Notice.withoutEffect("UITabBarItem.setTitleTextAttributes(_:for:)")
    }
}

extension UIBarButtonItem {
    /// An item that stands for all of its kind.
    ///
    /// Apple: "appearance()" (UIKit).
    public class func appearance() -> UIBarButtonItem {
        ItemProxies.proxy("UIBarButtonItem") { UIBarButtonItem() }
    }

    /// Sets the attributes of titles in a state. They are not drawn: the bars of SwiftUI's views have looks of their own.
    ///
    /// Apple: "setTitleTextAttributes(_:for:)" (UIKit).
    public func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        Notice.withoutEffect("UIBarButtonItem.setTitleTextAttributes(_:for:)")
    }
}
