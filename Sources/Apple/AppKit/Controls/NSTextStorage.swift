public import Foundation

/// A text with attributes that a view shows.
///
/// Apple: "NSTextStorage" (AppKit). Changes of the text by these members are drawn.
@MainActor @preconcurrency open class NSTextStorage: NSObject {
    private weak var view: NSText?
    private var kept: NSAttributedString
    private var isTelling = false
    /// Who is told of changes; not of those that it makes when it is told.
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
    /// Changes a part, which is taken into the text, and tells the delegate.
    private func change(
        _ range: NSRange, _ what: NSTextStorageEditActions,
        _ body: (NSMutableAttributedString, NSRange) -> Void
    ) {
        let changed = NSMutableAttributedString(attributedString: text)
        let before = changed.length
        let start = min(max(range.location, 0), before)
        let part = NSRange(location: start, length: min(max(range.length, 0), before - start))
        body(changed, part)
        text = changed
        let delta = changed.length - before
        let edited = NSRange(location: start, length: part.length + delta)
        guard !isTelling else { return }
        isTelling = true
        delegate?.textStorage(
            self, didProcessEditing: what, range: edited, changeInLength: delta)
        isTelling = false
    }

    /// The characters.
    open var string: String { text.string }
    /// How many units of UTF-16.
    open var length: Int { text.length }
    /// Sets the text.
    open func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }
    /// Adds a text at the end.
    open func append(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
    }
    /// Puts a text in place of a part.
    open func replaceCharacters(in range: NSRange, with string: String) {
        change(range, [.editedCharacters, .editedAttributes]) {
            $0.replaceCharacters(in: $1, with: string)
        }
    }
    /// Puts a text in place of a part.
    open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        change(range, [.editedCharacters, .editedAttributes]) {
            $0.replaceCharacters(in: $1, with: attrString)
        }
    }
    /// Sets an attribute of a part.
    open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        change(range, .editedAttributes) { $0.addAttribute(name, value: value, range: $1) }
    }
    /// Sets attributes of a part.
    open func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        change(range, .editedAttributes) { $0.addAttributes(attrs, range: $1) }
    }
    /// Sets the attributes of a part.
    open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        change(range, .editedAttributes) { $0.setAttributes(attrs, range: $1) }
    }
    /// Takes an attribute from a part.
    open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(range, .editedAttributes) { $0.removeAttribute(name, range: $1) }
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
