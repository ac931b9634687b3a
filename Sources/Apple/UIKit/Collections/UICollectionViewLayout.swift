public import Foundation

/// Places the items of a collection. Layouts of one's own place nothing here: items stand in lines, which is told.
///
/// Apple: "UICollectionViewLayout" (UIKit).
@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
    /// The collection.
    open internal(set) weak var collectionView: UICollectionView?

    /// Creates a layout.
    public override init() { super.init() }

    /// Creates a layout from an archive. There are none here.
    public required init?(coder: NSCoder) { super.init() }

    /// Has items placed again.
    open func invalidateLayout() { collectionView?.changed() }
    /// Prepares to place items; a subclass says how. Nothing asks for it here.
    open func prepare() {}
    /// The size of all items, in points. Nothing asks for it here.
    open var collectionViewContentSize: CGSize { .zero }

    /// What is said of lines.
    var flow: UICollectionViewFlowLayout {
        self as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
    }
}

/// Places items in lines.
///
/// Apple: "UICollectionViewFlowLayout" (UIKit). Items of a line are spread over the width; those of a last line that is not full have the distances of
/// the line before.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Stands for sizes that items have of themselves. They have `itemSize` here.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// The size of items, in points.
    open var itemSize = CGSize(width: 50, height: 50)
    /// A guess of the size of items, in points. It is kept without effect.
    open var estimatedItemSize = CGSize.zero
    /// The least distance between lines, in points.
    open var minimumLineSpacing: CGFloat = 10
    /// The least distance between items of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10
    /// The distances of items from the edges of their section, in points.
    open var sectionInset = UIEdgeInsets.zero
    /// Along which axis the collection scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The size of headers, in points: one length counts. There are none for zero.
    open var headerReferenceSize = CGSize.zero
    /// The size of footers, in points. None are drawn.
    open var footerReferenceSize = CGSize.zero
    /// Whether headers stay in sight. It is kept without effect.
    open var sectionHeadersPinToVisibleBounds = false
}

/// Lines of items along one axis.
struct FlowLines {
    /// A line: its items with their places along it, and how high it is.
    struct Line {
        var items: [(index: Int, start: CGFloat, size: CGSize)] = []
        var thickness: CGFloat = 0
    }

    private(set) var lines: [Line] = []

    /// Breaks items into lines.
    ///
    /// - Parameters:
    ///   - length: The length of lines, in points.
    ///   - isColumn: Whether lines run from top to bottom.
    init(_ sizes: [CGSize], length: CGFloat, spacing: CGFloat, isColumn: Bool) {
        func along(_ size: CGSize) -> CGFloat { isColumn ? size.height : size.width }
        var line: [(Int, CGSize)] = []
        var used: CGFloat = 0
        var lastGap: CGFloat?
        func add(isLast: Bool, to lines: inout [Line]) {
            guard !line.isEmpty else { return }
            let sum = line.reduce(0) { $0 + along($1.1) }
            let free = max(0, length - sum)
            var gap = line.count > 1 ? free / CGFloat(line.count - 1) : 0
            if isLast { gap = min(gap, lastGap ?? spacing) }
            lastGap = gap
            var placed = Line()
            var start: CGFloat = 0
            for (index, size) in line {
                placed.items.append((index, start, size))
                placed.thickness = max(placed.thickness, isColumn ? size.width : size.height)
                start += along(size) + gap
            }
            lines.append(placed)
        }
        for (index, size) in sizes.enumerated() {
            let extra = line.isEmpty ? 0 : spacing
            if !line.isEmpty, used + extra + along(size) > length + 0.01 {
                add(isLast: false, to: &lines)
                (line, used) = ([], 0)
            }
            used += (line.isEmpty ? 0 : spacing) + along(size)
            line.append((index, size))
        }
        add(isLast: true, to: &lines)
    }
}
