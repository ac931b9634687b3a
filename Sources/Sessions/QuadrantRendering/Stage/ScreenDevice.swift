package import Foundation
package import QuadrantGeometry
package import QuadrantViews

/// A screen, a window or a widget in which a view is drawn: its size, its pixels, and the parts of it that the
/// system keeps for itself.
package struct ScreenDevice: Hashable, Sendable {
    /// What kind of device it is; it decides on the size classes and on what is drawn around it.
    package enum Kind: Hashable, Sendable {
        /// With the opening for the camera inside the screen, at its upper edge, or with a button below.
        case phone(Opening)
        case tablet, watch, window, widget
    }

    /// Where the camera of a phone looks out of.
    package enum Opening: Hashable, Sendable {
        case island, notch, button
    }

    /// Its name, as it is given.
    package let name: String
    /// The kind.
    package let kind: Kind
    /// In points.
    package private(set) var size: CGSize
    /// Pixels to a point.
    package let scale: CGFloat
    /// The margins that the system keeps for itself, in points.
    package private(set) var safeArea: EdgeInsets
    /// The radius of the corners of the screen, in points.
    package let cornerRadius: CGFloat
    /// Whether it lies on its side.
    package private(set) var isLandscape = false

    package func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(isLandscape)
    }

    /// The size classes.
    ///
    /// Apple: Human Interface Guidelines, "Layout", the table of size classes: iPads are regular both ways; phones
    /// are compact across and regular down, on their side compact both ways but for the large ones, of 414 points
    /// and more, which are regular across.
    package var sizeClasses: (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass)
    {
        switch kind {
        case .tablet, .window: return (.regular, .regular)
        case .watch, .widget: return (.compact, .compact)
        case .phone:
            guard isLandscape else { return (.compact, .regular) }
            return (size.height >= 414 ? .regular : .compact, .compact)
        }
    }

    /// Whether a keyboard comes up on its screen while text is edited.
    package var hasKeyboard: Bool {
        switch kind {
        case .phone, .tablet: true
        case .watch, .window, .widget: false
        }
    }

    /// The part of the screen that is left to the view.
    package var safeSize: CGSize {
        CGSize(
            width: size.width - safeArea.leading - safeArea.trailing,
            height: size.height - safeArea.top - safeArea.bottom)
    }

    /// The device on its side; phones and tablets only, others stay as they are.
    ///
    /// The opening of a phone then keeps as much at both sides as at the top before, and the line at the lower edge
    /// 21 points instead of 34.
    package var landscape: ScreenDevice {
        var turned = self
        turned.isLandscape = true
        switch kind {
        case .phone(let opening):
            let side = opening == .button ? 0 : safeArea.top
            turned.safeArea = EdgeInsets(
                top: 0, leading: side, bottom: opening == .button ? 0 : 21, trailing: side)
        case .tablet: break
        case .watch, .window, .widget: return self
        }
        turned.size = CGSize(width: size.height, height: size.width)
        return turned
    }

    /// The device of a name, in any case of its letters and with or without its blanks.
    package static func named(_ name: String) -> ScreenDevice? {
        func plain(_ name: String) -> String {
            name.lowercased().filter { $0.isLetter || $0.isNumber }
        }
        return all.first { plain($0.name) == plain(name) }
    }

    /// The device where only something about it is asked for.
    package static let standard = phones[0]

    /// A window of a Mac.
    package static let macWindow = named("Mac window") ?? standard

    /// Every device, phones first.
    package static let all: [ScreenDevice] = phones + tablets + others

    private init(
        _ name: String, _ kind: Kind, _ width: CGFloat, _ height: CGFloat, scale: CGFloat,
        top: CGFloat = 0, bottom: CGFloat = 0, corner: CGFloat
    ) {
        self.name = name
        self.kind = kind
        size = CGSize(width: width, height: height)
        self.scale = scale
        safeArea = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
        cornerRadius = corner
    }

    // Sizes: Apple, Human Interface Guidelines, "Layout", the tables of dimensions. Margins are nowhere in Apple's
    // documents; these are what `safeAreaInsets` gives on each device, as many projects and tables list them. Radii
    // are near what is seen.
    private static let phones = [
        phone("iPhone 16", .island, 393, 852, top: 59),
        phone("iPhone 16 Plus", .island, 430, 932, top: 59),
        phone("iPhone 16 Pro", .island, 402, 874, top: 62, corner: 62),
        phone("iPhone 16 Pro Max", .island, 440, 956, top: 62, corner: 62),
        phone("iPhone 17", .island, 402, 874, top: 62, corner: 62),
        phone("iPhone 17 Pro", .island, 402, 874, top: 62, corner: 62),
        phone("iPhone 17 Pro Max", .island, 440, 956, top: 62, corner: 62),
        phone("iPhone Air", .island, 420, 912, top: 68, corner: 62),
        phone("iPhone 15", .island, 393, 852, top: 59),
        phone("iPhone 15 Pro", .island, 393, 852, top: 59),
        phone("iPhone 16e", .notch, 390, 844, top: 47, corner: 47),
        phone("iPhone 14", .notch, 390, 844, top: 47, corner: 47),
        phone("iPhone 13 mini", .notch, 375, 812, top: 50, corner: 44),
        ScreenDevice("iPhone SE", .phone(.button), 375, 667, scale: 2, top: 20, corner: 0),
    ]

    private static func phone(
        _ name: String, _ opening: Opening, _ width: CGFloat, _ height: CGFloat, top: CGFloat,
        corner: CGFloat = 55
    ) -> ScreenDevice {
        ScreenDevice(
            name, .phone(opening), width, height, scale: 3, top: top, bottom: 34, corner: corner)
    }

    private static let tablets = [
        tablet("iPad", 820, 1180), tablet("iPad Air", 820, 1180), tablet("iPad mini", 744, 1133),
        tablet("iPad Pro 11-inch", 834, 1210), tablet("iPad Pro 13-inch", 1032, 1376),
    ]

    private static func tablet(_ name: String, _ width: CGFloat, _ height: CGFloat) -> ScreenDevice
    {
        ScreenDevice(name, .tablet, width, height, scale: 2, top: 24, bottom: 20, corner: 18)
    }

    // Widgets: Human Interface Guidelines, "Widgets", the sizes on a screen of 393 by 852 points. The watch keeps room
    // for the time; how much, and the size of a window, is a choice.
    private static let others = [
        ScreenDevice("Apple Watch 42mm", .watch, 187, 223, scale: 2, top: 34, corner: 42),
        ScreenDevice("Apple Watch 46mm", .watch, 208, 248, scale: 2, top: 37, corner: 47),
        ScreenDevice("Apple Watch Ultra", .watch, 205, 251, scale: 2, top: 37, corner: 49),
        ScreenDevice("Mac window", .window, 900, 600, scale: 2, corner: 12),
        ScreenDevice("Widget small", .widget, 158, 158, scale: 3, corner: 22),
        ScreenDevice("Widget medium", .widget, 338, 158, scale: 3, corner: 22),
        ScreenDevice("Widget large", .widget, 338, 354, scale: 3, corner: 22),
    ]
}
