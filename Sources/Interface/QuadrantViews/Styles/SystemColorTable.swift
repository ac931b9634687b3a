// Table of iOS 26 colours. Palette: Human Interface Guidelines, system colours since June 2025, as
// transcribed in public reference notes (three agreeing listings). Semantic colours: UIKit's dynamic
// colours, base level, as tabulated by an open-source Cupertino port (BSD); secondary label and
// grouped ground confirmed by a recording of iOS 26.

package import QuadrantGeometry
package import QuadrantText

/// A colour of the system, by its role; its components depend on appearance and contrast.
package enum SystemColor: String, Hashable, Sendable, CaseIterable {
    case red
    case orange
    case yellow
    case green
    case mint
    case teal
    case cyan
    case blue
    case indigo
    case purple
    case pink
    case brown
    case gray
    case gray2
    case gray3
    case gray4
    case gray5
    case gray6
    case label
    case secondaryLabel
    case tertiaryLabel
    case quaternaryLabel
    case placeholderText
    case systemFill
    case secondarySystemFill
    case tertiarySystemFill
    case quaternarySystemFill
    case separator
    case opaqueSeparator
    case link
    case systemBackground
    case secondarySystemBackground
    case tertiarySystemBackground
    case systemGroupedBackground
    case secondarySystemGroupedBackground
    case tertiarySystemGroupedBackground

    /// Black or white text: what `.primary` resolves to on iOS.
    package static let primary = SystemColor.label
    /// What `.secondary` resolves to on iOS.
    package static let secondary = SystemColor.secondaryLabel
    /// What `.tertiary` resolves to on iOS.
    package static let tertiary = SystemColor.tertiaryLabel
    /// What `.quaternary` resolves to on iOS.
    package static let quaternary = SystemColor.quaternaryLabel
    /// What `.fill` resolves to.
    package static let fill = SystemColor.systemFill
    /// The accent colour where none is set.
    package static let accent = SystemColor.blue

    /// The colour of a system in an appearance, sRGB.
    package func rgba(
        dark: Bool, increasedContrast: Bool = false, on system: PlatformProfile = .iOS26
    ) -> RGBAColor {
        let (light, lightContrast, night, nightContrast) = components(on: system)
        let packed =
            switch (dark, increasedContrast) {
            case (false, false): light
            case (false, true): lightContrast
            case (true, false): night
            case (true, true): nightContrast
            }
        return RGBAColor(
            red: Double(packed.red) / 255, green: Double(packed.green) / 255,
            blue: Double(packed.blue) / 255, alpha: Double(packed.percent) / 100)
    }

    /// A colour with components from 0 to 255 and an alpha in percent.
    struct Packed {
        var red: UInt8
        var green: UInt8
        var blue: UInt8
        var percent: UInt8

        init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ percent: UInt8 = 100) {
            self.red = red
            self.green = green
            self.blue = blue
            self.percent = percent
        }
    }

    /// The components for light, light with increased contrast, dark, and dark with increased
    /// contrast.
    typealias Components = (Packed, Packed, Packed, Packed)

    private func components(on system: PlatformProfile) -> Components {
        switch system {
        case .iOS26: components
        case .macOS26: componentsOfMacOS26 ?? components
        case .iOS18: componentsOfIOS18 ?? components
        }
    }

    /// The components on iOS 26.
    private var components: Components {
        switch self {
        case .red:
            (
                Packed(255, 56, 60), Packed(233, 21, 45),
                Packed(255, 66, 69), Packed(255, 97, 101)
            )
        case .orange:
            (
                Packed(255, 141, 40), Packed(197, 83, 0),
                Packed(255, 146, 48), Packed(255, 160, 86)
            )
        case .yellow:
            (
                Packed(255, 204, 0), Packed(161, 106, 0),
                Packed(255, 214, 0), Packed(254, 223, 67)
            )
        case .green:
            (
                Packed(52, 199, 89), Packed(0, 137, 50),
                Packed(48, 209, 88), Packed(74, 217, 104)
            )
        case .mint:
            (
                Packed(0, 200, 179), Packed(0, 133, 117),
                Packed(0, 218, 195), Packed(84, 223, 203)
            )
        case .teal:
            (
                Packed(0, 195, 208), Packed(0, 129, 152),
                Packed(0, 210, 224), Packed(59, 221, 236)
            )
        case .cyan:
            (
                Packed(0, 192, 232), Packed(0, 126, 174),
                Packed(60, 211, 254), Packed(109, 217, 255)
            )
        case .blue:
            (
                Packed(0, 136, 255), Packed(30, 110, 244),
                Packed(0, 145, 255), Packed(92, 184, 255)
            )
        case .indigo:
            (
                Packed(97, 85, 245), Packed(86, 74, 222),
                Packed(109, 124, 255), Packed(167, 170, 255)
            )
        case .purple:
            (
                Packed(203, 48, 224), Packed(176, 47, 194),
                Packed(219, 52, 242), Packed(234, 141, 255)
            )
        case .pink:
            (
                Packed(255, 45, 85), Packed(231, 18, 77),
                Packed(255, 55, 95), Packed(255, 138, 196)
            )
        case .brown:
            (
                Packed(172, 127, 94), Packed(149, 109, 81),
                Packed(183, 138, 102), Packed(219, 166, 121)
            )
        case .gray:
            (
                Packed(142, 142, 147), Packed(108, 108, 112),
                Packed(142, 142, 147), Packed(174, 174, 178)
            )
        case .gray2:
            (
                Packed(174, 174, 178), Packed(142, 142, 147),
                Packed(99, 99, 102), Packed(124, 124, 128)
            )
        case .gray3:
            (
                Packed(199, 199, 204), Packed(174, 174, 178),
                Packed(72, 72, 74), Packed(84, 84, 86)
            )
        case .gray4:
            (
                Packed(209, 209, 214), Packed(188, 188, 192),
                Packed(58, 58, 60), Packed(68, 68, 70)
            )
        case .gray5:
            (
                Packed(229, 229, 234), Packed(216, 216, 220),
                Packed(44, 44, 46), Packed(54, 54, 56)
            )
        case .gray6:
            (
                Packed(242, 242, 247), Packed(235, 235, 240),
                Packed(28, 28, 30), Packed(36, 36, 38)
            )
        case .label:
            (
                Packed(0, 0, 0), Packed(0, 0, 0),
                Packed(255, 255, 255), Packed(255, 255, 255)
            )
        case .secondaryLabel:
            (
                Packed(60, 60, 67, 60), Packed(60, 60, 67, 68),
                Packed(235, 235, 245, 60), Packed(235, 235, 245, 68)
            )
        case .tertiaryLabel:
            (
                Packed(60, 60, 67, 30), Packed(60, 60, 67, 38),
                Packed(235, 235, 245, 30), Packed(235, 235, 245, 38)
            )
        case .quaternaryLabel:
            (
                Packed(60, 60, 67, 18), Packed(60, 60, 67, 26),
                Packed(235, 235, 245, 16), Packed(235, 235, 245, 24)
            )
        case .placeholderText:
            (
                Packed(60, 60, 67, 30), Packed(60, 60, 67, 38),
                Packed(235, 235, 245, 30), Packed(235, 235, 245, 38)
            )
        case .systemFill:
            (
                Packed(120, 120, 128, 20), Packed(120, 120, 128, 28),
                Packed(120, 120, 128, 36), Packed(120, 120, 128, 44)
            )
        case .secondarySystemFill:
            (
                Packed(120, 120, 128, 16), Packed(120, 120, 128, 24),
                Packed(120, 120, 128, 32), Packed(120, 120, 128, 40)
            )
        case .tertiarySystemFill:
            (
                Packed(118, 118, 128, 12), Packed(118, 118, 128, 20),
                Packed(118, 118, 128, 24), Packed(118, 118, 128, 32)
            )
        case .quaternarySystemFill:
            (
                Packed(116, 116, 128, 8), Packed(116, 116, 128, 16),
                Packed(118, 118, 128, 18), Packed(118, 118, 128, 26)
            )
        case .separator:
            (
                Packed(60, 60, 67, 29), Packed(60, 60, 67, 37),
                Packed(84, 84, 88, 60), Packed(84, 84, 88, 68)
            )
        case .opaqueSeparator:
            (
                Packed(198, 198, 200), Packed(198, 198, 200),
                Packed(56, 56, 58), Packed(56, 56, 58)
            )
        case .link:
            (
                Packed(0, 122, 255), Packed(0, 122, 255),
                Packed(9, 132, 255), Packed(9, 132, 255)
            )
        case .systemBackground:
            (
                Packed(255, 255, 255), Packed(255, 255, 255),
                Packed(0, 0, 0), Packed(0, 0, 0)
            )
        case .secondarySystemBackground:
            (
                Packed(242, 242, 247), Packed(235, 235, 240),
                Packed(28, 28, 30), Packed(36, 36, 38)
            )
        case .tertiarySystemBackground:
            (
                Packed(255, 255, 255), Packed(255, 255, 255),
                Packed(44, 44, 46), Packed(54, 54, 56)
            )
        case .systemGroupedBackground:
            (
                Packed(242, 242, 247), Packed(235, 235, 240),
                Packed(0, 0, 0), Packed(0, 0, 0)
            )
        case .secondarySystemGroupedBackground:
            (
                Packed(255, 255, 255), Packed(255, 255, 255),
                Packed(28, 28, 30), Packed(36, 36, 38)
            )
        case .tertiarySystemGroupedBackground:
            (
                Packed(242, 242, 247), Packed(235, 235, 240),
                Packed(44, 44, 46), Packed(54, 54, 56)
            )
        }
    }
}
