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
    /// The cells of rows that can be seen.
    private(set) var rows: [Int: [NSView]] = [:]
    private var counted: Int?
    private var measured: RowPlaces?
    private var updates = 0
    private var isChoosing = false
    /// Who knows the rows.
    open weak var dataSource: (any NSTableViewDataSource)? { didSet { reloadData() } }
    /// Who knows how rows look, and is told what is chosen.
    open weak var delegate: (any NSTableViewDelegate)? { didSet { reloadData() } }
    /// The columns.
    open private(set) var tableColumns: [NSTableColumn] = []
    /// The titles above the columns; `nil` for none.
    open var headerView: NSTableHeaderView? = NSTableHeaderView() { didSet { measureAgain() } }
    /// The view in the corner beside the titles.
    open var cornerView: NSView?
    /// How high a row is, in points.
    open var rowHeight: CGFloat = 24 { didSet { measureAgain() } }
    /// The space between cells, in points.
    open var intercellSpacing = CGSize(width: 17, height: 0) { didSet { measureAgain() } }
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
    /// Whether people move columns. They do not here.
    open var allowsColumnReordering = true
    /// Whether people make columns wider. They do not here.
    open var allowsColumnResizing = true
    /// Whether people choose columns. They do not here.
    open var allowsColumnSelection = false
    /// Whether letters that are typed choose a row. They do not here.
    open var allowsTypeSelect = true
    /// How columns share the room: the last one takes the rest.
    open var columnAutoresizingStyle = ColumnAutoresizingStyle.lastColumnOnlyAutoresizingStyle
    /// Whether rows say themselves how high they are. They are as high as `rowHeight`, or as the delegate says.
    open var usesAutomaticRowHeights = false
    /// Whether rows that head others stay at the top. They do not here.
    open var floatsGroupRows = true
    /// Whether to move a pointer up or down begins a drag. Nothing is dragged here.
    open var verticalMotionCanBeginDrag = true
    /// How a place to drop something is marked, by its number. Nothing is dropped here.
    open var draggingDestinationFeedbackStyle = 0
    /// The name under which columns are kept: they are not.
    open var autosaveName: String?
    /// Whether columns are kept from run to run: they are not.
    open var autosaveTableColumns = false
    /// By what rows are sorted; the data source is told of changes, and sorts.
    open var sortDescriptors: [NSSortDescriptor] = [] {
        didSet {
            if sortDescriptors != oldValue {
                dataSource?.tableView(self, sortDescriptorsDidChange: oldValue)
            }
        }
    }
    /// The method for two presses.
    open var doubleAction: Selector?
    /// The row that was pressed last; -1 for none.
    open private(set) var clickedRow = -1
    /// The column that was pressed last; -1 for none.
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

    /// Asks for all rows again. Rows that are chosen stay so, as far as there are any of their numbers.
    open func reloadData() {
        for view in rows.values.flatMap({ $0 }) { put(view) }
        rows = [:]
        countAgain()
    }
    /// Asks for some rows again.
    open func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {
        for row in rowIndexes { drop(row) }
        update()
    }
    /// Says that rows are of other heights: all are asked for.
    open func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) { measureAgain() }
    /// Says that there are more or fewer rows at the end.
    open func noteNumberOfRowsChanged() { countAgain() }
    /// Begins several changes of rows, of which each counts rows as those before have left them.
    open func beginUpdates() { updates += 1 }
    /// Ends several changes: rows are counted and placed.
    open func endUpdates() {
        updates = max(0, updates - 1)
        countAgain()
    }
    /// Says that rows have come, which have these numbers now. Those behind them move, with what is chosen.
    open func insertRows(
        at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []
    ) {
        move { row in indexes.reduce(row) { $1 <= $0 ? $0 + 1 : $0 } }
    }
    /// Says that rows have gone, which had these numbers. They are chosen no more; those behind them move, with what is chosen.
    open func removeRows(
        at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []
    ) {
        for row in indexes { drop(row) }
        move { indexes.contains($0) ? nil : $0 - indexes.count(in: 0..<$0) }
    }
    /// Says that a row has another number now. It stays chosen if it was.
    open func moveRow(at oldIndex: Int, to newIndex: Int) {
        move { row in
            if row == oldIndex { return newIndex }
            let left = row > oldIndex ? row - 1 : row
            return left >= newIndex ? left + 1 : left
        }
    }
    /// Gives rows, and what is chosen of them, other numbers.
    private func move(_ number: (Int) -> Int?) {
        let views = rows.compactMap { row, views in number(row).map { ($0, views) } }
        rows = Dictionary(views) { first, _ in first }
        choose(IndexSet(selectedRowIndexes.compactMap(number)))
        countAgain()
    }
    private func countAgain() {
        (counted, measured) = (nil, nil)
        guard updates == 0 else { return }
        let count = numberOfRows
        for row in rows.keys where row >= count { drop(row) }
        choose(selectedRowIndexes.filteredIndexSet { $0 < count })
        update()
    }
    private func measureAgain() {
        measured = nil
        update()
    }
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

    /// Chooses rows, besides those that are or in place of them. Numbers beyond the rows are left out.
    open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
        let wanted = indexes.filteredIndexSet { $0 < numberOfRows }
        choose(extend ? selectedRowIndexes.union(wanted) : wanted)
    }
    private func choose(_ chosen: IndexSet) {
        guard chosen != selectedRowIndexes else { return }
        selectedRowIndexes = chosen
        if !isChoosing { tellOfSelection() }
        update()
    }
    /// Chooses what a change of the rows answers, and tells of it if other rows of items than before are chosen.
    func choosing(_ count: Int, _ change: () -> IndexSet) {
        isChoosing = true
        let chosen = change()
        choose(chosen)
        isChoosing = false
        if chosen.count != count { tellOfSelection() }
    }
    /// Posted when other rows are chosen.
    nonisolated open class var selectionDidChangeNotification: Notification.Name {
        Notification.Name("NSTableViewSelectionDidChangeNotification")
    }
    /// Tells the delegate, and who wants to know, that others are chosen.
    func tellOfSelection() {
        let notification = Notification(
            name: type(of: self).selectionDidChangeNotification, object: self)
        delegate?.tableViewSelectionDidChange(notification)
        NotificationCenter.default.post(notification)
    }
    /// Whether people may choose a row, as the delegate says.
    func mayChoose(_ row: Int) -> Bool { delegate?.tableView(self, shouldSelectRow: row) ?? true }
    /// Whether people may choose other rows, as the delegate says.
    func mayChooseOthers() -> Bool { delegate?.selectionShouldChange(in: self) ?? true }
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
        press(clickedRow)
        send()
    }
    private func press(_ row: Int) {
        guard mayChooseOthers() else { return }
        if row >= 0, mayChoose(row) {
            selectRowIndexes([row], byExtendingSelection: false)
        } else if row < 0, allowsEmptySelection {
            deselectAll(nil)
        }
    }

    /// Chooses the next row with an arrow up or down.
    override open func keyDown(with event: NSEvent) {
        let step = event.specialKey == .upArrow ? -1 : event.specialKey == .downArrow ? 1 : 0
        guard step != 0 else { return super.keyDown(with: event) }
        var row = selectedRow < 0 ? (step > 0 ? 0 : numberOfRows - 1) : selectedRow + step
        while (0..<numberOfRows).contains(row), !mayChoose(row) { row += step }
        guard (0..<numberOfRows).contains(row) else { return }
        press(row)
        scrollRowToVisible(row)
    }

    // MARK: Places

    /// How high a row is, in points.
    func height(ofRow row: Int) -> CGFloat {
        delegate?.tableView(self, heightOfRow: row) ?? rowHeight
    }
    var top: CGFloat {
        headerView == nil || tableColumns.allSatisfy(\.title.isEmpty) ? 0 : 28
    }
    var sides: CGFloat {
        effectiveStyle == .inset || effectiveStyle == .sourceList ? 10 : 0
    }

    /// Where rows are below the titles: asked for once, until something says that it is otherwise.
    ///
    /// - Complexity: O(*n*) calls of the delegate the first time, as in AppKit; then O(1).
    var places: RowPlaces {
        if let measured { return measured }
        // A delegate that asks for boxes while it is asked for heights sees rows of the usual height.
        measured = RowPlaces(count: numberOfRows) { [rowHeight, intercellSpacing] _ in
            rowHeight + intercellSpacing.height
        }
        let made = RowPlaces(count: numberOfRows) {
            height(ofRow: $0) + intercellSpacing.height
        }
        measured = made
        return made
    }
    /// The box of a row, in points.
    open func rect(ofRow row: Int) -> CGRect {
        guard let range = places[row] else { return .zero }
        return CGRect(
            x: 0, y: top + range.lowerBound, width: bounds.width,
            height: range.upperBound - range.lowerBound - intercellSpacing.height)
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
        guard point.x >= 0, point.x < bounds.width, let row = places.row(at: point.y - top) else {
            return -1
        }
        return row
    }
    /// The column at a place; -1 for none.
    open func column(at point: CGPoint) -> Int {
        tableColumns.indices.first { rect(ofColumn: $0).contains(point) } ?? -1
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
    private var contentHeight: CGFloat { top + places.end }

    /// The rows that can be seen: of a table that is not in a view that scrolls, as many as fit, and 500 at most.
    var seen: Range<Int> {
        let clip = superview as? NSClipView
        let room = clip.map { CGRect(origin: $0.bounds.origin, size: $0.bounds.size) } ?? bounds
        let found = places.rows(from: room.minY - top, to: room.maxY - top)
        return found.lowerBound..<min(found.upperBound, found.lowerBound + 500)
    }

    override open func layout() {
        let seen = seen
        for row in rows.keys where !seen.contains(row) { drop(row) }
        for row in seen { place(rows[row] ?? make(row), in: row) }
    }
    /// The box of a cell, as far in as its row.
    func indented(_ box: CGRect, row: Int, column: Int) -> CGRect { box }

    override var shown: AnyView? { picture }
}
