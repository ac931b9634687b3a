public import UIKit

// Colours of AppKit whose roles UIKit has none of. Of colours that AppKit says nothing about, what a window in front has.
extension UIColor {
    /// The ground of what is selected in a window that is not in front. Apple:
    /// "unemphasizedSelectedContentBackgroundColor" (AppKit).
    public static var unemphasizedSelectedContentBackgroundColor: UIColor { .systemGray4 }
    /// The same of text. Apple: "unemphasizedSelectedTextBackgroundColor" (AppKit).
    public static var unemphasizedSelectedTextBackgroundColor: UIColor { .systemGray4 }
    /// Text on what is selected. Apple: "alternateSelectedControlTextColor" (AppKit).
    public static var alternateSelectedControlTextColor: UIColor { .white }
    /// Text that is selected. Apple: "selectedTextColor" (AppKit).
    public static var selectedTextColor: UIColor { .label }
    /// Text on controls that are selected. Apple: "selectedControlTextColor" (AppKit).
    public static var selectedControlTextColor: UIColor { .label }
    /// Text of the item of a menu under the pointer. Apple: "selectedMenuItemTextColor" (AppKit).
    public static var selectedMenuItemTextColor: UIColor { .white }
    /// Text on controls that cannot be used. Apple: "disabledControlTextColor" (AppKit).
    public static var disabledControlTextColor: UIColor { .tertiaryLabel }
    /// Titles of tables. Apple: "headerTextColor" (AppKit).
    public static var headerTextColor: UIColor { .label }
    /// Titles of windows. Apple: "windowFrameTextColor" (AppKit).
    public static var windowFrameTextColor: UIColor { .label }
    /// The ring around what has the focus. Apple: "keyboardFocusIndicatorColor" (AppKit).
    public static var keyboardFocusIndicatorColor: UIColor {
        .tintColor.withAlphaComponent(0.5)
    }
    /// What is marked by a search. Apple: "findHighlightColor" (AppKit).
    public static var findHighlightColor: UIColor { .systemYellow }
    /// Edges towards the light. Apple: "highlightColor" (AppKit).
    public static var highlightColor: UIColor { .white }
    /// Edges away from the light. Apple: "shadowColor" (AppKit).
    public static var shadowColor: UIColor { .black }

    /// Creates a colour that is worked out for the look of where it is drawn, light or dark.
    ///
    /// Apple: "init(name:dynamicProvider:)" (AppKit). Nobody asks for the name here.
    public convenience init(
        name: String?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor
    ) {
        self.init(dynamicProvider: {
            dynamicProvider($0.userInterfaceStyle == .dark ? .dark : .light)
        })
    }
}

/// A look of what AppKit draws: light or dark.
///
/// Apple: "NSAppearance" (AppKit), in part.
public final class NSAppearance: Hashable, Sendable {
    /// The name of a look.
    ///
    /// Apple: "NSAppearance.Name".
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A look of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Light.
        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        /// Dark.
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
        /// Light, over what shows through.
        public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
        /// Dark, over what shows through.
        public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
    }

    static let light = NSAppearance(.aqua)
    static let dark = NSAppearance(.darkAqua)

    /// The name.
    public let name: Name

    private init(_ name: Name) { self.name = name }

    /// The look of a name; `nil` for a name that is none of the four.
    public convenience init?(named name: Name) {
        guard [.aqua, .darkAqua, .vibrantLight, .vibrantDark].contains(name) else { return nil }
        self.init(name)
    }

    /// The look of what is drawn now. Apple: "currentDrawing()" (AppKit).
    public static func currentDrawing() -> NSAppearance {
        UITraitCollection.current.userInterfaceStyle == .dark ? .dark : .light
    }

    var isDark: Bool { name == .darkAqua || name == .vibrantDark }

    /// The one of some looks that is nearest: of the same name, else as dark; `nil` where none is.
    public func bestMatch(from appearances: [Name]) -> Name? {
        if appearances.contains(name) { return name }
        return appearances.first { NSAppearance($0).isDark == isDark }
    }

    /// Whether both have one name.
    public static func == (left: NSAppearance, right: NSAppearance) -> Bool {
        left.name == right.name
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
