// Human Interface Guidelines, system colours of 2022 to 2024, as listed in public code (three listings agree); increased
// contrast, where it is known, as tabulated by an open-source Cupertino port (BSD). The switches, sliders and buttons of
// Apple's pictures of iOS 15 to 18 have these colours.

extension SystemColor {
    /// The components of a colour that iOS 18 had otherwise than iOS 26; `nil` for one that both have.
    ///
    /// Where the colour with increased contrast is not known, it is the plain one.
    var componentsOfIOS18: Components? {
        switch self {
        case .red:
            (Packed(255, 59, 48), Packed(215, 0, 21), Packed(255, 69, 58), Packed(255, 105, 97))
        case .orange: Self.plain(Packed(255, 149, 0), Packed(255, 159, 10))
        case .yellow:
            (Packed(255, 204, 0), Packed(160, 90, 0), Packed(255, 214, 10), Packed(255, 212, 38))
        case .green: Self.plain(Packed(52, 199, 89), Packed(48, 209, 88))
        case .mint: Self.plain(Packed(0, 199, 190), Packed(99, 230, 226))
        case .teal: Self.plain(Packed(48, 176, 199), Packed(64, 200, 224))
        case .cyan: Self.plain(Packed(50, 173, 230), Packed(100, 210, 255))
        case .blue: Self.plain(Packed(0, 122, 255), Packed(10, 132, 255))
        case .indigo: Self.plain(Packed(88, 86, 214), Packed(94, 92, 230))
        case .purple:
            (
                Packed(175, 82, 222), Packed(137, 68, 171), Packed(191, 90, 242),
                Packed(218, 143, 255)
            )
        case .pink:
            (Packed(255, 45, 85), Packed(211, 15, 69), Packed(255, 55, 95), Packed(255, 100, 130))
        case .brown: Self.plain(Packed(162, 132, 94), Packed(172, 142, 104))
        default: nil
        }
    }

    /// The same with and without increased contrast.
    private static func plain(_ light: Packed, _ dark: Packed) -> Components {
        (light, light, dark, dark)
    }
}
