internal import CCairo
package import Foundation
package import QuadrantDisplayList
internal import QuadrantGeometry
package import QuadrantShaping

/// Draws display lists as pages of PDF files, a point of a canvas being a point of its page.
///
/// Text is text: embedded fonts, selectable and searchable. Pictures are pixels, and so are the
/// effects that PDF lacks (blurs, perspective, backdrops), each by itself: what lies around stays
/// vectors. A renderer keeps nothing between drawings and may be used by many threads at once.
/// Equal lists give equal bytes: the file has no date.
package struct PDFRenderer: Sendable {
    /// The longest side of a page, in points: what PDF 1.5 allows.
    package static let sideLimit = 14_400

    private let engine: ShapingEngine
    /// Pixels per point of what must be pixels.
    private let rasterScale: CGFloat
    /// The number of pixels that shadows and blurred shapes of a page may have together at that fineness;
    /// further ones are coarser.
    private let shadowPixels: CGFloat
    /// Whether each object of the file stands for itself, so that files can be joined.
    private let hasPlainObjects: Bool

    /// A renderer that embeds the fonts of the engine that shaped the text.
    ///
    /// - Parameters:
    ///   - rasterScale: Pixels per point of effects that PDF lacks; 2 are 144 to the inch.
    ///   - shadowPixels: As many pixels shadows and blurred shapes of a page have together at that fineness.
    ///   - hasPlainObjects: Whether each object of the file stands for itself, so that files can be joined: it is PDF 1.4 then.
    package init(
        engine: ShapingEngine, rasterScale: CGFloat = 2, shadowPixels: CGFloat? = nil,
        hasPlainObjects: Bool = false
    ) {
        self.hasPlainObjects = hasPlainObjects
        self.engine = engine
        self.shadowPixels = shadowPixels ?? PageShadowMasks.mostPixels
        self.rasterScale = max(0.25, min(8, rasterScale))
    }

    /// The drawing as a PDF file of one page, on its background unless `isTransparent`.
    package func pdf(
        _ list: DisplayList, isTransparent: Bool = false, onNote: (RenderNote) -> Void = { _ in }
    ) throws(RenderError) -> Data {
        try pdf(
            pages: [list], title: list.title, isTransparent: isTransparent, onNote: onNote)
    }

    /// Drawings as the pages of one PDF file, each as large as its canvas; fonts and pictures that
    /// several pages use are embedded once. There must be at least one page. `onNote` is told of
    /// what is drawn as pixels and of links that are left out.
    package func pdf(
        pages: [DisplayList], title: String? = nil, isTransparent: Bool = false,
        onNote: (RenderNote) -> Void = { _ in }
    ) throws(RenderError) -> Data {
        for page in pages { try Self.check(page.size) }
        let pages = pages.map { $0.flattened() }
        guard let first = pages.first else { throw .emptyCanvas(width: 0, height: 0, scale: 1) }
        let output = ByteCollector()
        let faces = PDFFaces(engine: engine)
        let surface = try surface(size: first.size, title: title, output: output)
        // Cairo writes when the surface ends, also where the drawing failed: not after `output`.
        defer {
            unsafe cairo_surface_finish(surface.pointer)
            withExtendedLifetime(output) {}
        }
        let lowering = Lowering(
            for: .pdf, rasterizer: PNGRenderer(engine: engine), scale: rasterScale)
        let lowered = pages.enumerated().map { number, page in
            let (list, notes) = lowering.lower(
                page, background: isTransparent ? nil : page.background)
            for var note in notes {
                note.page = number
                onNote(note)
            }
            return Page(original: page, lowered: list)
        }
        try Self.withRoom(for: lowered.map(\.lowered)) { () throws(RenderError) in
            try draw(lowered, on: surface, faces, isTransparent: isTransparent, onNote: onNote)
            unsafe cairo_surface_finish(surface.pointer)
        }
        let status = unsafe cairo_surface_status(surface.pointer)
        guard status == CAIRO_STATUS_SUCCESS else { throw status.error() }
        return output.withoutDate
    }

    private func surface(
        size: CGSize, title: String?, output: ByteCollector
    ) throws(RenderError) -> CairoSurface {
        let surface = unsafe try CairoSurface(
            cairo_pdf_surface_create_for_stream(
                { collector, bytes, count in
                    unsafe ByteCollector.append(to: collector, bytes, Int(count))
                }, unsafe Unmanaged.passUnretained(output).toOpaque(), Double(size.width),
                Double(size.height)), bytes: 0)
        // Cairo 1.18 packs objects together from PDF 1.5 on.
        if hasPlainObjects {
            unsafe cairo_pdf_surface_restrict_to_version(surface.pointer, CAIRO_PDF_VERSION_1_4)
        }
        unsafe cairo_pdf_surface_set_metadata(
            surface.pointer, CAIRO_PDF_METADATA_CREATE_DATE, ByteCollector.date)
        unsafe cairo_pdf_surface_set_metadata(
            surface.pointer, CAIRO_PDF_METADATA_CREATOR, "Quadrant")
        if let title {
            unsafe cairo_pdf_surface_set_metadata(
                surface.pointer, CAIRO_PDF_METADATA_TITLE, PDFText.storable(title))
        }
        unsafe cairo_surface_set_fallback_resolution(surface.pointer, 216, 216)
        return surface
    }

    /// The largest depth of groups in one another that are drawn as a whole: on a stack of 64 MB Cairo has 6
    /// kB for each, and uses about 2.
    private static let mostWholes = 10_000

    /// Draws where there is a stack for what Cairo does: it looks through groups that are drawn as a whole
    /// within one another by calling itself.
    private static func withRoom(
        for pages: [DisplayList], _ draw: () throws(RenderError) -> Void
    ) throws(RenderError) {
        let depth = pages.map(\.root.depthOfWholes).max() ?? 0
        guard depth <= mostWholes else {
            throw .drawing(
                "\(depth) opacities, masks and blend modes lie in one another, more than "
                    + "the \(mostWholes) that a PDF may have")
        }
        guard depth > 100 else { return try draw() }
        let result = onLargerStack { () -> Result<Void, RenderError> in
            do throws(RenderError) {
                return .success(try draw())
            } catch {
                return .failure(error)
            }
        }
        try result.get()
    }

    /// A page as it was recorded, with its links and headings, and as it is drawn.
    private struct Page {
        var original: DisplayList
        var lowered: DisplayList
    }

    private func draw(
        _ pages: [Page], on surface: CairoSurface, _ faces: PDFFaces, isTransparent: Bool,
        onNote: (RenderNote) -> Void
    ) throws(RenderError) {
        let context = CairoContext(surface)
        let options = unsafe cairo_font_options_create()
        unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        unsafe cairo_set_font_options(context.pointer, options)
        unsafe cairo_font_options_destroy(options)
        let glyphs = FontGlyphPainter(
            faces: faces, pictures: FreeTypeGlyphPictures(engine: engine), outlines: engine)
        var parents: [Int: Int32] = [:]
        for (index, page) in pages.enumerated() {
            unsafe cairo_pdf_surface_set_size(
                surface.pointer, Double(page.lowered.size.width), Double(page.lowered.size.height))
            let canvas = CairoCanvas(
                context, device: CairoCanvas.Device(scale: 1, rasterScale: rasterScale),
                grid: PixelGrid(scale: page.lowered.displayScale), glyphs: glyphs)
            canvas.shadows.budget = PixelBudget(whole: shadowPixels)
            canvas.draw(
                page.lowered, background: isTransparent ? nil : page.lowered.background)
            let annotations = PDFAnnotations(of: page.original)
            for var note in canvas.notes + annotations.notes {
                note.page = index
                onNote(note)
            }
            annotations.writeLinks(to: context)
            annotations.writeHeadings(to: surface, page: index + 1, parents: &parents)
            unsafe cairo_show_page(context.pointer)
            try context.check()
            try canvas.check()
        }
    }

    private static func check(_ size: CGSize) throws(RenderError) {
        let (width, height) = (Double(size.width), Double(size.height))
        guard width > 0, height > 0, (width + height).isFinite else {
            throw .emptyCanvas(width: width, height: height, scale: 1)
        }
        guard max(width, height) <= Double(sideLimit) else {
            throw .pageTooLarge(points: max(width, height), limit: sideLimit)
        }
    }
}

