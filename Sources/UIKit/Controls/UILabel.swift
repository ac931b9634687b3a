public import Foundation
internal import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantShaping
internal import QuadrantText
internal import QuadrantViews

/// A text.
///
/// Apple: "UILabel" (UIKit).
open class UILabel: UIView {
    /// The text; `nil` for none.
    open var text: String? {
        get { attributedText?.string }
        set { attributedText = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The text with attributes of its own.
    open var attributedText: NSAttributedString?
    /// The font of what has none of its own.
    open var font: UIFont! = .systemFont(ofSize: 17)
    /// The colour of what has none of its own.
    open var textColor: UIColor! = .label
    /// How lines stand beside each other.
    open var textAlignment = NSTextAlignment.natural
    /// The largest number of lines; 0 for any.
    open var numberOfLines = 1
    /// What happens to lines that are too long.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether text that is too wide becomes smaller.
    open var adjustsFontSizeToFitWidth = false
    /// How small text may become, from 0 to 1.
    open var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the user's text size. The one set is drawn in its size.
    open var adjustsFontForContentSizeCategory = false
    /// The width at which lines are broken where nothing else says one, in points.
    open var preferredMaxLayoutWidth: CGFloat = 0

    override open var intrinsicContentSize: CGSize {
        let room = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
        return Measuring.size(of: text ?? "", font, lines: numberOfLines, width: room)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        Measuring.size(
            of: text ?? "", font, lines: numberOfLines, width: size.width > 0 ? size.width : nil)
    }

    override var content: ViewContent? {
        guard let attributedText else { return nil }
        let alignment: Alignment =
            switch textAlignment {
            case .center: .center
            case .right: .trailing
            default: .leading
            }
        return ViewContent(
            Text(attributedText).font(Font(font)).foregroundStyle(textColor.color)
                .multilineTextAlignment(textAlignment.view)
                .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
                .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(0.1, minimumScaleFactor) : 1)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    }
}
