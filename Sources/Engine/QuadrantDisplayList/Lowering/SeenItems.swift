internal import Foundation
internal import QuadrantGeometry

// What lies off the canvas is not written down: files stay small, and their readers are spared coordinates
// of millions of points, at which some fail.
extension DisplayList {
    /// The drawing without what can neither be seen nor be brought into sight by what is around it.
    /// Fragments of which all is seen stay what they are.
    func seen() -> DisplayList {
        guard !root.bounds.isNull else { return self }
        var margin = 1.0 as CGFloat
        if root.hasBackdrops { margin += root.backdropMargin(in: .identity) }
        let canvas = CGRect(origin: .zero, size: size).insetBy(dx: -margin, dy: -margin)
        var list = self
        list.root = root.part(seenIn: canvas, from: .identity)
        return list
    }
}

extension Fragment {
    /// What of the fragment is in sight; `transform` maps its coordinates to the canvas.
    fileprivate func part(seenIn sight: CGRect, from transform: CGAffineTransform) -> Fragment {
        guard transform.isDrawable else { return self }
        var isWhole = true
        let seen = items.compactMap { item -> DisplayItem? in
            guard item.bounds.applying(transform).meets(sight) else {
                isWhole = false
                return nil
            }
            guard case .group(var group) = item, group.filters.isEmpty, group.projection == nil
            else {
                return item
            }
            let inner = group.transform.concatenating(transform)
            let innerSight = group.sight(within: sight, from: inner)
            guard !innerSight.isNull else {
                isWhole = false
                return nil
            }
            let content = withLargeStack { group.content.part(seenIn: innerSight, from: inner) }
            guard content !== group.content else { return item }
            isWhole = false
            group.content = content
            return .group(group)
        }
        return isWhole ? self : Fragment(items: seen)
    }

    /// How far backdrops look around themselves, on the canvas.
    fileprivate func backdropMargin(in transform: CGAffineTransform) -> CGFloat {
        guard hasBackdrops else { return 0 }
        return items.reduce(0) { margin, item in
            switch item {
            case .backdrop(let item):
                let own = item.filters.margin * transform.longestScale
                return own.isFinite ? max(margin, own) : margin
            case .group(let group):
                let inner = group.transform.concatenating(transform)
                return withLargeStack {
                    max(
                        margin, group.content.backdropMargin(in: inner),
                        group.mask?.backdropMargin(in: inner) ?? 0)
                }
            default: return margin
            }
        }
    }
}

extension DisplayGroup {
    /// What of `sight` clip and mask leave; `transform` maps the group's coordinates to the canvas.
    fileprivate func sight(within sight: CGRect, from transform: CGAffineTransform) -> CGRect {
        [clip?.shape.bounds.drawable, mask?.bounds].reduce(sight) { sight, bounds in
            guard let bounds, transform.isDrawable else { return sight }
            guard !bounds.isNull else { return .null }
            // Edges may go to the nearest pixel.
            return sight.overlap(with: bounds.applying(transform).insetBy(dx: -1, dy: -1))
        }
    }
}
