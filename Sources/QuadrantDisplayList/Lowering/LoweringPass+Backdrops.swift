internal import Foundation
internal import QuadrantGeometry

extension LoweringPass {
    /// The most items that are drawn once more for a backdrop; more become pixels.
    private static let repeatLimit = 400

    /// A backdrop becomes a second drawing of what lies behind it: filtered, and cut to its shape.
    func lower(_ item: BackdropItem, in transform: CGAffineTransform) -> [DisplayItem] {
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard determinant != 0, determinant.isFinite, !item.shape.bounds.isNull else { return [] }
        // What filters can bring into the shape from around it.
        let around = item.filters.reach(of: item.shape.bounds).union(item.shape.bounds)
        let near = around.applying(transform)
        guard let items = behind(covering: near)?.compactMap({ $0.part(near: near) }) else {
            return []
        }
        var cut = DisplayGroup(content: Fragment(items: items))
        cut.transform = transform.inverted()
        cut.clip = ClipItem(shape: .rect(near))
        var filtered = DisplayGroup(content: Fragment(items: [.group(cut)]))
        filtered.filters = item.filters
        filtered.isIsolated = true
        filtered.source = item.source
        let canRepeat =
            item.filters.allSatisfy(abilities.draws) && abilities.drawsAll(of: filtered.content)
            && filtered.content.count(upTo: Self.repeatLimit) < Self.repeatLimit
        if !canRepeat {
            note(.backdrop, item.source)
            filtered.clip = ClipItem(shape: .rect(item.shape.bounds))
            filtered = rasterized(filtered, in: transform)
            filtered.clip = nil
        }
        var result = DisplayGroup(content: Fragment(items: [.group(filtered)]))
        result.clip = ClipItem(shape: item.shape, style: item.style)
        return [.group(result)]
    }
}

extension DisplayItem {
    /// The item without what lies far from `rect`; `nil` if all of it does. Groups are looked into
    /// while they are drawn piece by piece.
    fileprivate func part(near rect: CGRect) -> DisplayItem? {
        guard !bounds.isNull, bounds.intersects(rect) else { return nil }
        guard case .group(var group) = self, group.isDirect else { return self }
        let determinant =
            group.transform.a * group.transform.d - group.transform.b * group.transform.c
        guard determinant != 0, determinant.isFinite else { return nil }
        let inner = rect.applying(group.transform.inverted())
        let items = withLargeStack { group.content.items.compactMap { $0.part(near: inner) } }
        guard !items.isEmpty else { return nil }
        group.content = Fragment(items: items)
        return .group(group)
    }
}

extension Fragment {
    /// How many items there are deep down; stops counting at a limit.
    fileprivate func count(upTo limit: Int) -> Int {
        var total = 0
        for item in items {
            guard total < limit else { return limit }
            total += 1
            if case .group(let group) = item {
                total += withLargeStack { group.content.count(upTo: limit - total) }
                total += group.mask?.count(upTo: limit) ?? 0
            }
        }
        return min(limit, total)
    }
}
