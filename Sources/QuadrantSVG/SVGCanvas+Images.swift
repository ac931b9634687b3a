internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

extension SVGCanvas {
    /// Writes a picture stretched over its rectangle; `transform` maps to the canvas.
    func draw(_ item: ImageItem, in transform: CGAffineTransform) {
        let rect = item.snapsToPixels ? grid.snap(item.rect, in: transform) : item.rect
        draw(item.image, in: rect, smoothing: item.smoothing, source: item.source)
    }

    /// Writes a picture over a rectangle. One that is drawn again is defined once, a pixel being a
    /// unit, and referred to.
    func draw(
        _ image: DisplayImage, in rect: CGRect, smoothing: ImageSmoothing = .medium,
        opacity: Double = 1, source: SourceTag? = nil
    ) {
        guard rect.width > 0, rect.height > 0,
            (rect.minX + rect.minY + rect.width + rect.height).isFinite,
            let url = images.url(of: image)
        else { return }
        let isRepeated = images.isRepeated(image)
        var element = SVGElement(isRepeated ? "use" : "image")
        if let id = names.id(of: source) { element.set("id", id) }
        if isRepeated {
            let place = CGAffineTransform(
                rect.width / CGFloat(image.width), 0, 0, rect.height / CGFloat(image.height),
                rect.minX, rect.minY)
            if !place.isIdentity { element.set("transform", SVGText.transform(place)) }
        } else {
            setFrame(rect, on: &element)
            element.set("preserveAspectRatio", "none")
        }
        if smoothing == .none { element.set("image-rendering", "pixelated") }
        element.set("opacity", CGFloat(opacity), unless: 1)
        element.set("href", isRepeated ? "#" + definition(of: image, url) : url)
        lines.write(element)
    }

    private func definition(of image: DisplayImage, _ url: String) -> String {
        var element = SVGElement("image")
        element.set("width", CGFloat(image.width))
        element.set("height", CGFloat(image.height))
        element.set("href", url)
        return define(element, kind: "image") { _ in }
    }
}
