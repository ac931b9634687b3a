internal import CoreGraphics
public import Foundation
internal import UIKit

/// Rows that have others in them, which unfold.
///
/// Apple: "NSOutlineView" (AppKit). The items are compared as objects, or by their texts.
open class NSOutlineView: NSTableView {
    private struct Entry {
        let item: Any
        let level: Int
        let parent: Any?
    }
    private var unfolded: [String] = []
    private var entries: [Entry] = []
    /// The column with the arrows.
    open var outlineTableColumn: NSTableColumn?
    /// How far each level stands in, in points.
    open var indentationPerLevel: CGFloat = 16 { didSet { reloadData() } }
    open var indentationMarkerFollowsCell = true
    open var autoresizesOutlineColumn = true
    open var autosaveExpandedItems = false
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
            if unfolded.contains(key(item)) { list(item, level + 1) }
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
        entries.indices.contains(row) ? entries[row].level : -1
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
        item.map { unfolded.contains(key($0)) } ?? false
    }
    /// Unfolds an item; all for `nil`.
    open func expandItem(_ item: Any?, expandChildren: Bool = false) {
        if let item, !unfolded.contains(key(item)) {
            unfolded.append(key(item))
        }
        reloadData()
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
    /// Folds an item; all for `nil`.
    open func collapseItem(_ item: Any?, collapseChildren: Bool = false) {
        if let item { unfolded.removeAll { $0 == key(item) } } else { unfolded = [] }
        reloadData()
    }
    /// Asks for an item again: for all.
    open func reloadItem(_ item: Any?, reloadChildren: Bool = false) { reloadData() }

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
}
