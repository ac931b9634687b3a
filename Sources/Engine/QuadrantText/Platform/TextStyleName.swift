/// A style of text by its role.
package enum TextStyleName: String, Hashable, Sendable, CaseIterable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
}

/// A text style at one of the user's settings, from which a font was made.
package struct TextStyleUse: Hashable, Sendable {
    package var name: TextStyleName
    /// The column of the profile's tables: 0 for the smallest setting, 3 for the usual one, 11 for the
    /// largest. A profile whose styles do not follow the setting has one column for all.
    package var setting: UInt8

    /// The style at a setting; one below or above the table's is the nearest in it.
    package init(_ name: TextStyleName, setting: Int = TextStyleUse.usualSetting) {
        self.name = name
        self.setting = UInt8(min(max(setting, 0), 11))
    }

    /// The setting at which text styles have their published sizes.
    package static let usualSetting = 3
}
