internal import CCairo
internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry
internal import QuadrantText

/// The parts of a page that are not drawn: the areas of links, and the headings.
struct PDFAnnotations {
    /// A link and one area of it.
    private struct Link {
        /// The link as `LinkText.uri(_:)` writes it, so that no character ends a string of a PDF.
        var uri: String
        /// The area of the link, on the page.
        var rect: CGRect
    }

    /// A heading and its place.
    private struct Heading {
        var level: Int
        var text: String
        /// Where the heading begins, on the page.
        var origin: CGPoint
    }

    private var links: [Link] = []
    private var headings: [Heading] = []
    private let policy: LinkPolicy
    /// The links that are left out.
    private(set) var notes: [RenderNote] = []

    /// The links and headings of a page, in the order in which they are drawn.
    init(of list: DisplayList) {
        policy = list.links
        collect(list.root, in: Place(visible: CGRect(origin: .zero, size: list.size)))
    }

    /// Where the items of a fragment are on the page.
    private struct Place {
        /// From the fragment's coordinates to the page.
        var map = ProjectionTransform()
        /// The smallest upright rectangle around the part of the page that clips leave visible.
        var visible: CGRect

        /// The place of a group's content; `nil` where nothing of it is seen.
        func inside(_ group: DisplayGroup) -> Place? {
            guard group.opacity > 0 else { return nil }
            var place = self
            place.map = ProjectionTransform(group.transform).concatenating(map)
            if let clip = group.clip {
                place.visible = place.part(clip.shape.bounds)
            }
            if let mask = group.mask { place.visible = place.part(mask.bounds) }
            guard !place.visible.isNull, !place.visible.isEmpty else { return nil }
            if let projection = group.projection {
                place.map = projection.concatenating(place.map)
            }
            return place
        }

        /// The visible part of a rectangle, on the page.
        func part(_ rect: CGRect) -> CGRect {
            guard !rect.isNull else { return .null }
            return map.visibleBounds(of: rect).overlap(with: visible)
        }
    }

    private mutating func collect(_ fragment: Fragment, in place: Place) {
        for case .group(let group) in fragment.items {
            guard let inner = place.inside(group) else { continue }
            switch group.meaning {
            case .link(let link):
                addLinks(to: link, of: group, in: inner)
            case .heading(let level, let text):
                let bounds = inner.part(group.content.bounds)
                guard !bounds.isNull else { break }
                headings.append(Heading(level: level, text: text, origin: bounds.origin))
            case .picture, .layer, nil:
                break
            }
            withLargeStack { collect(group.content, in: inner) }
        }
    }

    private mutating func addLinks(to link: String, of group: DisplayGroup, in place: Place) {
        switch policy.verdict(on: link) {
        case .allowed(let uri): addLinks(to: uri, over: group.content, in: place)
        case .refused(let scheme):
            let note = RenderNote(linkOf: scheme, source: group.source)
            if !notes.contains(note) { notes.append(note) }
        }
    }

    /// One area for each line of text and each other thing that is seen.
    private mutating func addLinks(to uri: String, over fragment: Fragment, in place: Place) {
        for item in fragment.items {
            switch item {
            case .group(let group):
                guard let inner = place.inside(group) else { continue }
                withLargeStack { addLinks(to: uri, over: group.content, in: inner) }
            case .glyphs(let item):
                // About the height of a line: the area is for fingers, not for ink.
                links.append(Link(uri: uri, rect: place.part(item.lineBox)))
            default:
                links.append(Link(uri: uri, rect: place.part(item.bounds)))
            }
        }
    }

    /// Writes the links of the page that `context` draws, in its points.
    func writeLinks(to context: CairoContext) {
        for link in links where !link.rect.isNull && link.rect.width > 0 && link.rect.height > 0 {
            let numbers = [link.rect.minX, link.rect.minY, link.rect.width, link.rect.height]
                .map { Self.number($0) }.joined(separator: " ")
            // Cairo reads the value up to an apostrophe; backslashes are percent codes by now.
            let quoted = link.uri.replacing("'", with: "\\'")
            let attributes = "rect=[\(numbers)] uri='\(quoted)'"
            unsafe cairo_tag_begin(context.pointer, CAIRO_TAG_LINK, attributes)
            unsafe cairo_tag_end(context.pointer, CAIRO_TAG_LINK)
        }
    }

    /// Adds the page's headings to the outline of the file; `parents` holds the entry last made for
    /// each level, from 1, and goes on from page to page.
    func writeHeadings(to surface: CairoSurface, page: Int, parents: inout [Int: Int32]) {
        for heading in headings {
            let level = max(1, heading.level)
            let parent = parents.filter { $0.key < level }.max { $0.key < $1.key }?.value
            let x = Self.number(heading.origin.x)
            let y = Self.number(heading.origin.y)
            parents[level] = unsafe cairo_pdf_surface_add_outline(
                surface.pointer, parent ?? Int32(CAIRO_PDF_OUTLINE_ROOT),
                PDFText.storable(heading.text),
                "page=\(page) pos=[\(x) \(y)]", CAIRO_PDF_OUTLINE_FLAG_OPEN)
            for deeper in parents.keys where deeper > level { parents[deeper] = nil }
        }
    }

    /// A number as Cairo reads it, whatever the locale.
    private static func number(_ value: CGFloat) -> String {
        guard value.isFinite else { return "0" }
        return "\((Double(value) * 1000).rounded() / 1000)"
    }
}
