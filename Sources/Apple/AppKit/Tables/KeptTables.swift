// length: generated. Written by Scripts/quiet-modules.py from Scripts/Names/AppKit/Tables.txt; change that.
// swift-format-ignore-file
internal import CoreGraphics
internal import QuadrantFoundation
internal import UIKit
public import Foundation

/// Apple: "NSTableViewDataSource".
@MainActor @preconcurrency public protocol NSTableViewDataSource: AnyObject {
    /// Apple: "NSTableViewDataSource.numberOfRows".
    func numberOfRows(in tableView: NSTableView) -> Int
    /// Apple: "NSTableViewDataSource.tableView".
    func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any?
    /// Apple: "NSTableViewDataSource.tableView".
    func tableView(_ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, row: Int)
    /// Apple: "NSTableViewDataSource.tableView".
    func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
    /// Apple: "NSTableViewDataSource.tableView".
    func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int) -> (any NSPasteboardWriting)?
    /// Apple: "NSTableViewDataSource.tableView".
    func tableView(_ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int, proposedDropOperation dropOperation: NSTableView.DropOperation) -> NSDragOperation
    /// Apple: "NSTableViewDataSource.tableView".
    func tableView(_ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int, dropOperation: NSTableView.DropOperation) -> Bool
}
extension NSTableViewDataSource {
    /// What happens where a type says nothing of it.
    public func numberOfRows(in tableView: NSTableView) -> Int { 0 }
    /// What happens where a type says nothing of it.
    public func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any? { nil }
    /// What happens where a type says nothing of it.
    public func tableView(_ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, row: Int) {}
    /// What happens where a type says nothing of it.
    public func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]) {}
    /// What happens where a type says nothing of it.
    public func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int) -> (any NSPasteboardWriting)? { nil }
    /// What happens where a type says nothing of it.
    public func tableView(_ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int, proposedDropOperation dropOperation: NSTableView.DropOperation) -> NSDragOperation { [] }
    /// What happens where a type says nothing of it.
    public func tableView(_ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int, dropOperation: NSTableView.DropOperation) -> Bool { false }
}
/// Apple: "NSTableViewDelegate".
@MainActor @preconcurrency public protocol NSTableViewDelegate: NSControlTextEditingDelegate {
    /// Apple: "NSTableViewDelegate.tableView".
    func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
    /// Apple: "NSTableViewDelegate.tableView".
    func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
    /// Apple: "NSTableViewDelegate.tableView".
    func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
    /// Apple: "NSTableViewDelegate.tableView".
    func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
    /// Apple: "NSTableViewDelegate.tableView".
    func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool
    /// Apple: "NSTableViewDelegate.tableView".
    func tableView(_ tableView: NSTableView, shouldEdit tableColumn: NSTableColumn?, row: Int) -> Bool
    /// Apple: "NSTableViewDelegate.tableView".
    func tableView(_ tableView: NSTableView, willDisplayCell cell: Any, for tableColumn: NSTableColumn?, row: Int)
    /// Apple: "NSTableViewDelegate.tableView".
    func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int)
    /// Apple: "NSTableViewDelegate.tableView".
    func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int)
    /// Apple: "NSTableViewDelegate.tableView".
    func tableView(_ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge) -> [NSTableViewRowAction]
    /// Apple: "NSTableViewDelegate.tableViewSelectionDidChange".
    func tableViewSelectionDidChange(_ notification: Notification)
    /// Apple: "NSTableViewDelegate.tableViewSelectionIsChanging".
    func tableViewSelectionIsChanging(_ notification: Notification)
    /// Apple: "NSTableViewDelegate.selectionShouldChange".
    func selectionShouldChange(in tableView: NSTableView) -> Bool
    /// Apple: "NSTableViewDelegate.tableViewColumnDidResize".
    func tableViewColumnDidResize(_ notification: Notification)
    /// Apple: "NSTableViewDelegate.tableViewColumnDidMove".
    func tableViewColumnDidMove(_ notification: Notification)
}
extension NSTableViewDelegate {
    /// What happens where a type says nothing of it.
    public func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? { nil }
    /// What happens where a type says nothing of it.
    public func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? { nil }
    /// What happens where a type says nothing of it.
    public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { tableView.rowHeight }
    /// What happens where a type says nothing of it.
    public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { true }
    /// What happens where a type says nothing of it.
    public func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool { false }
    /// What happens where a type says nothing of it.
    public func tableView(_ tableView: NSTableView, shouldEdit tableColumn: NSTableColumn?, row: Int) -> Bool { false }
    /// What happens where a type says nothing of it.
    public func tableView(_ tableView: NSTableView, willDisplayCell cell: Any, for tableColumn: NSTableColumn?, row: Int) {}
    /// What happens where a type says nothing of it.
    public func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int) {}
    /// What happens where a type says nothing of it.
    public func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int) {}
    /// What happens where a type says nothing of it.
    public func tableView(_ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge) -> [NSTableViewRowAction] { [] }
    /// What happens where a type says nothing of it.
    public func tableViewSelectionDidChange(_ notification: Notification) {}
    /// What happens where a type says nothing of it.
    public func tableViewSelectionIsChanging(_ notification: Notification) {}
    /// What happens where a type says nothing of it.
    public func selectionShouldChange(in tableView: NSTableView) -> Bool { true }
    /// What happens where a type says nothing of it.
    public func tableViewColumnDidResize(_ notification: Notification) {}
    /// What happens where a type says nothing of it.
    public func tableViewColumnDidMove(_ notification: Notification) {}
}
/// Apple: "NSOutlineViewDataSource".
@MainActor @preconcurrency public protocol NSOutlineViewDataSource: NSTableViewDataSource {
    /// Apple: "NSOutlineViewDataSource.outlineView".
    func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
    /// Apple: "NSOutlineViewDataSource.outlineView".
    func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
    /// Apple: "NSOutlineViewDataSource.outlineView".
    func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool
    /// Apple: "NSOutlineViewDataSource.outlineView".
    func outlineView(_ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?) -> Any?
    /// Apple: "NSOutlineViewDataSource.outlineView".
    func outlineView(_ outlineView: NSOutlineView, pasteboardWriterForItem item: Any) -> (any NSPasteboardWriting)?
    /// Apple: "NSOutlineViewDataSource.outlineView".
    func outlineView(_ outlineView: NSOutlineView, validateDrop info: any NSDraggingInfo, proposedItem item: Any?, proposedChildIndex index: Int) -> NSDragOperation
    /// Apple: "NSOutlineViewDataSource.outlineView".
    func outlineView(_ outlineView: NSOutlineView, acceptDrop info: any NSDraggingInfo, item: Any?, childIndex index: Int) -> Bool
}
extension NSOutlineViewDataSource {
    /// What happens where a type says nothing of it.
    public func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { 0 }
    /// What happens where a type says nothing of it.
    public func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any { "" }
    /// What happens where a type says nothing of it.
    public func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool { false }
    /// What happens where a type says nothing of it.
    public func outlineView(_ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?) -> Any? { nil }
    /// What happens where a type says nothing of it.
    public func outlineView(_ outlineView: NSOutlineView, pasteboardWriterForItem item: Any) -> (any NSPasteboardWriting)? { nil }
    /// What happens where a type says nothing of it.
    public func outlineView(_ outlineView: NSOutlineView, validateDrop info: any NSDraggingInfo, proposedItem item: Any?, proposedChildIndex index: Int) -> NSDragOperation { [] }
    /// What happens where a type says nothing of it.
    public func outlineView(_ outlineView: NSOutlineView, acceptDrop info: any NSDraggingInfo, item: Any?, childIndex index: Int) -> Bool { false }
}
/// Apple: "NSOutlineViewDelegate".
@MainActor @preconcurrency public protocol NSOutlineViewDelegate: NSTableViewDelegate {
    /// Apple: "NSOutlineViewDelegate.outlineView".
    func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView?
    /// Apple: "NSOutlineViewDelegate.outlineView".
    func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView?
    /// Apple: "NSOutlineViewDelegate.outlineView".
    func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat
    /// Apple: "NSOutlineViewDelegate.outlineView".
    func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool
    /// Apple: "NSOutlineViewDelegate.outlineView".
    func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool
    /// Apple: "NSOutlineViewDelegate.outlineView".
    func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool
    /// Apple: "NSOutlineViewDelegate.outlineView".
    func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool
    /// Apple: "NSOutlineViewDelegate.outlineView".
    func outlineView(_ outlineView: NSOutlineView, shouldShowOutlineCellForItem item: Any) -> Bool
    /// Apple: "NSOutlineViewDelegate.outlineViewSelectionDidChange".
    func outlineViewSelectionDidChange(_ notification: Notification)
    /// Apple: "NSOutlineViewDelegate.outlineViewItemWillExpand".
    func outlineViewItemWillExpand(_ notification: Notification)
    /// Apple: "NSOutlineViewDelegate.outlineViewItemDidExpand".
    func outlineViewItemDidExpand(_ notification: Notification)
    /// Apple: "NSOutlineViewDelegate.outlineViewItemWillCollapse".
    func outlineViewItemWillCollapse(_ notification: Notification)
    /// Apple: "NSOutlineViewDelegate.outlineViewItemDidCollapse".
    func outlineViewItemDidCollapse(_ notification: Notification)
}
extension NSOutlineViewDelegate {
    /// What happens where a type says nothing of it.
    public func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView? { nil }
    /// What happens where a type says nothing of it.
    public func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView? { nil }
    /// What happens where a type says nothing of it.
    public func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat { outlineView.rowHeight }
    /// What happens where a type says nothing of it.
    public func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool { true }
    /// What happens where a type says nothing of it.
    public func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool { true }
    /// What happens where a type says nothing of it.
    public func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool { true }
    /// What happens where a type says nothing of it.
    public func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool { false }
    /// What happens where a type says nothing of it.
    public func outlineView(_ outlineView: NSOutlineView, shouldShowOutlineCellForItem item: Any) -> Bool { true }
    /// What happens where a type says nothing of it.
    public func outlineViewSelectionDidChange(_ notification: Notification) {}
    /// What happens where a type says nothing of it.
    public func outlineViewItemWillExpand(_ notification: Notification) {}
    /// What happens where a type says nothing of it.
    public func outlineViewItemDidExpand(_ notification: Notification) {}
    /// What happens where a type says nothing of it.
    public func outlineViewItemWillCollapse(_ notification: Notification) {}
    /// What happens where a type says nothing of it.
    public func outlineViewItemDidCollapse(_ notification: Notification) {}
}
extension NSOutlineView {
    /// Apple: "NSOutlineView.itemWillExpandNotification".
    public static let itemWillExpandNotification: Notification.Name = Notification.Name("NSOutlineViewItemWillExpandNotification")
    /// Apple: "NSOutlineView.itemDidExpandNotification".
    public static let itemDidExpandNotification: Notification.Name = Notification.Name("NSOutlineViewItemDidExpandNotification")
    /// Apple: "NSOutlineView.itemWillCollapseNotification".
    public static let itemWillCollapseNotification: Notification.Name = Notification.Name("NSOutlineViewItemWillCollapseNotification")
    /// Apple: "NSOutlineView.itemDidCollapseNotification".
    public static let itemDidCollapseNotification: Notification.Name = Notification.Name("NSOutlineViewItemDidCollapseNotification")
}
extension NSTableView {
    /// Apple: "NSTableView.Style".
    public enum Style: Int, Hashable, Sendable {
        /// Apple: "NSTableView.Style.automatic".
        case automatic
        /// Apple: "NSTableView.Style.fullWidth".
        case fullWidth
        /// Apple: "NSTableView.Style.inset".
        case inset
        /// Apple: "NSTableView.Style.sourceList".
        case sourceList
        /// Apple: "NSTableView.Style.plain".
        case plain
    }
}
extension NSTableView {
    /// Apple: "NSTableView.RowSizeStyle".
    public enum RowSizeStyle: Int, Hashable, Sendable {
        /// Apple: "NSTableView.RowSizeStyle.default".
        case `default` = -1
        /// Apple: "NSTableView.RowSizeStyle.custom".
        case custom = 0
        /// Apple: "NSTableView.RowSizeStyle.small".
        case small
        /// Apple: "NSTableView.RowSizeStyle.medium".
        case medium
        /// Apple: "NSTableView.RowSizeStyle.large".
        case large
    }
}
extension NSTableView {
    /// Apple: "NSTableView.SelectionHighlightStyle".
    public enum SelectionHighlightStyle: Int, Hashable, Sendable {
        /// Apple: "NSTableView.SelectionHighlightStyle.none".
        case none = -1
        /// Apple: "NSTableView.SelectionHighlightStyle.regular".
        case regular
        /// Apple: "NSTableView.SelectionHighlightStyle.sourceList".
        case sourceList
    }
}
extension NSTableView {
    /// Apple: "NSTableView.ColumnAutoresizingStyle".
    public enum ColumnAutoresizingStyle: UInt, Hashable, Sendable {
        /// Apple: "NSTableView.ColumnAutoresizingStyle.noColumnAutoresizing".
        case noColumnAutoresizing
        /// Apple: "NSTableView.ColumnAutoresizingStyle.uniformColumnAutoresizingStyle".
        case uniformColumnAutoresizingStyle
        /// Apple: "NSTableView.ColumnAutoresizingStyle.sequentialColumnAutoresizingStyle".
        case sequentialColumnAutoresizingStyle
        /// Apple: "NSTableView.ColumnAutoresizingStyle.reverseSequentialColumnAutoresizingStyle".
        case reverseSequentialColumnAutoresizingStyle
        /// Apple: "NSTableView.ColumnAutoresizingStyle.lastColumnOnlyAutoresizingStyle".
        case lastColumnOnlyAutoresizingStyle
        /// Apple: "NSTableView.ColumnAutoresizingStyle.firstColumnOnlyAutoresizingStyle".
        case firstColumnOnlyAutoresizingStyle
    }
}
extension NSTableView {
    /// Apple: "NSTableView.DropOperation".
    public enum DropOperation: UInt, Hashable, Sendable {
        /// Apple: "NSTableView.DropOperation.on".
        case on
        /// Apple: "NSTableView.DropOperation.above".
        case above
    }
}
extension NSTableView {
    /// Apple: "NSTableView.RowActionEdge".
    public enum RowActionEdge: Int, Hashable, Sendable {
        /// Apple: "NSTableView.RowActionEdge.leading".
        case leading
        /// Apple: "NSTableView.RowActionEdge.trailing".
        case trailing
    }
}
extension NSTableView {
    /// Apple: "NSTableView.GridLineStyle".
    public struct GridLineStyle: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Apple: "NSTableView.GridLineStyle.solidVerticalGridLineMask".
        public static let solidVerticalGridLineMask = GridLineStyle(rawValue: 1)
        /// Apple: "NSTableView.GridLineStyle.solidHorizontalGridLineMask".
        public static let solidHorizontalGridLineMask = GridLineStyle(rawValue: 2)
        /// Apple: "NSTableView.GridLineStyle.dashedHorizontalGridLineMask".
        public static let dashedHorizontalGridLineMask = GridLineStyle(rawValue: 8)
    }
}
extension NSTableView {
    /// Apple: "NSTableView.AnimationOptions".
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Apple: "NSTableView.AnimationOptions.effectFade".
        public static let effectFade = AnimationOptions(rawValue: 1)
        /// Apple: "NSTableView.AnimationOptions.effectGap".
        public static let effectGap = AnimationOptions(rawValue: 2)
        /// Apple: "NSTableView.AnimationOptions.slideUp".
        public static let slideUp = AnimationOptions(rawValue: 16)
        /// Apple: "NSTableView.AnimationOptions.slideDown".
        public static let slideDown = AnimationOptions(rawValue: 32)
        /// Apple: "NSTableView.AnimationOptions.slideLeft".
        public static let slideLeft = AnimationOptions(rawValue: 48)
        /// Apple: "NSTableView.AnimationOptions.slideRight".
        public static let slideRight = AnimationOptions(rawValue: 64)
    }
}
/// Apple: "NSTableColumn".
@MainActor @preconcurrency open class NSTableColumn: NSObject {
    /// Apple: "NSTableColumn.identifier".
    public let identifier: NSUserInterfaceItemIdentifier
    /// It is kept; `nil` at first. Apple: "NSTableColumn.tableView".
    open weak var tableView: NSTableView?
    /// It is kept; `""` at first. Apple: "NSTableColumn.title".
    open var title: String = ""
    /// It is kept; `100` at first. Apple: "NSTableColumn.width".
    open var width: CGFloat = 100
    /// It is kept; `10` at first. Apple: "NSTableColumn.minWidth".
    open var minWidth: CGFloat = 10
    /// It is kept; `100000` at first. Apple: "NSTableColumn.maxWidth".
    open var maxWidth: CGFloat = 100000
    /// It is kept; `true` at first. Apple: "NSTableColumn.isEditable".
    open var isEditable: Bool = true
    /// It is kept; `false` at first. Apple: "NSTableColumn.isHidden".
    open var isHidden: Bool = false
    /// It is kept; `nil` at first. Apple: "NSTableColumn.headerToolTip".
    open var headerToolTip: String?
    /// It is kept; `nil` at first. Apple: "NSTableColumn.sortDescriptorPrototype".
    open var sortDescriptorPrototype: NSSortDescriptor?
    /// It is kept; `[.autoresizingMask, .userResizingMask]` at first. Apple: "NSTableColumn.resizingMask".
    open var resizingMask: NSTableColumn.ResizingOptions = [.autoresizingMask, .userResizingMask]
    /// It is kept; `NSTableHeaderCell()` at first. Apple: "NSTableColumn.headerCell".
    open var headerCell: NSTableHeaderCell = NSTableHeaderCell()
    /// Apple: "NSTableColumn.init".
    public init(identifier: NSUserInterfaceItemIdentifier) { self.identifier = identifier; super.init() }
    /// Apple: "NSTableColumn.sizeToFit".
    open func sizeToFit() {}
}
extension NSTableColumn {
    /// Apple: "NSTableColumn.ResizingOptions".
    public struct ResizingOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Apple: "NSTableColumn.ResizingOptions.autoresizingMask".
        public static let autoresizingMask = ResizingOptions(rawValue: 1)
        /// Apple: "NSTableColumn.ResizingOptions.userResizingMask".
        public static let userResizingMask = ResizingOptions(rawValue: 2)
    }
}
/// Apple: "NSTableHeaderCell".
open class NSTableHeaderCell: NSCell {
}
/// Apple: "NSTableHeaderView".
@MainActor @preconcurrency open class NSTableHeaderView: NSView {
    /// It is kept; `nil` at first. Apple: "NSTableHeaderView.tableView".
    open weak var tableView: NSTableView?
}
/// Apple: "NSTableCellView".
@MainActor @preconcurrency open class NSTableCellView: NSView {
    /// It is kept; `nil` at first. Apple: "NSTableCellView.textField".
    open weak var textField: NSTextField?
    /// It is kept; `nil` at first. Apple: "NSTableCellView.imageView".
    open weak var imageView: NSImageView?
    /// It is kept; `nil` at first. Apple: "NSTableCellView.objectValue".
    open var objectValue: Any?
    /// It is kept; `.normal` at first. Apple: "NSTableCellView.backgroundStyle".
    open var backgroundStyle: NSView.BackgroundStyle = .normal
    /// It is kept; `.default` at first. Apple: "NSTableCellView.rowSizeStyle".
    open var rowSizeStyle: NSTableView.RowSizeStyle = .default
}
/// Apple: "NSTableRowView".
@MainActor @preconcurrency open class NSTableRowView: NSView {
    /// It is kept; `false` at first. Apple: "NSTableRowView.isSelected".
    open var isSelected: Bool = false
    /// It is kept; `false` at first. Apple: "NSTableRowView.isEmphasized".
    open var isEmphasized: Bool = false
    /// It is kept; `false` at first. Apple: "NSTableRowView.isGroupRowStyle".
    open var isGroupRowStyle: Bool = false
    /// It is kept; `.regular` at first. Apple: "NSTableRowView.selectionHighlightStyle".
    open var selectionHighlightStyle: NSTableView.SelectionHighlightStyle = .regular
    /// It is kept; `.clear` at first. Apple: "NSTableRowView.backgroundColor".
    open var backgroundColor: NSColor = .clear
    /// Here always `.normal`. Apple: "NSTableRowView.interiorBackgroundStyle".
    open var interiorBackgroundStyle: NSView.BackgroundStyle { .normal }
    /// Apple: "NSTableRowView.drawSelection".
    open func drawSelection(in dirtyRect: CGRect) {}
    /// Apple: "NSTableRowView.drawBackground".
    open func drawBackground(in dirtyRect: CGRect) {}
    /// Apple: "NSTableRowView.drawSeparator".
    open func drawSeparator(in dirtyRect: CGRect) {}
}
/// Apple: "NSTableViewRowAction".
open class NSTableViewRowAction: NSObject {
    /// Apple: "Style".
    public enum Style: Int, Hashable, Sendable {
        /// Apple: "Style.regular".
        case regular
        /// Apple: "Style.destructive".
        case destructive
    }
    /// Apple: "NSTableViewRowAction.title".
    public let title: String
    /// It is kept; `.systemGray` at first. Apple: "NSTableViewRowAction.backgroundColor".
    open var backgroundColor: NSColor! = .systemGray
    /// It is kept; `nil` at first. Apple: "NSTableViewRowAction.image".
    open var image: NSImage?
    /// Apple: "NSTableViewRowAction.init".
    public init(style: NSTableViewRowAction.Style, title: String, handler: @escaping (NSTableViewRowAction, Int) -> Void) { self.title = title; super.init() }
}
