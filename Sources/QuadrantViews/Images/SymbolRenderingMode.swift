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
    /// The foreground style for the sign, fainter levels of it for what is behind or beside it.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// The two or three foreground styles for the levels; with one as `hierarchical`.
    public static let palette = SymbolRenderingMode(kind: .palette)
    /// Apple's own colours of each symbol. They are not known here: drawn as `monochrome`, which is reported.
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

/// The styles that a symbol's levels are painted in.
struct SymbolStyles {
    let mode: SymbolRenderingMode
    let resolved: [_ResolvedStyle]

    /// - Parameter own: The mode of the image itself.
    init(_ own: SymbolRenderingMode?, _ environment: EnvironmentValues) {
        let styles = environment.foregroundLevels?.styles.count ?? 0
        let mode =
            own ?? environment.symbolRenderingMode ?? (styles > 1 ? .palette : .monochrome)
        let levels: [HierarchicalShapeStyle] =
            switch mode {
            case .hierarchical: [.primary, .secondary, .tertiary]
            case .palette where styles < 2: [.primary, .secondary, .tertiary]
            case .palette: Array([.primary, .secondary, .tertiary].prefix(styles))
            default: [.primary]
            }
        self.mode = mode
        resolved = levels.map { level in
            // A palette's first style alone counts in the hierarchy.
            var environment = environment
            if mode == .hierarchical, let levels = environment.foregroundLevels {
                environment.foregroundLevels = ForegroundLevels(
                    styles: [levels.styles[0]], outer: levels.outer)
            }
            return HierarchicalShapeStyle._resolve(level, in: environment)
        }
    }

    var isLayered: Bool { resolved.count > 1 }
}
