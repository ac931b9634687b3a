package import Foundation
package import QuadrantGeometry

/// Flat content that is seen in perspective, once or through several perspectives in one another.
///
/// Perspectives of perspectives are perspectives too: content that was drawn flat for each of them would be looked up
/// in pictures of pictures, each less sharp and larger than the one in it.
package struct SeenPlane {
    /// What is seen, in its own coordinates, with the filters that are applied to it before.
    package let content: Fragment
    package let filters: [DisplayFilter]
    /// Where a point of the content is seen, in the coordinates of the outermost group.
    package let map: ProjectionTransform
    /// The same up to each perspective on the way, the innermost first; the last one is `map`.
    private let steps: [ProjectionTransform]

    /// The parts of what a group in perspective shows, in the order of drawing: one for each run of items that is seen
    /// through the same map. A group with filters, and one in which something blends with what lies behind it or
    /// shows that, is one part.
    ///
    /// - Complexity: linear in the number of items, times that of perspectives in one another.
    package static func planes(
        of group: DisplayGroup, by projection: ProjectionTransform
    ) -> [SeenPlane] {
        let around = PlaneSplitter.Around(projection: projection, steps: [])
        if group.filters.isEmpty, let planes = PlaneSplitter.planes(of: group.content, in: around) {
            return planes
        }
        return [SeenPlane(group.content, group.filters, in: around)]
    }

    fileprivate init(
        _ content: Fragment, _ filters: [DisplayFilter], in around: PlaneSplitter.Around
    ) {
        (self.content, self.filters) = (content, filters)
        map = around.projection
        steps = around.steps.reversed() + [around.projection]
    }

    /// Whether it is seen through several perspectives in one another.
    package var isNested: Bool { steps.count > 1 }

    /// What the content may cover with its filters, in its own coordinates.
    package var reach: CGRect { filters.reach(of: content.bounds) }

    /// The part of the content that lies before the eye in each of the perspectives, as a polygon.
    package var visiblePart: [CGPoint] {
        guard let first = steps.first else { return [] }
        return steps.dropFirst().reduce(first.visiblePart(of: reach)) { $1.visiblePart(of: $0) }
    }

    /// The smallest upright rectangle around what is seen, in the coordinates of the outermost group.
    package var seenBounds: CGRect {
        var box = PointBounds()
        for point in visiblePart { box.take(point.applying(map)) }
        return box.rect
    }
}

/// Takes apart what is seen in several perspectives.
private enum PlaneSplitter {
    /// What is around content.
    struct Around {
        /// From the content to where it is seen.
        var projection: ProjectionTransform
        /// From the content to within each perspective around, but for the outermost: the innermost last.
        var steps: [ProjectionTransform]

        func inside(_ transform: CGAffineTransform) -> Around {
            let inner = ProjectionTransform(transform)
            return Around(
                projection: inner.concatenating(projection).scaled,
                steps: steps.map { inner.concatenating($0).scaled })
        }

        func inside(_ turn: ProjectionTransform) -> Around {
            Around(
                projection: turn.concatenating(projection).scaled,
                steps: steps.map { turn.concatenating($0).scaled } + [turn])
        }
    }

    /// The parts of a fragment; `nil` where it is a single one.
    static func planes(of fragment: Fragment, in around: Around) -> [SeenPlane]? {
        var result: [SeenPlane] = []
        var run: [DisplayItem] = []
        for item in fragment.items {
            guard case .group(let group) = item, group.isOpen,
                let inner = withLargeStack({ planes(in: group, in: around) })
            else {
                run.append(item)
                continue
            }
            if !run.isEmpty { result.append(SeenPlane(Fragment(items: run), [], in: around)) }
            result += inner
            run = []
        }
        guard !result.isEmpty else { return nil }
        if !run.isEmpty { result.append(SeenPlane(Fragment(items: run), [], in: around)) }
        let staysWhole = result.contains { $0.content.hasBackdrops || $0.content.blends }
        return staysWhole ? nil : result
    }

    /// The parts of a group that does nothing but move or turn its content; `nil` where nothing in it is turned.
    private static func planes(in group: DisplayGroup, in around: Around) -> [SeenPlane]? {
        var inner = around.inside(group.transform)
        guard let turn = group.projection else { return planes(of: group.content, in: inner) }
        guard turn.isFinite else { return nil }
        inner = inner.inside(turn)
        if group.filters.isEmpty, let planes = planes(of: group.content, in: inner) {
            return planes
        }
        return [SeenPlane(group.content, group.filters, in: inner)]
    }
}

extension DisplayGroup {
    /// Whether it shows its content as it is, but for its place and its perspective.
    fileprivate var isOpen: Bool {
        opacity >= 1 && blendMode == .normal && mask == nil && clip == nil && place == nil
            && (projection != nil || filters.isEmpty && !isIsolated)
    }
}

extension ProjectionTransform {
    /// The same map with entries that products of thousands of them keep within what numbers can be.
    fileprivate var scaled: ProjectionTransform {
        let entries = [m11, m12, m13, m21, m22, m23, m31, m32, m33]
        let most = entries.reduce(0) { max($0, abs($1)) }
        guard most > 1e60, most.isFinite else { return self }
        var result = ProjectionTransform()
        (result.m11, result.m12, result.m13) = (m11 / most, m12 / most, m13 / most)
        (result.m21, result.m22, result.m23) = (m21 / most, m22 / most, m23 / most)
        (result.m31, result.m32, result.m33) = (m31 / most, m32 / most, m33 / most)
        return result
    }
}
