internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

extension SVGCanvas {
    /// Writes a picture stretched over its rectangle; `transform` maps to the canvas.
    func draw(_ item: ImageItem, in transform: CGAffineTransform) {
        let rect = item.snapsToPixels ? grid.snap(item.rect, in: transform) : item.rect
        draw(item.image, in: rect, smoothing: item.smoothing, source: item.source)
    }

    /// Writes a picture over a rectangle. One that is drawn again, or `isDefined` in any case, is defined
    /// once, of the size it is first drawn at, and referred to.
    func draw(
        _ image: DisplayImage, in rect: CGRect, smoothing: ImageSmoothing = .medium,
        opacity: Double = 1, source: SourceTag? = nil, isDefined: Bool = false
    ) {
        let isRepeated = isDefined || images.isRepeated(image)
        let image = isMask ? images.silhouette(of: image) : image
        guard rect.width > 0, rect.height > 0,
            (rect.minX + rect.minY + rect.width + rect.height).isFinite,
            let url = images.url(of: image)
        else { return }
        var element = SVGElement(isRepeated ? "use" : "image")
        if let id = names.id(of: source) { element.set("id", id) }
        if isRepeated {
            let (id, size) = definition(of: image, url, size: rect.size)
            let place = CGAffineTransform(
                rect.width / size.width, 0, 0, rect.height / size.height, rect.minX, rect.minY)
            if !place.isIdentity { element.set("transform", SVGText.transform(place)) }
            element.set("href", "#" + id)
        } else {
            setFrame(rect, on: &element)
            element.set("preserveAspectRatio", "none")
        }
        if smoothing == .none { element.set("image-rendering", "pixelated") }
        element.set("opacity", CGFloat(opacity), unless: 1)
        if !isRepeated { element.set("href", url) }
        lines.write(element)
    }

    /// The element of an image over a rectangle; `nil` where there is nothing to see.
    func image(_ image: DisplayImage, in rect: CGRect) -> SVGElement? {
        guard rect.width > 0, rect.height > 0, let url = images.url(of: image) else { return nil }
        var element = SVGElement("image")
        setFrame(rect, on: &element)
        element.set("preserveAspectRatio", "none")
        element.set("href", url)
        return element
    }

    private func definition(
        of image: DisplayImage, _ url: String, size: CGSize
    ) -> (id: String, size: CGSize) {
        if let known = images.definition(of: image) { return known }
        var element = SVGElement("image")
        element.set("width", size.width)
        element.set("height", size.height)
        element.set("preserveAspectRatio", "none")
        element.set("href", url)
        let id = define(element, kind: "image") { _ in }
        images.note(id, size, of: image)
        return (id, size)
    }
}
