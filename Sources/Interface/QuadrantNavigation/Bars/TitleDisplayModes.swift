/// How the title of a screen is shown.
///
/// Apple: "ToolbarTitleDisplayMode".
public struct ToolbarTitleDisplayMode: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic, large, inline, inlineLarge
    }

    let kind: Kind

    /// As on the screen below; on the first screen, large.
    public static let automatic = ToolbarTitleDisplayMode(kind: .automatic)
    /// Below the buttons of the bar, in large letters.
    public static let large = ToolbarTitleDisplayMode(kind: .large)
    /// Between the buttons of the bar.
    public static let inline = ToolbarTitleDisplayMode(kind: .inline)
    /// In large letters, beside the buttons of the bar.
    public static let inlineLarge = ToolbarTitleDisplayMode(kind: .inlineLarge)
}

/// The configuration of a bar at the top, for the older names of its modifiers.
///
/// Apple: "NavigationBarItem".
public struct NavigationBarItem: Sendable {
    /// How the title of a screen is shown.
    ///
    /// Apple: "NavigationBarItem.TitleDisplayMode".
    public enum TitleDisplayMode: Hashable, Sendable {
        /// As on the screen below; on the first screen, large.
        case automatic
        /// Between the buttons of the bar.
        case inline
        /// Below the buttons of the bar, in large letters.
        case large

        var mode: ToolbarTitleDisplayMode {
            switch self {
            case .automatic: .automatic
            case .inline: .inline
            case .large: .large
            }
        }
    }
}
