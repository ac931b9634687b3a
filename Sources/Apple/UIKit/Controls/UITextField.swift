public import Foundation
internal import QuadrantCore
internal import QuadrantLayout
public import QuadrantTextInput
internal import QuadrantViews

/// Is asked and told about the editing of a field.
///
/// Apple: "UITextFieldDelegate" (UIKit). Nothing is edited in views of UIKit's here.
@MainActor @preconcurrency public protocol UITextFieldDelegate: AnyObject {
    /// Editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Editing ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// The return key was pressed; whether it does what it usually does.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Whether characters may be replaced.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool
    /// The selection was changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Editing ended, for a reason.
    func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Whether editing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Whether the button to clear the field may do so.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// The menu for a part of the text; `nil` for that of the system.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
}

extension UITextFieldDelegate {
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// It does.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    /// They may.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { true }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Does nothing.
    public func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) {}
    /// It may.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// It may.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// It may.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// That of the system.
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
}

/// A field of text. It shows its text or placeholder; nothing is edited here.
///
/// Apple: "UITextField" (UIKit).
open class UITextField: UIControl, UITextInputTraits {
    /// When something beside the text is shown.
    ///
    /// Apple: "UITextField.ViewMode".
    public enum ViewMode: Int, Hashable, Sendable {
        /// Never, while the text is edited, unless it is, always.
        case never, whileEditing, unlessEditing, always
    }

    /// The border of a field.
    ///
    /// Apple: "UITextField.BorderStyle".
    public enum BorderStyle: Int, Hashable, Sendable {
        /// None, a line, a bezel, a line with round corners.
        case none, line, bezel, roundedRect
    }

    /// Why editing ended.
    ///
    /// Apple: "UITextField.DidEndEditingReason".
    public enum DidEndEditingReason: Int, Hashable, Sendable {
        /// The text counts, or it is taken back.
        case committed, cancelled
    }

