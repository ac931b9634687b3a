internal import CoreGraphics
public import Foundation
internal import QuadrantCore
public import QuadrantFoundation
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantViews
internal import UIKit

/// Rows and columns, of which a data source and a delegate know.
///
/// Apple: "NSTableView" (AppKit). Rows that can be seen are asked for. A press chooses a row; nothing moves, and nothing is edited.
open class NSTableView: NSControl {
    private var kept: [NSUserInterfaceItemIdentifier: [NSView]] = [:]
    private var rows: [Int: [NSView]] = [:]
    private var counted: Int?
    /// Who knows the rows.
    open weak var dataSource: (any NSTableViewDataSource)? { didSet { reloadData() } }
    /// Who knows how rows look, and is told what is chosen.
    open weak var delegate: (any NSTableViewDelegate)? { didSet { reloadData() } }
    /// The columns.
    open private(set) var tableColumns: [NSTableColumn] = []
    /// The titles above the columns; `nil` for none.
    open var headerView: NSTableHeaderView? = NSTableHeaderView() { didSet { update() } }
    /// The view in the corner beside the titles.
    open var cornerView: NSView?
    /// How high a row is, in points.
    open var rowHeight: CGFloat = 24 { didSet { update() } }
    /// The space between cells, in points.
    open var intercellSpacing = CGSize(width: 17, height: 0) { didSet { update() } }
    /// The ground.
    open var backgroundColor: NSColor = .controlBackgroundColor { didSet { ground() } }
    /// Whether every other row has another ground.
    open var usesAlternatingRowBackgroundColors = false { didSet { update() } }
    /// The lines between cells.
    open var gridStyleMask: GridLineStyle = [] { didSet { update() } }
    /// Their colour.
    open var gridColor: NSColor = .gridColor { didSet { update() } }
    /// How the table looks.
    open var style = Style.automatic { didSet { update() } }
    /// How the table looks where it says it by its style.
    open var effectiveStyle: Style { style == .automatic ? .inset : style }
    /// How large rows are by themselves.
    open var rowSizeStyle = RowSizeStyle.default
    /// How chosen rows look.
    open var selectionHighlightStyle = SelectionHighlightStyle.regular { didSet { update() } }
    /// Which rows are chosen.
    open private(set) var selectedRowIndexes = IndexSet()
    /// Whether several rows can be chosen.
    open var allowsMultipleSelection = false
    /// Whether no row needs to be chosen.
    open var allowsEmptySelection = true
    /// What people do with columns. They do nothing here.
    open var allowsColumnReordering = true
    open var allowsColumnResizing = true
    open var allowsColumnSelection = false
    open var allowsTypeSelect = true
    /// How columns share the room: the last one takes the rest.
    open var columnAutoresizingStyle = ColumnAutoresizingStyle.lastColumnOnlyAutoresizingStyle
    /// Whether rows say themselves how high they are. They are as high as `rowHeight`, or as the delegate says.
    open var usesAutomaticRowHeights = false
    open var floatsGroupRows = true
    open var verticalMotionCanBeginDrag = true
    open var draggingDestinationFeedbackStyle = 0
    /// The name under which columns are kept: they are not.
    open var autosaveName: String?
    open var autosaveTableColumns = false
    open var sortDescriptors: [NSSortDescriptor] = []
    /// The method for two presses.
    open var doubleAction: Selector?
    /// Where was pressed last; -1 for nowhere.
    open private(set) var clickedRow = -1
    open private(set) var clickedColumn = -1

    override open var isFlipped: Bool { true }
    override var takesPointer: Bool { true }
    override open var acceptsFirstResponder: Bool { true }

    private func ground() {
        backing.backgroundColor = backgroundColor
        update()
    }

    // MARK: What is shown

