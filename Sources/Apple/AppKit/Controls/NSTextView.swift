internal import CoreGraphics
public import Foundation
internal import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantTextInput
internal import QuadrantViews
public import UIKit

/// A text of several lines.
///
/// Apple: "NSText" (AppKit).
open class NSText: NSView {
    /// The text.
    open var string: String {
        get { content.string }
        set { replace(NSAttributedString(string: newValue)) }
    }
    /// The text with its attributes.
    var content = NSAttributedString(string: "")
    /// The font of what has none of its own.
    open var font: NSFont? = .systemFont(ofSize: 12) { didSet { backing.changed() } }
    /// The colour of what has none of its own.
    open var textColor: NSColor? = .textColor { didSet { backing.changed() } }
    /// How lines stand beside each other.
    open var alignment = NSTextAlignment.natural { didSet { backing.changed() } }
    /// The ground; it is drawn if `drawsBackground`.
    open var backgroundColor: NSColor? = .textBackgroundColor { didSet { ground() } }
    /// Whether the ground is drawn.
    open var drawsBackground = true { didSet { ground() } }
    /// Whether people edit the text.
    open var isEditable = true { didSet { backing.changed() } }
    /// Whether people select text.
    open var isSelectable = true
    /// Whether parts of the text have attributes of their own.
    open var isRichText = true
    /// Whether the text can hold pictures.
    open var importsGraphics = false
    /// Whether it edits what belongs to another view.
    open var isFieldEditor = false
    /// Whether fonts are chosen in a panel. There is none here.
    open var usesFontPanel = true
    /// Whether it becomes higher with its text.
    open var isVerticallyResizable = true
    /// Whether it becomes wider with its text.
    open var isHorizontallyResizable = false
    /// The least size, in points.
    open var minSize = CGSize.zero
    /// The greatest size, in points.
    open var maxSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    /// What is selected.
    open var selectedRange = NSRange(location: 0, length: 0)

    override open var isFlipped: Bool { true }
    override open var acceptsFirstResponder: Bool { isSelectable || isEditable }

    func replace(_ text: NSAttributedString) {
        content = text
        backing.changed()
    }

    func ground() {
        backing.backgroundColor = drawsBackground ? backgroundColor : nil
        backing.changed()
    }

    /// Makes it as high as its text.
    open func sizeToFit() { setFrameSize(fittingSize) }
    /// Scrolls until a part of the text can be seen: a picture shows the text from its start.
    open func scrollRangeToVisible(_ range: NSRange) {}
}

/// A text of several lines with attributes, which people edit.
///
/// Apple: "NSTextView" (AppKit).
open class NSTextView: NSText {
    /// Who is asked and told about editing.
    open weak var delegate: (any NSTextViewDelegate)?
    /// Where the text is laid out.
    open private(set) var textContainer: NSTextContainer?
    /// What keeps the text.
    open private(set) lazy var textStorage: NSTextStorage? = NSTextStorage(showing: self)
    /// What lays the text out. It is not asked here.
    open private(set) lazy var layoutManager: NSLayoutManager? = NSLayoutManager()
    /// The free space beside the text, in points.
    open var textContainerInset = CGSize.zero { didSet { backing.changed() } }
    /// Whether changes can be undone.
    open var allowsUndo = false
    /// How words that are found are shown. There is no bar here.
    open var usesFindBar = false
    open var usesFindPanel = false
    open var isIncrementalSearchingEnabled = false
    /// What is done to words as they are typed. Nothing is here.
    open var isAutomaticQuoteSubstitutionEnabled = true
    open var isAutomaticDashSubstitutionEnabled = true
    open var isAutomaticTextReplacementEnabled = true
    open var isAutomaticSpellingCorrectionEnabled = true
    open var isAutomaticLinkDetectionEnabled = false
    open var isAutomaticDataDetectionEnabled = false
    open var isAutomaticTextCompletionEnabled = true
    open var isContinuousSpellCheckingEnabled = true
    open var isGrammarCheckingEnabled = false
    open var smartInsertDeleteEnabled = true
    open var enabledTextCheckingTypes: UInt64 = 0
    /// Whether there is a ruler. None is drawn.
    open var usesRuler = true
    open var isRulerVisible = false
    open var usesInspectorBar = false
    /// Whether the look of colours follows light and dark.
    open var usesAdaptiveColorMappingForDarkAppearance = false
    /// Whether pictures move.
    open var allowsImageEditing = false
    open var displaysLinkToolTips = true
    open var acceptsGlyphInfo = false
    /// The style of paragraphs that have none of their own.
    open var defaultParagraphStyle: NSParagraphStyle?
    /// The attributes of what is typed.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of links.
    open var linkTextAttributes: [NSAttributedString.Key: Any]?
    /// The attributes of what is selected.
    open var selectedTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of the caret. It is kept without effect.
    open var insertionPointColor: NSColor! = .controlAccentColor
    /// What is selected, part by part.
    open var selectedRanges: [NSValue] {
        get { [NSValue(range: selectedRange)] }
        set { selectedRange = newValue.first?.rangeValue ?? NSRange(location: 0, length: 0) }
    }

