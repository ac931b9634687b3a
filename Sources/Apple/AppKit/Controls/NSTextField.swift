internal import CoreGraphics
public import Foundation
internal import QuadrantControls
internal import QuadrantCore
internal import QuadrantFoundation
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantText
internal import QuadrantTextInput
internal import QuadrantViews
internal import UIKit

/// A text, or a field with one that people edit.
///
/// Apple: "NSTextField" (AppKit). The delegate is told by `controlTextDidChange(_:)` and `controlTextDidEndEditing(_:)`.
open class NSTextField: NSControl {
    /// What the border looks like.
    ///
    /// Apple: "NSTextField.BezelStyle".
    public enum BezelStyle: UInt, Sendable {
        /// Square, with round corners.
        case squareBezel, roundedBezel
    }

    private var isEditing = false
    /// Who is told of editing.
    open weak var delegate: (any NSTextFieldDelegate)?
    /// The words in the empty field.
    open var placeholderString: String? { didSet { update() } }
    /// The words in the empty field, with attributes.
    open var placeholderAttributedString: NSAttributedString? {
        get { placeholderString.map { NSAttributedString(string: $0) } }
        set { placeholderString = newValue?.string }
    }
    /// The colour of the text.
    open var textColor: NSColor? = .controlTextColor { didSet { update() } }
    /// The ground; it is drawn if `drawsBackground`.
    open var backgroundColor: NSColor? = .textBackgroundColor { didSet { ground() } }
    /// Whether the ground is drawn.
    open var drawsBackground = false { didSet { ground() } }
    /// Whether it is on the ground of a chosen row, where texts in the usual colour are white.
    var isEmphasized = false { didSet { if isEmphasized != oldValue { update() } } }
    /// Whether people edit the text.
    open var isEditable = true { didSet { update() } }
    /// Whether people select text.
    open var isSelectable = true
    /// Whether there is a border around the text.
    open var isBezeled = true { didSet { update() } }
    /// Whether there is a line around the text.
    open var isBordered = false { didSet { update() } }
    /// What the border looks like.
    open var bezelStyle = BezelStyle.squareBezel { didSet { update() } }
    /// The largest number of lines; 0 for any.
    open var maximumNumberOfLines = 0 { didSet { update() } }
    /// The width at which lines are broken where nothing else says one, in points.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { update() } }
    /// Whether attributes can be changed by people. They cannot here.
    open var allowsEditingTextAttributes = false
    /// Whether characters may come closer before a line is shortened.
    open var allowsDefaultTighteningForTruncation = false
    /// Whether words are completed. They are not here.
    open var isAutomaticTextCompletionEnabled = true

    /// Creates a field with a text.
    public convenience init(string stringValue: String) {
        self.init(frame: .zero)
        self.stringValue = stringValue
    }
    /// A text of one line that is not edited.
    public convenience init(labelWithString stringValue: String) {
        self.init(string: stringValue)
        (isEditable, isSelectable, isBezeled, drawsBackground) = (false, false, false, false)
        (lineBreakMode, usesSingleLineMode) = (.byClipping, true)
        sizeToFit()
    }
    /// A text in several lines that is not edited.
    public convenience init(wrappingLabelWithString stringValue: String) {
        self.init(labelWithString: stringValue)
        (lineBreakMode, usesSingleLineMode, isSelectable) = (.byWordWrapping, false, true)
        sizeToFit()
    }
    /// A text with attributes that is not edited.
    public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
        self.init(labelWithString: "")
        self.attributedStringValue = attributedStringValue
        sizeToFit()
    }

    override open var stringValue: String {
        get { (objectValue as? NSAttributedString)?.string ?? super.stringValue }
        set { super.stringValue = newValue }
    }

    /// Selects all of the text. Nothing is selected here.
    open func selectText(_ sender: Any?) {}
    /// Called before the first change of the text; a subclass may do more.
    open func textDidBeginEditing(_ notification: Notification) {}
    /// Called when the text was changed; a subclass may do more.
    open func textDidChange(_ notification: Notification) {}
    /// Called when the return key or the loss of the focus has ended editing; a subclass may do more.
    open func textDidEndEditing(_ notification: Notification) {}

    private func ground() {
        backing.backgroundColor = drawsBackground ? backgroundColor : nil
        update()
    }

    override open var intrinsicContentSize: CGSize {
        guard !isEditable else {
            return CGSize(width: NSView.noIntrinsicMetric, height: shownContent?.size().height ?? 0)
        }
        let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
        let proposal = ProposedViewSize(width: limit, height: nil)
        return shownContent?.size(for: proposal) ?? super.intrinsicContentSize
    }

    override open var fittingSize: CGSize { shownContent?.size() ?? .zero }

    override var shown: AnyView? {
        guard isEditable else { return words }
        let text = Binding(get: { self.stringValue }, set: { self.take($0) })
        let field = WatchedEditing(content: edited(text).onSubmit { self.submit() }) {
            [weak self] in self?.end()
        }
        let ink = field.font(font.map { Font($0) }).foregroundStyle(
            (textColor ?? .controlTextColor).color
        )
        .multilineTextAlignment(alignment.inLines)
        if !isBezeled, !isBordered { return dressed(ink.textFieldStyle(.plain)) }
        return bezelStyle == .roundedBezel
            ? dressed(ink.textFieldStyle(.roundedBorder))
            : dressed(ink.textFieldStyle(.squareBorder))
    }

    /// The field in which the text is edited.
    func edited(_ text: Binding<String>) -> AnyView {
        AnyView(TextField(text: text, prompt: placeholderString.map { Text(verbatim: $0) }) {})
    }

    private var words: AnyView {
        let line = usesSingleLineMode || lineBreakMode != .byWordWrapping ? 1 : nil
        let text =
            (objectValue as? NSAttributedString).map { Text(showing: $0) }
            ?? Text(verbatim: stringValue)
        let mode: Text.TruncationMode =
            switch lineBreakMode {
            case .byTruncatingHead: .head
            case .byTruncatingMiddle: .middle
            default: .tail
            }
        let place: Alignment =
            switch alignment {
            case .center: .top
            case .right: .topTrailing
            default: .topLeading
            }
        let usual = textColor ?? .labelColor
        let isUsual = usual == .labelColor || usual == .controlTextColor
        let own = isEmphasized && isUsual ? .alternateSelectedControlTextColor : usual
        let ink = isEnabled ? own : .disabledControlTextColor
        return AnyView(
            text.font(font.map { Font($0) }).foregroundStyle(ink.color)
                .lineLimit(maximumNumberOfLines > 0 ? maximumNumberOfLines : line)
                .truncationMode(mode).multilineTextAlignment(alignment.inLines)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: place))
    }

    private func take(_ text: String) {
        guard text != stringValue else { return }
        if !isEditing {
            guard delegate?.control(self, textShouldBeginEditing: NSText()) ?? true else { return }
            isEditing = true
            tell(NSControl.textDidBeginEditingNotification) {
                textDidBeginEditing($0)
                delegate?.controlTextDidBeginEditing($0)
            }
        }
        stringValue = text
        tell(NSControl.textDidChangeNotification) {
            textDidChange($0)
            delegate?.controlTextDidChange($0)
        }
        if isContinuous, self is NSSearchField { send() }
    }

    /// Ends with the return key, which sends the action.
    private func submit() {
        isEditing = true
        end()
        send()
    }
    private func end() {
        guard isEditing else { return }
        isEditing = false
        tell(NSControl.textDidEndEditingNotification) {
            textDidEndEditing($0)
            delegate?.controlTextDidEndEditing($0)
        }
    }
    private func tell(_ name: Notification.Name, _ call: (Notification) -> Void) {
        let notification = Notification(name: name, object: self)
        call(notification)
        NotificationCenter.default.post(notification)
    }
}