/// Gathers the bytes that Cairo writes.
private final class ByteCollector {
    /// The creation date that Cairo is given, which is blanked out afterwards; it must not depend
    /// on the clock.
    static let date = "2000-01-01T00:00:00Z"

    private var data = Data()

    /// Called by Cairo with each piece of the file.
    static func append(
        to collector: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ count: Int
    ) -> cairo_status_t {
        guard let collector = unsafe collector, let bytes = unsafe bytes else {
            return CAIRO_STATUS_WRITE_ERROR
        }
        unsafe Unmanaged<ByteCollector>.fromOpaque(collector).takeUnretainedValue().data
            .append(bytes, count: count)
        return CAIRO_STATUS_SUCCESS
    }

    /// The file, its creation date blanked out: a fixed one would be untrue, and bytes cannot be
    /// taken out without moving what the file's index points at.
    var withoutDate: Data {
        var copy = data
        for end in ["Z)", "Z00'00)"] {
            let needle = Data("/CreationDate (20000101000000\(end)".utf8)
            if let range = copy.range(of: needle, options: .backwards) {
                copy.replaceSubrange(range, with: Data(repeating: 0x20, count: needle.count))
            }
        }
        return copy
    }
}

extension Fragment {
    /// How many groups that are drawn as a whole lie in one another, at most.
    fileprivate var depthOfWholes: Int {
        var most = 0
        for case .group(let group) in items {
            var inner = withLargeStack { group.content.depthOfWholes }
            if let mask = group.mask { inner = max(inner, withLargeStack { mask.depthOfWholes }) }
            most = max(most, group.isDirect ? inner : inner + 1)
        }
        return most
    }
}
