public import Foundation
internal import QuadrantCore
public import QuadrantViews

/// A list of rows, which a data source knows.
///
/// Apple: "UITableView" (UIKit). A representable draws it as a list of SwiftUI's in the style's look; rows in sight are asked for, each
/// once until `reloadData()` or a change of rows. A row is as high as the delegate or `rowHeight` says, else as its content. A tap on a row
/// chooses it and tells the delegate. Rows are made anew instead of being used again; changes of rows are not animated.
open class UITableView: UIScrollView {
    /// How rows are arranged.
    public enum Style: Int, Hashable, Sendable {
        /// Without groups, in groups, in groups with space around them.
        case plain, grouped, insetGrouped
    }

    /// The lines between rows.
    public enum SeparatorStyle: Int, Hashable, Sendable {
        /// None, one.
        case none, singleLine
    }

    /// Where a row stands after scrolling to it.
    public enum ScrollPosition: Int, Hashable, Sendable {
        /// Anywhere in sight, at the top, in the middle, at the bottom.
        case none, top, middle, bottom
    }

    /// How rows come and go. They do so at once here.
    public enum RowAnimation: Int, Hashable, Sendable {
        /// By fading, from sides, not at all, from the middle.
        case fade, right, left, top, bottom, none, middle
        /// As suits.
        case automatic = 100
    }