extension NSTextAlignment {
    /// How lines of views stand.
    var inLines: TextAlignment {
        switch self {
        case .center: .center
        case .right: .trailing
        default: .leading
        }
    }
}

/// A field whose characters are hidden.
///
/// Apple: "NSSecureTextField" (AppKit).
open class NSSecureTextField: NSTextField {
    override func edited(_ text: Binding<String>) -> AnyView {
        AnyView(SecureField(text: text, prompt: placeholderString.map { Text(verbatim: $0) }) {})
    }
}

/// A field to search in.
///
/// Apple: "NSSearchField" (AppKit). Its action is sent with each change.
open class NSSearchField: NSTextField {
    /// The searches of before.
    open var recentSearches: [String] = []
    /// The name under which they are kept: they are not.
    open var recentsAutosaveName: String?
    /// Whether the action is sent at the end alone. It is kept without effect.
    open var sendsWholeSearchString = false
    /// Whether it is sent at once. It is kept without effect.
    open var sendsSearchStringImmediately = false
    /// How many searches of before are kept.
    open var maximumRecents = 10
    /// The menu below the glass. None opens here.
    open var searchMenuTemplate: NSMenu?

    override func edited(_ text: Binding<String>) -> AnyView {
        let field = super.edited(text)
        return AnyView(
            HStack(spacing: 4) {
                Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
                field.textFieldStyle(.plain)
            }
            .padding(.horizontal, 6).padding(.vertical, 3)
            .background(NSColor.controlColor.color, in: Capsule()))
    }

    override var shown: AnyView? {
        isBezeled = false
        return super.shown
    }
}

/// A field with a list of values to choose from. The list is not drawn.
///
/// Apple: "NSComboBox" (AppKit).
open class NSComboBox: NSTextField {
    /// The values.
    open private(set) var objectValues: [Any] = []
    /// How many rows the list has at most.
    open var numberOfVisibleItems = 5
    /// Whether the list has a bar to scroll.
    open var hasVerticalScroller = true
    /// Whether words are completed by the list. They are not here.
    open var completes = false
    /// Which value is chosen; -1 for none.
    open private(set) var indexOfSelectedItem = -1
    /// How many values there are.
    open var numberOfItems: Int { objectValues.count }
    /// Adds a value.
    open func addItem(withObjectValue object: Any) { objectValues.append(object) }
    /// Adds values.
    open func addItems(withObjectValues objects: [Any]) { objectValues += objects }
    /// Takes all values away.
    open func removeAllItems() { objectValues = [] }
    /// Chooses a value.
    open func selectItem(at index: Int) {
        guard objectValues.indices.contains(index) else { return }
        indexOfSelectedItem = index
        objectValue = objectValues[index]
    }
    /// Has the values asked for again.
    open func reloadData() {}
}
