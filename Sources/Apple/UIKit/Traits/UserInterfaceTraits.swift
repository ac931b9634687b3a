internal import QuadrantCore
public import QuadrantViews

/// Light or dark appearance.
///
/// Apple: "UIUserInterfaceStyle" (UIKit).
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    /// Not said.
    case unspecified
    /// Dark text on a light ground.
    case light
    /// Light text on a dark ground.
    case dark

    /// Creates the style of a colour scheme; not said for `nil`.
    ///
    /// Apple: "init(_:)" (SwiftUI).
    public init(_ colorScheme: ColorScheme?) {
        switch colorScheme {
        case .light: self = .light
        case .dark: self = .dark
        case nil: self = .unspecified
        }
    }
}

extension ColorScheme {
    /// Creates the scheme of an interface style; `nil` where it is not said.
    ///
    /// Apple: "ColorScheme.init(_:)".
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .unspecified: return nil
        case .light: self = .light
        case .dark: self = .dark
        }
    }
}

/// Roughly how much room there is along an axis.
///
/// Apple: "UIUserInterfaceSizeClass" (UIKit).
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
    /// Not said.
    case unspecified
    /// Little room.
    case compact
    /// Much room.
    case regular

    /// Creates the class of a class of views; not said for `nil`.
    ///
    /// Apple: "init(_:)" (SwiftUI).
    public init(_ sizeClass: UserInterfaceSizeClass?) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        case nil: self = .unspecified
        }
    }
}

extension UserInterfaceSizeClass {
    /// Creates a class of views; `nil` where it is not said.
    ///
    /// Apple: "UserInterfaceSizeClass.init(_:)".
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
        switch uiUserInterfaceSizeClass {
        case .unspecified: return nil
        case .compact: self = .compact
        case .regular: self = .regular
        }
    }
}

/// The kind of device.
///
/// Apple: "UIUserInterfaceIdiom" (UIKit).
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
    /// Not said.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television.
    case tv = 2
    /// A car's display.
    case carPlay = 3
    /// A Mac.
    case mac = 5
    /// A headset.
    case vision = 6
}

/// Whether a layout runs from left to right.
///
/// Apple: "UITraitEnvironmentLayoutDirection" (UIKit).
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
    /// Not said.
    case unspecified = -1
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}

/// Whether a layout runs from left to right.
///
/// Apple: "UIUserInterfaceLayoutDirection" (UIKit).
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}

/// How strong the contrast of colours is.
///
/// Apple: "UIAccessibilityContrast" (UIKit).
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
    /// Not said.
    case unspecified = -1
    /// The usual contrast.
    case normal
    /// A stronger contrast.
    case high
}

/// How bold letters are.
///
/// Apple: "UILegibilityWeight" (UIKit).
public enum UILegibilityWeight: Int, Hashable, Sendable {
    /// Not said.
    case unspecified = -1
    /// As bold as the font says.
    case regular
    /// Bolder.
    case bold
}

/// The colours that a display shows.
///
/// Apple: "UIDisplayGamut" (UIKit).
public enum UIDisplayGamut: Int, Hashable, Sendable {
    /// Not said.
    case unspecified = -1
    /// Those of sRGB.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case SRGB
    /// Those of Display P3.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case P3
}
