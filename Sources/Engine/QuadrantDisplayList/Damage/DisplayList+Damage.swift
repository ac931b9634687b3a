internal import Foundation
internal import QuadrantGeometry

extension DisplayList {
    /// Where the drawing differs from `last`, which was there before it.
    ///
    /// Parts that are one object in both are not looked into, and items that are the same in all that is drawn of them are
    /// no difference. Filters grow what differs by their reach; what lies behind glass differs as far as that blurs it. A
    /// drawing on a canvas of another size, scale or background differs everywhere.
    ///
    /// - Complexity: Linear in the items that are not one object in both; in all items where some have places in space, or
    ///   something shows what lies behind it.
    package func damage(since last: DisplayList) -> DisplayDamage {
        guard size == last.size, displayScale == last.displayScale, background == last.background
        else { return .whole(size) }
        var damage = DisplayDamage()
        if root !== last.root {
            damage.add(DamageWalk.differences(of: last.flattened().root, flattened().root))
        }
        guard !damage.isEmpty else { return .none }
        damage.grow(behind: backdrops)
        return damage.cut(to: size)
    }
}

/// The walk through two drawings that finds where they differ.
enum DamageWalk {
    /// Where two fragments differ, in their own coordinates: few rectangles.
    static func differences(of old: Fragment, _ new: Fragment) -> [CGRect] {
        guard old !== new else { return [] }
        var damage = DisplayDamage()
        for pair in pairs(old.items, new.items) {
            switch pair {
            case (let old?, let new?): damage.add(differences(of: old, new))
            case (let old?, nil): damage.add(old.bounds)
            case (nil, let new?): damage.add(new.bounds)
            case (nil, nil): break
            }
        }
        return damage.rects
    }

    private static func differences(of old: DisplayItem, _ new: DisplayItem) -> [CGRect] {
        if case .group(let old) = old, case .group(let new) = new {
            return withLargeStack { differences(of: old, new) }
        }
        return new.isSame(as: old) ? [] : [old.bounds, new.bounds]
    }

    private static func differences(of old: DisplayGroup, _ new: DisplayGroup) -> [CGRect] {
        // Where a layer beside the canvas begins, and how fine it is, goes by all that is in it; and its numbers by that.
        // So do pictures in perspective.
        let isOtherLayer =
            !new.isDirect && old.content.bounds != new.content.bounds
            || new.projection != nil && old.content !== new.content
        guard new.frames(alike: old), !isOtherLayer else {
            return [DisplayItem.group(old).bounds, DisplayItem.group(new).bounds]
        }
        var inner = differences(of: old.content, new.content)
        switch (old.mask, new.mask) {
        case (let old?, let new?): inner += differences(of: old, new)
        case (nil, nil): break
        default: return [DisplayItem.group(old).bounds, DisplayItem.group(new).bounds]
        }
        return inner.map(new.spread)
    }

    private typealias Pair = (DisplayItem?, DisplayItem?)

    /// Items that stand for each other, in the order of both lists; those of which only one list has one, by themselves.
    private static func pairs(_ old: [DisplayItem], _ new: [DisplayItem]) -> [Pair] {
        guard old.count != new.count else { return zip(old, new).map { ($0, $1) } }
        // What was put in, taken out or moved lies between what did not change.
        let common = ItemMatching(old, new)
        var pairs: [Pair] = []
        var (lastOld, lastNew) = (0, 0)
        func fill(_ endOld: Int, _ endNew: Int) {
            let (before, after) = (old[lastOld..<endOld], new[lastNew..<endNew])
            if before.count == after.count {
                pairs += zip(before, after).map { ($0, $1) }
            } else {
                pairs += before.map { ($0, nil) }
                pairs += after.map { (nil, $0) }
            }
        }
        for (oldIndex, newIndex) in common.pairs {
            fill(oldIndex, newIndex)
            pairs.append((old[oldIndex], new[newIndex]))
            (lastOld, lastNew) = (oldIndex + 1, newIndex + 1)
        }
        fill(old.count, new.count)
        return pairs
    }
}

/// Which items of two lists are the same, in the order of both: those at the beginning and at the end, and between them
/// groups whose content is one object in both.
private struct ItemMatching {
    /// The places in the list before and after, ascending in both.
    private(set) var pairs: [(Int, Int)] = []

    init(_ old: [DisplayItem], _ new: [DisplayItem]) {
        var start = 0
        let shorter = min(old.count, new.count)
        while start < shorter, Self.areOne(old[start], new[start]) { start += 1 }
        var end = 0
        while end < shorter - start, Self.areOne(old[old.count - 1 - end], new[new.count - 1 - end])
        {
            end += 1
        }
        pairs = (0..<start).map { ($0, $0) }
        var places: [ObjectIdentifier: Int] = [:]
        for index in start..<old.count - end {
            if case .group(let group) = old[index] {
                places[ObjectIdentifier(group.content)] = index
            }
        }
        var next = start
        for index in start..<new.count - end {
            guard case .group(let group) = new[index],
                let place = places[ObjectIdentifier(group.content)], place >= next
            else { continue }
            pairs.append((place, index))
            next = place + 1
        }
        pairs += (0..<end).reversed().map { (old.count - 1 - $0, new.count - 1 - $0) }
    }

    private static func areOne(_ old: DisplayItem, _ new: DisplayItem) -> Bool {
        guard case .group(let old) = old, case .group(let new) = new else {
            return new.isSame(as: old)
        }
        return old.content === new.content && new.frames(alike: old) && old.mask === new.mask
    }
}
