import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantText

/// An image as it draws itself, for styles and canvases.
struct RecordedImage {
    /// In points.
    var size: CGSize
    /// From the top.
    var baseline: CGFloat
    /// From the image's top left corner on.
    var items: [DisplayItem]
    /// The pixels, if they are all that is drawn.
    var image: DisplayImage?
}

extension Image {
    /// The image at its own size; `nil` for one that there is not. A symbol, and a template, is
    /// painted with `style`, by default the foreground style.
    func recorded(
        in environment: EnvironmentValues, style: _ResolvedStyle? = nil
    ) -> RecordedImage? {
        let style = style ?? ForegroundStyle._resolve(ForegroundStyle(), in: environment)
        if case .symbol(let name) = source {
            let font = environment.symbolFont.descriptor
            guard let drawing = SymbolImage.resolve(name, font: font, in: environment) else {
                return nil
            }
            let frame = CGRect(origin: .zero, size: drawing.size)
            let target = StyleTarget(frame: frame, source: nil) {
                drawing.items([$0], source: nil)
            }
            return RecordedImage(
                size: drawing.size, baseline: drawing.baseline, items: style.items(target))
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
            let drawing = DrawnImageDrawing(
                image: image, environment: environment, template: template == true ? style : nil)
            return RecordedImage(
                size: image.size, baseline: image.size.height,
                items: drawing.items(size: image.size, source: nil))
        }
        return nil
    }
}
