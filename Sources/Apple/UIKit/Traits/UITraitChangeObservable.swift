internal import Foundation
public import QuadrantFoundation

/// A trait, named by a type.
///
/// Apple: "UITraitDefinition" (UIKit).
public protocol UITraitDefinition {
    /// What the trait says.
    associatedtype Value
    /// What it says where nothing is said.
    static var defaultValue: Value { get }
}

/// A trait of any kind.
///
/// Apple: "UITrait" (UIKit).
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
///
/// Apple: "UITraitUserInterfaceStyle" (UIKit).
public struct UITraitUserInterfaceStyle: UITraitDefinition {
    /// Nothing.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
}

/// How much room there is horizontally.
///
/// Apple: "UITraitHorizontalSizeClass" (UIKit).
public struct UITraitHorizontalSizeClass: UITraitDefinition {
    /// Nothing.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// How much room there is vertically.
///
/// Apple: "UITraitVerticalSizeClass" (UIKit).
public struct UITraitVerticalSizeClass: UITraitDefinition {
    /// Nothing.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// How large the user wants text to be.
///
/// Apple: "UITraitPreferredContentSizeCategory" (UIKit).
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// Nothing.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
}

/// Stands for a handler of traits.
///
/// Apple: "UITraitChangeRegistration" (UIKit).
@MainActor @preconcurrency public protocol UITraitChangeRegistration: AnyObject {}

private final class TraitRegistration: UITraitChangeRegistration {}

/// Something that can be told of other traits. A picture is drawn with the traits it has: nobody is told here.
///
/// Apple: "UITraitChangeObservable" (UIKit).
@MainActor @preconcurrency public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
    /// Takes a handler for changes of traits. It is never called: the traits of a view of UIKit's do not change while it is shown.
    ///
    /// Apple: "registerForTraitChanges(_:handler:)" (UIKit).
    @discardableResult
    public func registerForTraitChanges<Observable: UITraitChangeObservable>(
        _ traits: [UITrait], handler: @escaping (Observable, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { TraitRegistration() }

    /// Takes a method for changes of traits. It is never called: the traits of a view of UIKit's do not change while it is shown.
    ///
    /// Apple: "registerForTraitChanges(_:action:)" (UIKit).
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration { TraitRegistration() }

    /// Takes a handler back.
    ///
    /// Apple: "unregisterForTraitChanges(_:)" (UIKit).
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}
