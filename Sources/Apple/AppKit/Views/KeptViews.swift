// length: generated. Written by Scripts/quiet-modules.py from Scripts/Names/AppKit/Views.txt; change that.
// swift-format-ignore-file
internal import CoreGraphics
internal import QuartzCore
public import QuadrantFoundation
public import QuadrantScenes
public import UIKit
internal import Foundation

/// Apple: "NSResponder".
@MainActor @preconcurrency open class NSResponder: NSObject {
    /// Apple: "NSResponder.init".
    override public init() { super.init() }
    /// Who is asked next. It is kept; `nil` at first. Apple: "NSResponder.nextResponder".
    open weak var nextResponder: NSResponder?
    /// The menu that a second button opens. It is kept; `nil` at first. Apple: "NSResponder.menu".
    open var menu: NSMenu?
    /// It is kept; `nil` at first. Apple: "NSResponder.touchBar".
    open var touchBar: NSTouchBar?
    /// Here always `false`. Apple: "NSResponder.acceptsFirstResponder".
    open var acceptsFirstResponder: Bool { false }
    /// Here always `nil`. Apple: "NSResponder.undoManager".
    open var undoManager: UndoManager? { nil }
    /// Here `true`. Apple: "NSResponder.becomeFirstResponder".
    @discardableResult open func becomeFirstResponder() -> Bool { true }
    /// Here `true`. Apple: "NSResponder.resignFirstResponder".
    @discardableResult open func resignFirstResponder() -> Bool { true }
    /// Apple: "NSResponder.mouseDown".
    open func mouseDown(with event: NSEvent) { nextResponder?.mouseDown(with: event) }
    /// Apple: "NSResponder.mouseUp".
    open func mouseUp(with event: NSEvent) { nextResponder?.mouseUp(with: event) }
    /// Apple: "NSResponder.mouseDragged".
    open func mouseDragged(with event: NSEvent) { nextResponder?.mouseDragged(with: event) }
    /// Apple: "NSResponder.mouseMoved".
    open func mouseMoved(with event: NSEvent) { nextResponder?.mouseMoved(with: event) }
    /// Apple: "NSResponder.mouseEntered".
    open func mouseEntered(with event: NSEvent) { nextResponder?.mouseEntered(with: event) }
    /// Apple: "NSResponder.mouseExited".
    open func mouseExited(with event: NSEvent) { nextResponder?.mouseExited(with: event) }
    /// Apple: "NSResponder.rightMouseDown".
    open func rightMouseDown(with event: NSEvent) { nextResponder?.rightMouseDown(with: event) }
    /// Apple: "NSResponder.rightMouseUp".
    open func rightMouseUp(with event: NSEvent) { nextResponder?.rightMouseUp(with: event) }
    /// Apple: "NSResponder.rightMouseDragged".
    open func rightMouseDragged(with event: NSEvent) { nextResponder?.rightMouseDragged(with: event) }
    /// Apple: "NSResponder.otherMouseDown".
    open func otherMouseDown(with event: NSEvent) { nextResponder?.otherMouseDown(with: event) }
    /// Apple: "NSResponder.otherMouseUp".
    open func otherMouseUp(with event: NSEvent) { nextResponder?.otherMouseUp(with: event) }
    /// Apple: "NSResponder.otherMouseDragged".
    open func otherMouseDragged(with event: NSEvent) { nextResponder?.otherMouseDragged(with: event) }
    /// Hands a wheel on: for views of one's own and those that scroll it comes here. Apple: "NSResponder.scrollWheel".
    open func scrollWheel(with event: NSEvent) { nextResponder?.scrollWheel(with: event) ?? event.refuse() }
    /// Apple: "NSResponder.magnify".
    open func magnify(with event: NSEvent) { nextResponder?.magnify(with: event) }
    /// Apple: "NSResponder.rotate".
    open func rotate(with event: NSEvent) { nextResponder?.rotate(with: event) }
    /// Apple: "NSResponder.swipe".
    open func swipe(with event: NSEvent) { nextResponder?.swipe(with: event) }
    /// Apple: "NSResponder.smartMagnify".
    open func smartMagnify(with event: NSEvent) { nextResponder?.smartMagnify(with: event) }
    /// Apple: "NSResponder.pressureChange".
    open func pressureChange(with event: NSEvent) { nextResponder?.pressureChange(with: event) }
    /// Apple: "NSResponder.cursorUpdate".
    open func cursorUpdate(with event: NSEvent) { nextResponder?.cursorUpdate(with: event) }
    /// Hands a key on: it comes to the first responder. Apple: "NSResponder.keyDown".
    open func keyDown(with event: NSEvent) { nextResponder?.keyDown(with: event) ?? event.refuse() }
    /// Hands a key on: it comes to the first responder. Apple: "NSResponder.keyUp".
    open func keyUp(with event: NSEvent) { nextResponder?.keyUp(with: event) ?? event.refuse() }
    /// Apple: "NSResponder.flagsChanged".
    open func flagsChanged(with event: NSEvent) { nextResponder?.flagsChanged(with: event) }
    /// Apple: "NSResponder.helpRequested".
    open func helpRequested(_ eventPtr: NSEvent) { nextResponder?.helpRequested(eventPtr) }
    /// Here `false`. Apple: "NSResponder.performKeyEquivalent".
    open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
    /// Here `false`. Apple: "NSResponder.wantsForwardedScrollEvents".
    open func wantsForwardedScrollEvents(for axis: NSEvent.GestureAxis) -> Bool { false }
    /// Here `false`. Apple: "NSResponder.wantsScrollEventsForSwipeTracking".
    open func wantsScrollEventsForSwipeTracking(on axis: NSEvent.GestureAxis) -> Bool { false }
    /// Calls what a key means: `insertText(_:)`, `moveUp(_:)` and the like. Apple: "NSResponder.interpretKeyEvents".
    open func interpretKeyEvents(_ eventArray: [NSEvent]) { for event in eventArray { interpret(event) } }
    /// Apple: "NSResponder.doCommand".
    open func doCommand(by selector: Selector) { selector.perform(on: self, with: nil) }
    /// Apple: "NSResponder.noResponder".
    open func noResponder(for eventSelector: Selector) {}
    /// Apple: "NSResponder.insertText".
    open func insertText(_ insertString: Any) {}
    /// Apple: "NSResponder.insertNewline".
    open func insertNewline(_ sender: Any?) {}
    /// Apple: "NSResponder.insertTab".
    open func insertTab(_ sender: Any?) {}
    /// Apple: "NSResponder.insertBacktab".
    open func insertBacktab(_ sender: Any?) {}
    /// Apple: "NSResponder.deleteBackward".
    open func deleteBackward(_ sender: Any?) {}
    /// Apple: "NSResponder.deleteForward".
    open func deleteForward(_ sender: Any?) {}
    /// Apple: "NSResponder.moveUp".
    open func moveUp(_ sender: Any?) {}
    /// Apple: "NSResponder.moveDown".
    open func moveDown(_ sender: Any?) {}
    /// Apple: "NSResponder.moveLeft".
    open func moveLeft(_ sender: Any?) {}
    /// Apple: "NSResponder.moveRight".
    open func moveRight(_ sender: Any?) {}
    /// Apple: "NSResponder.moveToBeginningOfDocument".
    open func moveToBeginningOfDocument(_ sender: Any?) {}
    /// Apple: "NSResponder.moveToEndOfDocument".
    open func moveToEndOfDocument(_ sender: Any?) {}
    /// Apple: "NSResponder.scrollPageUp".
    open func scrollPageUp(_ sender: Any?) {}
    /// Apple: "NSResponder.scrollPageDown".
    open func scrollPageDown(_ sender: Any?) {}
    /// Apple: "NSResponder.selectAll".
    open func selectAll(_ sender: Any?) {}
    /// Apple: "NSResponder.selectLine".
    open func selectLine(_ sender: Any?) {}
    /// Apple: "NSResponder.complete".
    open func complete(_ sender: Any?) {}
    /// Apple: "NSResponder.cancelOperation".
    open func cancelOperation(_ sender: Any?) { nextResponder?.cancelOperation(sender) }
    /// Apple: "NSResponder.performTextFinderAction".
    open func performTextFinderAction(_ sender: Any?) {}
    /// Apple: "NSResponder.newWindowForTab".
    open func newWindowForTab(_ sender: Any?) {}
    /// Here `nil`. Apple: "NSResponder.makeTouchBar".
    open func makeTouchBar() -> NSTouchBar? { nil }
    /// Apple: "NSResponder.presentError".
    open func presentError(_ error: any Error) -> Bool { tellWithoutEffect("NSResponder.presentError(_:)"); return false }
    /// Here `nil`. Apple: "NSResponder.validRequestor".
    open func validRequestor(forSendType sendType: NSPasteboard.PasteboardType?, returnType: NSPasteboard.PasteboardType?) -> Any? { nil }
    /// Apple: "NSResponder.tryToPerform".
    open func tryToPerform(_ action: Selector, with object: Any?) -> Bool { action.perform(on: self, with: object) }
    /// Here `nil`. Apple: "NSResponder.supplementalTarget".
    open func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? { nil }
    /// Apple: "NSResponder.encodeRestorableState".
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Apple: "NSResponder.restoreState".
    open func restoreState(with coder: NSCoder) {}
    /// Apple: "NSResponder.invalidateRestorableState".
    open func invalidateRestorableState() {}
}
/// Apple: "NSTouchBar".
@MainActor @preconcurrency open class NSTouchBar: NSObject {
    /// It is kept; `[]` at first. Apple: "NSTouchBar.defaultItemIdentifiers".
    open var defaultItemIdentifiers: [String] = []
}
/// Apple: "NSUserInterfaceItemIdentifier".
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
    /// The value behind the name.
    public let rawValue: String
    /// What has a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What has a value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