    /// How many rows there are.
    open var numberOfRows: Int {
        if let counted { return counted }
        let count = max(0, countRows())
        counted = count
        return count
    }
    func countRows() -> Int { dataSource?.numberOfRows(in: self) ?? 0 }
    /// How many columns there are.
    open var numberOfColumns: Int { tableColumns.count }
    /// The row that is chosen, of several the last; -1 for none.
    open var selectedRow: Int { selectedRowIndexes.last ?? -1 }
    /// How many rows are chosen.
    open var numberOfSelectedRows: Int { selectedRowIndexes.count }
    /// Adds a column.
    open func addTableColumn(_ tableColumn: NSTableColumn) {
        tableColumns.append(tableColumn)
        tableColumn.tableView = self
        reloadData()
    }
    /// Takes a column away.
    open func removeTableColumn(_ tableColumn: NSTableColumn) {
        tableColumns.removeAll { $0 === tableColumn }
        reloadData()
    }
    /// The column of a name.
    open func tableColumn(withIdentifier identifier: NSUserInterfaceItemIdentifier)
        -> NSTableColumn?
    {
        tableColumns.first { $0.identifier == identifier }
    }
    /// Where the column of a name is; -1 for nowhere.
    open func column(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> Int {
        tableColumns.firstIndex { $0.identifier == identifier } ?? -1
    }

    /// Asks for all rows again.
    open func reloadData() {
        for view in rows.values.flatMap({ $0 }) { put(view) }
        (rows, counted) = ([:], nil)
        selectedRowIndexes = selectedRowIndexes.filteredIndexSet { $0 < numberOfRows }
        update()
    }
    /// Asks for some rows again.
    open func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {
        for row in rowIndexes { drop(row) }
        update()
    }
    /// Says that rows are of other heights.
    open func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) { update() }
    /// Says that there are more or fewer rows.
    open func noteNumberOfRowsChanged() { reloadData() }
    /// Begins several changes.
    open func beginUpdates() {}
    /// Ends several changes.
    open func endUpdates() { reloadData() }
    /// Says that rows have come: all are asked for again.
    open func insertRows(
        at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []
    ) {
        reloadData()
    }
    /// Says that rows have gone: all are asked for again.
    open func removeRows(
        at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []
    ) {
        reloadData()
    }
    /// Says that a row is elsewhere: all are asked for again.
    open func moveRow(at oldIndex: Int, to newIndex: Int) { reloadData() }
    /// Gives the last column the rest of the room: it always has it.
    open func sizeLastColumnToFit() {}
    /// Has a view for cells made from an archive. There are none here.
    open func register(_ nib: NSNib?, forIdentifier identifier: NSUserInterfaceItemIdentifier) {}
    /// A view that showed a cell before, for another one; `nil` where there is none.
    open func makeView(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?
    ) -> NSView? {
        let view = kept[identifier]?.popLast()
        view?.prepareForReuse()
        return view
    }
    private func drop(_ row: Int) {
        for view in rows.removeValue(forKey: row) ?? [] { put(view) }
    }
    private func put(_ view: NSView) {
        view.removeFromSuperview()
        if let name = view.identifier { kept[name, default: []].append(view) }
    }

    // MARK: Choosing

