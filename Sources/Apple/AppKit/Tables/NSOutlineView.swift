internal import CoreGraphics
public import Foundation
internal import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantViews
internal import UIKit

/// Rows that have others in them, which unfold.
///
/// Apple: "NSOutlineView" (AppKit). The items are compared as objects, or by their texts. What is chosen follows its item.
open class NSOutlineView: NSTableView {
    private struct Entry {
        let item: Any
        let level: Int
        let parent: Any?
    }
    /// The items that are unfolded, by their keys: they are held, so that no other object gets the place of one.
    private var unfolded: [String: Any] = [:]
    private var entries: [Entry] = []
    /// The column with the arrows.
    open var outlineTableColumn: NSTableColumn?
    /// How far each level stands in, in points.
    open var indentationPerLevel: CGFloat = 16 { didSet { reloadData() } }
    /// Whether arrows stand in as their rows do.
    open var indentationMarkerFollowsCell = true { didSet { update() } }
    /// Whether the column with the arrows becomes wider with its content. It does not here.
    open var autoresizesOutlineColumn = true
    /// Whether it is kept from run to run what is unfolded: it is not.
    open var autosaveExpandedItems = false
    /// Whether items are held: they always are here.
    open var stronglyReferencesItems = true

    private var outlineSource: (any NSOutlineViewDataSource)? {
        dataSource as? any NSOutlineViewDataSource
    }
    private var outlineDelegate: (any NSOutlineViewDelegate)? {
        delegate as? any NSOutlineViewDelegate
    }

    private func key(_ item: Any) -> String {
        type(of: item) is AnyClass ? "\(ObjectIdentifier(item as AnyObject))" : "\(item)"
    }

    override func countRows() -> Int {
        entries = []
        list(nil, 0)
        return entries.count
    }
    private func list(_ parent: Any?, _ level: Int) {
        guard let source = outlineSource, level < 64 else { return }
        for index in 0..<max(0, source.outlineView(self, numberOfChildrenOfItem: parent)) {
            let item = source.outlineView(self, child: index, ofItem: parent)
            entries.append(Entry(item: item, level: level, parent: parent))
            guard entries.count < 100_000 else { return }
            if unfolded[key(item)] != nil { list(item, level + 1) }
        }
    }

    override func cell(_ column: NSTableColumn?, _ row: Int) -> NSView? {
        guard entries.indices.contains(row) else { return nil }
        let item = entries[row].item
        if let view = outlineDelegate?.outlineView(self, viewFor: column, item: item) {
            return view
        }
        guard let value = outlineSource?.outlineView(self, objectValueFor: column, byItem: item)
        else {
            return nil
        }
        return NSTextField(labelWithString: "\(value)")
    }
    override func height(ofRow row: Int) -> CGFloat {
        guard entries.indices.contains(row) else { return rowHeight }
        return outlineDelegate?.outlineView(self, heightOfRowByItem: entries[row].item) ?? rowHeight
    }
    override func mayChoose(_ row: Int) -> Bool {
        guard let item = item(atRow: row) else { return false }
        return outlineDelegate?.outlineView(self, shouldSelectItem: item) ?? super.mayChoose(row)
    }
    override func tellOfSelection() {
        let notification = Notification(
            name: NSOutlineView.selectionDidChangeNotification, object: self)
        outlineDelegate?.outlineViewSelectionDidChange(notification)
        NotificationCenter.default.post(notification)
    }
    override open func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? {
        item(atRow: row).flatMap { outlineDelegate?.outlineView(self, rowViewForItem: $0) }
    }
    nonisolated override open class var selectionDidChangeNotification: Notification.Name {
        Notification.Name("NSOutlineViewSelectionDidChangeNotification")
    }
    override func indented(_ box: CGRect, row: Int, column: Int) -> CGRect {
        guard column == 0, entries.indices.contains(row) else { return box }
        let indent = min(box.width, CGFloat(entries[row].level + 1) * indentationPerLevel)
        return CGRect(
            x: box.minX + indent, y: box.minY, width: box.width - indent, height: box.height)
    }

