internal import QuadrantGeometry

extension Fragment {
    /// The same with an opacity and a blend mode on each leaf in it, instead of on all as a whole: where leaves cover one another,
    /// the lower one is seen through the upper one. `nil` where that is no difference: there is one leaf only.
    ///
    /// A leaf is what one view draws by itself, and what has to be drawn as a whole: what is filtered, masked, seen in perspective
    /// or isolated. Of a leaf with a blend mode of its own that one counts.
    ///
    /// Apple: "compositingGroup()" has opacities and blend modes around a view take effect on the view as a whole; without it each
    /// view in it is drawn with them (clive819.github.io/posts/compositing-group has pictures).
    package func spread(opacity: Double, blendMode: DisplayBlendMode = .normal) -> Fragment? {
        guard !hasPlaces, count <= Spreading.most, Spreading.leaves(in: items, upTo: 2) > 1 else {
            return nil
        }
        let spreading = Spreading(opacity: opacity, blendMode: blendMode)
        return Fragment(items: spreading.items(items))
    }
}

/// Puts an opacity and a blend mode on leaves.
private struct Spreading {
    let opacity: Double
    let blendMode: DisplayBlendMode

    /// Of more items the whole is faded: fragments may hold the same fragment many times.
    static let most = 4000

    func items(_ items: [DisplayItem]) -> [DisplayItem] {
        var result: [DisplayItem] = []
        result.reserveCapacity(items.count)
        for run in Self.runs(of: items) {
            if run.count == 1, case .group(let group) = run[run.startIndex], !group.isWhole {
                result.append(.group(withLargeStack { inside(group) }))
            } else {
                result.append(leaf(run))
            }
        }
        return result
    }

    /// A group that does nothing to its leaves as a whole.
    private func inside(_ group: DisplayGroup) -> DisplayGroup {
        var group = group
        let inner = Spreading(
            opacity: opacity * group.opacity,
            blendMode: group.blendMode == .normal ? blendMode : group.blendMode)
        (group.opacity, group.blendMode) = (1, .normal)
        group.content = Fragment(items: inner.items(group.content.items))
        return group
    }

    private func leaf(_ run: ArraySlice<DisplayItem>) -> DisplayItem {
        if run.count == 1, let item = run.first {
            if blendMode == .normal, let faded = item.faded(by: opacity) { return faded }
            if case .group(var group) = item {
                group.opacity *= opacity
                if group.blendMode == .normal { group.blendMode = blendMode }
                return .group(group)
            }
        }
        var group = DisplayGroup(content: Fragment(items: Array(run)))
        group.opacity = opacity
        group.blendMode = blendMode
        return .group(group)
    }

    /// Items one after the other that one view has drawn; all others by themselves.
    private static func runs(of items: [DisplayItem]) -> [ArraySlice<DisplayItem>] {
        var result: [ArraySlice<DisplayItem>] = []
        var start = 0
        for index in items.indices.dropFirst() {
            let isSame = items[index].source != nil && items[index].source == items[start].source
            if isSame { continue }
            result.append(items[start..<index])
            start = index
        }
        if start < items.count { result.append(items[start...]) }
        return result
    }

    /// How many leaves there are; no more than a number are counted.
    static func leaves(in items: [DisplayItem], upTo most: Int) -> Int {
        var count = 0
        for run in runs(of: items) where count < most {
            if run.count == 1, case .group(let group) = run[run.startIndex], !group.isWhole {
                let left = most - count
                count += withLargeStack { leaves(in: group.content.items, upTo: left) }
            } else {
                count += 1
            }
        }
        return count
    }
}

extension DisplayGroup {
    /// Whether what is in it is drawn as a whole, whatever its opacity and blend mode are.
    fileprivate var isWhole: Bool {
        if isLeaf || mask != nil || isIsolated || !filters.isEmpty || projection != nil {
            return true
        }
        // A shadow falls from all that stands beside it.
        return content.items.contains { if case .shadow = $0 { true } else { false } }
    }
}

extension DisplayItem {
    /// The same in a fainter colour; `nil` for what has not one colour.
    fileprivate func faded(by opacity: Double) -> DisplayItem? {
        switch self {
        case .fill(var fill):
            guard case .color(var color) = fill.paint else { return nil }
            color.alpha *= opacity
            fill.paint = .color(color)
            return .fill(fill)
        case .stroke(var stroke):
            guard case .color(var color) = stroke.paint else { return nil }
            color.alpha *= opacity
            stroke.paint = .color(color)
            return .stroke(stroke)
        default:
            return nil
        }
    }
}
