public import Foundation
internal import QuadrantCairo
internal import QuadrantDisplayList
public import QuadrantGeometry
internal import QuadrantViews

/// The URL of a file, by the name that Core Graphics uses; `url as CFURL` changes nothing.
public typealias CFURL = URL
/// Bytes that are added to, by the name that Core Graphics uses.
public typealias CFMutableData = NSMutableData
/// Properties by their names, by the name that Core Graphics uses.
public typealias CFDictionary = [String: Any]

/// The destination of a file's bytes.
///
/// Apple: "CGDataConsumer" (Core Graphics); this is the part of it that PDF files need.
public final class CGDataConsumer {
    enum Target {
        case file(String)
        case memory(NSMutableData)
    }

    let target: Target

    /// Creates a consumer that writes to a file; `nil` if the URL is not that of a file.
    public init?(url: CFURL) {
        guard url.isFileURL else { return nil }
        target = .file(url.path)
    }

    init(memory data: NSMutableData) {
        target = .memory(data)
    }

    /// Creates a consumer that adds to bytes in memory.
    public init?(data: CFMutableData) {
        target = .memory(data)
    }
}

/// A PDF file that is drawn page by page, or a picture that code draws (`UIGraphicsImageRenderer`).
///
/// Apple: "CGContext" (Core Graphics); this is the part of it that `ImageRenderer.render` needs: PDF contexts, their pages
/// and the current transformation, and outlines, colours, clips and pictures in the context of a picture. On pages of a PDF
/// the origin is at the bottom left, and y grows upward, as in Core Graphics; in pictures the origin is at the top
/// left, as in UIKit.
public final class CGContext {
    private let consumer: CGDataConsumer
    private let mediaBox: CGRect
    private var pages: [DisplayList] = []
    private var items: [DisplayItem]?
    private var pageBox = CGRect.zero
    private var isClosed = false
    private var saved: [CGAffineTransform] = []
    /// The largest scale that a view was drawn with, in pixels per point: a file has one for all.
    private var rasterizationScale: CGFloat = 0
    /// Maps the coordinates of drawings to those of the page.
    public private(set) var ctm = CGAffineTransform.identity
    /// The reason why the file could not be written; `nil` before `closePDF` and if nothing went
    /// wrong. This property is Quadrant's own.
    public private(set) var error: RenderingError?

    /// What is drawn into a picture; `nil` for a PDF.
    package let record: ContextRecord?

    /// A context of a picture.
    package init(_ record: ContextRecord) {
        self.record = record
        consumer = CGDataConsumer(memory: NSMutableData())
        mediaBox = CGRect(origin: .zero, size: record.size)
        isClosed = true
    }

    init(consumer: CGDataConsumer, mediaBox: CGRect?) {
        record = nil
        self.consumer = consumer
        self.mediaBox = mediaBox ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    }

    /// Begins a page as large as the media box, after ending the page before. Page information is
    /// not read.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        beginPage(in: nil)
    }

    func beginPage(in box: CGRect?) {
        endPDFPage()
        pageBox = box ?? mediaBox
        items = []
        ctm = .identity
        saved = []
    }

    /// Ends the page.
    public func endPDFPage() {
        guard let items else { return }
        // The origin moves from the box's bottom left corner, y upward, to its top left corner, y
        // downward.
        var group = DisplayGroup(content: Fragment(items: items))
        group.transform = CGAffineTransform(
            a: 1, b: 0, c: 0, d: -1, tx: -pageBox.minX, ty: pageBox.maxY)
        pages.append(
            DisplayList(
                size: pageBox.size, displayScale: 1, background: nil,
                root: Fragment(items: [.group(group)])))
        self.items = nil
    }

    /// Ends the page.
    public func endPage() {
        endPDFPage()
    }

    /// Writes the file, as a whole or not at all; see `error`. What is drawn afterwards is not
    /// kept.
    public func closePDF() {
        endPDFPage()
        guard !isClosed else { return }
        isClosed = true
        do throws(RenderingError) {
            let scale = rasterizationScale > 0 ? rasterizationScale : 1
            let encoding = Encoding.pdf(title: nil, isTransparent: false, rasterScale: scale)
            let file = try Self.file(of: pages, encoding)
            switch consumer.target {
            case .memory(let bytes): bytes.append(file.data)
            case .file(let path): try FileOutput.writeNaming(Array(file.data), to: path)
            }
            IssueReport.warn(file.notes.map { $0.issue(in: file.format, path: []) })
        } catch {
            self.error = error
            IssueReport.warn(["CGContext.closePDF: \(error)"])
        }
    }

    private static func file(
        of pages: [DisplayList], _ encoding: Encoding
    ) throws(RenderingError) -> EncodedDrawing {
        guard !pages.isEmpty else { throw .empty }
        do throws(RenderError) {
            return try encoding.file(of: pages)
        } catch {
            throw RenderingError(error)
        }
    }

    /// Saves the transformation for `restoreGState`.
    public func saveGState() {
        record?.save()
        saved.append(ctm)
    }

    /// Restores the transformation that was saved last.
    public func restoreGState() {
        record?.restore()
        if let last = saved.popLast() { ctm = last }
    }

    /// Moves later drawings, by lengths in points.
    public func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }

    /// Scales later drawings.
    public func scaleBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(scaleX: x, y: y))
    }

    /// Turns later drawings by radians, counterclockwise on the page.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Maps later drawings by a transformation.
    public func concatenate(_ transform: CGAffineTransform) {
        record?.change { $0.concatenate(transform) }
        ctm = transform.concatenating(ctm)
    }

    /// Draws a view of that size, its bottom left corner at the origin; nothing outside a page.
    func draw(_ list: DisplayList, rasterizationScale: CGFloat) {
        guard items != nil else { return }
        self.rasterizationScale = max(self.rasterizationScale, rasterizationScale)
        var group = DisplayGroup(content: list.root)
        let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: list.size.height)
        group.transform = upright.concatenating(ctm)
        items?.append(.group(group))
    }
}

extension FileOutput {
    /// Writes the file; problems are thrown as errors of renderers.
    static func writeNaming(_ bytes: [UInt8], to path: String) throws(RenderingError) {
        do throws(FileProblem) {
            try write(bytes, to: path)
        } catch {
            throw .cannotWrite(path: error.path, reason: error.reason)
        }
    }
}

extension ImageRenderer {
    /// Hands the caller a function that draws the view into a context.
    ///
    /// `renderer` is called once, with the size of the view in points and a function that draws the
    /// view into a context, with its bottom left corner at the origin. If the view cannot be drawn,
    /// that is reported, and `renderer` is not called.
    ///
    /// - Parameter rasterizationScale: Pixels per point for effects that a PDF cannot hold as
    ///   vectors, from 0.25 to 8; others are clamped. If several views are drawn into one file, the
    ///   largest scale counts for all.
    public func render(
        rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
    ) {
        do throws(RenderingError) {
            let list = try drawing().list
            renderer(list.size) { $0.draw(list, rasterizationScale: rasterizationScale) }
        } catch {
            report([error.description])
        }
    }
}
