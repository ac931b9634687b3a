public import QuadrantCore

private enum FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
}

private enum SymbolFontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
}

extension EnvironmentValues {
    /// The font of symbols that are views, whatever the font of texts is; `nil` for the font of texts.
    package var fontOfSymbols: Font? {
        get { self[SymbolFontKey.self] }
        set { self[SymbolFontKey.self] = newValue }
    }

    /// The font of texts that set none; `nil` for the font of the body style.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
}