    /// Creates a view in a box of the view around, in points.
    override public convenience init(frame frameRect: CGRect) {
        self.init(frame: frameRect, textContainer: NSTextContainer())
    }
    /// Creates a view for a container of text.
    public init(frame frameRect: CGRect, textContainer container: NSTextContainer?) {
        textContainer = container
        super.init(frame: frameRect)
        ground()
    }
    /// Creates a view from an archive. There are none here.
    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        ground()
    }

    /// A view that scrolls, with a text in it.
    open class func scrollableTextView() -> NSScrollView { scrolled(NSTextView()) }
    /// The same for plain text.
    open class func scrollablePlainDocumentContentTextView() -> NSScrollView {
        scrollableTextView()
    }

    private static func scrolled(_ text: NSTextView) -> NSScrollView {
        let view = NSScrollView()
        view.hasVerticalScroller = true
        text.autoresizingMask = [.width]
        view.documentView = text
        return view
    }

    /// The text with its attributes.
    open func attributedString() -> NSAttributedString { content }
    /// Selects a part of the text. It is kept and not drawn.
    open func setSelectedRange(_ charRange: NSRange) { selectedRange = charRange }
    /// What is selected.
    open func selectedRange() -> NSRange { selectedRange }
    /// Whether a part may be changed: asks the delegate.
    open func shouldChangeText(in affectedCharRange: NSRange, replacementString: String?) -> Bool {
        delegate?.textView(
            self, shouldChangeTextIn: affectedCharRange, replacementString: replacementString)
            ?? true
    }
    /// Tells of a change.
    open func didChangeText() {
        let notification = Notification(name: NSText.didChangeNotification, object: self)
        delegate?.textDidChange(notification)
        NotificationCenter.default.post(notification)
    }
    /// Puts a text in place of a part of the other.
    open func insertText(_ string: Any, replacementRange: NSRange) {
        let text = NSMutableAttributedString(attributedString: content)
        let wanted = replacementRange.location == NSNotFound ? selectedRange : replacementRange
        let start = min(max(wanted.location, 0), text.length)
        let part = NSRange(
            location: start, length: min(max(wanted.length, 0), text.length - start))
        if let string = string as? NSAttributedString {
            text.replaceCharacters(in: part, with: string)
        } else {
            text.replaceCharacters(in: part, with: "\(string)")
        }
        replace(text)
        didChangeText()
    }
    /// Sets the font: of all here, not of a part.
    open func setFont(_ font: NSFont, range: NSRange) { self.font = font }
    /// Sets the colour: of all here, not of a part.
    open func setTextColor(_ color: NSColor?, range: NSRange) { textColor = color }
    /// Sets how lines of a part stand: of all here.
    open func setAlignment(_ alignment: NSTextAlignment, range: NSRange) {
        self.alignment = alignment
    }
    /// Draws the ground; a subclass says how.
    open func drawBackground(in rect: CGRect) {}
    /// Looks for misspellings. None are found here.
    open func checkTextInDocument(_ sender: Any?) {}
    /// Breaks off and forgets what could be undone.
    open func breakUndoCoalescing() {}

    override open var fittingSize: CGSize { words.map { ViewContent($0).size(for: room) } ?? .zero }
    private var room: ProposedViewSize {
        ProposedViewSize(width: bounds.width > 0 ? bounds.width : nil, height: nil)
    }

    override var takesPointer: Bool { false }

    override var shown: AnyView? {
        guard isEditable else { return words }
        let text = Binding(
            get: { self.string },
            set: {
                let all = NSRange(location: 0, length: (self.string as NSString).length)
                guard $0 != self.string, self.shouldChangeText(in: all, replacementString: $0)
                else { return }
                self.string = $0
                self.didChangeText()
            })
        return AnyView(
            TextEditor(text: text).font(font.map { Font($0) })
                .foregroundStyle((textColor ?? .textColor).color).scrollContentBackground(.hidden)
                .padding(.horizontal, textContainerInset.width)
                .padding(.vertical, textContainerInset.height))
    }

    private var words: AnyView? {
        let side = (textContainer?.lineFragmentPadding ?? 5) + textContainerInset.width
        return AnyView(
            Text(showing: content).font(font.map { Font($0) })
                .foregroundStyle((textColor ?? .textColor).color)
                .multilineTextAlignment(alignment.inLines)
                .padding(.vertical, textContainerInset.height).padding(.horizontal, side)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
    }
}

