/// What a view of UIKit's shows, as a value.
///
/// Apple: "UIContentConfiguration" (UIKit).
@MainActor @preconcurrency public protocol UIContentConfiguration {
    /// Makes a view that shows it.
    func makeContentView() -> any UIView & UIContentView
    /// The same in a state, such as chosen. States are not known here.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows such a value.
///
/// Apple: "UIContentView" (UIKit).
@MainActor @preconcurrency public protocol UIContentView: AnyObject {
    /// What it shows.
    var configuration: any UIContentConfiguration { get set }
}

/// The state of a view of UIKit's.
///
/// Apple: "UIConfigurationState" (UIKit), in part.
@MainActor @preconcurrency public protocol UIConfigurationState {
    /// The traits of where the view is.
    var traitCollection: UITraitCollection { get set }
}
