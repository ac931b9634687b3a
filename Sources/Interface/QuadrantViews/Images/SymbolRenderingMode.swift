public import QuadrantCore

/// How the parts of a symbol are coloured.
///
/// Apple: "SymbolRenderingMode".
public struct SymbolRenderingMode: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case monochrome, hierarchical, palette, multicolor
    }

    private let kind: Kind

    /// All parts are painted with the foreground style.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// The sign is painted with the foreground style, and what is behind or beside it with the
    /// second and third levels of that style: fainter ones, or those that `foregroundStyle(_:_:)`
    /// and `foregroundStyle(_:_:_:)` set.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// The two or three foreground styles paint the levels of the symbol, the first one the sign.
    /// With one foreground style, the same as `hierarchical`.
    public static let palette = SymbolRenderingMode(kind: .palette)
    /// The symbol has its own colours, where it has some, and the foreground style elsewhere. The
    /// colours of weather, warnings, badges, batteries, hearts and stars are known here; other
    /// symbols are drawn as `monochrome`, which is reported.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

private enum SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
    /// The colouring of symbols that set no mode themselves; `nil` for `palette` if two or three
    /// foreground styles are set, and `monochrome` otherwise.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Sets how symbols are coloured; `nil` for the default.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}

extension Image {
    /// Sets how the symbol is coloured; `nil` for the mode of the environment.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var image = self
        image.symbol.renderingMode = mode
        return image
    }
}
