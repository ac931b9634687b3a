internal import Foundation
internal import QuadrantGeometry

// Librsvg draws what a filter works on no farther than the canvas, so that a blur fades towards its edge
// and nothing throws a shadow from beyond.
extension LoweringPass {
    /// Whether `filters` bring something onto the canvas from beyond its edges, where the renderer has
    /// nothing; `transform` maps the content's coordinates to the canvas.
    func spreadsFromBeyond(
        _ content: Fragment, _ filters: [DisplayFilter], in transform: CGAffineTransform
    ) -> Bool {
        guard !abilities.filtersBeyondCanvas, filters.margin > 0, !content.bounds.isNull else {
            return false
        }
        let canvas = CGRect(origin: .zero, size: list.size)
        let near = canvas.insetBy(dx: -1, dy: -1)
        guard !near.contains(content.bounds.applying(transform)) else { return false }
        let margin = filters.margin * transform.longestScale
        let seen = content.inkBounds.applying(transform)
            .overlap(with: canvas.insetBy(dx: -margin, dy: -margin))
        return !seen.isNull && !near.contains(seen)
    }

    /// Whether a filter or shadow at any depth of a drawing brings something onto the canvas from
    /// beyond its edges.
    func spreadsFromBeyond(_ fragment: Fragment, in transform: CGAffineTransform) -> Bool {
        guard !abilities.filtersBeyondCanvas else { return false }
        return fragment.items.contains { item in
            switch item {
            case .group(let group):
                let inner = group.transform.concatenating(transform)
                return withLargeStack {
                    spreadsFromBeyond(group.content, group.filters, in: inner)
                        || spreadsFromBeyond(group.content, in: inner)
                        || group.mask.map { spreadsFromBeyond($0, in: inner) } ?? false
                }
            case .shadow(let shadow):
                return spreadsFromBeyond(shadow, in: transform)
            default:
                return false
            }
        }
    }

    /// Whether a shadow falls onto the canvas from beyond its edges.
    func spreadsFromBeyond(_ shadow: ShadowItem, in transform: CGAffineTransform) -> Bool {
        let filter = ShadowFilter(color: shadow.color, sigma: shadow.sigma, offset: shadow.offset)
        let shape = FillItem(shape: shadow.shape, paint: .color(shadow.color))
        return spreadsFromBeyond(Fragment(items: [.fill(shape)]), [.shadow(filter)], in: transform)
    }
}

extension Fragment {
    fileprivate var inkBounds: CGRect {
        items.reduce(.null) { $0.union($1.inkBounds) }
    }
}

extension DisplayItem {
    /// What drawing the item covers, less generous than `bounds`: text has the height of its line.
    fileprivate var inkBounds: CGRect {
        switch self {
        case .group(let group):
            var rect = group.filters.reach(of: withLargeStack { group.content.inkBounds })
            if let projection = group.projection { rect = projection.visibleBounds(of: rect) }
            if let clip = group.clip { rect = rect.overlap(with: clip.shape.bounds) }
            return rect.isNull ? .null : rect.applying(group.transform)
        case .fill(let item):
            return item.shape.bounds
        case .glyphs(let item):
            return item.lineBox
        default:
            return bounds
        }
    }
}
