public import Foundation
internal import QuadrantCore
internal import QuadrantLayout
public import QuadrantTextInput
internal import QuadrantViews

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
open class UITextView: UIScrollView, UITextInputTraits {
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
    /// The keys.
    open var keyboardType = UIKeyboardType.default
    /// Whether the keyboard is light or dark.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// What the return key says.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the characters are hidden. They are not here.
    open var isSecureTextEntry = false
    /// What the text is, such as an e-mail address.
    open var textContentType: UITextContentType! = nil
    /// Which kinds of data become links, by the bits of UIKit's. None do here.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    /// The attributes of what is typed.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
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

    /// Scrolls until a part of the text can be seen: a picture shows the text from its start.
    open func scrollRangeToVisible(_ range: NSRange) {}

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
