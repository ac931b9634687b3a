public import Foundation
internal import QuadrantCairo
public import QuadrantCore
internal import QuadrantDisplayList
public import QuadrantGeometry
public import QuadrantLayout
internal import QuadrantViews

/// A PDF file of several pages, each of which shows a view.
///
/// This type is Quadrant's own, besides Apple's `ImageRenderer.render`. With `init(pages:)` each view is a page: texts that end
/// beyond it, and lists that are longer, are reported to `onIssues`. With `init(flowing:)`, or `ImageRenderer.pages`, a view goes
/// on over as many pages as it needs. Text is selectable, and its fonts are
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

    /// The views of the pages, in order. In a document that flows, each begins on a page of its own and goes on over those that it
    /// needs.
    public var pages: [AnyView]
    /// Makes the headers and footers of a document that flows; `nil` for one whose views are pages.
    private var flow: (header: PageEdge?, footer: PageEdge?)?
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
    /// Whether a document fails of which there is anything to tell, as `ImageRenderer.isStrict` has it: `data()` and `write(to:)` throw
    /// `RenderingError.notAsWritten` with all that `onIssues` is told. `false` by default.
    public var isStrict = false
    /// What is told of the renderer that made it: settings that pages do not have.
    var withoutEffect: [String] = []
    /// Is told of texts that are cut, and the like, where the document is to be as it is written.
    private var onRemarks: (([String]) -> Void)?
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

    /// Creates a document of a view that flows over as many pages as it needs.
    ///
    /// The view is as wide as a page within its margins, and as high as it wants to be. Rows are not cut in two as long as a page has
    /// room for them: rows are the children of the stack at the top of the view, and of lists, grids and lazy stacks anywhere. A stack in a row stays
    /// whole with it. A row that is higher than a page is cut between its own rows, and a text between its lines.
    ///
    /// - Parameters:
    ///   - margins: In points; half an inch by default. Headers and footers stand within them.
    ///   - header: Makes what stands at the top of each page, as wide as the content; by default what `pageHeader` in the view says.
    ///   - footer: Makes what stands at the bottom of each page; by default what `pageFooter` in the view says.
    public init<Content: View, Header: View, Footer: View>(
        flowing content: Content, size: PageSize = .a4, margins: EdgeInsets = Self.usualMargins,
        title: String? = nil,
        @ViewBuilder header: @escaping (DocumentPage) -> Header = { _ in EmptyView() },
        @ViewBuilder footer: @escaping (DocumentPage) -> Footer = { _ in EmptyView() }
    ) {
        self.init(pages: [content], size: size, margins: margins, title: title)
        flow = (
            Header.self == EmptyView.self ? nil : { AnyView(header($0)) },
            Footer.self == EmptyView.self ? nil : { AnyView(footer($0)) }
        )
    }

    /// Half an inch on each side: the margins of pages over which a view flows, unless others are given.
    nonisolated public static var usualMargins: EdgeInsets {
        let margin = PageSheet.usualMargin
        return EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
    }

    /// The bytes of the file. Pages are evaluated on the main actor, one after the other, and drawn
    /// off it.
    ///
    /// - Throws: `RenderingError`, for example if there is no page; `CancellationError` if the task
    ///   was cancelled before the drawing began.
    public func data() async throws -> Data {
        try Task.checkCancellation()
        guard !isStrict else { return try await strictData() }
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

    private func strictData() async throws -> Data {
        var (document, told) = (self, [String]())
        document.isStrict = false
        document.onRemarks = { told += $0.map(IssueReport.withoutMark) }
        document.onIssues = {
            told += $0
            onIssues($0)
        }
        let data = try await document.data()
        guard told.isEmpty else { throw RenderingError.notAsWritten(told) }
        return data
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
        if !withoutEffect.isEmpty { onIssues(withoutEffect) }
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
        if flow != nil { stage.output.pages = sheet }
        var drawings: [(DisplayList, Session?)] = []
        for (index, page) in pages.enumerated() {
            let view =
                flow == nil
                ? AnyView(
                    page.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
                        .padding(margins)) : page
            let session = try Session(view, on: stage, with: base)
            await session.host.rest()
            session.host.update()
            session.host.finishMotion()
            let room = flow == nil ? canvas : session.frame().list.size
            onRemarks?(session.remarksOnPicture(of: room))
            for var list in try lists(of: session, base) {
                list.background = nil
                let isPlain =
                    RendererAbilities.pdf.drawsAll(of: list.root) && !list.hasRefusedLinks
                drawings.append((list, isPlain ? nil : session))
            }
            var issues =
                session.issues
                + session.issuesOfTasks("have it ready before the document is made.")
            if flow == nil {
                issues += PageOverflow(of: session.tree, on: canvas).issues(ofPage: index + 1)
                issues += session.tree.issuesOfPageEdges(
                    "each view is a page of its own. PDFDocument(flowing:) has pages with them.")
            }
            if !issues.isEmpty { onIssues(issues) }
        }
        return drawings
    }

    /// The pages of one of the views.
    private func lists(
        of session: Session, _ base: Session.Base
    ) throws(RenderingError) -> [DisplayList] {
        guard let flow else { return [session.frame().list] }
        return try PageFlow(
            sheet: sheet, header: flow.header, footer: flow.footer, base: base, onIssues: onIssues
        ).pages(of: session)
    }

    /// The paper in points.
    private var sheet: PageSheet {
        var sheet = PageSheet(width: size.width, height: size.height)
        (sheet.top, sheet.bottom) = (margins.top, margins.bottom)
        (sheet.leading, sheet.trailing) = (margins.leading, margins.trailing)
        return sheet
    }
}
