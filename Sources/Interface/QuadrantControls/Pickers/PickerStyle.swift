import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// How pickers look.
///
/// Apple: "PickerStyle". There are only the styles of the system: as on Apple's systems, one's own cannot be
/// written.
@MainActor @preconcurrency
public protocol PickerStyle {
    /// Which of the system's styles it is; not for use outside the library.
    nonisolated var _look: _PickerLook { get }
}

/// One of the styles of pickers; not for use outside the library.
public enum _PickerLook: Sendable {
    case automatic
    case inline
    case menu
    case navigationLink
    case palette
    case radioGroup
    case segmented
    case wheel
}

/// The style of pickers where none is set: a closed menu; in menus, its options.
///
/// Apple: "DefaultPickerStyle".
public struct DefaultPickerStyle: PickerStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// Not for use outside the library.
    nonisolated public var _look: _PickerLook { .automatic }
}

/// A style that shows each option in line with the views around: a row for each in lists and menus; elsewhere a
/// wheel.
///
/// Apple: "InlinePickerStyle".
public struct InlinePickerStyle: PickerStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// Not for use outside the library.
    nonisolated public var _look: _PickerLook { .inline }
}

/// A style that shows the chosen option with two chevrons, which opens a menu of the options.
///
/// Apple: "MenuPickerStyle". The label is shown in rows of lists and forms only.
public struct MenuPickerStyle: PickerStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// Not for use outside the library.
    nonisolated public var _look: _PickerLook { .menu }
}

/// A style that shows the label, the chosen option and a chevron, as a link to a list of the options.
///
/// Apple: "NavigationLinkPickerStyle". The list of options is not drawn: the options are told to assistive technologies and
/// tests while it is open.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// Not for use outside the library.
    nonisolated public var _look: _PickerLook { .navigationLink }
}

/// A style that shows the options as a row of small pictures.
///
/// Apple: "PalettePickerStyle". The row scrolls where there is no room for all. `paletteSelectionEffect` says how the
/// chosen one is told from the others.
public struct PalettePickerStyle: PickerStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// Not for use outside the library.
    nonisolated public var _look: _PickerLook { .palette }
}

/// A style that shows each option beside a circle, which is filled for the chosen one.
///
/// Apple: "RadioGroupPickerStyle", which exists on macOS only.
public struct RadioGroupPickerStyle: PickerStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// Not for use outside the library.
    nonisolated public var _look: _PickerLook { .radioGroup }
}

/// A style that shows the options beside each other in segments of the same width.
///
/// Apple: "SegmentedPickerStyle". Of labels, the titles are shown. The titles are in 13 points at every text size.
public struct SegmentedPickerStyle: PickerStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// Not for use outside the library.
    nonisolated public var _look: _PickerLook { .segmented }
}

/// A style that shows the options on a wheel, with the chosen one in the middle.
///
/// Apple: "WheelPickerStyle". A finger spins the wheel; the option on which it comes to rest is chosen then.
public struct WheelPickerStyle: PickerStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// Not for use outside the library.
    nonisolated public var _look: _PickerLook { .wheel }
}

/// The older name of menu pickers on macOS.
///
/// Apple: "PopUpButtonPickerStyle".
public struct PopUpButtonPickerStyle: PickerStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// Not for use outside the library.
    nonisolated public var _look: _PickerLook { .menu }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// A closed menu.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// Each option in line with the views around.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A closed menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A link to a list of the options.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// A row of small pictures.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// A circle beside each option.
    @_disfavoredOverload
    // iPhones have no such style: a user's own of that name goes first.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// Segments of the same width.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

private enum PickerLookKey: EnvironmentKey {
    static var defaultValue: _PickerLook { .automatic }
}

extension EnvironmentValues {
    /// The style of pickers.
    var pickerLook: _PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the pickers in this view.
    ///
    /// Apple: "pickerStyle(_:)".
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerLook, style._look)
    }
}
