internal import Foundation
internal import QuadrantCore
internal import QuadrantViews

/// A kind of views that has a proxy for the looks of all of them.
///
/// Apple: "UIAppearance" (UIKit).
@MainActor @preconcurrency public protocol UIAppearance: AnyObject {}

/// A kind of containers that looks can be limited to.
///
/// Apple: "UIAppearanceContainer" (UIKit).
public protocol UIAppearanceContainer: AnyObject {}

/// Stands in where a view is made from an archive.
private final class NoArchive: NSCoder {}

/// A kind of views of which SwiftUI's own follow some of what is set on the proxy.
@MainActor protocol FollowedAppearance: UIView {}

extension SystemLooks {
    /// The looks of the tree whose code asks, else those of the program.
    static var ofCaller: SystemLooks {
        guard let surroundings = CurrentSurroundings.current else { return ofProcess }
        return surroundings.read { $0.systemLooks } ?? ofProcess
    }
}

extension UIAppearance where Self: UIView {
    /// A view that stands for all of its class in the pictures of the host whose code asks. What is set is kept and can be
    /// read. SwiftUI's views follow `isHidden` and colours of bars of tabs, titles and grounds of navigation bars, colours of page
    /// controls and of segments; that nothing else changes a picture is told once for each class.
    public static func appearance() -> Self {
        let looks = SystemLooks.ofCaller
        if Self.self is any FollowedAppearance.Type {
            looks.read = SystemLook.init
        } else {
            Notice.withoutEffect(
                "\(Self.self).appearance()",
                "SwiftUI's views do not follow it; their own modifiers set their looks")
        }
        if let known = looks.proxies[ObjectIdentifier(self)] as? Self { return known }
        guard let made = Self(coder: NoArchive()) else {
            fatalError("\(Self.self) cannot be made from an archive")
        }
        looks.proxies[ObjectIdentifier(self)] = made
        return made
    }

    /// The same for views in such containers; here the same as for all.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearance() }

    /// The same for views with such traits; here the same as for all.
    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
