internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

// Librsvg has nothing beyond the canvas. What filters spread from there is made to pixels before (`Lowering`); but librsvg blurs in three
// passes, and what the first ones spread beyond the canvas is missing in the last one, so that what is blurred near an edge fades towards it.
// A document of its own inside the document has a canvas of its own, which may be larger (measured with 2.54).

extension SVGCanvas {
    /// The canvas that a blur needs to be as it should, in the coordinates of this one; `nil` where this one is large enough.
    ///
    /// - Parameters:
    ///   - bounds: The bounds of what is blurred.
    ///   - margin: How far the blur spreads it.
    ///   - transform: Maps both to the canvas.
    func largerCanvas(
        for bounds: CGRect, margin: CGFloat, in transform: CGAffineTransform
    ) -> CGRect? {
        guard !isApart, transform.isDrawable, margin > 0, margin.isFinite else { return nil }
        let shown = bounds.applying(transform)
        let spread = margin * transform.longestScale
        guard (shown.minX + shown.minY + shown.width + shown.height + spread).isFinite else {
            return nil
        }
        let seen = sight.insetBy(dx: -reach - spread, dy: -reach - spread)
        let content = shown.overlap(with: seen)
        guard !content.isNull else { return nil }
        let room = content.insetBy(dx: -spread, dy: -spread)
        return sight.contains(room) ? nil : room.integral
    }

    /// Writes something as a document in the document, with a canvas of its own.
    ///
    /// - Parameters:
    ///   - canvas: That canvas, in the coordinates of this one.
    ///   - transform: Maps the coordinates of what is around it to this canvas.
    ///   - draw: Writes it.
    func writeApart(
        on canvas: CGRect, in transform: CGAffineTransform, _ draw: (SVGCanvas) -> Void
    ) {
        let inner = SVGCanvas(list, resources: resources, sight: canvas)
        (inner.isMask, inner.isApart) = (isMask, true)
        var place = SVGElement("g")
        let text = SVGText.transform(transform)
        if !text.isEmpty { place.set("transform", text) }
        inner.lines.open(place)
        draw(inner)
        inner.lines.close("g")
        for note in inner.notes where !notes.contains(note) { notes.append(note) }
        // Librsvg makes pixels of it, as many as its natural size has.
        let document = Data(inner.document(scale: resources.rasterScale).utf8)
            .base64EncodedString()
        var element = SVGElement("image")
        setFrame(canvas, on: &element)
        let back = SVGText.transform(transform.inverted())
        if !back.isEmpty { element.set("transform", back) }
        element.set("href", "data:image/svg+xml;base64,\(document)")
        lines.write(element)
        for link in inner.linksApart { writeLink(link.uri, over: link.frame, moved: back) }
    }

    /// Writes a link that is not seen, over what links in a picture.
    private func writeLink(_ uri: String, over frame: CGRect, moved transform: String) {
        var link = SVGElement("a")
        link.set("href", uri)
        lines.open(link)
        var element = SVGElement("rect")
        setFrame(frame, on: &element)
        if !transform.isEmpty { element.set("transform", transform) }
        element.set("fill-opacity", "0")
        lines.write(element)
        lines.close("a")
    }
}