/// A text with attributes that a view shows.
///
/// Apple: "NSTextStorage" (AppKit). Changes of the text by these members are drawn.
@MainActor open class NSTextStorage: NSObject {
    private weak var view: NSText?
    private var kept: NSAttributedString
    /// Who is told of changes.
    open weak var delegate: (any NSTextStorageDelegate)?

    init(showing view: NSText) {
        self.view = view
        kept = view.content
        super.init()
    }
    /// Creates a text that nobody shows.
    override public init() {
        kept = NSAttributedString(string: "")
        super.init()
    }
    /// Creates a text that nobody shows.
    public init(string: String) {
        kept = NSAttributedString(string: string)
        super.init()
    }

    private var text: NSAttributedString {
        get { view?.content ?? kept }
        set {
            kept = newValue
            view?.replace(newValue)
        }
    }
    private func change(_ body: (NSMutableAttributedString) -> Void) {
        let changed = NSMutableAttributedString(attributedString: text)
        body(changed)
        text = changed
    }

    /// The characters.
    open var string: String { text.string }
    /// How many units of UTF-16.
    open var length: Int { text.length }
    /// Sets the text.
    open func setAttributedString(_ attrString: NSAttributedString) { text = attrString }
    /// Adds a text at the end.
    open func append(_ attrString: NSAttributedString) { change { $0.append(attrString) } }
    /// Puts a text in place of a part.
    open func replaceCharacters(in range: NSRange, with string: String) {
        change { $0.replaceCharacters(in: range, with: string) }
    }
    /// Puts a text in place of a part.
    open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        change { $0.replaceCharacters(in: range, with: attrString) }
    }
    /// Sets an attribute of a part.
    open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        change { $0.addAttribute(name, value: value, range: range) }
    }
    /// Sets attributes of a part.
    open func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        change { $0.addAttributes(attrs, range: range) }
    }
    /// Sets the attributes of a part.
    open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        change { $0.setAttributes(attrs, range: range) }
    }
    /// Takes an attribute from a part.
    open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change { $0.removeAttribute(name, range: range) }
    }
    /// The attributes at a place.
    open func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        unsafe text.attributes(at: location, effectiveRange: range)
    }
    /// A part of the text.
    open func attributedSubstring(from range: NSRange) -> NSAttributedString {
        text.attributedSubstring(from: range)
    }
    /// Begins several changes.
    open func beginEditing() {}
    /// Ends several changes.
    open func endEditing() {}
    /// Adds something that lays the text out. Nothing does here.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {}
}
