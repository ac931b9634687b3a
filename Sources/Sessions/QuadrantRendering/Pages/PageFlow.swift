internal import Foundation
internal import QuadrantCore
internal import QuadrantDisplayList
internal import QuadrantGeometry
internal import QuadrantLayout
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
        var issues: [String] = []
    }

    /// What stands at the top and at the bottom of a page.
    private struct Edges {
        var header: Edge
        var footer: Edge

        var height: CGFloat { header.height + footer.height }
    }

    /// The lines of text of a drawing, looked for when they are first needed.
    private final class KeptLines {
        private let list: DisplayList
        lazy var all = list.root.lines.sorted { $0.lowerBound < $1.lowerBound }

        init(of list: DisplayList) { self.list = list }
    }

    /// How often pages are counted anew, as headers that say the count may be higher then.
    private static let mostCounts = 4

    /// The pages of content that was laid out in a room as wide as the paper's, and is at rest.
    func pages(of session: Session) throws(RenderingError) -> [DisplayList] {
        guard sheet.room.width > 0, sheet.room.height > 0 else {
            throw .cannotDraw("The margins leave no room on the page.")
        }
        let asked = session.tree.pageEdges
        var flow = self
        flow.header = header ?? asked.header
        flow.footer = footer ?? asked.footer
        let list = try flow.drawing(of: session)
        guard list.size.width > 0, list.size.height > 0 else { throw .empty }
        guard list.size.height.isFinite else {
            throw .cannotDraw("The content has no end: no number of pages has room for it.")
        }
        return try flow.pages(of: list, session)
    }

    /// The whole content in one drawing; one that fills a page leaves room for its header and footer.
    private func drawing(of session: Session) throws(RenderingError) -> DisplayList {
        let list = session.frame().list
        guard abs(list.size.height - sheet.room.height) < 0.5 else { return list }
        let edges = try edges(of: DocumentPage(number: 1, count: 1), beside: session)
        guard edges.height > 0, edges.height < sheet.room.height else { return list }
        var stage = session.stage
        stage.output.pages?.taken = edges.height
        session.windows[0].show(on: stage)
        return session.frame().list
    }

    private func pages(
        of list: DisplayList, _ session: Session
    ) throws(RenderingError) -> [DisplayList] {
        let rows = PageRows(of: session.tree).rows
        let lines = KeptLines(of: list)
        // What is below all that is seen is no page of its own.
        let seen = list.root.bounds
        let height =
            seen.isNull
            ? list.size.height : min(list.size.height, max(seen.maxY, rows.last?.bottom ?? 0))
        var count = 1
        for turn in 1...Self.mostCounts {
            var (known, problem) = ([Edges](), RenderingError?.none)
            func room(_ number: Int) -> CGFloat {
                do throws(RenderingError) {
                    while known.count < number {
                        let page = DocumentPage(
                            number: known.count + 1, count: max(count, known.count + 1))
                        known.append(try edges(of: page, beside: session))
                    }
                    let room = sheet.room.height - known[number - 1].height
                    if room >= 1 { return room }
                    problem = .cannotDraw(
                        "The header and the footer leave no room on page \(number).")
                } catch {
                    problem = problem ?? error
                }
                return sheet.room.height
            }
            let breaks = PageBreaks(
                of: rows, height: height, lines: { lines.all },
                room: { room($0) })
            if let problem { throw problem }
            guard breaks.pages.count < PageBreaks.mostPages else {
                throw .cannotDraw("There are more than \(PageBreaks.mostPages) pages.")
            }
            let saysCount = header != nil || footer != nil
            if saysCount, breaks.pages.count != count, turn < Self.mostCounts {
                count = breaks.pages.count
                continue
            }
            tell(known.prefix(breaks.pages.count))
            if saysCount, breaks.pages.count != count { tellCount(count, of: breaks.pages.count) }
            tellWidth(of: list, session)
            return pages(of: list, breaks.pages[...], known, session)
        }
        return []
    }

    /// Tells what is to be told of headers and footers: those of each page say the same.
    private func tell(_ edges: some Sequence<Edges>) {
        var told: [String] = []
        for issue in edges.flatMap({ $0.header.issues + $0.footer.issues })
        where !told.contains(issue) { told.append(issue) }
        if !told.isEmpty { onIssues(told) }
    }

    /// Tells that what is given as the count is not it: with it, headers are as high as another number of pages needs.
    private func tellCount(_ given: Int, of real: Int) {
        onIssues([
            "Headers or footers are given \(given) as the count of pages, and there are \(real): their height changes with the "
                + "count. Give them a height, as by '.frame(height: 40)'."
        ])
    }

    /// Tells of content that stands beyond the paper.
    private func tellWidth(of list: DisplayList, _ session: Session) {
        let isMirrored = session.tree.environment.layoutDirection == .rightToLeft
        let (before, behind) =
            isMirrored ? (sheet.trailing, sheet.leading) : (sheet.leading, sheet.trailing)
        let (left, right) = list.root.sidesOfText ?? (0, 0)
        let excess = max(
            list.size.width - sheet.room.width - behind, right - sheet.room.width - behind,
            -left - before)
        guard excess > 0.5 else { return }
        let width = sheet.room.width + max(behind, before) + excess
        onIssues([
            "The content is \(SourceText.number(width)) points wide, and the page has room for "
                + "\(SourceText.number(sheet.room.width)): what stands beyond the paper is not there. Let it be "
                + "narrower, or the pages larger."
        ])
    }

    /// The pages of a list, which is halved until a part is one page: no page walks over what all others show.
    private func pages(
        of list: DisplayList, _ parts: ArraySlice<PageBreaks.Page>, _ edges: [Edges],
        _ session: Session
    ) -> [DisplayList] {
        guard parts.count > 1, let first = parts.first, let last = parts.last else {
            return parts.map { page(of: list, $0, edges[parts.startIndex], session) }
        }
        var half = list
        half.root = list.root.part(from: first.top, to: last.bottom)
        let middle = parts.startIndex + parts.count / 2
        return pages(of: half, parts[..<middle], edges, session)
            + pages(of: half, parts[middle...], edges, session)
    }

    /// A page: the header, a part of the content, the footer.
    private func page(
        of list: DisplayList, _ part: PageBreaks.Page, _ edges: Edges, _ session: Session
    ) -> DisplayList {
        let (header, footer) = (edges.header, edges.footer)
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

    private func edges(
        of page: DocumentPage, beside session: Session
    ) throws(RenderingError) -> Edges {
        Edges(
            header: try edge(header?(page), beside: session),
            footer: try edge(footer?(page), beside: session))
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
        // With the tables of strings and the colours that the content finds.
        var base = base
        base.environment = session.tree.environment
        let edge = try Session(
            view.frame(maxWidth: .infinity), on: stage, with: base)
        edge.settle()
        let list = edge.frame().list
        // Content begins on a pixel.
        let scale = max(1, stage.output.scale)
        return Edge(
            content: list.root.withoutSources,
            height: (list.size.height * scale).rounded(.up) / scale, issues: edge.issues)
    }
}
