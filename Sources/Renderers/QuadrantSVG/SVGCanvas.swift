internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

/// Walks a display list and writes it down.
final class SVGCanvas {
    /// The drawing of the text, without its characters.
    let list: DisplayList
    /// The outlines, pictures and faces that others make for the writer.
    let resources: SVGRenderer.Resources
    /// The grid of pixels to which the edges of frames are rounded.
    let grid: PixelGrid
    /// Notes on what the file cannot hold as it was meant.
    var notes: [RenderNote] = []
    /// The ids handed out so far.
    var names: SVGNames
    /// The body so far.
    var lines = SVGLines()
    /// What is referred to, in the order of first use; its content decides whether it is the same.
    var definitions: [(id: String, lines: [String])] = []
    /// The ids of definitions by their content.
    var knownDefinitions: [String: String] = [:]
    /// How far filters around what is being written reach beyond the canvas for what they show in it.
    var reach: CGFloat = 1
    /// Whether all colours are written white, for masks of viewers that know luminance only.
    var isMask = false
    /// The part of the drawing that the document shows.
    let sight: CGRect
    /// Whether the document is a part of another one, with a larger canvas than that.
    var isApart = false
    /// Links in such a part, which leads nowhere, with where they stand on the canvas.
    var linksApart: [(uri: String, frame: CGRect)] = []
    /// The outlines and pictures of glyphs.
    let glyphs: SVGGlyphs
    /// The ids of the outlines that are defined.
    var glyphNames: [SVGGlyphs.Key: String] = [:]
    /// Pictures, and how often each is drawn.
    let images: SVGImages

    /// A writer for one drawing.
    ///
    /// - Parameter sight: The part of it that the document shows; `nil` for the whole.
    init(_ list: DisplayList, resources: SVGRenderer.Resources, sight: CGRect? = nil) {
        self.list = list
        self.sight = sight ?? CGRect(origin: .zero, size: list.size)
        self.resources = resources
        grid = PixelGrid(scale: list.displayScale)
        names = SVGNames(list.names)
        glyphs = SVGGlyphs(resources.outlines, pictures: resources.pictures)
        images = SVGImages(counting: list.root, encode: resources.encodeImage)
    }

    /// The whole file.
    func document(scale: CGFloat) -> String {
        var root = SVGElement("svg")
        root.set("xmlns", "http://www.w3.org/2000/svg")
        // What is written as 0 has no size for its readers.
        let least: CGFloat = 0.001
        root.set("width", max(least, sight.width * scale))
        root.set("height", max(least, sight.height * scale))
        let box = [sight.minX, sight.minY, max(least, sight.width), max(least, sight.height)]
        root.set("viewBox", box.map { SVGText.number($0) }.joined(separator: " "))
        var head = [root.tag(isEmpty: false)]
        if let title = list.title, !isApart {
            head.append("  <title>\(SVGText.escaped(title))</title>")
        }
        if !definitions.isEmpty {
            head.append("  <defs>")
            head += definitions.flatMap(\.lines)
            head.append("  </defs>")
        }
        return (head + lines.lines + ["</svg>", ""]).joined(separator: "\n")
    }

    /// Writes the items of a fragment whose coordinates `transform` maps to the canvas.
    func draw(_ fragment: Fragment, in transform: CGAffineTransform) {
        for item in fragment.items where item.canBeSeen(in: transform) {
            switch item {
            case .group(let group): withLargeStack { draw(group, in: transform) }
            case .fill(let item): fill(item, in: transform)
            case .stroke(let item): stroke(item, in: transform)
            case .glyphs(let item): draw(item, in: transform)
            case .image(let item): draw(item, in: transform)
            case .shadow(let item): draw(item, in: transform)
            // Cannot occur: backdrops were replaced before.
            case .backdrop: break
            }
        }
    }

    /// Writes the inside of a shape.
    func fill(_ item: FillItem, in transform: CGAffineTransform) {
        var element = self.element(
            item.shape(on: grid, in: transform), source: item.source, in: transform)
        setPaint(seen(item.paint, in: transform), as: "fill", on: &element)
        if item.style.isEOFilled { element.set("fill-rule", "evenodd") }
        if !item.style.isAntialiased { element.set("shape-rendering", "crispEdges") }
        lines.write(element)
    }

    private func stroke(_ item: StrokeItem, in transform: CGAffineTransform) {
        let style = item.style
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return }
        let spread = style.lineWidth * max(1, style.miterLimit)
        // Dashes count from the start of the line.
        var element = self.element(
            item.shape, source: item.source, in: transform,
            margin: style.dash.isEmpty ? spread : .infinity)
        element.set("fill", "none")
        setPaint(seen(item.paint, in: transform), as: "stroke", on: &element)
        element.set("stroke-width", style.lineWidth, unless: 1)
        switch style.lineCap {
        case .butt: break
        case .round: element.set("stroke-linecap", "round")
        case .square: element.set("stroke-linecap", "square")
        }
        switch style.lineJoin {
        case .miter: element.set("stroke-miterlimit", max(1, style.miterLimit), unless: 4)
        case .round: element.set("stroke-linejoin", "round")
        case .bevel: element.set("stroke-linejoin", "bevel")
        }
        if !style.dash.isEmpty {
            let dash = style.dash.map { SVGText.number($0) }.joined(separator: " ")
            element.set("stroke-dasharray", dash)
            element.set("stroke-dashoffset", style.dashPhase, unless: 0)
        }
        if !item.isAntialiased { element.set("shape-rendering", "crispEdges") }
        lines.write(element)
    }
}
