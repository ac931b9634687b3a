public import Foundation
internal import QuadrantCairo
internal import QuadrantDisplayList
public import QuadrantGeometry

/// A place for a file, by the name that Core Graphics has for it: `url as CFURL` stays as it is.
public typealias CFURL = URL
/// Bytes to be filled, by the name that Core Graphics has for them.
public typealias CFMutableData = NSMutableData
/// Properties by name, by the name that Core Graphics has for them.
public typealias CFDictionary = [String: Any]

/// Where the bytes of a file go.
///
/// Apple: "CGDataConsumer" (Core Graphics), of which this is the part that PDF files need.
public final class CGDataConsumer {
    enum Target {
        case file(String)
        case memory(NSMutableData)
    }

    let target: Target

    /// Writes to a file; `nil` for a URL that is none of a file.
    public init?(url: CFURL) {
        guard url.isFileURL else { return nil }
        target = .file(url.path)
    }

    /// Adds to bytes in memory.
    public init?(data: CFMutableData) {
        target = .memory(data)
    }
}

/// A PDF file that is drawn page by page.
///
/// Apple: "CGContext" (Core Graphics), of which this is the part that `ImageRenderer.render` needs: PDF
/// contexts, their pages and the current transformation. As there, the origin is at the bottom left
/// and y goes up.
public final class CGContext {
    private let consumer: CGDataConsumer
    private let mediaBox: CGRect
    private var pages: [DisplayList] = []
    private var items: [DisplayItem]?
    private var pageBox = CGRect.zero
    private var isClosed = false
    private var saved: [CGAffineTransform] = []
    /// The finest that a view was drawn with; one file has one.
    private var rasterizationScale: CGFloat = 0
    /// From the coordinates that are drawn in to those of the page.
    public private(set) var ctm = CGAffineTransform.identity
    /// Why the file could not be written; `nil` before `closePDF` and when all went well. Core
    /// Graphics does not say; this is Quadrant's own.
    public private(set) var error: RenderingError?

    /// A PDF file at `url`, its pages as large as `mediaBox` in points (612 by 792 for `nil`). `nil` for
    /// a URL that is none of a file. Auxiliary information is not read.
    public convenience init?(
        _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// A PDF file, its pages as large as `mediaBox` in points (612 by 792 for `nil`). Auxiliary
    /// information is not read.
    public init?(
        consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) {
        self.consumer = consumer
        self.mediaBox = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    }

    /// Begins a page as large as the media box; one that is open is ended. Page information is not read.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        beginPage(mediaBox: nil)
    }

    /// Begins a page as large as `mediaBox`, or as the file's.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
        endPDFPage()
        pageBox = mediaBox?.pointee ?? self.mediaBox
        items = []
        ctm = .identity
        saved = []
    }

    /// Ends the page.
    public func endPDFPage() {
        guard let items else { return }
        // From y up and the box's corner to y down and its top left corner.
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

    /// Writes the file, whole or not at all; see `error`. What is drawn afterwards is not kept.
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

    /// Keeps the transformation for `restoreGState`.
    public func saveGState() {
        saved.append(ctm)
    }

    /// Takes back the transformation kept last.
    public func restoreGState() {
        if let last = saved.popLast() { ctm = last }
    }

    /// Moves what is drawn next.
    public func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }

    /// Scales what is drawn next.
    public func scaleBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(scaleX: x, y: y))
    }

    /// Turns what is drawn next, counterclockwise on the page, by radians.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Maps what is drawn next.
    public func concatenate(_ transform: CGAffineTransform) {
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
    /// Writes the file; its problems in the words of renderers.
    static func writeNaming(_ bytes: [UInt8], to path: String) throws(RenderingError) {
        do throws(FileProblem) {
            try write(bytes, to: path)
        } catch {
            throw .cannotWrite(path: error.path, reason: error.reason)
        }
    }
}

extension ImageRenderer {
    /// Draws the view into a context of the caller's.
    ///
    /// `renderer` is called once with the size of the view in points and a function that draws it into
    /// a context, its bottom left corner at the origin. What cannot be drawn is reported as an issue, and
    /// `renderer` is not called then.
    ///
    /// - Parameter rasterizationScale: Pixels per point for what a PDF cannot say with vectors, from
    ///   0.25 to 8; others are clamped. Of several drawings in one file the largest counts for all.
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
