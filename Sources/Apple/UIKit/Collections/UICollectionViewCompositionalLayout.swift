public import Foundation

/// A length of a layout: a share of what is around, or points.
///
/// Apple: "NSCollectionLayoutDimension" (UIKit).
@MainActor public struct NSCollectionLayoutDimension {
    /// The number.
    public let dimension: CGFloat
    let isShare: Bool

    /// A share of the width around.
    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(dimension: fractionalWidth, isShare: true)
    }
    /// A share of the height around.
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension
    {
        NSCollectionLayoutDimension(dimension: fractionalHeight, isShare: true)
    }
    /// Points.
    public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(dimension: absoluteDimension, isShare: false)
    }
    /// Points, which content may change on Apple's systems.
    public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(dimension: estimatedDimension, isShare: false)
    }
}

/// A size of a layout.
///
/// Apple: "NSCollectionLayoutSize" (UIKit).
@MainActor public struct NSCollectionLayoutSize {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size.
    public init(
        widthDimension width: NSCollectionLayoutDimension,
        heightDimension height: NSCollectionLayoutDimension
    ) {
        (widthDimension, heightDimension) = (width, height)
    }

    /// The size in a room, in points.
    func size(in room: CGSize) -> CGSize {
        func length(_ part: NSCollectionLayoutDimension, _ around: CGFloat) -> CGFloat {
            max(0, part.isShare ? part.dimension * around : part.dimension)
        }
        return CGSize(
            width: length(widthDimension, room.width),
            height: length(heightDimension, room.height))
    }
}

/// The distance between items.
///
/// Apple: "NSCollectionLayoutSpacing" (UIKit).
@MainActor public struct NSCollectionLayoutSpacing {
    /// Points.
    public let spacing: CGFloat

    /// Points.
    public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(spacing: fixedSpacing)
    }
    /// At least some points.
    public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(spacing: flexibleSpacing)
    }
}

/// An item of a layout.
///
/// Apple: "NSCollectionLayoutItem" (UIKit).
@MainActor @preconcurrency open class NSCollectionLayoutItem {
    /// The size, in the group around.
    public let layoutSize: NSCollectionLayoutSize
    /// The distances of content from the edges, in points. They are kept without effect.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// Creates an item.
    public init(layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
    }
}

/// Items in a line.
///
/// Apple: "NSCollectionLayoutGroup" (UIKit). Items are as large as the first of them; groups in groups are not looked at.
@MainActor @preconcurrency open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// The items.
    public let subitems: [NSCollectionLayoutItem]
    /// The distance between items.
    open var interItemSpacing: NSCollectionLayoutSpacing?
    private let count: Int?
    private let isRow: Bool

    private init(
        _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], count: Int?,
        isRow: Bool
    ) {
        (self.subitems, self.count, self.isRow) = (subitems, count, isRow)
        super.init(layoutSize: size)
    }

    /// Items beside one another.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, subitems, count: nil, isRow: true)
    }
    /// As many items beside one another.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], count: max(1, count), isRow: true)
    }
    /// As many items beside one another.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
    }
    /// Items below one another.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, subitems, count: nil, isRow: false)
    }
    /// As many items below one another.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], count: max(1, count), isRow: false)
    }

    /// The size of an item in a room, in points.
    func itemSize(in room: CGSize) -> CGSize {
        let own = layoutSize.size(in: room)
        guard let first = subitems.first else { return own }
        var size =
            (first as? NSCollectionLayoutGroup)?.itemSize(in: own) ?? first.layoutSize.size(in: own)
        if let count {
            let gaps = (interItemSpacing?.spacing ?? 0) * CGFloat(count - 1)
            if isRow {
                size.width = max(0, (own.width - gaps) / CGFloat(count))
            } else {
                size.height = max(0, (own.height - gaps) / CGFloat(count))
            }
        }
        return size
    }
}

/// How a section scrolls along the other axis. It does not here.
///
/// Apple: "UICollectionLayoutSectionOrthogonalScrollingBehavior" (UIKit).
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
    /// Not at all, freely, to the edge of a group, by pages, by groups, by groups in the middle.
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A section of a layout.
///
/// Apple: "NSCollectionLayoutSection" (UIKit).
@MainActor @preconcurrency open class NSCollectionLayoutSection {
    let group: NSCollectionLayoutGroup
    /// The distances of items from the edges, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distance between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// How the section scrolls along the other axis. It is kept without effect.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    /// Creates a section of a group that comes again and again.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
    }
}

/// What is known of the surroundings of a layout.
///
/// Apple: "NSCollectionLayoutEnvironment" (UIKit), in part.
@MainActor @preconcurrency public protocol NSCollectionLayoutEnvironment {
    /// The traits.
    var traitCollection: UITraitCollection { get }
}

/// Places items in sections made of groups.
///
/// Apple: "UICollectionViewCompositionalLayout" (UIKit), in part: items stand in lines in the size, the distances and the insets of the first section,
/// as a flow layout has them. That is told.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// Answers the section at a place.
    public typealias SectionProvider = (
        Int, any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection?

    private struct Surroundings: NSCollectionLayoutEnvironment {
        var traitCollection: UITraitCollection { .current }
    }

    private let provider: SectionProvider

    /// Creates a layout of sections that are alike.
    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        super.init()
    }

    /// Creates a layout of sections that a closure answers.
    public init(sectionProvider: @escaping SectionProvider) {
        provider = sectionProvider
        super.init()
    }

    /// Creates a layout from an archive. There are none here: `nil`.
    public required init?(coder: NSCoder) { nil }

    override var flow: UICollectionViewFlowLayout {
        let flow = UICollectionViewFlowLayout()
        guard let section = provider(0, Surroundings()) else { return flow }
        let inset = section.contentInsets
        flow.sectionInset = UIEdgeInsets(
            top: inset.top, left: inset.leading, bottom: inset.bottom, right: inset.trailing)
        flow.minimumLineSpacing = section.interGroupSpacing
        flow.minimumInteritemSpacing = section.group.interItemSpacing?.spacing ?? 0
        let bounds = collectionView?.bounds.size ?? HostDevice.current.size
        flow.itemSize = section.group.itemSize(
            in: CGSize(
                width: max(0, bounds.width - inset.leading - inset.trailing),
                height: max(0, bounds.height - inset.top - inset.bottom)))
        return flow
    }
}