    /// The text.
    open var text: String? = ""
    /// The text with attributes of its own.
    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }
    /// What stands in place of a text.
    open var placeholder: String?
    /// What stands in place of a text, with attributes of its own.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholder.map { NSAttributedString(string: $0) } }
        set { placeholder = newValue?.string }
    }
    /// The font.
    open var font: UIFont? = .systemFont(ofSize: 17)
    /// The colour of the text.
    open var textColor: UIColor? = .label
    /// How the text stands.
    open var textAlignment = NSTextAlignment.natural
    /// The border.
    open var borderStyle = BorderStyle.none
    /// Whether the characters are hidden.
    open var isSecureTextEntry = false
    /// Who is asked and told.
    open weak var delegate: (any UITextFieldDelegate)?
    /// Whether the text is being edited: never here.
    open var isEditing: Bool { false }

    /// What stands in place of the keyboard; `nil` for the keyboard.
    override open var inputView: UIView? {
        get { keyboard }
        set { keyboard = newValue }
    }
    /// What stands above the keyboard; `nil` for nothing.
    override open var inputAccessoryView: UIView? {
        get { accessory }
        set { accessory = newValue }
    }
    private var keyboard: UIView?
    private var accessory: UIView?
    /// Which letters become capitals by themselves.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether spelling is looked at.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Whether straight quotes become curly ones.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether two hyphens become a dash.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether spaces around pasted words are mended.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// The keys.
    open var keyboardType = UIKeyboardType.default
    /// Whether the keyboard is light or dark.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// What the return key says.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the return key can be used only with a text.
    open var enablesReturnKeyAutomatically = false
    /// What the text is, such as an e-mail address.
    open var textContentType: UITextContentType! = nil
    /// Rules for a password that is made.
    open var passwordRules: UITextInputPasswordRules?
    /// When a button to clear the field is shown. It is kept without effect.
    open var clearButtonMode = ViewMode.never
    /// What stands before the text. It is kept without effect.
    open var leftView: UIView?
    /// When that is shown.
    open var leftViewMode = ViewMode.never
    /// What stands behind the text. It is kept without effect.
    open var rightView: UIView?
    /// When that is shown.
    open var rightViewMode = ViewMode.never
    /// Whether editing begins with an empty field.
    open var clearsOnBeginEditing = false
    /// Whether what is typed replaces the text.
    open var clearsOnInsertion = false
    /// Whether a text that is too long is smaller. It is kept without effect.
    open var adjustsFontSizeToFitWidth = false
    /// How small it may be, in points.
    open var minimumFontSize: CGFloat = 0
    /// The attributes of what is typed.
    open var typingAttributes: [NSAttributedString.Key: Any]?
    /// Whether there is a text.
    open var hasText: Bool { text?.isEmpty == false }
    /// What is selected: the end of the text until something is set.
    open var selectedTextRange: UITextRange? {
        get { chosen ?? UITextRange(endOfDocument, endOfDocument) }
        set { chosen = newValue }
    }
    private var chosen: UITextRange?
    /// The start of the text.
    open var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// The end of the text.
    open var endOfDocument: UITextPosition { UITextPosition(text?.utf16.count ?? 0) }

    /// The place some UTF-16 units after another one; `nil` where that is outside of the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (place, isOver) = position.offset.addingReportingOverflow(offset)
        return isOver || place < 0 || place > endOfDocument.offset ? nil : UITextPosition(place)
    }

    /// The part of the text between two places.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
        -> UITextRange?
    {
        UITextRange(fromPosition, toPosition)
    }

    /// How many UTF-16 units are between two places.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        toPosition.offset - from.offset
    }

    /// A part of the text.
    open func text(in range: UITextRange) -> String? {
        let units = Array((text ?? "").utf16)
        let (start, end) = (max(0, range.start.offset), min(units.count, range.end.offset))
        return start <= end ? String(decoding: units[start..<end], as: UTF16.self) : nil
    }

    /// Replaces a part of the text.
    open func replace(_ range: UITextRange, withText text: String) {
        let units = Array((self.text ?? "").utf16)
        let start = min(max(0, range.start.offset), units.count)
        let end = min(max(start, range.end.offset), units.count)
        self.text =
            String(decoding: units[..<start], as: UTF16.self) + text
            + String(decoding: units[end...], as: UTF16.self)
    }

    /// Puts text at the end.
    open func insertText(_ text: String) { self.text = (self.text ?? "") + text }

    /// Removes the last character.
    open func deleteBackward() { self.text = text.map { String($0.dropLast()) } }

    /// The box of the text in a box of the field, in points.
    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// The box of the text while it is edited, in points. Nothing asks for it here.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// The box of the placeholder, in points. Nothing asks for it here.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// The box of the caret, in points. None is drawn here.
    open func caretRect(for position: UITextPosition) -> CGRect {
        CGRect(x: 0, y: 0, width: 2, height: bounds.height)
    }

    private var shown: String {
        guard let text, !text.isEmpty else { return placeholder ?? "" }
        return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    }

    override open var intrinsicContentSize: CGSize {
        let size = Measuring.size(of: shown, font ?? .systemFont(ofSize: 17))
        let border: CGFloat = borderStyle == .none ? 0 : 14
        return CGSize(width: size.width + border, height: max(22, size.height) + border / 2 * 1.7)
    }

    override var content: ViewContent? {
        let isEmpty = text?.isEmpty ?? true
        let ink = isEmpty ? UIColor.placeholderText : textColor ?? .label
        let alignment: Alignment =
            textAlignment == .center ? .center : textAlignment == .right ? .trailing : .leading
        return ViewContent(
            Text(verbatim: shown).font(Font(font ?? .systemFont(ofSize: 17)))
                .foregroundStyle(ink.color).lineLimit(1)
                .padding(.horizontal, borderStyle == .none ? 0 : 7)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
                .overlay {
                    if borderStyle != .none {
                        RoundedRectangle(cornerRadius: borderStyle == .roundedRect ? 5 : 0)
                            .strokeBorder(UIColor.separator.color)
                    }
                })
    }
}
