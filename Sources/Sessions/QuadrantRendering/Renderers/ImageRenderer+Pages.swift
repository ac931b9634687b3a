public import QuadrantCore
public import QuadrantGeometry
internal import QuadrantViews

extension ImageRenderer {
    /// The view on as many pages of a PDF as it needs, with the renderer's environment: `try await renderer.pages(size: .a4).write(to:)`.
    ///
    /// The width of `proposedSize` does not count: the view is as wide as the page within its margins. See
    /// `PDFDocument.init(flowing:)` for where pages end.
    ///
    /// Quadrant's own.
    ///
    /// - Parameters:
    ///   - margins: In points; half an inch by default. Headers and footers stand within them.
    ///   - header: Makes what stands at the top of each page, as wide as the content; by default what `pageHeader` in the view says.
    ///   - footer: Makes what stands at the bottom of each page; by default what `pageFooter` in the view says.
    public func pages<Header: View, Footer: View>(
        size: PDFDocument.PageSize = .a4, margins: EdgeInsets = PDFDocument.usualMargins,
        title: String? = nil,
        @ViewBuilder header: @escaping (DocumentPage) -> Header = { _ in EmptyView() },
        @ViewBuilder footer: @escaping (DocumentPage) -> Footer = { _ in EmptyView() }
    ) -> PDFDocument {
        var document = PDFDocument(
            flowing: content, size: size, margins: margins, title: title, header: header,
            footer: footer)
        document.environment = environment
        document.environment.displayScale = scale
        document.resourceDirectories = resourceDirectories
        document.allowedLinkSchemes = allowedLinkSchemes
        document.isStrict = isStrict
        document.onIssues = onIssues
        document.withoutEffect = settingsWithoutEffect
        if isOpaque {
            document.withoutEffect.append(
                "ImageRenderer.isOpaque is accepted, without effect on pages: paper has no ground. Give the view a "
                    + "background.")
        }
        if camera != .front {
            document.withoutEffect.append(
                "ImageRenderer.camera is accepted, without effect on pages: they are seen from the front."
            )
        }
        return document
    }
}
