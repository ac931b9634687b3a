public import Foundation
public import QuadrantCore
public import QuadrantText

/// Light or dark appearance.
///
/// Apple: "ColorScheme".
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    case light
    case dark
}

private enum ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
}

/// How strong the contrast of colours is.
///
/// Apple: "ColorSchemeContrast".
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    case standard
    case increased
}

private enum ColorSchemeContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
}

private enum DisplayScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat { 2 }
}

private enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { Locale(identifier: "en_US") }
}

private enum FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
}

private enum LineLimitKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
}

private enum LineSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

private enum TextAlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
}

private enum TruncationModeKey: EnvironmentKey {
    static var defaultValue: Text.TruncationMode { .tail }
}

private enum ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
}

private enum DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
}

extension EnvironmentValues {
    /// Light or dark. Light unless set.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// Whether system colours are those of increased contrast. Standard unless the host says
    /// otherwise.
    public var colorSchemeContrast: ColorSchemeContrast { _colorSchemeContrast }

    /// `colorSchemeContrast` for hosts and previews, which may set it.
    public var _colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }

    /// Pixels per point. 2 unless the host says otherwise.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The size of a pixel in points.
    public var pixelLength: CGFloat {
        let scale = displayScale
        return scale > 0 ? 1 / scale : 1
    }

    /// The locale of texts and formats. `en_US` unless the host says otherwise, so that the same
    /// view gives the same picture on every machine.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The font of texts that set none; `nil` for the body style.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The most lines a text may have; `nil` for any number.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// Points between the bottom of one line and the top of the next.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// How the lines of a text stand beside each other.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    /// Which part of a text gives way where there is too little room.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// The size of symbols relative to the font.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// How large the user wants text to be.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
}
