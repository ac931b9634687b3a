internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

extension SVGCanvas {
    /// The element of a shape, with the id of the view it comes from.
    ///
    /// `transform` maps the shape's coordinates to the canvas. What is drawn of it reaches as far as `margin` beyond
    /// its edges; where that is infinite, its whole way counts.
    func element(
        _ shape: DisplayShape, source: SourceTag?, in transform: CGAffineTransform,
        margin: CGFloat = 0
    ) -> SVGElement {
        let id = names.id(of: source)
        let limit = CoordinateLimit.onCanvas(in: transform)
        switch shape {
        case .rect(let rect):
            var element = named("rect", id)
            setFrame(limit.cut(rect), on: &element)
            return element
        case .roundedRect(let rect, let radius):
            var element = named("rect", id)
            setFrame(limit.cut(rect), on: &element)
            let limit = min(rect.width, rect.height) / 2
            element.set("rx", max(0, min(radius, limit)), unless: 0)
            return element
        case .ellipse(let rect) where limit.cut(rect) == rect:
            return ellipse(rect, id)
        case .ellipse(let rect):
            var element = named("path", id)
            let path = near(Path(ellipseIn: rect), margin, in: transform)
            element.set("d", SVGPathData.text(path, limit: limit))
            return element
        case .path(let path):
            var element = named("path", id)
            element.set("d", SVGPathData.text(near(path, margin, in: transform), limit: limit))
            return element
        }
    }

    /// As many times the longer side of the canvas may a path go beyond it: who reads a file may draw it as large as
    /// a screen, and cannot count farther than a few million pixels.
    private static let mostSides: CGFloat = 100

    /// The path, told from points near what is seen of it.
    private func near(_ path: Path, _ margin: CGFloat, in transform: CGAffineTransform) -> Path {
        guard transform.isDrawable, margin.isFinite else { return path }
        let side = reach + Self.mostSides * max(list.size.width, list.size.height)
        return path.near(
            sight.insetBy(dx: -side, dy: -side).applying(transform.inverted()).insetBy(
                dx: -margin, dy: -margin))
    }

    private func named(_ name: String, _ id: String?) -> SVGElement {
        var element = SVGElement(name)
        if let id { element.set("id", id) }
        return element
    }

    private func ellipse(_ rect: CGRect, _ id: String?) -> SVGElement {
        let isCircle = rect.width == rect.height
        var element = named(isCircle ? "circle" : "ellipse", id)
        element.set("cx", rect.midX)
        element.set("cy", rect.midY)
        if isCircle {
            element.set("r", rect.width / 2)
        } else {
            element.set("rx", rect.width / 2)
            element.set("ry", rect.height / 2)
        }
        return element
    }

    /// Sets place and size; a place of 0 is left out, except on masks and filters, where what is left
    /// out means a tenth of the drawing.
    func setFrame(_ rect: CGRect, on element: inout SVGElement) {
        let standard: CGFloat? = ["mask", "filter"].contains(element.name) ? nil : 0
        // The far edge is what two neighbours share: the width is taken between rounded edges.
        element.set("x", rect.minX, unless: standard)
        element.set("y", rect.minY, unless: standard)
        element.set("width", Self.length(rect.minX, rect.maxX))
        element.set("height", Self.length(rect.minY, rect.maxY))
    }

    private static func length(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
        guard from.isFinite, to.isFinite else { return to - from }
        return ((to * 1000).rounded() - (from * 1000).rounded()) / 1000
    }

    /// The paint of an item, as it is seen on the canvas, to which `transform` maps the item.
    func seen(_ paint: Paint, in transform: CGAffineTransform) -> Paint {
        if case .color = paint { return paint }
        guard transform.isDrawable else { return paint }
        let canvas = sight.insetBy(dx: -reach, dy: -reach)
        return paint.near(canvas.applying(transform.inverted()))
    }

    /// Sets what `fill` or `stroke` is painted with.
    func setPaint(_ paint: Paint, as attribute: String, on element: inout SVGElement) {
        switch paint {
        case .color(let color):
            element.set(attribute, text(color))
            element.set("\(attribute)-opacity", CGFloat(color.alpha), unless: 1)
        case .linearGradient(let gradient):
            setGradient(SVGGradient(gradient), as: attribute, on: &element)
        case .radialGradient(let gradient):
            setGradient(SVGGradient(gradient), as: attribute, on: &element)
        case .tiles(let tiles):
            setTiles(tiles, as: attribute, on: &element)
        case .angularGradient, .meshGradient:
            // Cannot occur: such paints were replaced before.
            element.set(attribute, "none")
        }
    }

    /// A colour as it is written: white inside masks.
    func text(_ color: RGBAColor) -> String {
        SVGText.color(isMask ? .white : color)
    }

    private func setGradient(
        _ gradient: SVGGradient, as attribute: String, on element: inout SVGElement
    ) {
        guard let last = gradient.stops.last else { return element.set(attribute, "none") }
        guard !gradient.isFlat else {
            return setPaint(.color(last.color), as: attribute, on: &element)
        }
        let id = define(gradient.element, kind: "gradient") { lines in
            for stop in gradient.stops.mixingPremultiplied.withoutHiddenEnds {
                var element = SVGElement("stop")
                element.set("offset", SVGText.number(CGFloat(stop.location), places: 4))
                element.set("stop-color", text(stop.color))
                element.set("stop-opacity", CGFloat(stop.color.alpha), unless: 1)
                lines.write(element)
            }
        }
        element.set(attribute, "url(#\(id))")
    }

    private func setTiles(
        _ tiles: TilePaint, as attribute: String, on element: inout SVGElement
    ) {
        guard tiles.rect.width > 0, tiles.rect.height > 0,
            let image = image(tiles.image, in: CGRect(origin: .zero, size: tiles.rect.size))
        else { return element.set(attribute, "none") }
        var pattern = SVGElement("pattern")
        pattern.set("patternUnits", "userSpaceOnUse")
        setFrame(CGRect(origin: .zero, size: tiles.rect.size), on: &pattern)
        // A pattern that starts elsewhere than at 0 is not drawn by librsvg.
        let place = SVGText.transform(
            CGAffineTransform(translationX: tiles.rect.minX, y: tiles.rect.minY))
        if !place.isEmpty { pattern.set("patternTransform", place) }
        let id = define(pattern, kind: "tiles") { $0.write(image) }
        element.set(attribute, "url(#\(id))")
    }

    /// Defines an element that others refer to, unless one of the same content is; answers its id.
    func define(
        _ element: SVGElement, kind: String, _ content: (inout SVGLines) -> Void
    ) -> String {
        var inner = SVGLines(depth: 3)
        content(&inner)
        let key = element.tag(isEmpty: false) + inner.lines.joined(separator: "\n")
        if let known = knownDefinitions[key] { return known }
        let id = names.id(kind: kind, content: key)
        var whole = SVGElement(element.name)
        whole.set("id", id)
        whole.attributes += element.attributes
        let indent = "    "
        let text =
            inner.lines.isEmpty
            ? [indent + whole.tag(isEmpty: true)]
            : [indent + whole.tag(isEmpty: false)] + inner.lines + [indent + "</\(element.name)>"]
        definitions.append((id, text))
        knownDefinitions[key] = id
        return id
    }
}
