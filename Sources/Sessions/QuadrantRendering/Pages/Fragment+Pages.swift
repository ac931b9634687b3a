internal import Foundation
internal import QuadrantCore
internal import QuadrantDisplayList
internal import QuadrantGeometry

extension Fragment {
    /// What is seen of a drawing from one height to another: each line of text in one such part only.
    func part(from top: CGFloat, to bottom: CGFloat) -> Fragment {
        var kept: [DisplayItem] = []
        var isSame = true
        for item in items {
            if let part = item.part(from: top, to: bottom) {
                kept.append(part.item)
                isSame = isSame && part.isSame
            } else {
                isSame = false
            }
        }
        return isSame ? self : Fragment(items: kept)
    }

    /// The upper and lower edges of its lines of text.
    var lines: [ClosedRange<CGFloat>] {
        var result: [ClosedRange<CGFloat>] = []
        for item in items {
            switch item {
            case .glyphs(let glyphs):
                let box = glyphs.lineBox
                if box.height > 0, box.minY.isFinite { result.append(box.minY...box.maxY) }
            case .group(let group) where group.isMovedOnly:
                let y = group.transform.ty
                result += withLargeStack { group.content.lines }
                    .map { $0.lowerBound + y...$0.upperBound + y }
            default: break
            }
        }
        return result
    }

    /// The same items without the views that they come from: for what is put beside the drawing of another tree.
    var withoutSources: Fragment { Fragment(items: items.map(\.withoutSource)) }
}

extension DisplayItem {
    fileprivate func part(
        from top: CGFloat, to bottom: CGFloat
    ) -> (item: DisplayItem, isSame: Bool)? {
        if case .glyphs(let glyphs) = self {
            let middle = glyphs.lineBox.midY
            return middle >= top && middle < bottom ? (self, true) : nil
        }
        let bounds = bounds
        guard !bounds.isNull, bounds.maxY > top, bounds.minY < bottom else { return nil }
        guard case .group(var group) = self, group.isMovedOnly,
            bounds.minY < top || bounds.maxY > bottom
        else { return (self, true) }
        let y = group.transform.ty
        let part = withLargeStack { group.content.part(from: top - y, to: bottom - y) }
        if part === group.content { return (self, true) }
        guard !part.items.isEmpty else { return nil }
        group.content = part
        return (.group(group), false)
    }

    fileprivate var withoutSource: DisplayItem {
        switch self {
        case .group(var item):
            item.source = nil
            item.content = withLargeStack { item.content.withoutSources }
            return .group(item)
        case .fill(var item):
            item.source = nil
            return .fill(item)
        case .stroke(var item):
            item.source = nil
            return .stroke(item)
        case .glyphs(var item):
            item.source = nil
            return .glyphs(item)
        case .image(var item):
            item.source = nil
            return .image(item)
        case .shadow(var item):
            item.source = nil
            return .shadow(item)
        case .backdrop(var item):
            item.source = nil
            return .backdrop(item)
        }
    }
}

extension DisplayGroup {
    /// Whether what is in the group is seen where it is, but for a way along the axes: nothing of it reaches elsewhere.
    fileprivate var isMovedOnly: Bool {
        transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
            && filters.isEmpty && mask == nil && projection == nil && place == nil
    }
}
