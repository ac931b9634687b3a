public import Foundation

// What stands where in a table.
extension NSTableView {
    /// The column of a name.
    public func tableColumn(withIdentifier identifier: NSUserInterfaceItemIdentifier)
        -> NSTableColumn?
    {
        tableColumns.first { $0.identifier == identifier }
    }
    /// Where the column of a name is; -1 for nowhere.
    public func column(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> Int {
        tableColumns.firstIndex { $0.identifier == identifier } ?? -1
    }
    /// The rows that touch a rectangle.
    public func rows(in rect: CGRect) -> NSRange {
        let found = places.rows(from: rect.minY - top, to: rect.maxY - top)
        return NSRange(location: found.lowerBound, length: found.count)
    }
    /// The row that a view is in; -1 for none.
    public func row(for view: NSView) -> Int {
        rows.first { $0.value.contains { view.isDescendant(of: $0) } }?.key ?? -1
    }
    /// The column that a view is in; -1 for none.
    public func column(for view: NSView) -> Int {
        rows.values.lazy.compactMap { $0.firstIndex { view.isDescendant(of: $0) } }.first ?? -1
    }
    /// Gives the last column the rest of the room: it always has it.
    public func sizeLastColumnToFit() {}
    /// Has a view for cells made from an archive. There are none here.
    public func register(_ nib: NSNib?, forIdentifier identifier: NSUserInterfaceItemIdentifier) {}
}
