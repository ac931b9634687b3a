import Foundation
import QuadrantCore
import QuadrantSymbols
import QuadrantText

extension Image {
    /// The image as it stands in a line of text: a symbol on the baseline, at the size of the font;
    /// another picture on its bottom edge, at its own. Throws in words why it cannot be shown.
    ///
    /// - Parameter style: What symbols and templates are painted with; `nil` for the foreground style.
    func inlinePicture(
        font: FontDescriptor, style: _ResolvedStyle?, _ environment: EnvironmentValues
    ) throws(PictureNotShown) -> InlinePicture {
        switch source {
        case .symbol(let name):
            guard let shown = shownSymbol(name, font: font, style: style, in: environment) else {
                throw PictureNotShown(diagnostic: SymbolDiagnostic.unknown(name))
            }
            let symbol = shown.drawing
            return InlinePicture(
                size: symbol.size, descent: symbol.size.height - symbol.baseline,
                drawing: TypedDrawing(shown.nodeDrawing))
        case .drawn(let image):
            let foreground = style ?? ForegroundStyle._resolve(ForegroundStyle(), in: environment)
            return InlinePicture(
                size: image.size, descent: 0,
                drawing: TypedDrawing(
                    DrawnImageDrawing(
                        image: image, environment: environment,
                        template: template == true ? foreground : nil)))
        case .picture(let source):
            return try inlinePicture(source, style, environment)
        }
    }

    private func inlinePicture(
        _ source: PictureSource, _ style: _ResolvedStyle?, _ environment: EnvironmentValues
    ) throws(PictureNotShown) -> InlinePicture {
        do throws(MissingPicture) {
            guard var drawing = try pictureDrawing(source, in: environment) else {
                return InlinePicture(
                    size: .zero, descent: 0,
                    drawing: TypedDrawing(MissingPictureDrawing(title: title)))
            }
            if drawing.template != nil, let style { drawing.template = style }
            return InlinePicture(
                size: drawing.picture.size, descent: 0, drawing: TypedDrawing(drawing))
        } catch {
            throw PictureNotShown(diagnostic: Diagnostic(error.message, advice: error.advice))
        }
    }
}
