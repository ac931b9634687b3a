public import QuadrantCore

/// How the parts of a symbol are coloured.
///
/// Apple: "SymbolRenderingMode".
public struct SymbolRenderingMode: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case monochrome, hierarchical, palette, multicolor
    }

    private let kind: Kind

    /// All in the foreground style.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// The foreground style for the sign, its second and third levels for what is behind or beside it: fainter ones, or
    /// those that `foregroundStyle(_:_:)` and `foregroundStyle(_:_:_:)` set.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// The two or three foreground styles for the levels, the sign first; with one as `hierarchical`.
    public static let palette = SymbolRenderingMode(kind: .palette)
    /// The symbol's own colours, where it has some, and the foreground style. Those of weather, warnings, badges,
    /// batteries, hearts and stars are known here; other symbols are drawn as `monochrome`, which is reported.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

private enum SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
    /// How symbols are coloured that do not say themselves; `nil` for palette where two or three
    /// foreground styles are set, else monochrome.
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
    /// Sets how the symbol is coloured; `nil` for what the environment says.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var image = self
        image.symbol.renderingMode = mode
        return image
    }
}
