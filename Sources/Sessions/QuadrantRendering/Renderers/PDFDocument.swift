public import Foundation
internal import QuadrantCairo
public import QuadrantCore
internal import QuadrantDisplayList
public import QuadrantGeometry
public import QuadrantLayout
internal import QuadrantViews

/// A PDF file of several pages, each of which shows a view.
///
/// This type is Quadrant's own, besides Apple's `ImageRenderer.render`. Rows are not split over
/// pages: give each page the rows that it has room for. Texts that end beyond their page, and lists that are longer, are
/// reported to `onIssues`. Text is selectable, and its fonts are
/// embedded once. `Link`s work, and headings (`accessibilityHeading`) become the outline. The file
/// has no date: equal pages give equal bytes.
@MainActor
public struct PDFDocument {
    /// The size of a page in points, 72 to an inch.
    public struct PageSize: Hashable, Sendable {
        /// The width in points.
        public var width: CGFloat
        /// The height in points.
        public var height: CGFloat

        /// Creates a page size from lengths in points.
        public init(width: CGFloat, height: CGFloat) {
            self.width = width
            self.height = height
        }

        /// 148 by 210 mm.
        public static let a5 = PageSize(width: 419.53, height: 595.28)
        /// 210 by 297 mm.
        public static let a4 = PageSize(width: 595.28, height: 841.89)
        /// 297 by 420 mm.
        public static let a3 = PageSize(width: 841.89, height: 1190.55)
        /// 8.5 by 11 inches.
        public static let letter = PageSize(width: 612, height: 792)
        /// 8.5 by 14 inches.
        public static let legal = PageSize(width: 612, height: 1008)

        /// The same size with width and height exchanged.
        public var landscape: PageSize {
            PageSize(width: max(width, height), height: min(width, height))
        }
    }

    /// The views of the pages, in order.
    public var pages: [AnyView]
    /// The size of each page.
    public var size: PageSize
    /// The margins around the view of a page, in points.
    public var margins: EdgeInsets
    /// Where a view that is smaller than the room within the margins is placed.
    public var alignment: Alignment
    /// The title of the document, as viewers show it; `nil` for none.
    public var title: String?
    /// The environment of the pages.
    public var environment = EnvironmentValues()
    /// Folders in which pictures and colours are looked up by their names, before the main bundle
    /// and the working directory. There are none by default.
    public var resourceDirectories: [URL] = []
    /// Schemes of links that are kept in the file besides `http`, `https`, `mailto`, `tel` and `sms`:
    /// links of others can run code, open files or start programs. There are none by default. A link that is left out is reported to `onIssues`; its text is still drawn.
    public var allowedLinkSchemes: Set<String> = []
    /// Called on the main actor with what could not be done as written, for each page with such a
    /// thing: before drawing, about its views, and after drawing, about effects that the file holds
    /// as pixels. By default, each thing is written to standard error once for the process.
    public var onIssues: ([String]) -> Void = { IssueReport.warn($0) }

    /// Creates a document of pages. Each view is proposed the size of the page without its margins,
    /// which are in points.
    public init<Page: View>(
        pages: [Page], size: PageSize = .a4, margins: EdgeInsets = EdgeInsets(),
        alignment: Alignment = .topLeading, title: String? = nil
    ) {
        self.pages = pages.map { AnyView($0) }
        self.size = size
        self.margins = margins
        self.alignment = alignment
        self.title = title
    }

    /// The bytes of the file. Pages are evaluated on the main actor, one after the other, and drawn
    /// off it.
    ///
    /// - Throws: `RenderingError`, for example if there is no page; `CancellationError` if the task
    ///   was cancelled before the drawing began.
    public func data() async throws -> Data {
        try Task.checkCancellation()
        // No place of the pool is taken while views come to rest: their tasks may draw others.
        let drawings = try await drawings()
        return try await DrawingPool.shared.withPlace {
            let encoding = Encoding.pdf(title: title)
            let file = try await file(of: drawings.map(\.list), encoding)
            for (page, drawing) in drawings.enumerated() {
                let issues = drawing.session?.issues(of: file, page: page) ?? []
                if !issues.isEmpty { onIssues(issues) }
            }
            return file.data
        }
    }

    private func file(
        of pages: [DisplayList], _ encoding: Encoding
    ) async throws(RenderingError) -> EncodedDrawing {
        do throws(RenderError) {
            return try await encoding.encode(pages)
        } catch {
            throw RenderingError(error)
        }
    }

    /// Writes the file, as a whole or not at all.
    ///
    /// - Throws: The same errors as `data()`.
    public func write(to url: URL) async throws {
        try await data().write(whole: url.path)
    }

    /// The pages; with what they were recorded from only where something will become pixels, so that
    /// long documents do not keep all of their views.
    private func drawings() async throws(RenderingError) -> [(
        list: DisplayList, session: Session?
    )] {
        guard !pages.isEmpty else {
            throw .cannotDraw("The document has no pages. Give it at least one view.")
        }
        let canvas = CGSize(width: size.width, height: size.height)
        var stage = Stage()
        stage.room.fit = .paper
        stage.room.placement = .corner
        (stage.room.width, stage.room.height) = (canvas.width, canvas.height)
        stage.surroundings.resourceDirectories = resourceDirectories.map(\.path)
        stage.output.scale = environment.displayScale
        stage.output.allowedLinkSchemes = allowedLinkSchemes
        var base = Session.Base()
        base.environment = environment
        var drawings: [(DisplayList, Session?)] = []
        for (index, page) in pages.enumerated() {
            let session = try Session(
                page.frame(
                    maxWidth: .infinity, maxHeight: .infinity, alignment: alignment
                ).padding(margins), on: stage, with: base)
            await session.host.rest()
            session.host.update()
            session.host.finishMotion()
            var list = session.frame().list
            list.background = nil
            let isPlain =
                RendererAbilities.pdf.drawsAll(of: list.root) && !list.hasRefusedLinks
            drawings.append((list, isPlain ? nil : session))
            let issues =
                session.issues
                + session.issuesOfTasks("have it ready before the document is made.")
                + PageOverflow(of: session.tree, on: canvas).issues(ofPage: index + 1)
            if !issues.isEmpty { onIssues(issues) }
        }
        return drawings
    }
}