    /// Stands for a height that the content has.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// How rows are arranged.
    public let style: Style
    /// Who knows the rows.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { reloadData() }
    }
    /// The lines between rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// The colour of the lines between rows.
    open var separatorColor: UIColor?
    /// The distances of the lines from the edges; those of the list for zero.
    open var separatorInset = UIEdgeInsets.zero
    /// The height of rows, in points.
    open var rowHeight = UITableView.automaticDimension
    /// A guess of the height of rows, in points. Nothing asks for it here.
    open var estimatedRowHeight = UITableView.automaticDimension
    /// A guess of the height of headers, in points. Nothing asks for it here.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    /// A guess of the height of footers, in points. Nothing asks for it here.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    /// The space above the header of a section, in points. It is kept without effect.
    open var sectionHeaderTopPadding = UITableView.automaticDimension
    /// The height of headers, in points.
    open var sectionHeaderHeight = UITableView.automaticDimension
    /// The height of footers, in points.
    open var sectionFooterHeight = UITableView.automaticDimension
    /// What is above all rows, as high as its frame.
    open var tableHeaderView: UIView? {
        didSet { changed() }
    }
    /// What is below all rows, as high as its frame.
    open var tableFooterView: UIView? {
        didSet { changed() }
    }
    /// What is behind the rows.
    open var backgroundView: UIView? {
        didSet { changed() }
    }
    /// Whether rows can be selected.
    open var allowsSelection = true
    /// Whether several rows can be selected.
    open var allowsMultipleSelection = false
    /// Whether rows can be selected while they are edited.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows can be selected while they are edited.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether cells keep content within the width that is good to read. It is kept without effect.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// Whether rows are edited.
    open var isEditing: Bool {
        get { rowEditing }
        set { setEditing(newValue, animated: false) }
    }
    private var rowEditing = false
    /// The rows that are chosen, the last one at last.
    private(set) var chosen: [IndexPath] = []
    private(set) var rows = TableRows()
    private var makers = RowMakers<UITableViewCell>()
    private var edgeMakers = RowMakers<UITableViewHeaderFooterView>()
    /// Where code wants to scroll to.
    private(set) var wanted: TableTarget?

    /// Creates a table in a box of the view around, in points.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    /// Creates a plain table in a box of the view around, in points.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Creates a table from an archive. There are none here: it is a plain one.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// Who decides about rows and is told.
    var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    override var content: ViewContent? { ViewContent(TableList(self)) }

    /// The ground is drawn behind the rows.
    override var ground: UIColor? { nil }

    // MARK: Rows

    /// How many sections there are.
    open var numberOfSections: Int { counts.count }

    /// How many rows a section has; 0 for one that is not there.
    open func numberOfRows(inSection section: Int) -> Int {
        counts.indices.contains(section) ? counts[section] : 0
    }

    /// The numbers of rows, as the data source said them last.
    var counts: [Int] {
        if let known = rows.counts { return known }
        guard let dataSource else { return [] }
        let counts = PictureTurn.during {
            (0..<max(0, dataSource.numberOfSections(in: self))).map {
                max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
            }
        }
        rows.counts = counts
        return counts
    }

    /// The rows, and which of them are in sight with which cells.
    struct TableRows {
        var counts: [Int]?
        /// Rows of an older number are asked for again.
        var generation = 0
        var shown: [IndexPath: WeakCell] = [:]
    }

    struct WeakCell {
        weak var cell: UITableViewCell?
    }

    /// The cell of a row, asked for now.
    func makeCell(_ path: IndexPath) -> UITableViewCell {
        PictureTurn.during {
            let cell = dataSource?.tableView(self, cellForRowAt: path) ?? UITableViewCell()
            cell.isSelected = chosen.contains(path)
            cell.isEditing = rowEditing
            cell.configure()
            rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
            rows.shown[path] = WeakCell(cell: cell)
            return cell
        }
    }

    /// The cell of a row that is in sight; `nil` for others.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        rows.shown[indexPath]?.cell
    }

    /// The row of a cell that is in sight.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        rows.shown.first { $0.value.cell === cell }?.key
    }

    /// The rows in sight.
    open var indexPathsForVisibleRows: [IndexPath]? {
        rows.shown.filter { $0.value.cell != nil }.keys.sorted()
    }

    /// The cells in sight.
    open var visibleCells: [UITableViewCell] {
        (indexPathsForVisibleRows ?? []).compactMap { cellForRow(at: $0) }
    }

    // MARK: Making

    /// Says which class rows of a name are of.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        makers.register(cellClass, identifier)
    }

    /// Says which class headers and footers of a name are of.
    open func register(
        _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        edgeMakers.register(aClass, identifier)
    }

    /// A row of a name; `nil` where no class is known by it.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        let cell = makers.make(identifier)
        cell?.reuseIdentifier = identifier
        return cell
    }

    /// A row of a name; an empty one, which is told, where no class is known by it.
    open func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        Notice.missing("UITableView.dequeueReusableCell(withIdentifier: \"\(identifier)\", for:)")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// A header or footer of a name; `nil` where no class is known by it.
    open func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
    ) -> UITableViewHeaderFooterView? {
        let view = edgeMakers.make(identifier)
        view?.reuseIdentifier = identifier
        return view
    }

    // MARK: Changes

    /// Asks for all rows again.
    open func reloadData() {
        rows = TableRows(generation: rows.generation + 1)
        chosen = []
        changed()
    }

    /// Asks for all rows again, as their numbers are others. Chosen rows stay chosen.
    func takeChanges() {
        rows = TableRows(generation: rows.generation + 1)
        let counts = counts
        chosen.removeAll { !counts.indices.contains($0.section) || $0.row >= counts[$0.section] }
        changed()
    }

    /// Shows rows that the data source has more.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { takeChanges() }
    /// Shows that the data source has rows no more.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { takeChanges() }
    /// Asks for rows again.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { takeChanges() }
    /// Asks for rows again.
    open func reconfigureRows(at indexPaths: [IndexPath]) { takeChanges() }
    /// Shows that a row is elsewhere.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { takeChanges() }
    /// Shows sections that the data source has more.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { takeChanges() }
    /// Shows that the data source has sections no more.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { takeChanges() }
    /// Asks for sections again.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { takeChanges() }
    /// Begins changes that belong together.
    open func beginUpdates() {}
    /// Ends changes that belong together.
    open func endUpdates() { takeChanges() }

    /// Makes changes that belong together.
    open func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        updates?()
        takeChanges()
        completion?(true)
    }

    /// Begins to edit rows, or ends that.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard rowEditing != editing else { return }
        rowEditing = editing
        for cell in visibleCells { cell.setEditing(editing, animated: animated) }
        changed()
    }

    /// Scrolls to a row.
    open func scrollToRow(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
        wanted = TableTarget(
            path: indexPath, position: scrollPosition, isAnimated: animated,
            number: (wanted?.number ?? 0) + 1)
        changed()
    }

    // MARK: Choosing

    /// The row that is chosen; `nil` for none.
    open var indexPathForSelectedRow: IndexPath? { chosen.last }
    /// The rows that are chosen; `nil` for none.
    open var indexPathsForSelectedRows: [IndexPath]? { chosen.isEmpty ? nil : chosen }

    /// Chooses a row; `nil` for none. The delegate is not told.
    open func selectRow(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
        let old = chosen
        if !allowsMultipleSelection || indexPath == nil { chosen = [] }
        if let indexPath {
            chosen.removeAll { $0 == indexPath }
            chosen.append(indexPath)
        }
        showChosen(old)
    }

    /// Chooses a row no more. The delegate is not told.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        let old = chosen
        chosen.removeAll { $0 == indexPath }
        showChosen(old)
    }

    private func showChosen(_ old: [IndexPath]) {
        for path in old + chosen where old.contains(path) != chosen.contains(path) {
            cellForRow(at: path)?.setSelected(chosen.contains(path), animated: false)
        }
        changed()
    }

    /// Whether a tap chooses a row now.
    var takesTaps: Bool {
        allowsSelection && (!rowEditing || allowsSelectionDuringEditing || takesSeveral)
    }

    /// Whether several rows can be chosen now.
    var takesSeveral: Bool {
        rowEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// A row was tapped.
    func tapped(_ path: IndexPath) {
        guard takesTaps, rowDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else {
            return
        }
        if takesSeveral, chosen.contains(path) {
            deselectRow(at: path, animated: false)
            rowDelegate?.tableView(self, didDeselectRowAt: path)
            return
        }
        let target = rowDelegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
        guard let target else { return }
        let old = chosen
        if !takesSeveral { chosen = [] }
        chosen.append(target)
        showChosen(old)
        for path in old where !chosen.contains(path) {
            rowDelegate?.tableView(self, didDeselectRowAt: path)
        }
        rowDelegate?.tableView(self, didSelectRowAt: target)
    }
}

/// Where a table is to scroll to.
struct TableTarget: Equatable {
    let path: IndexPath
    let position: UITableView.ScrollPosition
    let isAnimated: Bool
    /// Tells one wish from the next.
    let number: Int
}
