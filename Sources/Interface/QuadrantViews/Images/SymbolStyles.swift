import QuadrantCore
import QuadrantGeometry
import QuadrantSymbols

/// Works out the styles in which the levels of a symbol are painted.
struct SymbolStyles {
    let mode: SymbolRenderingMode
    private let environment: EnvironmentValues
    /// What a text or a canvas paints the symbol with in place of the foreground style.
    private let override: _ResolvedStyle?
    /// Whether colours become gradients.
    private let isGradient: Bool

    /// - Parameters:
    ///   - image: What it says of itself counts before the environment.
    ///   - override: `nil` for the foreground style.
    init(_ image: Image, _ override: _ResolvedStyle?, _ environment: EnvironmentValues) {
        let styles = environment.foregroundLevels?.styles.count ?? 0
        mode =
            image.symbolMode ?? environment.symbolRenderingMode
            ?? (styles > 1 && override == nil ? .palette : .monochrome)
        self.environment = environment
        self.override = override
        isGradient =
            (image.symbol.colorMode ?? environment.symbolColorRenderingMode) == .gradient
    }

    /// How the parts of the symbol are divided into levels.
    func look(variableValue: Double?) -> SymbolLook {
        SymbolLook(
            isLayered: mode == .hierarchical || mode == .palette,
            isMulticolor: mode == .multicolor, variableValue: variableValue)
    }

    /// The styles of a drawing's levels; the last also stands for those after it.
    func resolved(for drawing: SymbolDrawing) -> [_ResolvedStyle] {
        let styles = flatStyles(for: drawing)
        return isGradient ? styles.map(gradient) : styles
    }

    private func flatStyles(for drawing: SymbolDrawing) -> [_ResolvedStyle] {
        if drawing.isColored {
            return SymbolTint.allCases.map { tint in
                tint.rgba(in: environment).map { _ResolvedStyle($0) } ?? level(.primary, 0)
            }
        }
        let levels: [HierarchicalShapeStyle] = [.primary, .secondary, .tertiary]
        var count = mode == .hierarchical || mode == .palette ? 3 : 1
        // Two styles are all there is for three levels of a palette.
        if mode == .palette, override == nil, environment.foregroundLevels?.styles.count == 2 {
            count = 2
        }
        return levels.prefix(count).enumerated().map { level($1, $0) }
    }

    private func gradient(_ style: _ResolvedStyle) -> _ResolvedStyle {
        guard case .color(let color) = style.kind else { return style }
        return AnyGradient._resolve(Color(.fixed(color)).gradient, in: environment)
    }

    private func level(_ style: HierarchicalShapeStyle, _ index: Int) -> _ResolvedStyle {
        override?.opacity(StyleLevel.faintness(index))
            ?? HierarchicalShapeStyle._resolve(style, in: environment)
    }
}

extension Image {
    /// The mode that the image asks for: `.renderingMode(.original)` is multicolour, as Apple's pages say.
    fileprivate var symbolMode: SymbolRenderingMode? {
        symbol.renderingMode ?? template.map { $0 ? .monochrome : .multicolor }
    }
}

extension SymbolTint {
    /// The colour; `nil` for the foreground style.
    fileprivate func rgba(in environment: EnvironmentValues) -> RGBAColor? {
        switch self {
        case .foreground: nil
        case .white: .white
        case .red: SystemColor.red.rgba(in: environment)
        case .orange: SystemColor.orange.rgba(in: environment)
        case .yellow: SystemColor.yellow.rgba(in: environment)
        case .green: SystemColor.green.rgba(in: environment)
        case .cyan: SystemColor.cyan.rgba(in: environment)
        }
    }
}