    /// Chooses rows, besides those that are or in place of them.
    open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
        let wanted = indexes.filteredIndexSet { $0 < numberOfRows }
        let chosen = extend ? selectedRowIndexes.union(wanted) : wanted
        guard chosen != selectedRowIndexes else { return }
        selectedRowIndexes = chosen
        let notification = Notification(
            name: NSTableView.selectionDidChangeNotification, object: self)
        delegate?.tableViewSelectionDidChange(notification)
        NotificationCenter.default.post(notification)
        update()
    }
    /// Chooses all rows.
    override open func selectAll(_ sender: Any?) {
        selectRowIndexes(IndexSet(0..<numberOfRows), byExtendingSelection: false)
    }
    /// Chooses no row.
    open func deselectAll(_ sender: Any?) { selectRowIndexes([], byExtendingSelection: false) }
    /// Chooses a row no more.
    open func deselectRow(_ row: Int) {
        selectRowIndexes(selectedRowIndexes.subtracting([row]), byExtendingSelection: false)
    }
    /// Whether a row is chosen.
    open func isRowSelected(_ row: Int) -> Bool { selectedRowIndexes.contains(row) }
    /// Moves the content so that a row can be seen.
    open func scrollRowToVisible(_ row: Int) { _ = scrollToVisible(rect(ofRow: row)) }

    override open func mouseDown(with event: NSEvent) {
        let place = convert(event.locationInWindow, from: nil)
        (clickedRow, clickedColumn) = (row(at: place), column(at: place))
        if clickedRow >= 0, delegate?.tableView(self, shouldSelectRow: clickedRow) ?? true {
            selectRowIndexes([clickedRow], byExtendingSelection: false)
        } else if clickedRow < 0, allowsEmptySelection {
            deselectAll(nil)
        }
        send()
    }

    // MARK: Places

    /// How high a row is, in points.
    func height(ofRow row: Int) -> CGFloat {
        delegate?.tableView(self, heightOfRow: row) ?? rowHeight
    }
    private var top: CGFloat {
        headerView == nil || tableColumns.allSatisfy(\.title.isEmpty) ? 0 : 28
    }
    private var sides: CGFloat {
        effectiveStyle == .inset || effectiveStyle == .sourceList ? 10 : 0
    }

    /// The box of a row, in points.
    open func rect(ofRow row: Int) -> CGRect {
        guard row >= 0, row < numberOfRows else { return .zero }
        var y = top
        if delegate == nil || !isOfManyHeights {
            y += CGFloat(row) * (height(ofRow: row) + intercellSpacing.height)
        } else {
            for before in 0..<row { y += height(ofRow: before) + intercellSpacing.height }
        }
        return CGRect(x: 0, y: y, width: bounds.width, height: height(ofRow: row))
    }
    /// Whether rows among the first differ in height.
    private var isOfManyHeights: Bool {
        let first = min(numberOfRows, 64)
        guard first > 1 else { return false }
        let height = height(ofRow: 0)
        return (1..<first).contains { self.height(ofRow: $0) != height }
    }
    /// The box of a column, in points.
    open func rect(ofColumn column: Int) -> CGRect {
        guard tableColumns.indices.contains(column) else { return .zero }
        let seen = tableColumns.indices.filter { !tableColumns[$0].isHidden }
        var x = sides
        for index in seen {
            let isLast = index == seen.last
            let width = isLast ? max(0, bounds.width - sides - x) : tableColumns[index].width
            if index == column { return CGRect(x: x, y: 0, width: width, height: bounds.height) }
            x += width + intercellSpacing.width
        }
        return .zero
    }
    /// The box of a cell, in points.
    open func frameOfCell(atColumn column: Int, row: Int) -> CGRect {
        rect(ofColumn: column).intersection(rect(ofRow: row))
    }
    /// The row at a place; -1 for none.
    open func row(at point: CGPoint) -> Int {
        (0..<numberOfRows).first { rect(ofRow: $0).contains(point) } ?? -1
    }
    /// The column at a place; -1 for none.
    open func column(at point: CGPoint) -> Int {
        tableColumns.indices.first { rect(ofColumn: $0).contains(point) } ?? -1
    }
    /// The rows that touch a rectangle.
    open func rows(in rect: CGRect) -> NSRange {
        let found = (0..<numberOfRows).filter { self.rect(ofRow: $0).intersects(rect) }
        return NSRange(location: found.first ?? 0, length: found.count)
    }
    /// The row that a view is in; -1 for none.
    open func row(for view: NSView) -> Int {
        rows.first { $0.value.contains { view.isDescendant(of: $0) } }?.key ?? -1
    }
    /// The column that a view is in; -1 for none.
    open func column(for view: NSView) -> Int {
        rows.values.lazy.compactMap { $0.firstIndex { view.isDescendant(of: $0) } }.first ?? -1
    }
    /// The view of a cell; `nil` for one that is not made.
    open func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
        let views = rows[row] ?? (makeIfNecessary ? make(row) : [])
        return views.indices.contains(column) ? views[column] : nil
    }
    /// The view of a row, as the delegate makes it.
    open func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? {
        delegate?.tableView(self, rowViewForRow: row)
    }

    // MARK: Drawing

    /// The view of a cell, or a text of its value.
    func cell(_ column: NSTableColumn?, _ row: Int) -> NSView? {
        if let view = delegate?.tableView(self, viewFor: column, row: row) { return view }
        guard let value = dataSource?.tableView(self, objectValueFor: column, row: row) else {
            return nil
        }
        return NSTextField(labelWithString: "\(value)")
    }

    private func make(_ row: Int) -> [NSView] {
        let columns: [NSTableColumn?] = tableColumns.isEmpty ? [nil] : tableColumns
        let views = columns.map { cell($0, row) ?? NSView() }
        rows[row] = views
        for view in views { addSubview(view) }
        return views
    }

    override open var intrinsicContentSize: CGSize {
        CGSize(width: NSView.noIntrinsicMetric, height: max(contentHeight, rowHeight))
    }
    private var contentHeight: CGFloat {
        numberOfRows > 0 ? rect(ofRow: numberOfRows - 1).maxY : top
    }

    /// The rows that can be seen: of a table that is not in a view that scrolls, as many as fit.
    private var seen: [Int] {
        let clip = superview as? NSClipView
        let room = clip.map { CGRect(origin: $0.bounds.origin, size: $0.bounds.size) } ?? bounds
        var found: [Int] = []
        for row in 0..<numberOfRows {
            let box = rect(ofRow: row)
            if box.minY >= room.maxY || found.count >= 500 { break }
            if box.maxY > room.minY { found.append(row) }
        }
        return found
    }

    override open func layout() {
        let seen = seen
        for row in rows.keys where !seen.contains(row) { drop(row) }
        for row in seen {
            for (column, view) in (rows[row] ?? make(row)).enumerated() {
                let box =
                    tableColumns.isEmpty
                    ? rect(ofRow: row) : frameOfCell(atColumn: column, row: row)
                view.frame = indented(box, row: row, column: column)
                emphasize(view, isRowSelected(row) && selectionHighlightStyle != .none)
                if let cell = view as? NSTableCellView {
                    cell.backgroundStyle = isRowSelected(row) ? .emphasized : .normal
                } else if view is NSTextField {
                    let height = min(box.height, view.fittingSize.height)
                    view.frame = CGRect(
                        x: view.frame.minX, y: box.midY - height / 2, width: view.frame.width,
                        height: height)
                }
            }
        }
    }
    private func emphasize(_ view: NSView, _ isEmphasized: Bool) {
        (view as? NSTextField)?.isEmphasized = isEmphasized
        for inner in view.subviews { emphasize(inner, isEmphasized) }
    }
    /// The box of a cell, as far in as its row.
    func indented(_ box: CGRect, row: Int, column: Int) -> CGRect { box }

    override var shown: AnyView? {
        let (seen, titles, top) = (seen, tableColumns, top)
        return AnyView(
            ZStack(alignment: .topLeading) {
                ForEach(seen, id: \.self) { row in
                    let box = self.rect(ofRow: row)
                    let isChosen = self.isRowSelected(row) && self.selectionHighlightStyle != .none
                    let ground: NSColor? =
                        isChosen
                        ? .selectedContentBackgroundColor
                        : self.usesAlternatingRowBackgroundColors && row % 2 == 1
                            ? .quaternarySystemFill : nil
                    if let ground {
                        RoundedRectangle(cornerRadius: self.sides > 0 ? 5 : 0).fill(ground.color)
                            .frame(width: max(0, box.width - self.sides), height: box.height)
                            .offset(x: self.sides / 2, y: box.minY)
                    }
                    if self.gridStyleMask.contains(.solidHorizontalGridLineMask) {
                        self.gridColor.color.frame(width: box.width, height: 1).offset(
                            y: box.maxY - 1)
                    }
                }
                if top > 0 {
                    ForEach(titles.indices, id: \.self) { index in
                        let box = self.rect(ofColumn: index)
                        Text(verbatim: titles[index].title)
                            .font(.system(size: 11, weight: .medium)).foregroundStyle(.secondary)
                            .lineLimit(1)
                            .frame(width: box.width, height: top, alignment: .leading)
                            .offset(x: box.minX)
                    }
                    NSColor.separatorColor.color.frame(height: 1).offset(y: top - 1)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
    }
}
