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
    /// Whether words are found in a panel. There is none here.
    open var usesFindPanel = false
    /// Whether words are found while they are typed. They are not here.
    open var isIncrementalSearchingEnabled = false
    /// Whether quotes that are typed become those of the language. They do not here.
    open var isAutomaticQuoteSubstitutionEnabled = true
    /// Whether two hyphens become a dash. They do not here.
    open var isAutomaticDashSubstitutionEnabled = true
    /// Whether words that are typed are replaced by others. They are not here.
    open var isAutomaticTextReplacementEnabled = true
    /// Whether spelling is corrected while it is typed. It is not here.
    open var isAutomaticSpellingCorrectionEnabled = true
    /// Whether addresses that are typed become links. They do not here.
    open var isAutomaticLinkDetectionEnabled = false
    /// Whether dates and the like become links. They do not here.
    open var isAutomaticDataDetectionEnabled = false
    /// Whether words are completed. They are not here.
    open var isAutomaticTextCompletionEnabled = true
    /// Whether misspellings are marked while they are typed. They are not here.
    open var isContinuousSpellCheckingEnabled = true
    /// Whether grammar is checked. It is not here.
    open var isGrammarCheckingEnabled = false
    /// Whether spaces come and go with words that are moved. They do not here.
    open var smartInsertDeleteEnabled = true
    /// What is looked for in the text, a bit each. Nothing is here.
    open var enabledTextCheckingTypes: UInt64 = 0
    /// Whether there can be a ruler. None is drawn.
    open var usesRuler = true
    /// Whether the ruler is shown. None is drawn.
    open var isRulerVisible = false
    /// Whether there is a bar with fonts and colours. None is drawn.
    open var usesInspectorBar = false
    /// Whether the look of colours follows light and dark.
    open var usesAdaptiveColorMappingForDarkAppearance = false
    /// Whether pictures move.
    open var allowsImageEditing = false
    /// Whether links say where they lead when a pointer rests. They do not here.
    open var displaysLinkToolTips = true
    /// Whether characters may be drawn by other glyphs than usual. They are not here.
    open var acceptsGlyphInfo = false
    /// The style of paragraphs that have none of their own.
    open var defaultParagraphStyle: NSParagraphStyle?
    private var typing: [NSAttributedString.Key: Any]?
    /// The attributes of what is typed next: those of the character before it, unless others were set for it.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { typing ?? attributes(before: selectedRange.location) }
        set { typing = newValue }
    }
    private var isEditing = false
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
    /// Sets the font of a part.
    open func setFont(_ font: NSFont, range: NSRange) {
        textStorage?.addAttribute(.font, value: font, range: range)
    }
    /// Sets the colour of a part; that of the view for `nil`.
    open func setTextColor(_ color: NSColor?, range: NSRange) {
        if let color {
            textStorage?.addAttribute(.foregroundColor, value: color, range: range)
        } else {
            textStorage?.removeAttribute(.foregroundColor, range: range)
        }
    }
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

    /// The text with what of its attributes texts of views have.
    private var editedText: AttributedString {
        (try? AttributedString(content, including: \.swiftUI)) ?? AttributedString(string)
    }

    override var shown: AnyView? {
        guard isEditable else { return words }
        let editor =
            hasAttributes
            ? TextEditor(
                text: Binding(
                    get: { self.editedText },
                    set: { self.take(String($0.characters[...])) }))
            : TextEditor(text: Binding(get: { self.string }, set: { self.take($0) }))
        let ink = editor.font(font.map { Font($0) })
            .foregroundStyle((textColor ?? .textColor).color).scrollContentBackground(.hidden)
            .padding(.horizontal, textContainerInset.width)
            .padding(.vertical, textContainerInset.height)
        return AnyView(WatchedEditing(content: ink) { [weak self] in self?.endEditing() })
    }

    private var hasAttributes: Bool {
        var has = false
        content.eachRun { attributes, _ in has = has || !attributes.isEmpty }
        return has
    }
    private func attributes(before place: Int) -> [NSAttributedString.Key: Any] {
        content.attributes(of: min(max(place - 1, 0), content.length - 1))
    }

    /// Puts what was typed into the text: the other characters keep their attributes.
    private func take(_ text: String) {
        guard let change = TextDifference(from: string, to: text) else { return }
        if !isEditing {
            guard delegate?.textShouldBeginEditing(self) ?? true else { return }
            isEditing = true
            tell(NSText.didBeginEditingNotification) { delegate?.textDidBeginEditing($0) }
        }
        guard shouldChangeText(in: change.range, replacementString: change.characters) else {
            return
        }
        let at = change.range
        let usual = attributes(before: at.length > 0 ? at.location + 1 : at.location)
        textStorage?.replaceCharacters(
            in: at,
            with: NSAttributedString(string: change.characters, attributes: typing ?? usual))
        let end = at.location + (change.characters as NSString).length
        (typing, selectedRange) = (nil, NSRange(location: end, length: 0))
        didChangeText()
    }
    private func endEditing() {
        guard isEditing else { return }
        isEditing = false
        tell(NSText.didEndEditingNotification) { delegate?.textDidEndEditing($0) }
    }
    private func tell(_ name: Notification.Name, _ call: (Notification) -> Void) {
        let notification = Notification(name: name, object: self)
        call(notification)
        NotificationCenter.default.post(notification)
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
