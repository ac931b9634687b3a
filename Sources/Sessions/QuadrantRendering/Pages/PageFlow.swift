internal import Foundation
internal import QuadrantCore
internal import QuadrantDisplayList
internal import QuadrantGeometry
internal import QuadrantViews

/// Content that goes on from page to page, with what stands at the top and at the bottom of each.
@MainActor
struct PageFlow {
    /// The paper.
    let sheet: PageSheet
    /// Makes what stands at the top of each page; `nil` for what the content asks for.
    var header: PageEdge?
    /// Makes what stands at the bottom of each page; `nil` for what the content asks for.
    var footer: PageEdge?
    /// What headers and footers are given beside the stage of the content.
    var base = Session.Base()
    /// Is told what could not be done as written in headers and footers.
    var onIssues: ([String]) -> Void = { _ in }

    /// A drawing with the height that it takes.
    private struct Edge {
        var content = Fragment.empty
        var height: CGFloat = 0
    }

    /// How often pages are counted anew, as headers that say the count may be higher then.
    private static let mostCounts = 4

    /// The pages of content that was laid out in a room as wide as the paper's, and is at rest.
    func pages(of session: Session) throws(RenderingError) -> [DisplayList] {
        guard sheet.room.width > 0, sheet.room.height > 0 else {
            throw .cannotDraw("The margins leave no room on the page.")
        }
        let list = session.frame().list
        guard list.size.width > 0, list.size.height > 0 else { throw .empty }
        guard list.size.height.isFinite else {
            throw .cannotDraw("The content has no end: no number of pages has room for it.")
        }
        let asked = session.tree.pageEdges
        let (header, footer) = (header ?? asked.header, footer ?? asked.footer)
        let rows = PageRows(of: session.tree).rows
        var text: [ClosedRange<CGFloat>]?
        func lines() -> [ClosedRange<CGFloat>] {
            if let text { return text }
            let found = list.root.lines.sorted { $0.upperBound < $1.upperBound }
            text = found
            return found
        }
        var (count, known) = (1, [Int: (Edge, Edge)]())
        for turn in 1...Self.mostCounts {
            known = [:]
            var problem: RenderingError?
            let breaks = PageBreaks(of: rows, height: list.size.height, lines: lines) { number in
                do throws(RenderingError) {
                    let edges = try edges(header, footer, number, count, session, &known)
                    let room = sheet.room.height - edges.0.height - edges.1.height
                    if room >= 1 { return room }
                    problem = .cannotDraw(
                        "The header and the footer leave no room on page \(number).")
                } catch {
                    problem = problem ?? error
                }
                return sheet.room.height
            }
            if let problem { throw problem }
            guard breaks.pages.count < PageBreaks.mostPages else {
                throw .cannotDraw("There are more than \(PageBreaks.mostPages) pages.")
            }
            guard breaks.pages.count == count || turn == Self.mostCounts else {
                count = breaks.pages.count
                continue
            }
            count = breaks.pages.count
            return try breaks.pages.enumerated().map { (place, page) throws(RenderingError) in
                let edges = try edges(header, footer, place + 1, count, session, &known)
                return self.page(of: list, page, edges.0, edges.1, session)
            }
        }
        return []
    }

    /// A page: the header, a part of the content, the footer.
    private func page(
        of list: DisplayList, _ part: PageBreaks.Page, _ header: Edge, _ footer: Edge,
        _ session: Session
    ) -> DisplayList {
        let isMirrored = session.tree.environment.layoutDirection == .rightToLeft
        let left = isMirrored ? sheet.trailing : sheet.leading
        var content = DisplayGroup(
            content: list.root.part(from: part.top, to: part.bottom))
        content.transform = CGAffineTransform(
            translationX: left, y: sheet.top + header.height - part.top)
        // What stands out to the sides is seen, as on a page without margins.
        content.clip = ClipItem(
            shape: .rect(
                CGRect(
                    x: -left, y: part.top, width: sheet.width, height: part.bottom - part.top)))
        var page = list
        page.size = sheet.size
        page.root = Fragment(items: [
            .group(content), Self.placed(header, CGPoint(x: left, y: sheet.top)),
            Self.placed(
                footer, CGPoint(x: left, y: sheet.height - sheet.bottom - footer.height)),
        ])
        return page
    }

    private static func placed(_ edge: Edge, _ origin: CGPoint) -> DisplayItem {
        var group = DisplayGroup(content: edge.content)
        group.transform = CGAffineTransform(translationX: origin.x, y: origin.y)
        return .group(group)
    }

    /// The header and the footer of a page.
    private func edges(
        _ header: PageEdge?, _ footer: PageEdge?, _ number: Int, _ count: Int, _ session: Session,
        _ known: inout [Int: (Edge, Edge)]
    ) throws(RenderingError) -> (Edge, Edge) {
        if let edges = known[number] { return edges }
        let page = DocumentPage(number: number, count: max(count, number))
        let edges = (
            try edge(header?(page), beside: session), try edge(footer?(page), beside: session)
        )
        known[number] = edges
        return edges
    }

    private func edge(
        _ view: AnyView?, beside session: Session
    ) throws(RenderingError) -> Edge {
        guard let view else { return Edge() }
        var stage = session.stage
        stage.output.pages = nil
        stage.room = Stage.Room()
        (stage.room.fit, stage.room.placement) = (.paper, .whole)
        stage.room.width = sheet.room.width
        let edge = try Session(
            view.frame(maxWidth: .infinity), on: stage, with: base)
        edge.settle()
        let list = edge.frame().list
        onIssues(edge.issues)
        // Content begins on a pixel.
        let scale = max(1, stage.output.scale)
        return Edge(
            content: list.root.withoutSources,
            height: (list.size.height * scale).rounded(.up) / scale)
    }
}
