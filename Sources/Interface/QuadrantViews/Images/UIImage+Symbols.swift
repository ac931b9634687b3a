import Foundation
import QuadrantCore
import QuadrantSymbols
import QuadrantText

extension UIImage {
    /// Creates a picture of a symbol, by its size, weight and scale in place of those around it.
    ///
    /// - Parameters:
    ///   - symbol: The name; the result is `nil` if there is no symbol of that name.
    ///   - font: Its size and weight count.
    ///   - colors: The colours of a palette, or the one colour of a hierarchy; none for the
    ///     foreground style.
    package convenience init?(
        symbol name: String, font: Font, scale: Image.Scale, mode: SymbolRenderingMode? = nil,
        tint: Color? = nil, variableValue: Double? = nil
    ) {
        let environment = EnvironmentValues()
        let descriptor = environment.descriptor(of: font)
        let drawing = SymbolCatalog.drawing(
            named: name, fontSize: descriptor.size, weight: descriptor.weight,
            scale: scale.symbolScale)
        guard let drawing else { return nil }
        var image = Image(systemName: name, variableValue: variableValue)
        image.symbol.font = font
        image.symbol.scale = scale
        image.symbol.renderingMode = mode
        image.ownTint = tint
        self.init(image, size: drawing.size, scale: 1)
    }

    /// The name of the symbol; `nil` for other pictures.
    package var symbolName: String? {
        if case .symbol(let name) = shown.source { return name }
        return nil
    }

    /// Whether it is a symbol.
    ///
    /// Apple: "isSymbolImage".
    public var isSymbolImage: Bool { shown.isSymbol }

    /// How the colours of a picture are treated.
    ///
    /// Apple: "UIImage.RenderingMode".
    public enum RenderingMode: Int, Hashable, Sendable {
        /// As suits where the picture is used.
        case automatic
        /// The picture keeps its colours.
        case alwaysOriginal
        /// The opaque parts are painted with the tint; in a view of SwiftUI's, with the foreground
        /// style.
        case alwaysTemplate
    }

    /// How the colours of the picture are treated.
    ///
    /// Apple: "renderingMode".
    public var renderingMode: RenderingMode {
        switch shown.template {
        case nil: .automatic
        case true?: shown.ownTint == nil ? .alwaysTemplate : .alwaysOriginal
        case false?: .alwaysOriginal
        }
    }

    /// The same picture, its colours treated as `renderingMode` says.
    ///
    /// Apple: "withRenderingMode(_:)".
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        var image = shown
        switch renderingMode {
        case .automatic: image.template = nil
        case .alwaysOriginal: image.template = image.ownTint != nil
        case .alwaysTemplate:
            image.template = true
            image.ownTint = nil
        }
        return UIImage(image, size: size, scale: scale)
    }

    /// The same picture, its opaque parts in a colour. Painted as a template it follows the foreground style
    /// all the same.
    ///
    /// Apple: "withTintColor(_:renderingMode:)".
    public func withTintColor(
        _ color: UIColor, renderingMode: RenderingMode = .automatic
    ) -> UIImage {
        var image = shown
        image.template = true
        image.ownTint = renderingMode == .alwaysTemplate ? nil : color.color
        return UIImage(image, size: size, scale: scale)
    }
}
