import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantSymbols
import QuadrantText

/// A symbol as an image shows it: in a view of its own, in a line of text, in a canvas.
struct ShownSymbol {
    /// The name of the symbol, with the variants of the environment.
    let name: String
    let drawing: SymbolDrawing
    /// The mode in which the symbol is coloured, with that of the environment.
    let mode: SymbolRenderingMode
    /// The styles of the drawing's levels; the last also stands for those after it.
    let styles: [_ResolvedStyle]
    /// How another symbol comes in its place.
    let transition: ContentTransition
    /// The moments of effects in which each part has a pose of its own.
    let moments: [SymbolMoment]

    var nodeDrawing: SymbolNodeDrawing {
        SymbolNodeDrawing(
            name: name, symbol: drawing, styles: styles, moments: moments, transition: transition)
    }
}

extension Image {
    /// The symbol of a name as this image shows it; `nil` if nobody knows the name.
    ///
    /// - Parameters:
    ///   - name: As in `Image(systemName:)`.
    ///   - font: Its size in points and its weight count.
    ///   - style: What it is painted with in place of the foreground style.
    ///   - environment: Its image scale, symbol variants and rendering mode count.
    func shownSymbol(
        _ name: String, font: FontDescriptor, style: _ResolvedStyle? = nil,
        in environment: EnvironmentValues
    ) -> ShownSymbol? {
        let name = environment.symbolVariants.applied(to: name)
        let styles = SymbolStyles(self, style, environment)
        var look = styles.look(variableValue: symbol.variableValue)
        look.isMirrored =
            environment.layoutDirection == .rightToLeft && SymbolDirection.follows(name)
        look.keepsParts = !symbol.moments.isEmpty
        let drawing = SymbolCatalog.drawing(
            named: name, fontSize: font.size, weight: font.weight,
            scale: (symbol.scale ?? environment.imageScale).symbolScale,
            look: look)
        return drawing.map {
            ShownSymbol(
                name: name, drawing: $0, mode: styles.mode, styles: styles.resolved(for: $0),
                transition: environment.contentTransition, moments: symbol.moments)
        }
    }
}

extension ShownSymbol {
    /// The items of the symbol in its own coordinates, mirrored if the environment's layout
    /// direction asks for it.
    func mirroredItems(in environment: EnvironmentValues) -> [DisplayItem] {
        let items = nodeDrawing.items
        guard environment.layoutDirection == .rightToLeft, SymbolDirection.follows(name) else {
            return items
        }
        var group = DisplayGroup(content: Fragment(items: items))
        group.transform = MirrorMap(true).transform(in: CGRect(origin: .zero, size: drawing.size))
        return [.group(group)]
    }
}
