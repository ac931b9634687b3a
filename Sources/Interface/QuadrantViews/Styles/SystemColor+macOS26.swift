// Levels of the label colour: recorded on macOS 26.2 (primary black 85 %, secondary black 50 %), others as AppKit's dynamic
// colours are listed in public code. The palette is that of iOS 26: Apple publishes one for both. Grounds of windows are not
// measured: white by day and 30 30 30 by night are a choice, cards upon them are black 4/255 (recorded, 26.6).

extension SystemColor {
    /// The components of a colour that macOS 26 has otherwise than iOS 26; `nil` for one that both have.
    var componentsOfMacOS26: Components? {
        switch self {
        case .label: Self.ink(85, 85)
        case .secondaryLabel: Self.ink(50, 55)
        case .tertiaryLabel, .placeholderText: Self.ink(26, 25)
        case .quaternaryLabel: Self.ink(10, 10)
        case .systemFill: Self.ink(10, 10)
        case .secondarySystemFill: Self.ink(8, 8)
        case .tertiarySystemFill: Self.ink(5, 5)
        case .quaternarySystemFill: Self.ink(3, 3)
        case .separator: Self.ink(10, 10)
        case .link: Self.both(Packed(0, 104, 218), Packed(65, 156, 255))
        case .systemBackground, .systemGroupedBackground:
            Self.both(Packed(255, 255, 255), Packed(30, 30, 30))
        case .tertiarySystemBackground: Self.both(Packed(255, 255, 255), Packed(30, 30, 30))
        case .secondarySystemBackground: Self.both(Packed(246, 246, 246), Packed(42, 42, 42))
        case .secondarySystemGroupedBackground:
            Self.both(Packed(251, 251, 251), Packed(38, 38, 38))
        default: nil
        }
    }

    /// Black by day and white by night, with these opacities in percent.
    private static func ink(_ light: UInt8, _ dark: UInt8) -> Components {
        both(Packed(0, 0, 0, light), Packed(255, 255, 255, dark))
    }

    /// The same with and without increased contrast, which is not known.
    private static func both(_ light: Packed, _ dark: Packed) -> Components {
        (light, light, dark, dark)
    }
}