/// Apple: "NSUserInterfaceItemIdentification".
@MainActor @preconcurrency public protocol NSUserInterfaceItemIdentification {
    /// Apple: "NSUserInterfaceItemIdentification.identifier".
    var identifier: NSUserInterfaceItemIdentifier? { get set }
}
extension NSUserInterfaceItemIdentification {
    /// What happens where a type says nothing of it.
    public var identifier: NSUserInterfaceItemIdentifier? { nil }
}
/// Apple: "NSMenuItemValidation".
@MainActor @preconcurrency public protocol NSMenuItemValidation {
    /// Apple: "NSMenuItemValidation.validateMenuItem".
    func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}
/// Apple: "NSValidatedUserInterfaceItem".
@MainActor @preconcurrency public protocol NSValidatedUserInterfaceItem {
    /// Apple: "NSValidatedUserInterfaceItem.action".
    var action: Selector? { get }
    /// Apple: "NSValidatedUserInterfaceItem.tag".
    var tag: Int { get }
}
extension NSValidatedUserInterfaceItem {
    /// What happens where a type says nothing of it.
    public var action: Selector? { nil }
    /// What happens where a type says nothing of it.
    public var tag: Int { 0 }
}
/// Apple: "NSUserInterfaceValidations".
@MainActor @preconcurrency public protocol NSUserInterfaceValidations {
    /// Apple: "NSUserInterfaceValidations.validateUserInterfaceItem".
    func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool
}
/// Apple: "NSUserInterfaceLayoutDirection".
public enum NSUserInterfaceLayoutDirection: Int, Hashable, Sendable {
    /// Apple: "NSUserInterfaceLayoutDirection.leftToRight".
    case leftToRight
    /// Apple: "NSUserInterfaceLayoutDirection.rightToLeft".
    case rightToLeft
}
/// Apple: "NSFocusRingType".
public enum NSFocusRingType: UInt, Hashable, Sendable {
    /// Apple: "NSFocusRingType.default".
    case `default`
    /// Apple: "NSFocusRingType.none".
    case none
    /// Apple: "NSFocusRingType.exterior".
    case exterior
}
/// Apple: "NSFocusRingPlacement".
public enum NSFocusRingPlacement: UInt, Hashable, Sendable {
    /// Apple: "NSFocusRingPlacement.only".
    case only
    /// Apple: "NSFocusRingPlacement.below".
    case below
    /// Apple: "NSFocusRingPlacement.above".
    case above
}
/// Apple: "NSDragOperation".
public struct NSDragOperation: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Apple: "NSDragOperation.copy".
    public static let copy = NSDragOperation(rawValue: 1)
    /// Apple: "NSDragOperation.link".
    public static let link = NSDragOperation(rawValue: 2)
    /// Apple: "NSDragOperation.generic".
    public static let generic = NSDragOperation(rawValue: 4)
    /// Apple: "NSDragOperation.private".
    public static let `private` = NSDragOperation(rawValue: 8)
    /// Apple: "NSDragOperation.move".
    public static let move = NSDragOperation(rawValue: 16)
    /// Apple: "NSDragOperation.delete".
    public static let delete = NSDragOperation(rawValue: 32)
    /// Apple: "NSDragOperation.every".
    public static let every: NSDragOperation = NSDragOperation(rawValue: .max)
}
/// Apple: "NSDraggingContext".
public enum NSDraggingContext: Int, Hashable, Sendable {
    /// Apple: "NSDraggingContext.outsideApplication".
    case outsideApplication
    /// Apple: "NSDraggingContext.withinApplication".
    case withinApplication
}
/// Apple: "NSDraggingFormation".
public enum NSDraggingFormation: Int, Hashable, Sendable {
    /// Apple: "NSDraggingFormation.default".
    case `default`
    /// Apple: "NSDraggingFormation.none".
    case none
    /// Apple: "NSDraggingFormation.pile".
    case pile
    /// Apple: "NSDraggingFormation.list".
    case list
    /// Apple: "NSDraggingFormation.stack".
    case stack
}
/// Apple: "NSDraggingInfo".
@MainActor @preconcurrency public protocol NSDraggingInfo: AnyObject {
    /// Apple: "NSDraggingInfo.draggingDestinationWindow".
    var draggingDestinationWindow: NSWindow? { get }
    /// Apple: "NSDraggingInfo.draggingSourceOperationMask".
    var draggingSourceOperationMask: NSDragOperation { get }
    /// Apple: "NSDraggingInfo.draggingLocation".
    var draggingLocation: CGPoint { get }
    /// Apple: "NSDraggingInfo.draggingPasteboard".
    var draggingPasteboard: NSPasteboard { get }
    /// Apple: "NSDraggingInfo.draggingSource".
    var draggingSource: Any? { get }
}
extension NSDraggingInfo {
    /// What happens where a type says nothing of it.
    public var draggingDestinationWindow: NSWindow? { nil }
    /// What happens where a type says nothing of it.
    public var draggingSourceOperationMask: NSDragOperation { .copy }
    /// What happens where a type says nothing of it.
    public var draggingLocation: CGPoint { .zero }
    /// What happens where a type says nothing of it.
    public var draggingPasteboard: NSPasteboard { .general }
    /// What happens where a type says nothing of it.
    public var draggingSource: Any? { nil }
}
/// Apple: "NSDraggingDestination".
@MainActor @preconcurrency public protocol NSDraggingDestination {
    /// Apple: "NSDraggingDestination.draggingEntered".
    func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation
    /// Apple: "NSDraggingDestination.draggingUpdated".
    func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation
    /// Apple: "NSDraggingDestination.draggingExited".
    func draggingExited(_ sender: (any NSDraggingInfo)?)
    /// Apple: "NSDraggingDestination.prepareForDragOperation".
    func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool
    /// Apple: "NSDraggingDestination.performDragOperation".
    func performDragOperation(_ sender: any NSDraggingInfo) -> Bool
    /// Apple: "NSDraggingDestination.concludeDragOperation".
    func concludeDragOperation(_ sender: (any NSDraggingInfo)?)
    /// Apple: "NSDraggingDestination.draggingEnded".
    func draggingEnded(_ sender: any NSDraggingInfo)
}
extension NSDraggingDestination {
    /// What happens where a type says nothing of it.
    public func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
    /// What happens where a type says nothing of it.
    public func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
    /// What happens where a type says nothing of it.
    public func draggingExited(_ sender: (any NSDraggingInfo)?) {}
    /// What happens where a type says nothing of it.
    public func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { true }
    /// What happens where a type says nothing of it.
    public func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
    /// What happens where a type says nothing of it.
    public func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {}
    /// What happens where a type says nothing of it.
    public func draggingEnded(_ sender: any NSDraggingInfo) {}
}
/// Apple: "NSDraggingSource".
@MainActor @preconcurrency public protocol NSDraggingSource {
    /// Apple: "NSDraggingSource.draggingSession".
    func draggingSession(_ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext) -> NSDragOperation
    /// Apple: "NSDraggingSource.draggingSession".
    func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: CGPoint)
    /// Apple: "NSDraggingSource.draggingSession".
    func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: CGPoint)
    /// Apple: "NSDraggingSource.draggingSession".
    func draggingSession(_ session: NSDraggingSession, endedAt screenPoint: CGPoint, operation: NSDragOperation)
}
extension NSDraggingSource {
    /// What happens where a type says nothing of it.
    public func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: CGPoint) {}
    /// What happens where a type says nothing of it.
    public func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: CGPoint) {}
    /// What happens where a type says nothing of it.
    public func draggingSession(_ session: NSDraggingSession, endedAt screenPoint: CGPoint, operation: NSDragOperation) {}
}
/// Apple: "NSDraggingSession".
@MainActor @preconcurrency open class NSDraggingSession: NSObject {
    /// It is kept; `.default` at first. Apple: "NSDraggingSession.draggingFormation".
    open var draggingFormation: NSDraggingFormation = .default
    /// It is kept; `true` at first. Apple: "NSDraggingSession.animatesToStartingPositionsOnCancelOrFail".
    open var animatesToStartingPositionsOnCancelOrFail: Bool = true
    /// Here always `.general`. Apple: "NSDraggingSession.draggingPasteboard".
    open var draggingPasteboard: NSPasteboard { .general }
}
/// Apple: "NSDraggingItem".
@MainActor @preconcurrency open class NSDraggingItem: NSObject {
    /// Apple: "NSDraggingItem.item".
    public let item: Any
    /// It is kept; `.zero` at first. Apple: "NSDraggingItem.draggingFrame".
    open var draggingFrame: CGRect = .zero
    /// Apple: "NSDraggingItem.init".
    public init(pasteboardWriter: any NSPasteboardWriting) { item = pasteboardWriter; super.init() }
    /// Apple: "NSDraggingItem.setDraggingFrame".
    open func setDraggingFrame(_ frame: CGRect, contents: Any?) { draggingFrame = frame }
}
/// Apple: "NSPopoverDelegate".
@MainActor @preconcurrency public protocol NSPopoverDelegate: AnyObject {
    /// Apple: "NSPopoverDelegate.popoverShouldClose".
    func popoverShouldClose(_ popover: NSPopover) -> Bool
    /// Apple: "NSPopoverDelegate.popoverWillShow".
    func popoverWillShow(_ notification: Notification)
    /// Apple: "NSPopoverDelegate.popoverDidShow".
    func popoverDidShow(_ notification: Notification)
    /// Apple: "NSPopoverDelegate.popoverWillClose".
    func popoverWillClose(_ notification: Notification)
    /// Apple: "NSPopoverDelegate.popoverDidClose".
    func popoverDidClose(_ notification: Notification)
    /// Apple: "NSPopoverDelegate.popoverShouldDetach".
    func popoverShouldDetach(_ popover: NSPopover) -> Bool
    /// Apple: "NSPopoverDelegate.popoverDidDetach".
    func popoverDidDetach(_ popover: NSPopover)
}
extension NSPopoverDelegate {
    /// What happens where a type says nothing of it.
    public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
    /// What happens where a type says nothing of it.
    public func popoverWillShow(_ notification: Notification) {}
    /// What happens where a type says nothing of it.
    public func popoverDidShow(_ notification: Notification) {}
    /// What happens where a type says nothing of it.
    public func popoverWillClose(_ notification: Notification) {}
    /// What happens where a type says nothing of it.
    public func popoverDidClose(_ notification: Notification) {}
    /// What happens where a type says nothing of it.
    public func popoverShouldDetach(_ popover: NSPopover) -> Bool { false }
    /// What happens where a type says nothing of it.
    public func popoverDidDetach(_ popover: NSPopover) {}
}
/// Apple: "NSMenuItem".
@MainActor @preconcurrency open class NSMenuItem: NSObject, NSValidatedUserInterfaceItem, NSUserInterfaceItemIdentification {
    /// It is kept; `nil` at first. Apple: "NSMenuItem.identifier".
    open var identifier: NSUserInterfaceItemIdentifier?
    /// It is kept; `""` at first. Apple: "NSMenuItem.title".
    open var title: String = ""
    /// It is kept; `nil` at first. Apple: "NSMenuItem.attributedTitle".
    open var attributedTitle: NSAttributedString?
    /// It is kept; `nil` at first. Apple: "NSMenuItem.subtitle".
    open var subtitle: String?
    /// It is kept; `nil` at first. Apple: "NSMenuItem.toolTip".
    open var toolTip: String?
    /// It is kept; `nil` at first. Apple: "NSMenuItem.image".
    open var image: NSImage?
    /// It is kept; `nil` at first. Apple: "NSMenuItem.onStateImage".
    open var onStateImage: NSImage?
    /// It is kept; `nil` at first. Apple: "NSMenuItem.offStateImage".
    open var offStateImage: NSImage?
    /// It is kept; `nil` at first. Apple: "NSMenuItem.submenu".
    open var submenu: NSMenu?
    /// It is kept; `nil` at first. Apple: "NSMenuItem.menu".
    open weak var menu: NSMenu?
    /// It is kept; `nil` at first. Apple: "NSMenuItem.target".
    open weak var target: AnyObject?
    /// It is kept; `nil` at first. Apple: "NSMenuItem.action".
    open var action: Selector?
    /// It is kept; `0` at first. Apple: "NSMenuItem.tag".
    open var tag: Int = 0
    /// It is kept; `nil` at first. Apple: "NSMenuItem.representedObject".
    open var representedObject: Any?
    /// It is kept; `""` at first. Apple: "NSMenuItem.keyEquivalent".
    open var keyEquivalent: String = ""
    /// It is kept; `.command` at first. Apple: "NSMenuItem.keyEquivalentModifierMask".
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
    /// It is kept; `.off` at first. Apple: "NSMenuItem.state".
    open var state: NSControl.StateValue = .off
    /// It is kept; `true` at first. Apple: "NSMenuItem.isEnabled".
    open var isEnabled: Bool = true
    /// It is kept; `false` at first. Apple: "NSMenuItem.isHidden".
    open var isHidden: Bool = false
    /// It is kept; `false` at first. Apple: "NSMenuItem.isAlternate".
    open var isAlternate: Bool = false
    /// It is kept; `0` at first. Apple: "NSMenuItem.indentationLevel".
    open var indentationLevel: Int = 0
    /// It is kept; `false` at first. Apple: "NSMenuItem.allowsKeyEquivalentWhenHidden".
    open var allowsKeyEquivalentWhenHidden: Bool = false
    /// It is kept; `true` at first. Apple: "NSMenuItem.allowsAutomaticKeyEquivalentLocalization".
    open var allowsAutomaticKeyEquivalentLocalization: Bool = true
    /// It is kept; `nil` at first. Apple: "NSMenuItem.view".
    open var view: NSView?
    /// It is kept; `nil` at first. Apple: "NSMenuItem.badge".
    open var badge: NSMenuItemBadge?
    /// Apple: "NSMenuItem.isSeparatorItem".
    public let isSeparatorItem: Bool
    /// Worked out. Apple: "NSMenuItem.hasSubmenu".
    open var hasSubmenu: Bool { submenu != nil }
    /// Here always `false`. Apple: "NSMenuItem.isSectionHeader".
    open var isSectionHeader: Bool { false }
    /// Here always `false`. Apple: "NSMenuItem.isHighlighted".
    open var isHighlighted: Bool { false }
    /// Here always `nil`. Apple: "NSMenuItem.parent".
    open var parent: NSMenuItem? { nil }
    /// Apple: "NSMenuItem.init".
    override public convenience init() { self.init(title: "", action: nil, keyEquivalent: "") }
    /// Apple: "NSMenuItem.init".
    public init(title string: String, action selector: Selector? = nil, keyEquivalent charCode: String = "") { title = string; action = selector; keyEquivalent = charCode; isSeparatorItem = false; super.init() }
    /// Apple: "NSMenuItem.init".
    public init(separator_: Void) { isSeparatorItem = true; super.init() }
    /// Apple: "NSMenuItem.init".
    public required init?(coder: NSCoder) { nil }
    /// Apple: "NSMenuItem.separator".
    open class func separator() -> NSMenuItem { NSMenuItem(separator_: ()) }
    /// Apple: "NSMenuItem.sectionHeader".
    open class func sectionHeader(title: String) -> NSMenuItem { NSMenuItem(title: title) }
}
/// Apple: "NSMenuItemBadge".
public final class NSMenuItemBadge: NSObject {
    /// Apple: "NSMenuItemBadge.stringValue".
    public let stringValue: String?
    /// Apple: "NSMenuItemBadge.init".
    public init(string: String) { stringValue = string; super.init() }
    /// Apple: "NSMenuItemBadge.init".
    public init(count: Int) { stringValue = String(count); super.init() }
}
/// Apple: "NSMenuDelegate".
@MainActor @preconcurrency public protocol NSMenuDelegate: AnyObject {
    /// Apple: "NSMenuDelegate.menuNeedsUpdate".
    func menuNeedsUpdate(_ menu: NSMenu)
    /// Apple: "NSMenuDelegate.menuWillOpen".
    func menuWillOpen(_ menu: NSMenu)
    /// Apple: "NSMenuDelegate.menuDidClose".
    func menuDidClose(_ menu: NSMenu)
    /// Apple: "NSMenuDelegate.menu".
    func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?)
    /// Apple: "NSMenuDelegate.numberOfItems".
    func numberOfItems(in menu: NSMenu) -> Int
    /// Apple: "NSMenuDelegate.menu".
    func menu(_ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool) -> Bool
}
extension NSMenuDelegate {
    /// What happens where a type says nothing of it.
    public func menuNeedsUpdate(_ menu: NSMenu) {}
    /// What happens where a type says nothing of it.
    public func menuWillOpen(_ menu: NSMenu) {}
    /// What happens where a type says nothing of it.
    public func menuDidClose(_ menu: NSMenu) {}
    /// What happens where a type says nothing of it.
    public func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?) {}
    /// What happens where a type says nothing of it.
    public func numberOfItems(in menu: NSMenu) -> Int { 0 }
    /// What happens where a type says nothing of it.
    public func menu(_ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool) -> Bool { false }
}
/// Apple: "NSMenu".
@MainActor @preconcurrency open class NSMenu: NSObject {
    /// It is kept; `""` at first. Apple: "NSMenu.title".
    open var title: String = ""
    /// It is kept; `[]` at first. Apple: "NSMenu.items".
    open var items: [NSMenuItem] = []
    /// It is kept; `nil` at first. Apple: "NSMenu.delegate".
    open weak var delegate: (any NSMenuDelegate)?
    /// It is kept; `nil` at first. Apple: "NSMenu.supermenu".
    open weak var supermenu: NSMenu?
    /// It is kept; `true` at first. Apple: "NSMenu.autoenablesItems".
    open var autoenablesItems: Bool = true
    /// It is kept; `0` at first. Apple: "NSMenu.minimumWidth".
    open var minimumWidth: CGFloat = 0
    /// It is kept; `true` at first. Apple: "NSMenu.showsStateColumn".
    open var showsStateColumn: Bool = true
    /// It is kept; `true` at first. Apple: "NSMenu.allowsContextMenuPlugIns".
    open var allowsContextMenuPlugIns: Bool = true
    /// It is kept; `.systemFont(ofSize: 13)` at first. Apple: "NSMenu.font".
    open var font: NSFont! = .systemFont(ofSize: 13)
    /// Worked out. Apple: "NSMenu.numberOfItems".
    open var numberOfItems: Int { items.count }
    /// Here always `nil`. Apple: "NSMenu.highlightedItem".
    open var highlightedItem: NSMenuItem? { nil }
    /// Here always `.zero`. Apple: "NSMenu.size".
    open var size: CGSize { .zero }
    /// Apple: "NSMenu.init".
    public init(title: String) { self.title = title; super.init() }
    /// Apple: "NSMenu.init".
    override public convenience init() { self.init(title: "") }
    /// Apple: "NSMenu.init".
    public required init(coder: NSCoder) { super.init() }
    /// Apple: "NSMenu.addItem".
    open func addItem(_ newItem: NSMenuItem) { insertItem(newItem, at: items.count) }
    /// Apple: "NSMenu.addItem".
    @discardableResult open func addItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String) -> NSMenuItem { let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode); addItem(item); return item }
    /// Apple: "NSMenu.insertItem".
    open func insertItem(_ newItem: NSMenuItem, at index: Int) { items.insert(newItem, at: min(max(index, 0), items.count)); newItem.menu = self; newItem.submenu?.supermenu = self }
    /// Apple: "NSMenu.insertItem".
    @discardableResult open func insertItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String, at index: Int) -> NSMenuItem { let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode); insertItem(item, at: index); return item }
    /// Apple: "NSMenu.removeItem".
    open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
    /// Apple: "NSMenu.removeItem".
    open func removeItem(at index: Int) { if items.indices.contains(index) { items.remove(at: index) } }
    /// Apple: "NSMenu.removeAllItems".
    open func removeAllItems() { items = [] }
    /// Apple: "NSMenu.setSubmenu".
    open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu; menu?.supermenu = self }
    /// Apple: "NSMenu.item".
    open func item(at index: Int) -> NSMenuItem? { items.indices.contains(index) ? items[index] : nil }
    /// Apple: "NSMenu.item".
    open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
    /// Apple: "NSMenu.item".
    open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
    /// Apple: "NSMenu.index".
    open func index(of item: NSMenuItem) -> Int { items.firstIndex { $0 === item } ?? -1 }
    /// Apple: "NSMenu.indexOfItem".
    open func indexOfItem(withTitle title: String) -> Int { items.firstIndex { $0.title == title } ?? -1 }
    /// Apple: "NSMenu.indexOfItem".
    open func indexOfItem(withTag tag: Int) -> Int { items.firstIndex { $0.tag == tag } ?? -1 }
    /// Apple: "NSMenu.indexOfItem".
    open func indexOfItem(withRepresentedObject object: Any?) -> Int { items.firstIndex { ($0.representedObject as AnyObject?) === (object as AnyObject?) } ?? -1 }
    /// Here `false`. Apple: "NSMenu.performKeyEquivalent".
    open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
    /// Apple: "NSMenu.performActionForItem".
    open func performActionForItem(at index: Int) { if let item = item(at: index) { _ = item.action?.perform(on: item.target, with: item) } }
    /// Apple: "NSMenu.popUp".
    @discardableResult open func popUp(positioning item: NSMenuItem?, at location: CGPoint, in view: NSView?) -> Bool { tellWithoutEffect("NSMenu.popUp(positioning:at:in:)"); return false }
    /// Apple: "NSMenu.popUpContextMenu".
    open class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) { tellWithoutEffect("NSMenu.popUpContextMenu(_:with:for:)") }
    /// Apple: "NSMenu.cancelTracking".
    open func cancelTracking() {}
    /// Apple: "NSMenu.cancelTrackingWithoutAnimation".
    open func cancelTrackingWithoutAnimation() {}
    /// Apple: "NSMenu.update".
    open func update() { delegate?.menuNeedsUpdate(self) }
}
extension NSToolbar {
    /// Apple: "NSToolbar.Identifier".
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The value behind the name.
        public let rawValue: String
        /// What has a value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What has a value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}
extension NSToolbarItem {
    /// Apple: "NSToolbarItem.Identifier".
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The value behind the name.
        public let rawValue: String
        /// What has a value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What has a value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Apple: "NSToolbarItem.Identifier.flexibleSpace".
        public static let flexibleSpace = Identifier(rawValue: "NSToolbarFlexibleSpaceItem")
        /// Apple: "NSToolbarItem.Identifier.space".
        public static let space = Identifier(rawValue: "NSToolbarSpaceItem")
        /// Apple: "NSToolbarItem.Identifier.toggleSidebar".
        public static let toggleSidebar = Identifier(rawValue: "NSToolbarToggleSidebarItem")
        /// Apple: "NSToolbarItem.Identifier.toggleInspector".
        public static let toggleInspector = Identifier(rawValue: "NSToolbarToggleInspectorItem")
        /// Apple: "NSToolbarItem.Identifier.sidebarTrackingSeparator".
        public static let sidebarTrackingSeparator = Identifier(rawValue: "NSToolbarSidebarTrackingSeparatorItem")
        /// Apple: "NSToolbarItem.Identifier.inspectorTrackingSeparator".
        public static let inspectorTrackingSeparator = Identifier(rawValue: "NSToolbarInspectorTrackingSeparatorItem")
        /// Apple: "NSToolbarItem.Identifier.print".
        public static let print = Identifier(rawValue: "NSToolbarPrintItem")
        /// Apple: "NSToolbarItem.Identifier.showColors".
        public static let showColors = Identifier(rawValue: "NSToolbarShowColorsItem")
        /// Apple: "NSToolbarItem.Identifier.showFonts".
        public static let showFonts = Identifier(rawValue: "NSToolbarShowFontsItem")
        /// Apple: "NSToolbarItem.Identifier.cloudSharing".
        public static let cloudSharing = Identifier(rawValue: "NSToolbarCloudSharingItem")
        /// Apple: "NSToolbarItem.Identifier.writingToolsItemIdentifier".
        public static let writingToolsItemIdentifier = Identifier(rawValue: "NSToolbarWritingToolsItem")
        /// Apple: "NSToolbarItem.Identifier.description".
        public var description: String { rawValue }
    }
}
extension NSToolbar {
    /// Apple: "NSToolbar.DisplayMode".
    public enum DisplayMode: UInt, Hashable, Sendable {
        /// Apple: "NSToolbar.DisplayMode.default".
        case `default`
        /// Apple: "NSToolbar.DisplayMode.iconAndLabel".
        case iconAndLabel
        /// Apple: "NSToolbar.DisplayMode.iconOnly".
        case iconOnly
        /// Apple: "NSToolbar.DisplayMode.labelOnly".
        case labelOnly
    }
}
extension NSToolbar {
    /// Apple: "NSToolbar.SizeMode".
    public enum SizeMode: UInt, Hashable, Sendable {
        /// Apple: "NSToolbar.SizeMode.default".
        case `default`
        /// Apple: "NSToolbar.SizeMode.regular".
        case regular
        /// Apple: "NSToolbar.SizeMode.small".
        case small
    }
}
/// Apple: "NSToolbarDelegate".
@MainActor @preconcurrency public protocol NSToolbarDelegate: AnyObject {
    /// Apple: "NSToolbarDelegate.toolbar".
    func toolbar(_ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier, willBeInsertedIntoToolbar flag: Bool) -> NSToolbarItem?
    /// Apple: "NSToolbarDelegate.toolbarDefaultItemIdentifiers".
    func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
    /// Apple: "NSToolbarDelegate.toolbarAllowedItemIdentifiers".
    func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
    /// Apple: "NSToolbarDelegate.toolbarSelectableItemIdentifiers".
    func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
    /// Apple: "NSToolbarDelegate.toolbarImmovableItemIdentifiers".
    func toolbarImmovableItemIdentifiers(_ toolbar: NSToolbar) -> Set<NSToolbarItem.Identifier>
    /// Apple: "NSToolbarDelegate.toolbarWillAddItem".
    func toolbarWillAddItem(_ notification: Notification)
    /// Apple: "NSToolbarDelegate.toolbarDidRemoveItem".
    func toolbarDidRemoveItem(_ notification: Notification)
}
extension NSToolbarDelegate {
    /// What happens where a type says nothing of it.
    public func toolbar(_ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier, willBeInsertedIntoToolbar flag: Bool) -> NSToolbarItem? { nil }
    /// What happens where a type says nothing of it.
    public func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
    /// What happens where a type says nothing of it.
    public func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
    /// What happens where a type says nothing of it.
    public func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
    /// What happens where a type says nothing of it.
    public func toolbarImmovableItemIdentifiers(_ toolbar: NSToolbar) -> Set<NSToolbarItem.Identifier> { [] }
    /// What happens where a type says nothing of it.
    public func toolbarWillAddItem(_ notification: Notification) {}
    /// What happens where a type says nothing of it.
    public func toolbarDidRemoveItem(_ notification: Notification) {}
}
/// The bar below a window's title. It is kept and not drawn. Apple: "NSToolbar".
@MainActor @preconcurrency open class NSToolbar: NSObject {
    /// Apple: "NSToolbar.identifier".
    public let identifier: NSToolbar.Identifier
    /// It is kept; `nil` at first. Apple: "NSToolbar.delegate".
    open weak var delegate: (any NSToolbarDelegate)?
    /// It is kept; `[]` at first. Apple: "NSToolbar.items".
    open var items: [NSToolbarItem] = []
    /// It is kept; `.default` at first. Apple: "NSToolbar.displayMode".
    open var displayMode: NSToolbar.DisplayMode = .default
    /// It is kept; `.default` at first. Apple: "NSToolbar.sizeMode".
    open var sizeMode: NSToolbar.SizeMode = .default
    /// It is kept; `nil` at first. Apple: "NSToolbar.selectedItemIdentifier".
    open var selectedItemIdentifier: NSToolbarItem.Identifier?
    /// It is kept; `nil` at first. Apple: "NSToolbar.centeredItemIdentifier".
    open var centeredItemIdentifier: NSToolbarItem.Identifier?
    /// It is kept; `[]` at first. Apple: "NSToolbar.centeredItemIdentifiers".
    open var centeredItemIdentifiers: Set<NSToolbarItem.Identifier> = []
    /// It is kept; `false` at first. Apple: "NSToolbar.allowsUserCustomization".
    open var allowsUserCustomization: Bool = false
    /// It is kept; `false` at first. Apple: "NSToolbar.allowsExtensionItems".
    open var allowsExtensionItems: Bool = false
    /// It is kept; `false` at first. Apple: "NSToolbar.autosavesConfiguration".
    open var autosavesConfiguration: Bool = false
    /// It is kept; `true` at first. Apple: "NSToolbar.showsBaselineSeparator".
    open var showsBaselineSeparator: Bool = true
    /// It is kept; `true` at first. Apple: "NSToolbar.isVisible".
    open var isVisible: Bool = true
    /// Worked out. Apple: "NSToolbar.visibleItems".
    open var visibleItems: [NSToolbarItem]? { items }
    /// Apple: "NSToolbar.init".
    public init(identifier: NSToolbar.Identifier) { self.identifier = identifier; super.init() }
    /// Apple: "NSToolbar.init".
    public convenience init(identifier: String) { self.init(identifier: NSToolbar.Identifier(identifier)) }
    /// Apple: "NSToolbar.init".
    override public convenience init() { self.init(identifier: NSToolbar.Identifier("")) }
    /// Apple: "NSToolbar.insertItem".
    open func insertItem(withItemIdentifier itemIdentifier: NSToolbarItem.Identifier, at index: Int) { if let item = delegate?.toolbar(self, itemForItemIdentifier: itemIdentifier, willBeInsertedIntoToolbar: true) { items.insert(item, at: min(max(index, 0), items.count)) } }
    /// Apple: "NSToolbar.removeItem".
    open func removeItem(at index: Int) { if items.indices.contains(index) { items.remove(at: index) } }
    /// Apple: "NSToolbar.validateVisibleItems".
    open func validateVisibleItems() {}
    /// It has no effect here, which is told once. Apple: "NSToolbar.runCustomizationPalette".
    open func runCustomizationPalette(_ sender: Any?) { tellWithoutEffect("NSToolbar.runCustomizationPalette(_:)") }
}
extension NSToolbarItem {
    /// Apple: "NSToolbarItem.VisibilityPriority".
    public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
        /// The value behind the name.
        public let rawValue: Int
        /// What has a value.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// What has a value.
        public init(_ rawValue: Int) { self.rawValue = rawValue }
        /// Apple: "NSToolbarItem.VisibilityPriority.standard".
        public static let standard = VisibilityPriority(rawValue: 0)
        /// Apple: "NSToolbarItem.VisibilityPriority.low".
        public static let low = VisibilityPriority(rawValue: -1000)
        /// Apple: "NSToolbarItem.VisibilityPriority.high".
        public static let high = VisibilityPriority(rawValue: 1000)
        /// Apple: "NSToolbarItem.VisibilityPriority.user".
        public static let user = VisibilityPriority(rawValue: 2000)
    }
}
/// Apple: "NSToolbarItem".
@MainActor @preconcurrency open class NSToolbarItem: NSObject, NSValidatedUserInterfaceItem {
    /// Apple: "NSToolbarItem.itemIdentifier".
    public let itemIdentifier: NSToolbarItem.Identifier
    /// It is kept; `""` at first. Apple: "NSToolbarItem.label".
    open var label: String = ""
    /// It is kept; `""` at first. Apple: "NSToolbarItem.paletteLabel".
    open var paletteLabel: String = ""
    /// It is kept; `""` at first. Apple: "NSToolbarItem.title".
    open var title: String = ""
    /// It is kept; `nil` at first. Apple: "NSToolbarItem.toolTip".
    open var toolTip: String?
    /// It is kept; `nil` at first. Apple: "NSToolbarItem.image".
    open var image: NSImage?
    /// It is kept; `nil` at first. Apple: "NSToolbarItem.view".
    open var view: NSView?
    /// It is kept; `nil` at first. Apple: "NSToolbarItem.target".
    open weak var target: AnyObject?
    /// It is kept; `nil` at first. Apple: "NSToolbarItem.action".
    open var action: Selector?
    /// It is kept; `0` at first. Apple: "NSToolbarItem.tag".
    open var tag: Int = 0
    /// It is kept; `true` at first. Apple: "NSToolbarItem.isEnabled".
    open var isEnabled: Bool = true
    /// It is kept; `false` at first. Apple: "NSToolbarItem.isBordered".
    open var isBordered: Bool = false
    /// It is kept; `false` at first. Apple: "NSToolbarItem.isNavigational".
    open var isNavigational: Bool = false
    /// It is kept; `false` at first. Apple: "NSToolbarItem.isHidden".
    open var isHidden: Bool = false
    /// It is kept; `true` at first. Apple: "NSToolbarItem.autovalidates".
    open var autovalidates: Bool = true
    /// It is kept; `.zero` at first. Apple: "NSToolbarItem.minSize".
    open var minSize: CGSize = .zero
    /// It is kept; `.zero` at first. Apple: "NSToolbarItem.maxSize".
    open var maxSize: CGSize = .zero
    /// It is kept; `[]` at first. Apple: "NSToolbarItem.possibleLabels".
    open var possibleLabels: Set<String> = []
    /// It is kept; `.standard` at first. Apple: "NSToolbarItem.visibilityPriority".
    open var visibilityPriority: NSToolbarItem.VisibilityPriority = .standard
    /// It is kept; `nil` at first. Apple: "NSToolbarItem.menuFormRepresentation".
    open var menuFormRepresentation: NSMenuItem?
    /// It is kept; `nil` at first. Apple: "NSToolbarItem.backgroundTintColor".
    open var backgroundTintColor: NSColor?
    /// It is kept; `nil` at first. Apple: "NSToolbarItem.toolbar".
    open weak var toolbar: NSToolbar?
    /// Here always `false`. Apple: "NSToolbarItem.isVisible".
    open var isVisible: Bool { false }
    /// Apple: "NSToolbarItem.init".
    public init(itemIdentifier: NSToolbarItem.Identifier) { self.itemIdentifier = itemIdentifier; super.init() }
    /// Apple: "NSToolbarItem.validate".
    open func validate() {}
}
/// Apple: "NSToolbarItemValidation".
@MainActor @preconcurrency public protocol NSToolbarItemValidation: AnyObject {
    /// Apple: "NSToolbarItemValidation.validateToolbarItem".
    func validateToolbarItem(_ item: NSToolbarItem) -> Bool
}
extension NSWindow {
    /// Here always `nil`. Apple: "NSWindow.sheetParent".
    public var sheetParent: NSWindow? { nil }
    /// Apple: "NSWindow.deminiaturize".
    public func deminiaturize(_ sender: Any?) { tellWithoutEffect("NSWindow.deminiaturize(_:)") }
}
/// Apple: "NSToolbarItemGroup".
@MainActor @preconcurrency open class NSToolbarItemGroup: NSToolbarItem {
    /// Apple: "SelectionMode".
    public enum SelectionMode: Int, Hashable, Sendable {
        /// Apple: "SelectionMode.selectOne".
        case selectOne
        /// Apple: "SelectionMode.selectAny".
        case selectAny
        /// Apple: "SelectionMode.momentary".
        case momentary
    }
    /// Apple: "ControlRepresentation".
    public enum ControlRepresentation: Int, Hashable, Sendable {
        /// Apple: "ControlRepresentation.automatic".
        case automatic
        /// Apple: "ControlRepresentation.expanded".
        case expanded
        /// Apple: "ControlRepresentation.collapsed".
        case collapsed
    }
    /// It is kept; `.momentary` at first. Apple: "NSToolbarItemGroup.selectionMode".
    open var selectionMode: SelectionMode = .momentary
    /// It is kept; `.automatic` at first. Apple: "NSToolbarItemGroup.controlRepresentation".
    open var controlRepresentation: ControlRepresentation = .automatic
    /// Apple: "NSToolbarItemGroup.init".
    override public init(itemIdentifier: NSToolbarItem.Identifier) { super.init(itemIdentifier: itemIdentifier) }
    /// Apple: "NSToolbarItemGroup.init".
    public convenience init(itemIdentifier: NSToolbarItem.Identifier, titles: [String], selectionMode: SelectionMode, labels: [String]?, target: AnyObject?, action: Selector?) { self.init(itemIdentifier: itemIdentifier); self.selectionMode = selectionMode; self.target = target; self.action = action; subitems = titles.enumerated().map { place, title in let item = NSToolbarItem(itemIdentifier: NSToolbarItem.Identifier(title)); item.title = title; item.label = labels.flatMap { $0.indices.contains(place) ? $0[place] : nil } ?? title; return item } }
    /// Apple: "NSToolbarItemGroup.init".
    public convenience init(itemIdentifier: NSToolbarItem.Identifier, images: [NSImage], selectionMode: SelectionMode, labels: [String]?, target: AnyObject?, action: Selector?) { self.init(itemIdentifier: itemIdentifier); self.selectionMode = selectionMode; self.target = target; self.action = action; subitems = images.enumerated().map { place, image in let item = NSToolbarItem(itemIdentifier: NSToolbarItem.Identifier("\(place)")); item.image = image; item.label = labels.flatMap { $0.indices.contains(place) ? $0[place] : nil } ?? ""; return item } }
    /// It is kept; `[]` at first. Apple: "NSToolbarItemGroup.subitems".
    open var subitems: [NSToolbarItem] = []
    /// It is kept; `-1` at first. Apple: "NSToolbarItemGroup.selectedIndex".
    open var selectedIndex: Int = -1
    /// Apple: "NSToolbarItemGroup.setSelected".
    open func setSelected(_ selected: Bool, at index: Int) { selectedIndex = selected ? index : -1 }
    /// Apple: "NSToolbarItemGroup.isSelected".
    open func isSelected(at index: Int) -> Bool { selectedIndex == index }
}
/// Apple: "NSMenuToolbarItem".
@MainActor @preconcurrency open class NSMenuToolbarItem: NSToolbarItem {
    /// It is kept; `NSMenu()` at first. Apple: "NSMenuToolbarItem.menu".
    open var menu: NSMenu = NSMenu()
    /// It is kept; `true` at first. Apple: "NSMenuToolbarItem.showsIndicator".
    open var showsIndicator: Bool = true
}
/// Apple: "NSTrackingSeparatorToolbarItem".
@MainActor @preconcurrency open class NSTrackingSeparatorToolbarItem: NSToolbarItem {
}
/// Apple: "NSSharingServicePickerToolbarItem".
@MainActor @preconcurrency open class NSSharingServicePickerToolbarItem: NSToolbarItem {
    /// It is kept; `nil` at first. Apple: "NSSharingServicePickerToolbarItem.delegate".
    open weak var delegate: AnyObject?
}
extension NSEvent {
    /// Apple: "NSEvent.Phase".
    public struct Phase: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Apple: "NSEvent.Phase.began".
        public static let began = Phase(rawValue: 1)
        /// Apple: "NSEvent.Phase.stationary".
        public static let stationary = Phase(rawValue: 2)
        /// Apple: "NSEvent.Phase.changed".
        public static let changed = Phase(rawValue: 4)
        /// Apple: "NSEvent.Phase.ended".
        public static let ended = Phase(rawValue: 8)
        /// Apple: "NSEvent.Phase.cancelled".
        public static let cancelled = Phase(rawValue: 16)
        /// Apple: "NSEvent.Phase.mayBegin".
        public static let mayBegin = Phase(rawValue: 32)
    }
}
extension NSEvent {
    /// Apple: "NSEvent.GestureAxis".
    public enum GestureAxis: Int, Hashable, Sendable {
        /// Apple: "NSEvent.GestureAxis.none".
        case none
        /// Apple: "NSEvent.GestureAxis.horizontal".
        case horizontal
        /// Apple: "NSEvent.GestureAxis.vertical".
        case vertical
    }
}
extension NSEvent {
    /// Apple: "NSEvent.SpecialKey".
    public enum SpecialKey: Int, Hashable, Sendable {
        /// Apple: "NSEvent.SpecialKey.upArrow".
        case upArrow
        /// Apple: "NSEvent.SpecialKey.downArrow".
        case downArrow
        /// Apple: "NSEvent.SpecialKey.leftArrow".
        case leftArrow
        /// Apple: "NSEvent.SpecialKey.rightArrow".
        case rightArrow
        /// Apple: "NSEvent.SpecialKey.delete".
        case delete
        /// Apple: "NSEvent.SpecialKey.carriageReturn".
        case carriageReturn
        /// Apple: "NSEvent.SpecialKey.tab".
        case tab
        /// Apple: "NSEvent.SpecialKey.backTab".
        case backTab
        /// Apple: "NSEvent.SpecialKey.enter".
        case enter
        /// Apple: "NSEvent.SpecialKey.deleteForward".
        case deleteForward
        /// Apple: "NSEvent.SpecialKey.home".
        case home
        /// Apple: "NSEvent.SpecialKey.end".
        case end
        /// Apple: "NSEvent.SpecialKey.pageUp".
        case pageUp
        /// Apple: "NSEvent.SpecialKey.pageDown".
        case pageDown
    }
}
extension NSEvent {
    /// Apple: "NSEvent.EventType".
    public enum EventType: UInt, Hashable, Sendable {
        /// Apple: "NSEvent.EventType.leftMouseDown".
        case leftMouseDown = 1
        /// Apple: "NSEvent.EventType.leftMouseUp".
        case leftMouseUp
        /// Apple: "NSEvent.EventType.rightMouseDown".
        case rightMouseDown
        /// Apple: "NSEvent.EventType.rightMouseUp".
        case rightMouseUp
        /// Apple: "NSEvent.EventType.mouseMoved".
        case mouseMoved
        /// Apple: "NSEvent.EventType.leftMouseDragged".
        case leftMouseDragged
        /// Apple: "NSEvent.EventType.rightMouseDragged".
        case rightMouseDragged
        /// Apple: "NSEvent.EventType.mouseEntered".
        case mouseEntered
        /// Apple: "NSEvent.EventType.mouseExited".
        case mouseExited
        /// Apple: "NSEvent.EventType.keyDown".
        case keyDown
        /// Apple: "NSEvent.EventType.keyUp".
        case keyUp
        /// Apple: "NSEvent.EventType.flagsChanged".
        case flagsChanged
        /// Apple: "NSEvent.EventType.appKitDefined".
        case appKitDefined
        /// Apple: "NSEvent.EventType.systemDefined".
        case systemDefined
        /// Apple: "NSEvent.EventType.applicationDefined".
        case applicationDefined
        /// Apple: "NSEvent.EventType.periodic".
        case periodic
        /// Apple: "NSEvent.EventType.cursorUpdate".
        case cursorUpdate
        /// Apple: "NSEvent.EventType.scrollWheel".
        case scrollWheel = 22
        /// Apple: "NSEvent.EventType.otherMouseDown".
        case otherMouseDown = 25
        /// Apple: "NSEvent.EventType.otherMouseUp".
        case otherMouseUp
        /// Apple: "NSEvent.EventType.otherMouseDragged".
        case otherMouseDragged
        /// Apple: "NSEvent.EventType.gesture".
        case gesture = 29
        /// Apple: "NSEvent.EventType.magnify".
        case magnify
        /// Apple: "NSEvent.EventType.swipe".
        case swipe
        /// Apple: "NSEvent.EventType.rotate".
        case rotate = 18
        /// Apple: "NSEvent.EventType.smartMagnify".
        case smartMagnify = 32
        /// Apple: "NSEvent.EventType.pressure".
        case pressure = 34
        /// Apple: "NSEvent.EventType.directTouch".
        case directTouch = 37
    }
}
extension NSEvent {
    /// Apple: "NSEvent.EventSubtype".
    public enum EventSubtype: Int16, Hashable, Sendable {
        /// Apple: "NSEvent.EventSubtype.mouseEvent".
        case mouseEvent = 0
        /// Apple: "NSEvent.EventSubtype.windowExposed".
        case windowExposed
    }
}
/// Apple: "NSPasteboardWriting".
public protocol NSPasteboardWriting {
    /// Apple: "NSPasteboardWriting.writableTypes".
    func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
    /// Apple: "NSPasteboardWriting.pasteboardPropertyList".
    func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any?
}
extension NSPasteboardWriting {
    /// What happens where a type says nothing of it.
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [] }
    /// What happens where a type says nothing of it.
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { nil }
}
/// Apple: "NSPasteboardReading".
public protocol NSPasteboardReading {
    /// Apple: "NSPasteboardReading.readableTypes".
    static func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
}
extension NSPasteboardReading {
    /// What happens where a type says nothing of it.
    public static func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [] }
}
extension NSPasteboard {
    /// Apple: "NSPasteboard.ReadingOptions".
    public struct ReadingOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Apple: "NSPasteboard.ReadingOptions.asString".
        public static let asString = ReadingOptions(rawValue: 1)
        /// Apple: "NSPasteboard.ReadingOptions.asPropertyList".
        public static let asPropertyList = ReadingOptions(rawValue: 2)
        /// Apple: "NSPasteboard.ReadingOptions.asKeyedArchive".
        public static let asKeyedArchive = ReadingOptions(rawValue: 4)
    }
}
extension NSPasteboard {
    /// Apple: "NSPasteboard.PasteboardType".
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        /// The value behind the name.
        public let rawValue: String
        /// What has a value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What has a value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Apple: "NSPasteboard.PasteboardType.string".
        public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
        /// Apple: "NSPasteboard.PasteboardType.URL".
        public static let URL = PasteboardType(rawValue: "public.url")
        /// Apple: "NSPasteboard.PasteboardType.fileURL".
        public static let fileURL = PasteboardType(rawValue: "public.file-url")
        /// Apple: "NSPasteboard.PasteboardType.png".
        public static let png = PasteboardType(rawValue: "public.png")
        /// Apple: "NSPasteboard.PasteboardType.tiff".
        public static let tiff = PasteboardType(rawValue: "public.tiff")
        /// Apple: "NSPasteboard.PasteboardType.pdf".
        public static let pdf = PasteboardType(rawValue: "com.adobe.pdf")
        /// Apple: "NSPasteboard.PasteboardType.rtf".
        public static let rtf = PasteboardType(rawValue: "public.rtf")
        /// Apple: "NSPasteboard.PasteboardType.rtfd".
        public static let rtfd = PasteboardType(rawValue: "com.apple.flat-rtfd")
        /// Apple: "NSPasteboard.PasteboardType.html".
        public static let html = PasteboardType(rawValue: "public.html")
        /// Apple: "NSPasteboard.PasteboardType.color".
        public static let color = PasteboardType(rawValue: "com.apple.cocoa.pasteboard.color")
        /// Apple: "NSPasteboard.PasteboardType.font".
        public static let font = PasteboardType(rawValue: "com.apple.cocoa.pasteboard.character-formatting")
        /// Apple: "NSPasteboard.PasteboardType.tabularText".
        public static let tabularText = PasteboardType(rawValue: "public.utf8-tab-separated-values-text")
        /// Apple: "NSPasteboard.PasteboardType.sound".
        public static let sound = PasteboardType(rawValue: "com.apple.cocoa.pasteboard.sound")
        /// Apple: "NSPasteboard.PasteboardType.findPanelSearchOptions".
        public static let findPanelSearchOptions = PasteboardType(rawValue: "com.apple.cocoa.pasteboard.find-panel-search-options")
        /// Apple: "NSPasteboard.PasteboardType.multipleTextSelection".
        public static let multipleTextSelection = PasteboardType(rawValue: "com.apple.cocoa.pasteboard.multiple-text-selection")
    }
}
extension NSPasteboard {
    /// Apple: "NSPasteboard.Name".
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The value behind the name.
        public let rawValue: String
        /// What has a value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What has a value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Apple: "NSPasteboard.Name.general".
        public static let general = Name(rawValue: "Apple|CFPasteboardGeneral")
        /// Apple: "NSPasteboard.Name.find".
        public static let find = Name(rawValue: "Apple|CFPasteboardFind")
        /// Apple: "NSPasteboard.Name.drag".
        public static let drag = Name(rawValue: "Apple|CFPasteboardDrag")
        /// Apple: "NSPasteboard.Name.font".
        public static let font = Name(rawValue: "Apple|CFPasteboardFont")
    }
}
/// Apple: "NSPasteboardItem".
open class NSPasteboardItem: NSObject, NSPasteboardWriting {
    /// It is kept; `[:]` at first. Apple: "NSPasteboardItem.contents_".
    var contents_: [NSPasteboard.PasteboardType: Data] = [:]
    /// Worked out. Apple: "NSPasteboardItem.types".
    open var types: [NSPasteboard.PasteboardType] { Array(contents_.keys) }
    /// Apple: "NSPasteboardItem.init".
    override public init() { super.init() }
    /// Apple: "NSPasteboardItem.setString".
    @discardableResult open func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool { contents_[type] = Data(string.utf8); return true }
    /// Apple: "NSPasteboardItem.setData".
    @discardableResult open func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool { contents_[type] = data; return true }
    /// Apple: "NSPasteboardItem.string".
    open func string(forType type: NSPasteboard.PasteboardType) -> String? { contents_[type].map { String(decoding: $0, as: UTF8.self) } }
    /// Apple: "NSPasteboardItem.data".
    open func data(forType type: NSPasteboard.PasteboardType) -> Data? { contents_[type] }
    /// Apple: "NSPasteboardItem.propertyList".
    open func propertyList(forType type: NSPasteboard.PasteboardType) -> Any? { string(forType: type) }
    /// Apple: "NSPasteboardItem.availableType".
    open func availableType(from types: [NSPasteboard.PasteboardType]) -> NSPasteboard.PasteboardType? { types.first { contents_[$0] != nil } }
}
extension NSURL: NSPasteboardWriting {
}
extension NSString: NSPasteboardWriting {
}
/// Apple: "NSAccessibility".
public struct NSAccessibility: Sendable {
}
extension NSAccessibility {
    /// Apple: "NSAccessibility.Role".
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The value behind the name.
        public let rawValue: String
        /// What has a value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What has a value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Apple: "NSAccessibility.Role.button".
        public static let button = Role(rawValue: "AXButton")
        /// Apple: "NSAccessibility.Role.group".
        public static let group = Role(rawValue: "AXGroup")
        /// Apple: "NSAccessibility.Role.image".
        public static let image = Role(rawValue: "AXImage")
        /// Apple: "NSAccessibility.Role.staticText".
        public static let staticText = Role(rawValue: "AXStaticText")
        /// Apple: "NSAccessibility.Role.textField".
        public static let textField = Role(rawValue: "AXTextField")
        /// Apple: "NSAccessibility.Role.textArea".
        public static let textArea = Role(rawValue: "AXTextArea")
        /// Apple: "NSAccessibility.Role.checkBox".
        public static let checkBox = Role(rawValue: "AXCheckBox")
        /// Apple: "NSAccessibility.Role.slider".
        public static let slider = Role(rawValue: "AXSlider")
        /// Apple: "NSAccessibility.Role.list".
        public static let list = Role(rawValue: "AXList")
        /// Apple: "NSAccessibility.Role.row".
        public static let row = Role(rawValue: "AXRow")
        /// Apple: "NSAccessibility.Role.cell".
        public static let cell = Role(rawValue: "AXCell")
        /// Apple: "NSAccessibility.Role.window".
        public static let window = Role(rawValue: "AXWindow")
        /// Apple: "NSAccessibility.Role.menu".
        public static let menu = Role(rawValue: "AXMenu")
        /// Apple: "NSAccessibility.Role.menuItem".
        public static let menuItem = Role(rawValue: "AXMenuItem")
        /// Apple: "NSAccessibility.Role.link".
        public static let link = Role(rawValue: "AXLink")
        /// Apple: "NSAccessibility.Role.toolbar".
        public static let toolbar = Role(rawValue: "AXToolbar")
        /// Apple: "NSAccessibility.Role.unknown".
        public static let unknown = Role(rawValue: "AXUnknown")
    }
}
extension NSAccessibility {
    /// Apple: "NSAccessibility.Subrole".
    public struct Subrole: RawRepresentable, Hashable, Sendable {
        /// The value behind the name.
        public let rawValue: String
        /// What has a value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What has a value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Apple: "NSAccessibility.Subrole.closeButton".
        public static let closeButton = Subrole(rawValue: "AXCloseButton")
        /// Apple: "NSAccessibility.Subrole.searchField".
        public static let searchField = Subrole(rawValue: "AXSearchField")
        /// Apple: "NSAccessibility.Subrole.textLink".
        public static let textLink = Subrole(rawValue: "AXTextLink")
        /// Apple: "NSAccessibility.Subrole.dialog".
        public static let dialog = Subrole(rawValue: "AXDialog")
    }
}
extension NSAccessibility {
    /// Apple: "NSAccessibility.Notification".
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The value behind the name.
        public let rawValue: String
        /// What has a value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What has a value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Apple: "NSAccessibility.Notification.announcementRequested".
        public static let announcementRequested = Notification(rawValue: "AXAnnouncementRequested")
        /// Apple: "NSAccessibility.Notification.valueChanged".
        public static let valueChanged = Notification(rawValue: "AXValueChanged")
        /// Apple: "NSAccessibility.Notification.layoutChanged".
        public static let layoutChanged = Notification(rawValue: "AXLayoutChanged")
        /// Apple: "NSAccessibility.Notification.focusedUIElementChanged".
        public static let focusedUIElementChanged = Notification(rawValue: "AXFocusedUIElementChanged")
    }
}
