public import Foundation
internal import QuadrantCairo
internal import QuadrantDisplayList

extension ImageRenderer {
    /// The view as a PNG file in sRGB, with `scale` pixels per point, and without alpha if
    /// `isOpaque`.
    ///
    /// - Throws: `RenderingError`; `CancellationError` if the task was cancelled before the drawing
    ///   began.
    public func pngData() async throws -> Data {
        try await encoded { .png(scale: scale, isTransparent: !isOpaque) }
    }

    /// The view as a JPEG file in sRGB, with `scale` pixels per point. The format has no alpha:
    /// parts that the view leaves uncovered are white, or black if `isOpaque`.
    ///
    /// - Parameter quality: From 0 for the smallest file to 1 for the best; others are clamped.
    /// - Throws: `RenderingError`; `CancellationError` if the task was cancelled before the drawing
    ///   began.
    public func jpegData(quality: Double = 0.9) async throws -> Data {
        try await encoded { .jpeg(scale: scale, quality: quality) }
    }

    /// The view as an SVG file, whose unit is a point. What SVG cannot hold becomes pixels, `scale` of them to a
    /// point and at least 2.
    ///
    /// - Throws: `RenderingError`; `CancellationError` if the task was cancelled before the drawing
    ///   began.
    public func svgData() async throws -> Data {
        try await encoded { .svg(scale: scale) }
    }

    /// The view as a PDF file with one page, which is as large as the view in points. Text stays
    /// text, and links work. What PDF cannot hold becomes pixels, `scale` of them to a point and at least 2.
    /// The file has no date: the same view gives the same bytes.
    ///
    /// - Parameter title: The title of the document, as viewers show it; `nil` for none.
    /// - Throws: `RenderingError`; `CancellationError` if the task was cancelled before the drawing
    ///   began.
    public func pdfData(title: String? = nil) async throws -> Data {
        try await encoded { .pdf(title: title, scale: scale) }
    }

    /// Writes the view to a file, in the format of the name's extension: `png`, `jpg`, `jpeg`,
    /// `svg` or `pdf`.
    ///
    /// The file is written beside its place and renamed. So a reader sees the old file or the new
    /// one, and no part of a file is left if the disk is full.
    ///
    /// - Throws: `RenderingError`; `CancellationError` if the task was cancelled before the drawing
    ///   began.
    public func write(to url: URL) async throws {
        let path = url.path
        let data =
            switch url.pathExtension.lowercased() {
            case "png": try await pngData()
            case "jpg", "jpeg": try await jpegData()
            case "svg": try await svgData()
            case "pdf": try await pdfData()
            default:
                throw RenderingError.cannotWrite(
                    path: path, reason: "its name does not end in .png, .jpg, .jpeg, .svg or .pdf")
            }
        try await data.write(whole: path)
    }

    /// Evaluates on the main actor, and draws on another thread as soon as the pool has a place. No place is
    /// taken while the view comes to rest: its tasks may draw other views.
    private func encoded(as encoding: () -> Encoding) async throws -> Data {
        try Task.checkCancellation()
        let (list, session) = try await settledDrawing()
        // Read now, together with the drawing, as the renderer may change later.
        let encoding = encoding()
        return try await DrawingPool.shared.withPlace {
            let file: EncodedDrawing
            do throws(RenderError) {
                file = try await encoding.encode([list])
            } catch {
                throw session.error(error)
            }
            let issues = session.issues(of: file)
            report(issues)
            try check(issues)
            return file.data
        }
    }
}

extension Data {
    /// Writes the bytes as a file, whole or not at all, on another thread than the main actor's.
    @concurrent
    func write(whole path: String) async throws {
        try FileOutput.writeNaming(Array(self), to: path)
    }
}
