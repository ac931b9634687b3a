import Foundation
import QuadrantCore
import QuadrantText

extension Image {
    /// The image as it stands in a line of text: a symbol on the baseline, at the size of the font;
    /// another picture on its bottom edge, at its own. `nil` for one that nobody knows.
    ///
    /// - Parameter style: What symbols are painted with; `nil` for the foreground style.
    func inlinePicture(
        font: FontDescriptor, style: _ResolvedStyle?, _ environment: EnvironmentValues
    ) -> InlinePicture? {
        let style = style ?? ForegroundStyle._resolve(ForegroundStyle(), in: environment)
        if case .symbol(let name) = source {
            let symbol = SymbolCatalog.drawing(
                named: name, fontSize: font.size, weight: font.weight,
                scale: environment.imageScale.symbolScale)
            guard let symbol else { return nil }
            return InlinePicture(
                size: symbol.size, descent: symbol.size.height - symbol.baseline,
                drawing: SymbolNodeDrawing(name: name, symbol: symbol, style: style))
        }
        if case .drawn(let image) = source {
            return InlinePicture(
                size: image.size, descent: 0,
                drawing: DrawnImageDrawing(
                    image: image, environment: environment,
                    template: template == true ? style : nil))
        }
        return nil
    }

    /// The image as it is written.
    var inlineName: String {
        if case .symbol(let name) = source { "Image(systemName: \"\(name)\")" } else { "Image" }
    }
}
