package import Foundation
package import QuadrantGeometry

/// A finished drawing: plain, immutable data that any renderer on any thread can draw.
///
/// Coordinates are points, y downward. Every item is given in the coordinates of its group.
package struct DisplayList: Sendable {
    /// The canvas, in points.
    package var size: CGSize
    /// Pixels per point of the display the layout was made for; edges that snap, snap to it.
    package var displayScale: CGFloat
    /// What lies under the drawing; `nil` for nothing.
    package var background: RGBAColor?
    /// All items of the drawing, in the coordinates of the canvas.
    package var root: Fragment
    /// Accessibility identifiers of the views that items come from.
    package var names: [SourceTag: String]
    /// The drawing's title, for formats that have one.
    package var title: String?
    /// Which links a file of the drawing may hold.
    package var links = LinkPolicy()

    package init(size: CGSize, displayScale: CGFloat, background: RGBAColor?, root: Fragment) {
        self.size = size
        self.displayScale = displayScale
        self.background = background
        self.root = root
        names = [:]
    }
}

/// The node an item was recorded from.
package struct SourceTag: Hashable, Sendable {
    package var node: UInt32

    package init(node: UInt32) {
        self.node = node
    }
}

/// A piece of the display list that is recorded again as a whole.
// Nothing of it changes between `init` and `deinit`.
package final class Fragment: @unchecked Sendable {
    package var items: [DisplayItem] { storage }
    /// Written by `init` and `deinit` alone.
    private var storage: [DisplayItem]
    /// What the items may cover, in the fragment's own coordinates; `.null` when empty.
    package let bounds: CGRect
    /// Whether an item at any depth shows what lies behind it.
    package let hasBackdrops: Bool
    /// The number of items at any depth, groups and masks included; at most `Int32.max`.
    package var count: Int { Int(number) }
    private let number: Int32
    /// The number of groups with filters at any depth, those in masks included.
    let effects: Int32
    /// Whether a group at any depth has a place in space.
    package let hasPlaces: Bool
    /// What the items cover in space; `nil` where all of them lie in the fragment's plane.
    let space: FragmentBox?

    package init(items: [DisplayItem]) {
        storage = items
        var (bounds, hasBackdrops, count) = (CGRect.null, false, items.count)
        var (isInSpace, hasPlaces, effects) = (false, false, 0)
        for item in items {
            bounds = bounds.union(item.bounds)
            hasBackdrops = hasBackdrops || item.hasBackdrops
            if case .group(let group) = item, group.hasPlaces {
                hasPlaces = true
                isInSpace = isInSpace || item.isInSpace
            }
            count += item.innerCount
            effects += item.effects
        }
        // What is the same many times within itself has more than a number can say.
        number = Int32(clamping: count)
        self.effects = Int32(clamping: effects)
        space = isInSpace ? FragmentBox(items) : nil
        self.bounds = bounds
        self.hasBackdrops = hasBackdrops
        self.hasPlaces = hasPlaces
    }

    package static let empty = Fragment(items: [])

    /// Fragments nest thousands deep: letting go of one must not use up the stack.
    deinit {
        withLargeStack { storage = [] }
    }
}

extension DisplayItem {
    fileprivate var innerCount: Int {
        guard case .group(let group) = self else { return 0 }
        return group.content.count + (group.mask?.count ?? 0)
    }

    fileprivate var effects: Int {
        guard case .group(let group) = self else { return 0 }
        return Int(group.content.effects) + Int(group.mask?.effects ?? 0)
            + (group.filters.isEmpty ? 0 : 1)
    }

    fileprivate var hasBackdrops: Bool {
        switch self {
        case .backdrop: true
        case .group(let group): group.content.hasBackdrops || group.mask?.hasBackdrops ?? false
        default: false
        }
    }
}

extension Fragment {
    /// The group that is the fragment's only item, if it is one.
    package var onlyGroup: DisplayGroup? {
        guard items.count == 1, case .group(let group) = items[0] else { return nil }
        return group
    }
}
