import Foundation
package import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantSymbols
import QuadrantText

extension Image {
    /// The image at its own size; `nil` for one that there is not. A symbol, and a template, is
    /// painted with `style`, by default the foreground style.
    func recorded(
        in environment: EnvironmentValues, style: _ResolvedStyle? = nil
    ) -> RecordedImage? {
        if case .symbol(let name) = source {
            let font = environment.symbolFont.descriptor
            return shownSymbol(name, font: font, style: style, in: environment).map {
                RecordedImage(
                    size: $0.drawing.size, baseline: $0.drawing.baseline,
                    items: $0.mirroredItems(in: environment))
            }
        }
        if case .picture(let source) = source,
            let drawing = try? pictureDrawing(source, in: environment)
        {
            let size = drawing.picture.size
            return RecordedImage(
                size: size, baseline: size.height,
                items: drawing.items(in: CGRect(origin: .zero, size: size), source: nil))
        }
        if case .drawn(let image) = source {
            let style = style ?? ForegroundStyle._resolve(ForegroundStyle(), in: environment)
            let drawing = DrawnImageDrawing(
                image: image, environment: environment, template: template == true ? style : nil)
            return RecordedImage(
                size: image.size, baseline: image.size.height,
                items: drawing.items(size: image.size, source: nil))
        }
        return nil
    }

    /// The diagnostic about a picture that is missing or broken; `nil` for all other images.
    package func diagnostic(in environment: EnvironmentValues) -> Diagnostic? {
        guard case .picture(let source) = source else { return nil }
        do throws(MissingPicture) {
            _ = try source.found(in: environment)
            return nil
        } catch {
            return Diagnostic(error.message, advice: error.advice)
        }
    }
}
