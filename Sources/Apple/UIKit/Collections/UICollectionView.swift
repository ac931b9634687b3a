public import Foundation

/// Items in lines, which a data source knows.
///
/// Apple: "UICollectionView" (UIKit). A representable draws the items of a flow layout in their sizes; items in sight are asked for, each once until
/// `reloadData()` or a change of items. Any other layout counts as a flow layout, which is told. A tap chooses an item and tells the delegate. Items
/// are made anew instead of being used again; changes are not animated.
open class UICollectionView: UIScrollView {
    /// Along which axis a collection scrolls.
    public enum ScrollDirection: Int, Hashable, Sendable {
        /// From top to bottom, from side to side.
        case vertical, horizontal
    }

    /// Where an item stands after scrolling to it.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a position from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// At the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the middle of the height.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the middle of the width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// The kind of headers of sections.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of footers of sections.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Who knows the items.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { reloadData() }
    }
    /// Places the items.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet { takeLayout() }
    }
    /// What is behind the items.
    open var backgroundView: UIView?
    /// Whether items can be chosen.
    open var allowsSelection = true
    /// Whether several items can be chosen.
    open var allowsMultipleSelection = false
    private(set) var chosen: [IndexPath] = []
    private(set) var generation = 0
    private var counts: [Int]?
    private var shown: [IndexPath: WeakCell] = [:]
    private var makers = RowMakers<UICollectionReusableView>()

    private struct WeakCell {
        weak var cell: UICollectionViewCell?
    }

    /// Creates a collection in a box of the view around, in points.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        takeLayout()
    }

    /// Creates a collection in lines from top to bottom.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    /// Creates a collection from an archive. There are none here: it is one of lines from top to bottom.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    private func takeLayout() {
        collectionViewLayout.collectionView = self
        if !(collectionViewLayout is UICollectionViewFlowLayout) {
            Notice.withoutEffect(
                "UICollectionView(collectionViewLayout: \(type(of: collectionViewLayout)))",
                "Items stand in lines, as a UICollectionViewFlowLayout has them")
        }
        changed()
    }

    /// Sets the layout, at once.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    /// Who decides about items and is told.
    var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }
    /// Who decides about sizes.
    var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
        delegate as? any UICollectionViewDelegateFlowLayout
    }

    override var content: ViewContent? { ViewContent(CollectionLines(self)) }

    // MARK: Items

    /// How many sections there are.
    open var numberOfSections: Int { itemCounts.count }

    /// How many items a section has; 0 for one that is not there.
    open func numberOfItems(inSection section: Int) -> Int {
        itemCounts.indices.contains(section) ? itemCounts[section] : 0
    }

    /// The numbers of items, as the data source said them last.
    var itemCounts: [Int] {
        if let counts { return counts }
        guard let dataSource else { return [] }
        let new = PictureTurn.during {
            (0..<max(0, dataSource.numberOfSections(in: self))).map {
                max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
            }
        }
        counts = new
        return new
    }

    /// The cell of an item, asked for now.
    func makeCell(_ path: IndexPath) -> UICollectionViewCell {
        PictureTurn.during {
            let cell =
                dataSource?.collectionView(self, cellForItemAt: path) ?? UICollectionViewCell()
            cell.isSelected = chosen.contains(path)
            cell.configure()
            itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
            shown[path] = WeakCell(cell: cell)
            return cell
        }
    }

    /// The header of a section, where the layout has room for one.
    func makeHeader(_ section: Int) -> UIView? {
        guard collectionViewLayout.flow.headerReferenceSize != .zero else { return nil }
        return PictureTurn.during {
            dataSource?.collectionView(
                self, viewForSupplementaryElementOfKind: Self.elementKindSectionHeader,
                at: IndexPath(item: 0, section: section))
        }
    }

    /// The cell of an item that is in sight; `nil` for others.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shown[indexPath]?.cell
    }
    /// The item of a cell that is in sight.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        shown.first { $0.value.cell === cell }?.key
    }
    /// The items in sight.
    open var indexPathsForVisibleItems: [IndexPath] {
        shown.filter { $0.value.cell != nil }.keys.sorted()
    }
    /// The cells in sight.
    open var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
    }

    // MARK: Making

    /// Says which class items of a name are of.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        makers.register(cellClass, "cell \(identifier)")
    }

    /// Says which class views of a kind and name are of.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        makers.register(viewClass, "\(elementKind) \(identifier)")
    }

    /// An item of a name; an empty one, which is told, where no class is known by it.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let cell = makers.make("cell \(identifier)") as? UICollectionViewCell {
            cell.reuseIdentifier = identifier
            return cell
        }
        Notice.missing(
            "UICollectionView.dequeueReusableCell(withReuseIdentifier: \"\(identifier)\", for:)")
        return UICollectionViewCell()
    }

    /// A view of a kind and name; an empty one, which is told, where no class is known by them.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = makers.make("\(elementKind) \(identifier)") { return view }
        Notice.missing("UICollectionView.dequeueReusableSupplementaryView(\"\(identifier)\")")
        return UICollectionReusableView()
    }

    /// Makes items of one class, and gives them their content.
    ///
    /// Apple: "UICollectionView.CellRegistration".
    @MainActor @preconcurrency
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Gives an item its content.
        public typealias Handler = (Cell, IndexPath, Item) -> Void

        let handler: Handler

        /// Creates a registration.
        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// An item that a registration makes.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell where Cell: UICollectionViewCell {
        let cell = MadeObject.make(Cell.self)
        guard let cell else { fatalError("\(Cell.self) cannot be made: Foundation is not there") }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    // MARK: Changes

    /// Asks for all items again.
    open func reloadData() {
        chosen = []
        takeChanges()
    }

    /// Asks for all items again, as their numbers are others. Chosen items stay chosen.
    func takeChanges() {
        (counts, shown) = (nil, [:])
        generation += 1
        let all = itemCounts
        chosen.removeAll { !all.indices.contains($0.section) || $0.item >= all[$0.section] }
        changed()
    }

    /// Shows items that the data source has more.
    open func insertItems(at indexPaths: [IndexPath]) { takeChanges() }
    /// Shows that the data source has items no more.
    open func deleteItems(at indexPaths: [IndexPath]) { takeChanges() }
    /// Asks for items again.
    open func reloadItems(at indexPaths: [IndexPath]) { takeChanges() }
    /// Shows that an item is elsewhere.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { takeChanges() }
    /// Shows sections that the data source has more.
    open func insertSections(_ sections: IndexSet) { takeChanges() }
    /// Shows that the data source has sections no more.
    open func deleteSections(_ sections: IndexSet) { takeChanges() }
    /// Asks for sections again.
    open func reloadSections(_ sections: IndexSet) { takeChanges() }

    /// Makes changes that belong together.
    open func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        updates?()
        takeChanges()
        completion?(true)
    }

    /// Scrolls to an item. Collections stay where they are here, which is told.
    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
        Notice.withoutEffect(
            "UICollectionView.scrollToItem(at:at:animated:)", "Only fingers scroll a collection")
    }

    // MARK: Choosing

    /// The items that are chosen; `nil` for none.
    open var indexPathsForSelectedItems: [IndexPath]? { chosen.isEmpty ? nil : chosen }

    /// Chooses an item; `nil` for none. The delegate is not told.
    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
        let rest = allowsMultipleSelection && indexPath != nil ? chosen : []
        choose(rest.filter { $0 != indexPath } + (indexPath.map { [$0] } ?? []))
    }

    /// Chooses an item no more. The delegate is not told.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        choose(chosen.filter { $0 != indexPath })
    }

    private func choose(_ new: [IndexPath]) {
        let old = chosen
        chosen = new
        for path in old + new where old.contains(path) != new.contains(path) {
            guard let cell = cellForItem(at: path) else { continue }
            cell.isSelected = new.contains(path)
            cell.configure()
        }
        changed()
    }

    /// An item was tapped.
    func tapped(_ path: IndexPath) {
        guard allowsSelection,
            itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true
        else { return }
        let old = chosen
        if allowsMultipleSelection, old.contains(path) {
            choose(old.filter { $0 != path })
            itemDelegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        choose((allowsMultipleSelection ? old : []) + [path])
        for gone in old where !chosen.contains(gone) {
            itemDelegate?.collectionView(self, didDeselectItemAt: gone)
        }
        itemDelegate?.collectionView(self, didSelectItemAt: path)
    }
}
