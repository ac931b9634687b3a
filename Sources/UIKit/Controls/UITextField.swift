public import Foundation
internal import QuadrantCore
internal import QuadrantLayout
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
}

/// A field of text. It shows its text or placeholder; nothing is edited here.
///
/// Apple: "UITextField" (UIKit).
open class UITextField: UIControl {
    /// The border of a field.
    ///
    /// Apple: "UITextField.BorderStyle".
    public enum BorderStyle: Int, Hashable, Sendable {
        /// None, a line, a bezel, a line with round corners.
        case none, line, bezel, roundedRect
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

/// Is asked and told about the editing of a text.
///
/// Apple: "UITextViewDelegate" (UIKit). Nothing is edited in views of UIKit's here.
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether editing may begin.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Editing began.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Editing ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// The text was changed.
    func textViewDidChange(_ textView: UITextView)
    /// The selection was changed.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Whether characters may be replaced.
    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
}

extension UITextViewDelegate {
    /// It may.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// They may.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
}

/// A text of several lines. It shows its text; nothing is edited here.
///
/// Apple: "UITextView" (UIKit).
open class UITextView: UIScrollView {
    /// The text.
    open var text: String! {
        get { attributedText.string }
        set { attributedText = NSAttributedString(string: newValue ?? "") }
    }
    /// The text with attributes of its own.
    open var attributedText: NSAttributedString! = NSAttributedString(string: "")
    /// The font of what has none of its own.
    open var font: UIFont? = .systemFont(ofSize: 12)
    /// The colour of what has none of its own.
    open var textColor: UIColor? = .label
    /// How lines stand beside each other.
    open var textAlignment = NSTextAlignment.natural
    /// The free space around the text, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    /// Where the text is laid out.
    public let textContainer = NSTextContainer()
    /// Whether a user can edit the text: nobody can here.
    open var isEditable = true
    /// Whether a user can select text: nobody can here.
    open var isSelectable = true
    /// What is selected.
    open var selectedRange = NSRange(location: 0, length: 0)

    private var margins: CGFloat {
        textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = size.width > margins ? size.width - margins : nil
        let text = Measuring.size(
            of: text, font ?? .systemFont(ofSize: 12), lines: 0, width: room)
        return CGSize(
            width: text.width + margins,
            height: text.height + textContainerInset.top + textContainerInset.bottom)
    }

    override open var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(.zero)
    }

    override var content: ViewContent? {
        let side = textContainer.lineFragmentPadding
        return ViewContent(
            Text(attributedText).font(Font(font ?? .systemFont(ofSize: 12)))
                .foregroundStyle((textColor ?? .label).color)
                .multilineTextAlignment(textAlignment.view)
                .padding(.top, textContainerInset.top).padding(.bottom, textContainerInset.bottom)
                .padding(.leading, textContainerInset.left + side)
                .padding(.trailing, textContainerInset.right + side)
                .frame(
                    maxWidth: .infinity, maxHeight: .infinity,
                    alignment: textAlignment == .center ? .top : .topLeading))
    }
}

/// Where a text is laid out.
///
/// Apple: "NSTextContainer" (UIKit).
open class NSTextContainer {
    /// The free space at both ends of a line, in points.
    open var lineFragmentPadding: CGFloat = 5
    /// The largest number of lines; 0 for any. It is kept without effect.
    open var maximumNumberOfLines = 0
    /// What happens to lines that are too long. It is kept without effect.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping

    /// Creates a container.
    public init() {}
}
