public import QuadrantCore

/// Traits that can be set.
///
/// Apple: "UIMutableTraits" (UIKit). None can be set here, as nothing is handed on to views of UIKit: code that sets one does not
/// compile.
@MainActor @preconcurrency public protocol UIMutableTraits {}

/// A key of the environment whose value is a trait of UIKit's.
///
/// Apple: "UITraitBridgedEnvironmentKey" (UIKit). Where no value was set, views read it from the traits. What views set is not
/// written to traits.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    /// The value that traits say.
    static func read(from traitCollection: UITraitCollection) -> Value
    /// Sets the trait.
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension UITraitBridgedEnvironmentKey {
    /// What the traits of now say.
    public static var _unsetValue: Value { read(from: .current) }
}