    /// The item of a row.
    open func item(atRow row: Int) -> Any? {
        _ = numberOfRows
        return entries.indices.contains(row) ? entries[row].item : nil
    }
    /// The row of an item; -1 for none.
    open func row(forItem item: Any?) -> Int {
        _ = numberOfRows
        return item.flatMap { wanted in entries.firstIndex { key($0.item) == key(wanted) } } ?? -1
    }
    /// How far in an item is; -1 for none.
    open func level(forItem item: Any?) -> Int {
        let found = row(forItem: item)
        return found < 0 ? -1 : entries[found].level
    }
    /// How far in a row is.
    open func level(forRow row: Int) -> Int {
        _ = numberOfRows
        return entries.indices.contains(row) ? entries[row].level : -1
    }
    /// The item that an item is in.
    open func parent(forItem item: Any?) -> Any? {
        let found = row(forItem: item)
        return found < 0 ? nil : entries[found].parent
    }
    /// Whether an item can be unfolded.
    open func isExpandable(_ item: Any?) -> Bool {
        item.flatMap { outlineSource?.outlineView(self, isItemExpandable: $0) } ?? false
    }
    /// Whether an item is unfolded.
    open func isItemExpanded(_ item: Any?) -> Bool {
        item.map { unfolded[key($0)] != nil } ?? false
    }
    /// Unfolds an item, if the delegate lets it; all for `nil`.
    open func expandItem(_ item: Any?, expandChildren: Bool = false) {
        if let item, !isItemExpanded(item) {
            guard outlineDelegate?.outlineView(self, shouldExpandItem: item) ?? true else { return }
            tell(NSOutlineView.itemWillExpandNotification, of: item) {
                outlineDelegate?.outlineViewItemWillExpand($0)
            }
            unfolded[key(item)] = item
            reloadData()
            tell(NSOutlineView.itemDidExpandNotification, of: item) {
                outlineDelegate?.outlineViewItemDidExpand($0)
            }
        }
        guard item == nil || expandChildren else { return }
        // What stands in a folded item is not listed.
        if let item, row(forItem: item) < 0 { return }
        let level = item.map { self.level(forItem: $0) } ?? -1
        let first = item.map { row(forItem: $0) + 1 } ?? 0
        let inside = entries.dropFirst(first).prefix { $0.level > level }.map(\.item)
        for child in inside where isExpandable(child) && !isItemExpanded(child) {
            expandItem(child, expandChildren: true)
        }
    }
    /// Folds an item, if the delegate lets it; all for `nil`. What is chosen in it is chosen no more.
    open func collapseItem(_ item: Any?, collapseChildren: Bool = false) {
        guard let item else {
            _ = numberOfRows
            for entry in entries.reversed() { collapseItem(entry.item) }
            return
        }
        guard isItemExpanded(item),
            outlineDelegate?.outlineView(self, shouldCollapseItem: item) ?? true
        else { return }
        if collapseChildren {
            for child in children(of: item) { collapseItem(child, collapseChildren: true) }
        }
        tell(NSOutlineView.itemWillCollapseNotification, of: item) {
            outlineDelegate?.outlineViewItemWillCollapse($0)
        }
        unfolded[key(item)] = nil
        reloadData()
        tell(NSOutlineView.itemDidCollapseNotification, of: item) {
            outlineDelegate?.outlineViewItemDidCollapse($0)
        }
    }
    private func tell(
        _ name: Notification.Name, of item: Any, _ call: (Notification) -> Void
    ) {
        let notification = Notification(name: name, object: self, userInfo: ["NSObject": item])
        call(notification)
        NotificationCenter.default.post(notification)
    }
    private func children(of item: Any) -> [Any] {
        _ = numberOfRows
        let all = row(forItem: item)
        guard all >= 0 else { return [] }
        let inside = entries[(all + 1)...].prefix { $0.level > entries[all].level }
        return inside.filter { $0.level == entries[all].level + 1 }.map(\.item)
    }

    /// Asks for an item again: for all, so that those in it are as the data source has them now.
    open func reloadItem(_ item: Any?, reloadChildren: Bool = false) { reloadData() }
    /// Asks for all items again. Those that are chosen stay so.
    override open func reloadData() {
        follow { super.reloadData() }
    }
    /// Says that items have come into one; into none for `nil`. What is chosen follows its item.
    open func insertItems(
        at indexes: IndexSet, inParent parent: Any?, withAnimation animation: AnimationOptions = []
    ) {
        reloadData()
    }
    /// Says that items have gone out of one; out of none for `nil`.
    open func removeItems(
        at indexes: IndexSet, inParent parent: Any?, withAnimation animation: AnimationOptions = []
    ) {
        reloadData()
    }
    /// Says that an item stands elsewhere.
    open func moveItem(
        at fromIndex: Int, inParent oldParent: Any?, to toIndex: Int, inParent newParent: Any?
    ) {
        reloadData()
    }

    /// Makes a change of the rows; what was chosen is chosen by its items after it.
    private func follow(_ change: () -> Void) {
        let chosen = Set(
            selectedRowIndexes.compactMap {
                entries.indices.contains($0) ? key(entries[$0].item) : nil
            })
        guard !chosen.isEmpty else { return change() }
        choosing(chosen.count) {
            change()
            _ = numberOfRows
            return IndexSet(entries.indices.filter { chosen.contains(key(entries[$0].item)) })
        }
    }

    override open func mouseDown(with event: NSEvent) {
        let place = convert(event.locationInWindow, from: nil)
        let pressed = row(at: place)
        let indent = CGFloat(level(forRow: pressed) + 1) * indentationPerLevel
        if let item = item(atRow: pressed), isExpandable(item),
            place.x < rect(ofColumn: 0).minX + indent
        {
            isItemExpanded(item) ? collapseItem(item) : expandItem(item)
        } else {
            super.mouseDown(with: event)
        }
    }

    override var shown: AnyView? {
        let rows = seen.filter { row in
            guard entries.indices.contains(row), isExpandable(entries[row].item) else {
                return false
            }
            return outlineDelegate?.outlineView(
                self, shouldShowOutlineCellForItem: entries[row].item) ?? true
        }
        return AnyView(
            ZStack(alignment: .topLeading) {
                self.picture
                ForEach(rows, id: \.self) { row in
                    let box = self.rect(ofRow: row)
                    let level = self.indentationMarkerFollowsCell ? self.entries[row].level : 0
                    let isOpen = self.isItemExpanded(self.entries[row].item)
                    Image(systemName: isOpen ? "chevron.down" : "chevron.right")
                        .font(.system(size: 9, weight: .bold)).foregroundStyle(.secondary)
                        .frame(width: self.indentationPerLevel, height: box.height)
                        .offset(
                            x: self.rect(ofColumn: 0).minX + CGFloat(level)
                                * self.indentationPerLevel, y: box.minY)
                }
            })
    }
}
