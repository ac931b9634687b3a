internal import Foundation
internal import QuadrantCairo
internal import QuadrantClips
internal import QuadrantDisplayList
internal import QuadrantImages
internal import QuadrantSVG
internal import QuadrantShaping

/// The kinds of file that drawings can become.
enum Encoding: Sendable {
    case png(scale: CGFloat, isTransparent: Bool)
    /// A WebP or GIF of a single picture.
    case clip(ClipFormat, scale: CGFloat, isTransparent: Bool)
    /// A JPEG on the drawing's background, and on white where there is none.
    case jpeg(scale: CGFloat, quality: Double)
    /// An SVG; with `keepsText`, text is text and looks as the viewer's fonts have it. `rasterScale` is how many
    /// pixels a point gets where there are no vectors.
    case svg(isTransparent: Bool, keepsText: Bool, rasterScale: CGFloat)
    /// A PDF; `rasterScale` is how many pixels a point gets where there are no vectors.
    case pdf(title: String?, isTransparent: Bool, rasterScale: CGFloat)

    /// The least fineness of what becomes pixels in a file of vectors that nobody asked another one for, in pixels
    /// to a point: such files are enlarged and printed.
    static let leastRasterScale: CGFloat = 2

    /// An SVG without a background of its own, its text as outlines. `scale` is that of pictures of the drawing.
    static func svg(scale: CGFloat) -> Encoding {
        .svg(isTransparent: false, keepsText: false, rasterScale: max(leastRasterScale, scale))
    }

    /// A PDF on its background. `scale` is that of pictures of the drawing.
    static func pdf(title: String?, scale: CGFloat = leastRasterScale) -> Encoding {
        .pdf(title: title, isTransparent: false, rasterScale: max(leastRasterScale, scale))
    }

    /// Draws and encodes on the thread that calls it. There must be at least one page; only a PDF may
    /// have more.
    func file(of pages: [DisplayList]) throws(RenderError) -> EncodedDrawing {
        guard let page = pages.first else { throw .emptyCanvas(width: 0, height: 0, scale: 1) }
        let engine = ShapingEngine.shared
        var notes: [RenderNote] = []
        switch self {
        case .png(let scale, let isTransparent):
            let data = try PNGRenderer(engine: engine)
                .png(page, scale: scale, isTransparent: isTransparent) { notes.append($0) }
            return EncodedDrawing(data: data, format: "PNG", notes: notes)
        case .clip(let format, let scale, let isTransparent):
            let image = try PNGRenderer(engine: engine)
                .image(page, scale: scale, isTransparent: isTransparent) { notes.append($0) }
            let encoder = ClipEncoder(format, ClipSettings())
            do throws(ClipProblem) {
                try encoder.add(ClipPicture(image))
                let data = try encoder.finish()
                return EncodedDrawing(data: data, format: format.rawValue, notes: notes)
            } catch {
                throw .drawing(error.description)
            }
        case .jpeg(let scale, let quality):
            let image = try PNGRenderer(engine: engine)
                .image(page, scale: scale) { notes.append($0) }
            guard let data = JPEGEncoder.encode(image, quality: quality) else {
                throw .drawing("the picture cannot be packed as a JPEG")
            }
            return EncodedDrawing(data: data, format: "JPEG", notes: notes)
        case .svg(let isTransparent, let keepsText, let rasterScale):
            var resources = Self.svgResources(engine, keepsText: keepsText)
            resources.rasterScale = rasterScale
            let text = SVGRenderer(resources: resources)
                .svg(page, isTransparent: isTransparent) { notes.append($0) }
            return EncodedDrawing(data: Data(text.utf8), format: "SVG", notes: notes)
        case .pdf(let title, let isTransparent, let rasterScale):
            let data = try PDFRenderer(engine: engine, rasterScale: rasterScale)
                .pdf(pages: pages, title: title, isTransparent: isTransparent) {
                    notes.append($0)
                }
            return EncodedDrawing(data: data, format: "PDF", notes: notes)
        }
    }

    /// Draws and encodes on another thread than the main actor's.
    @concurrent
    func encode(_ pages: [DisplayList]) async throws(RenderError) -> EncodedDrawing {
        try file(of: pages)
    }

    /// The drawing on its background as pixels, and notes on what is drawn less finely than it was
    /// meant.
    static func pixels(
        of list: DisplayList, scale: CGFloat
    ) throws(RenderError) -> (image: DisplayImage, notes: [RenderNote]) {
        var notes: [RenderNote] = []
        let image = try PNGRenderer(engine: .shared)
            .image(list, scale: scale) { notes.append($0) }
        return (image, notes)
    }

    private static func svgResources(
        _ engine: ShapingEngine, keepsText: Bool
    ) -> SVGRenderer.Resources {
        var resources = SVGRenderer.Resources(
            outlines: engine, pictures: FreeTypeGlyphPictures(engine: engine),
            encodeImage: { PNGRenderer.encode($0) }, rasterizer: PNGRenderer(engine: engine))
        if keepsText {
            resources.font = { engine.description(of: $0).map(SVGFont.init) }
        }
        return resources
    }
}

/// The bytes of a file, and notes on what it cannot hold as it was meant.
struct EncodedDrawing: Sendable {
    var data: Data
    /// The name of the kind of file.
    var format: String
    var notes: [RenderNote]
}

extension Stage.Output {
    /// How the drawing becomes a file.
    var encoding: Encoding {
        switch format {
        case .png, .mp4: .png(scale: scale, isTransparent: isTransparent)
        case .webp: .clip(.webP, scale: scale, isTransparent: isTransparent)
        case .gif: .clip(.gif, scale: scale, isTransparent: isTransparent)
        case .jpeg: .jpeg(scale: scale, quality: 0.9)
        case .svg:
            .svg(isTransparent: isTransparent, keepsText: keepsSVGText, rasterScale: scale)
        case .pdf: .pdf(title: nil, isTransparent: isTransparent, rasterScale: scale)
        }
    }
}

extension SVGFont {
    /// The face by its family, or by its kind where the viewer lacks that.
    fileprivate init(_ names: FaceDescription) {
        var families = [names.family]
        // The cut for large sizes is rarer than that for text.
        let cut = " Display"
        if names.family.hasSuffix(cut) { families.append(String(names.family.dropLast(cut.count))) }
        self.init(
            families: families + [names.generic.rawValue], weight: names.weight,
            isItalic: names.isItalic)
    }
}
