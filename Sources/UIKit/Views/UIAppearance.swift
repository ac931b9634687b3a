internal import Foundation

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

/// The proxies, by the names of their classes: what is set stays and can be read.
@MainActor private var proxies: [ObjectIdentifier: UIView] = [:]

extension UIAppearance where Self: UIView {
    /// A view that stands for all of its class. What is set is kept and can be read; it changes no picture,
    /// which is told once for each class.
    public static func appearance() -> Self {
        Notice.withoutEffect(
            "\(Self.self).appearance()",
            "SwiftUI's views do not follow it; their own modifiers set their looks")
        if let known = proxies[ObjectIdentifier(self)] as? Self { return known }
        guard let made = Self(coder: NoArchive()) else {
            fatalError("\(Self.self) cannot be made from an archive")
        }
        proxies[ObjectIdentifier(self)] = made
        return made
    }

    /// The same for views in such containers; here the same as for all.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearance() }

    /// The same for views with such traits; here the same as for all.
    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

extension UIView: UIAppearance {}
