public import Foundation

/// A data source of a collection that shows what a snapshot says.
///
/// Apple: "UICollectionViewDiffableDataSource" (UIKit). Changes are shown at once, without animation.
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
    /// Answers the cell of an item.
    public typealias CellProvider = (
        UICollectionView, IndexPath, ItemIdentifierType
    ) -> UICollectionViewCell?
    /// Answers a view of a section, by its kind.
    public typealias SupplementaryViewProvider = (
        UICollectionView, String, IndexPath
    ) -> UICollectionReusableView?
    /// What is shown at one time.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<
        SectionIdentifierType, ItemIdentifierType
    >

    /// Answers views of sections, such as headers.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    private weak var collection: UICollectionView?
    private let provider: CellProvider
    private var current = Snapshot()

    /// Creates a data source of a collection, and makes it that of the collection.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        (collection, provider) = (collectionView, cellProvider)
        super.init()
        collectionView.dataSource = self
    }

    /// What is shown.
    open func snapshot() -> Snapshot { current }

    /// Shows what a snapshot says.
    open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        current = snapshot
        collection?.takeChanges()
        completion?()
    }

    /// The item at a place; `nil` for none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        current.item(indexPath.section, indexPath.item)
    }
    /// The place of an item; `nil` for none.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.place(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
    }

    /// The number of sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        current.numberOfSections
    }
    /// The number of items.
    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        let all = current.sectionIdentifiers
        return all.indices.contains(section) ? current.numberOfItems(inSection: all[section]) : 0
    }
    /// The cell of an item.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        itemIdentifier(for: indexPath).flatMap { provider(collectionView, indexPath, $0) }
            ?? UICollectionViewCell()
    }
    /// A view of a section.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
    }
}
