public import QuadrantCore
internal import QuadrantViews

/// Which page of its document a header or a footer stands on.
///
/// Quadrant's own.
public struct DocumentPage: Hashable, Sendable {
    /// The number of the page, from 1.
    public let number: Int
    /// How many pages there are.
    public let count: Int

    /// A page of a document, from 1.
    public init(number: Int, count: Int) { (self.number, self.count) = (number, count) }
}

/// What makes a header or a footer.
package typealias PageEdge = (DocumentPage) -> AnyView

/// The headers that modifiers ask for.
enum PageHeaderNote: NodeNoteKey {
    typealias Value = PageEdge
    static var isListed: Bool { true }
    static func combine(_ inner: @escaping PageEdge, _ outer: @escaping PageEdge) -> PageEdge {
        outer
    }
}

/// The footers that modifiers ask for.
enum PageFooterNote: NodeNoteKey {
    typealias Value = PageEdge
    static var isListed: Bool { true }
    static func combine(_ inner: @escaping PageEdge, _ outer: @escaping PageEdge) -> PageEdge {
        outer
    }
}

private nonisolated struct PageEdgeModifier: AttachingModifier {
    let edge: PageEdge
    let isHeader: Bool

    func attach(_ attachments: inout NodeAttachments) {
        if isHeader {
            attachments.add(edge, for: PageHeaderNote.self)
        } else {
            attachments.add(edge, for: PageFooterNote.self)
        }
    }
}

extension View {
    /// Puts a view at the top of each page that this view flows over: with `quadrant render --pages A4`, or in
    /// `ImageRenderer.pages`.
    ///
    /// It is as wide as the page within its margins, and as high as it answers; the content begins right below, so a header
    /// brings its own padding. It stands in the environment of the document, not in that of this view. Of several headers
    /// the outermost counts. In a picture that has no pages it is not shown, which is told.
    ///
    /// Quadrant's own.
    nonisolated public func pageHeader<Header: View>(
        @ViewBuilder _ header: @escaping (DocumentPage) -> Header
    ) -> some View {
        modifier(PageEdgeModifier(edge: { AnyView(header($0)) }, isHeader: true))
    }

    /// Puts a view at the bottom of each page that this view flows over, as `pageHeader(_:)` does at the top.
    ///
    /// Quadrant's own.
    nonisolated public func pageFooter<Footer: View>(
        @ViewBuilder _ footer: @escaping (DocumentPage) -> Footer
    ) -> some View {
        modifier(PageEdgeModifier(edge: { AnyView(footer($0)) }, isHeader: false))
    }
}

extension ViewTree {
    /// The header and the footer that its views ask for: those of the outermost views.
    @MainActor var pageEdges: (header: PageEdge?, footer: PageEdge?) {
        (
            nodes(noting: PageHeaderNote.self).first.flatMap { note(PageHeaderNote.self, of: $0) },
            nodes(noting: PageFooterNote.self).first.flatMap { note(PageFooterNote.self, of: $0) }
        )
    }

    /// What is told where a view with headers or footers is drawn without pages.
    ///
    /// - Parameter reason: Why there are none, and what has them.
    @MainActor func issuesOfPageEdges(
        _ reason: String =
            "the picture has no pages. '--pages A4' and ImageRenderer.pages(size:) make a PDF with pages."
    ) -> [String] {
        let edges = pageEdges
        guard edges.header != nil || edges.footer != nil else { return [] }
        return ["pageHeader and pageFooter are accepted, without effect here: \(reason)"]
    }
}
