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

    /// How far its text goes to the left and to the right; `nil` without any.
    var sidesOfText: (left: CGFloat, right: CGFloat)? {
        var sides: (left: CGFloat, right: CGFloat)?
        func add(_ left: CGFloat, _ right: CGFloat) {
            sides = (min(sides?.left ?? left, left), max(sides?.right ?? right, right))
        }
        for item in items {
            switch item {
            case .glyphs(let glyphs):
                let box = glyphs.lineBox
                if box.width > 0, box.minX.isFinite, box.maxX.isFinite { add(box.minX, box.maxX) }
            case .group(let group) where group.isMovedOnly && group.clip == nil:
                let x = group.transform.tx
                if let inner = withLargeStack({ group.content.sidesOfText }) {
                    add(inner.left + x, inner.right + x)
                }
            default: break
            }
        }
        return sides
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
        guard case .group(var group) = self, bounds.minY < top || bounds.maxY > bottom else {
            return (self, true)
        }
        let y = group.transform.ty
        // A heading is an entry of the outline where it begins, and not on each page that it touches.
        let goesOn = group.isHeading && group.isSeen(above: top)
        if goesOn { group.meaning = nil }
        guard group.isMovedOnly else { return (.group(group), !goesOn) }
        let part = withLargeStack { group.content.part(from: top - y, to: bottom - y) }
        if part === group.content { return (.group(group), !goesOn) }
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
    fileprivate var isHeading: Bool {
        if case .heading? = meaning { true } else { false }
    }

    /// Whether a page that ends at a height shows something of it.
    fileprivate func isSeen(above height: CGFloat) -> Bool {
        guard isMovedOnly else { return transformedTop < height - 0.5 }
        return !withLargeStack { content.part(from: -.infinity, to: height - transform.ty) }
            .items.isEmpty
    }

    private var transformedTop: CGFloat { DisplayItem.group(self).bounds.minY }

    /// Whether what is in the group is seen where it is, but for a way along the axes: nothing of it reaches elsewhere.
    fileprivate var isMovedOnly: Bool {
        transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
            && filters.isEmpty && mask == nil && projection == nil && place == nil
    }
}
