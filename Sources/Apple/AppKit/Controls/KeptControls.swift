// length: generated. Written by Scripts/quiet-modules.py from Scripts/Names/AppKit/Controls.txt; change that.
// swift-format-ignore-file
internal import CoreGraphics
public import QuadrantFoundation
public import QuadrantScenes
public import UIKit
internal import Foundation

/// Apple: "NSControlTextEditingDelegate".
@MainActor @preconcurrency public protocol NSControlTextEditingDelegate: AnyObject {
    /// Apple: "NSControlTextEditingDelegate.controlTextDidBeginEditing".
    func controlTextDidBeginEditing(_ obj: Notification)
    /// Apple: "NSControlTextEditingDelegate.controlTextDidChange".
    func controlTextDidChange(_ obj: Notification)
    /// Apple: "NSControlTextEditingDelegate.controlTextDidEndEditing".
    func controlTextDidEndEditing(_ obj: Notification)
    /// Apple: "NSControlTextEditingDelegate.control".
    func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool
    /// Apple: "NSControlTextEditingDelegate.control".
    func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
    /// Apple: "NSControlTextEditingDelegate.control".
    func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
}
extension NSControlTextEditingDelegate {
    /// What happens where a type says nothing of it.
    public func controlTextDidBeginEditing(_ obj: Notification) {}
    /// What happens where a type says nothing of it.
    public func controlTextDidChange(_ obj: Notification) {}
    /// What happens where a type says nothing of it.
    public func controlTextDidEndEditing(_ obj: Notification) {}
    /// What happens where a type says nothing of it.
    public func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool { true }
    /// What happens where a type says nothing of it.
    public func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool { true }
    /// What happens where a type says nothing of it.
    public func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool { false }
}
/// Apple: "NSTextFieldDelegate".
@MainActor @preconcurrency public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {
}
/// Apple: "NSSearchFieldDelegate".
@MainActor @preconcurrency public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
    /// Apple: "NSSearchFieldDelegate.searchFieldDidStartSearching".
    func searchFieldDidStartSearching(_ sender: NSSearchField)
    /// Apple: "NSSearchFieldDelegate.searchFieldDidEndSearching".
    func searchFieldDidEndSearching(_ sender: NSSearchField)
}
extension NSSearchFieldDelegate {
    /// What happens where a type says nothing of it.
    public func searchFieldDidStartSearching(_ sender: NSSearchField) {}
    /// What happens where a type says nothing of it.
    public func searchFieldDidEndSearching(_ sender: NSSearchField) {}
}
/// Apple: "NSComboBoxDelegate".
@MainActor @preconcurrency public protocol NSComboBoxDelegate: NSTextFieldDelegate {
    /// Apple: "NSComboBoxDelegate.comboBoxSelectionDidChange".
    func comboBoxSelectionDidChange(_ notification: Notification)
}
extension NSComboBoxDelegate {
    /// What happens where a type says nothing of it.
    public func comboBoxSelectionDidChange(_ notification: Notification) {}
}
/// Apple: "NSTextDelegate".
@MainActor @preconcurrency public protocol NSTextDelegate: AnyObject {
    /// Apple: "NSTextDelegate.textDidBeginEditing".
    func textDidBeginEditing(_ notification: Notification)
    /// Apple: "NSTextDelegate.textDidChange".
    func textDidChange(_ notification: Notification)
    /// Apple: "NSTextDelegate.textDidEndEditing".
    func textDidEndEditing(_ notification: Notification)
    /// Apple: "NSTextDelegate.textShouldBeginEditing".
    func textShouldBeginEditing(_ textObject: NSText) -> Bool
    /// Apple: "NSTextDelegate.textShouldEndEditing".
    func textShouldEndEditing(_ textObject: NSText) -> Bool
}
extension NSTextDelegate {
    /// What happens where a type says nothing of it.
    public func textDidBeginEditing(_ notification: Notification) {}
    /// What happens where a type says nothing of it.
    public func textDidChange(_ notification: Notification) {}
    /// What happens where a type says nothing of it.
    public func textDidEndEditing(_ notification: Notification) {}
    /// What happens where a type says nothing of it.
    public func textShouldBeginEditing(_ textObject: NSText) -> Bool { true }
    /// What happens where a type says nothing of it.
    public func textShouldEndEditing(_ textObject: NSText) -> Bool { true }
}
/// Apple: "NSTextViewDelegate".
@MainActor @preconcurrency public protocol NSTextViewDelegate: NSTextDelegate {
    /// Apple: "NSTextViewDelegate.textViewDidChangeSelection".
    func textViewDidChangeSelection(_ notification: Notification)
    /// Apple: "NSTextViewDelegate.textViewDidChangeTypingAttributes".
    func textViewDidChangeTypingAttributes(_ notification: Notification)
    /// Apple: "NSTextViewDelegate.textView".
    func textView(_ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?) -> Bool
    /// Apple: "NSTextViewDelegate.textView".
    func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
    /// Apple: "NSTextViewDelegate.textView".
    func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool
    /// Apple: "NSTextViewDelegate.undoManager".
    func undoManager(for view: NSTextView) -> UndoManager?
}
extension NSTextViewDelegate {
    /// What happens where a type says nothing of it.
    public func textViewDidChangeSelection(_ notification: Notification) {}
    /// What happens where a type says nothing of it.
    public func textViewDidChangeTypingAttributes(_ notification: Notification) {}
    /// What happens where a type says nothing of it.
    public func textView(_ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?) -> Bool { true }
    /// What happens where a type says nothing of it.
    public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool { false }
    /// What happens where a type says nothing of it.
    public func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool { false }
    /// What happens where a type says nothing of it.
    public func undoManager(for view: NSTextView) -> UndoManager? { nil }
}
/// Apple: "NSTextStorageDelegate".
@MainActor @preconcurrency public protocol NSTextStorageDelegate: AnyObject {
    /// Apple: "NSTextStorageDelegate.textStorage".
    func textStorage(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorageEditActions, range editedRange: NSRange, changeInLength delta: Int)
}
extension NSTextStorageDelegate {
    /// What happens where a type says nothing of it.
    public func textStorage(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorageEditActions, range editedRange: NSRange, changeInLength delta: Int) {}
}
/// Apple: "NSTextStorageEditActions".
public struct NSTextStorageEditActions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Apple: "NSTextStorageEditActions.editedAttributes".
    public static let editedAttributes = NSTextStorageEditActions(rawValue: 1)
    /// Apple: "NSTextStorageEditActions.editedCharacters".
    public static let editedCharacters = NSTextStorageEditActions(rawValue: 2)
}
/// Apple: "NSLayoutManager".
@MainActor @preconcurrency open class NSLayoutManager: NSObject {
    /// It is kept; `nil` at first. Apple: "NSLayoutManager.delegate".
    open var delegate: AnyObject?
    /// It is kept; `false` at first. Apple: "NSLayoutManager.allowsNonContiguousLayout".
    open var allowsNonContiguousLayout: Bool = false
    /// It is kept; `true` at first. Apple: "NSLayoutManager.usesFontLeading".
    open var usesFontLeading: Bool = true
    /// Here always `0`. Apple: "NSLayoutManager.numberOfGlyphs".
    open var numberOfGlyphs: Int { 0 }
    /// Apple: "NSLayoutManager.addTextContainer".
    open func addTextContainer(_ container: NSTextContainer) {}
    /// Apple: "NSLayoutManager.ensureLayout".
    open func ensureLayout(for container: NSTextContainer) {}
    /// Here `.zero`. Apple: "NSLayoutManager.usedRect".
    open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
    /// Here `NSRange(location: 0, length: 0)`. Apple: "NSLayoutManager.glyphRange".
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: 0) }
    /// Here `.zero`. Apple: "NSLayoutManager.boundingRect".
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect { .zero }
    /// Apple: "NSLayoutManager.invalidateDisplay".
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
}
extension NSControl {
    /// Apple: "NSControl.textDidBeginEditingNotification".
    public static let textDidBeginEditingNotification: Notification.Name = Notification.Name("NSControlTextDidBeginEditingNotification")
    /// Apple: "NSControl.textDidChangeNotification".
    public static let textDidChangeNotification: Notification.Name = Notification.Name("NSControlTextDidChangeNotification")
    /// Apple: "NSControl.textDidEndEditingNotification".
    public static let textDidEndEditingNotification: Notification.Name = Notification.Name("NSControlTextDidEndEditingNotification")
}
extension NSText {
    /// Apple: "NSText.didBeginEditingNotification".
    public static let didBeginEditingNotification: Notification.Name = Notification.Name("NSTextDidBeginEditingNotification")
    /// Apple: "NSText.didChangeNotification".
    public static let didChangeNotification: Notification.Name = Notification.Name("NSTextDidChangeNotification")
    /// Apple: "NSText.didEndEditingNotification".
    public static let didEndEditingNotification: Notification.Name = Notification.Name("NSTextDidEndEditingNotification")
}
extension NSTextView {
    /// Apple: "NSTextView.didChangeSelectionNotification".
    public static let didChangeSelectionNotification: Notification.Name = Notification.Name("NSTextViewDidChangeSelectionNotification")
}
extension NSView {
    /// Apple: "NSView.frameDidChangeNotification".
    public static let frameDidChangeNotification: Notification.Name = Notification.Name("NSViewFrameDidChangeNotification")
    /// Apple: "NSView.boundsDidChangeNotification".
    public static let boundsDidChangeNotification: Notification.Name = Notification.Name("NSViewBoundsDidChangeNotification")
}
extension NSScrollView {
    /// Apple: "NSScrollView.didLiveScrollNotification".
    public static let didLiveScrollNotification: Notification.Name = Notification.Name("NSScrollViewDidLiveScrollNotification")
    /// Apple: "NSScrollView.willStartLiveScrollNotification".
    public static let willStartLiveScrollNotification: Notification.Name = Notification.Name("NSScrollViewWillStartLiveScrollNotification")
    /// Apple: "NSScrollView.didEndLiveScrollNotification".
    public static let didEndLiveScrollNotification: Notification.Name = Notification.Name("NSScrollViewDidEndLiveScrollNotification")
}
/// Apple: "NSSplitViewDelegate".
@MainActor @preconcurrency public protocol NSSplitViewDelegate: AnyObject {
    /// Apple: "NSSplitViewDelegate.splitView".
    func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool
    /// Apple: "NSSplitViewDelegate.splitView".
    func splitView(_ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat, ofSubviewAt dividerIndex: Int) -> CGFloat
    /// Apple: "NSSplitViewDelegate.splitView".
    func splitView(_ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat, ofSubviewAt dividerIndex: Int) -> CGFloat
    /// Apple: "NSSplitViewDelegate.splitView".
    func splitView(_ splitView: NSSplitView, constrainSplitPosition proposedPosition: CGFloat, ofSubviewAt dividerIndex: Int) -> CGFloat
    /// Apple: "NSSplitViewDelegate.splitView".
    func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool
    /// Apple: "NSSplitViewDelegate.splitView".
    func splitView(_ splitView: NSSplitView, effectiveRect proposedEffectiveRect: CGRect, forDrawnRect drawnRect: CGRect, ofDividerAt dividerIndex: Int) -> CGRect
    /// Apple: "NSSplitViewDelegate.splitViewDidResizeSubviews".
    func splitViewDidResizeSubviews(_ notification: Notification)
}
extension NSSplitViewDelegate {
    /// What happens where a type says nothing of it.
    public func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool { false }
    /// What happens where a type says nothing of it.
    public func splitView(_ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat, ofSubviewAt dividerIndex: Int) -> CGFloat { proposedMinimumPosition }
    /// What happens where a type says nothing of it.
    public func splitView(_ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat, ofSubviewAt dividerIndex: Int) -> CGFloat { proposedMaximumPosition }
    /// What happens where a type says nothing of it.
    public func splitView(_ splitView: NSSplitView, constrainSplitPosition proposedPosition: CGFloat, ofSubviewAt dividerIndex: Int) -> CGFloat { proposedPosition }
    /// What happens where a type says nothing of it.
    public func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool { false }
    /// What happens where a type says nothing of it.
    public func splitView(_ splitView: NSSplitView, effectiveRect proposedEffectiveRect: CGRect, forDrawnRect drawnRect: CGRect, ofDividerAt dividerIndex: Int) -> CGRect { proposedEffectiveRect }
    /// What happens where a type says nothing of it.
    public func splitViewDidResizeSubviews(_ notification: Notification) {}
}
/// Apple: "NSCell".
@MainActor @preconcurrency open class NSCell: NSObject {
    /// It is kept; `""` at first. Apple: "NSCell.stringValue".
    open var stringValue: String = ""
    /// It is kept; `""` at first. Apple: "NSCell.title".
    open var title: String = ""
    /// It is kept; `true` at first. Apple: "NSCell.isEnabled".
    open var isEnabled: Bool = true
    /// It is kept; `false` at first. Apple: "NSCell.isScrollable".
    open var isScrollable: Bool = false
    /// It is kept; `false` at first. Apple: "NSCell.isEditable".
    open var isEditable: Bool = false
    /// It is kept; `false` at first. Apple: "NSCell.isBordered".
    open var isBordered: Bool = false
    /// It is kept; `false` at first. Apple: "NSCell.isBezeled".
    open var isBezeled: Bool = false
    /// It is kept; `false` at first. Apple: "NSCell.wraps".
    open var wraps: Bool = false
    /// It is kept; `false` at first. Apple: "NSCell.usesSingleLineMode".
    open var usesSingleLineMode: Bool = false
    /// It is kept; `false` at first. Apple: "NSCell.truncatesLastVisibleLine".
    open var truncatesLastVisibleLine: Bool = false
    /// It is kept; `.byWordWrapping` at first. Apple: "NSCell.lineBreakMode".
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping
    /// It is kept; `.natural` at first. Apple: "NSCell.alignment".
    open var alignment: NSTextAlignment = .natural
    /// It is kept; `nil` at first. Apple: "NSCell.font".
    open var font: NSFont?
    /// It is kept; `.regular` at first. Apple: "NSCell.controlSize".
    open var controlSize: NSControl.ControlSize = .regular
    /// It is kept; `NSAttributedString(string: "")` at first. Apple: "NSCell.attributedStringValue".
    open var attributedStringValue: NSAttributedString = NSAttributedString(string: "")
    /// Apple: "NSCell.init".
    override public init() { super.init() }
    /// Apple: "NSCell.init".
    public init(textCell string: String) { stringValue = string; super.init() }
    /// Here `rect`. Apple: "NSCell.drawingRect".
    open func drawingRect(forBounds rect: CGRect) -> CGRect { rect }
    /// Here `rect`. Apple: "NSCell.titleRect".
    open func titleRect(forBounds rect: CGRect) -> CGRect { rect }
    /// Apple: "NSCell.draw".
    open func draw(withFrame cellFrame: CGRect, in controlView: NSView) {}
    /// Apple: "NSCell.drawInterior".
    open func drawInterior(withFrame cellFrame: CGRect, in controlView: NSView) {}
}
/// Apple: "NSTextFieldCell".
@MainActor @preconcurrency open class NSTextFieldCell: NSCell {
    /// It is kept; `nil` at first. Apple: "NSTextFieldCell.placeholderString".
    open var placeholderString: String?
    /// It is kept; `nil` at first. Apple: "NSTextFieldCell.textColor".
    open var textColor: NSColor?
    /// It is kept; `nil` at first. Apple: "NSTextFieldCell.backgroundColor".
    open var backgroundColor: NSColor?
    /// It is kept; `false` at first. Apple: "NSTextFieldCell.drawsBackground".
    open var drawsBackground: Bool = false
}
/// Apple: "NSSearchFieldCell".
open class NSSearchFieldCell: NSTextFieldCell {
}
/// Apple: "NSButtonCell".
@MainActor @preconcurrency open class NSButtonCell: NSCell {
    /// It is kept; `.imageLeading` at first. Apple: "NSButtonCell.imagePosition".
    open var imagePosition: NSControl.ImagePosition = .imageLeading
    /// It is kept; `.scaleProportionallyDown` at first. Apple: "NSButtonCell.imageScaling".
    open var imageScaling: NSImageScaling = .scaleProportionallyDown
    /// It is kept; `nil` at first. Apple: "NSButtonCell.backgroundColor".
    open var backgroundColor: NSColor?
}
/// Apple: "NSPopUpButtonCell".
open class NSPopUpButtonCell: NSButtonCell {
}
/// Apple: "NSSliderCell".
open class NSSliderCell: NSCell {
}
/// Apple: "NSNib".
public final class NSNib: NSObject {
    /// Apple: "Name".
    public typealias Name = String
    /// Here `nil`. Apple: "NSNib.init".
    public init?(nibNamed nibName: String, bundle: Bundle?) { nil }
}
/// Apple: "NSSearchToolbarItem".
@MainActor @preconcurrency open class NSSearchToolbarItem: NSToolbarItem {
    /// It is kept; `NSSearchField(frame: .zero)` at first. Apple: "NSSearchToolbarItem.searchField".
    open var searchField: NSSearchField = NSSearchField(frame: .zero)
    /// It is kept; `true` at first. Apple: "NSSearchToolbarItem.resignsFirstResponderWithCancel".
    open var resignsFirstResponderWithCancel: Bool = true
    /// It is kept; `0` at first. Apple: "NSSearchToolbarItem.preferredWidthForSearchField".
    open var preferredWidthForSearchField: CGFloat = 0
    /// Apple: "NSSearchToolbarItem.init".
    override public init(itemIdentifier: NSToolbarItem.Identifier) { super.init(itemIdentifier: itemIdentifier) }
    /// Apple: "NSSearchToolbarItem.beginSearchInteraction".
    open func beginSearchInteraction() { tellWithoutEffect("NSSearchField.beginSearchInteraction()") }
    /// Apple: "NSSearchToolbarItem.endSearchInteraction".
    open func endSearchInteraction() { tellWithoutEffect("NSSearchField.endSearchInteraction()") }
}
extension NSWindow {
    /// The buttons of a window are not drawn: each call makes one. Apple: "NSWindow.standardWindowButton".
    public func standardWindowButton(_ b: NSWindow.ButtonType) -> NSButton? { styleMask.contains(.titled) ? NSButton(frame: .zero) : nil }
}
extension NSText {
    /// Apple: "NSText.cut".
    public func cut(_ sender: Any?) { tellWithoutEffect("NSText.cut(_:)") }
    /// Apple: "NSText.copy".
    public func copy(_ sender: Any?) { tellWithoutEffect("NSText.copy(_:)") }
    /// Apple: "NSText.paste".
    public func paste(_ sender: Any?) { tellWithoutEffect("NSText.paste(_:)") }
    /// Apple: "NSText.delete".
    public func delete(_ sender: Any?) { tellWithoutEffect("NSText.delete(_:)") }
}
