package import Foundation
internal import QuadrantGeometry

/// Something in a drawing that shows what lies behind it, such as glass.
package struct BackdropReach: Sendable {
    /// What it may cover, in points of the canvas.
    package var frame: CGRect
    /// From how far beyond its frame it shows something, in points.
    package var margin: CGFloat

    /// All that it depends on.
    package var reach: CGRect { frame.insetBy(dx: -margin, dy: -margin) }

    /// All in a fragment, in its coordinates, from the back on.
    static func all(in fragment: Fragment) -> [BackdropReach] {
        guard fragment.hasBackdrops else { return [] }
        return fragment.items.flatMap { item -> [BackdropReach] in
            switch item {
            case .backdrop(let backdrop):
                return [BackdropReach(frame: item.bounds, margin: backdrop.filters.margin + 2)]
            case .group(let group):
                let inner = withLargeStack {
                    all(in: group.content) + (group.mask.map { all(in: $0) } ?? [])
                }
                let growth = group.transform.meanScale
                return inner.map { part in
                    BackdropReach(
                        frame: group.spread(part.frame),
                        margin: (part.margin + group.filters.margin) * max(growth, 0) + 1)
                }
            default: return []
            }
        }
    }
}

extension DisplayList {
    /// What shows what lies behind it, from the back on.
    ///
    /// - Complexity: None where there is no such thing; else linear in the items beside it.
    package var backdrops: [BackdropReach] {
        root.hasBackdrops ? BackdropReach.all(in: flattened().root) : []
    }
}

extension DisplayDamage {
    /// Adds what shows damage that lies behind it, from the back on: glass over glass too.
    mutating func grow(behind backdrops: [BackdropReach]) {
        for backdrop in backdrops {
            for rect in rects {
                let reach = rect.insetBy(dx: -backdrop.margin, dy: -backdrop.margin)
                add(reach.overlap(with: backdrop.frame))
            }
        }
    }
}
