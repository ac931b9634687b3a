public import Foundation
internal import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantRendering
internal import QuadrantViews

/// A text.
///
/// Apple: "UILabel" (UIKit). Paragraph styles of its text with attributes go before what is set for all of it.
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
    /// The colour of what has none of its own while the label is highlighted; `nil` for the usual one.
    open var highlightedTextColor: UIColor?
    /// Whether the label is highlighted.
    open var isHighlighted = false
    /// Whether the label is drawn as one that can be used.
    open var isEnabled = true
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
    /// Whether characters may come closer before a line is shortened.
    open var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the user's text size. The one set is drawn in its size.
    open var adjustsFontForContentSizeCategory = false
    /// The width at which lines are broken where nothing else says one, in points.
    open var preferredMaxLayoutWidth: CGFloat = 0
    /// The shadow's colour. It is kept without effect.
    open var shadowColor: UIColor?
    /// How far the shadow is moved. It is kept without effect.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// Where the text was drawn by `drawText(in:)`, while the label is asked.
    private var asked: [CGRect]?

    override open var intrinsicContentSize: CGSize { fittingSize(.zero) }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

    private func fittingSize(_ room: CGSize) -> CGSize {
        let width = room.width > 0 ? room.width : preferredMaxLayoutWidth
        let bounds = CGRect(
            x: 0, y: 0, width: width > 0 ? width : CGFloat.greatestFiniteMagnitude,
            height: room.height > 0 ? room.height : CGFloat.greatestFiniteMagnitude)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    /// Where the text stands in a box: as large as it is, in the middle of the height. The label's own size is that of the answer
    /// for a box without bounds; a subclass may answer another one.
    ///
    /// Apple: "textRect(forBounds:limitedToNumberOfLines:)".
    open func textRect(
        forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
        guard let attributedText, attributedText.length > 0 else {
            return CGRect(origin: bounds.origin, size: .zero)
        }
        let limit = numberOfLines > 0 ? numberOfLines : nil
        let size = Measuring.layout(
            attributedText.filled(with: font ?? .systemFont(ofSize: 17)), looks: looks,
            in: CGSize(width: bounds.width, height: 0), lines: limit
        ).size
        let hasHeight = bounds.height < .greatestFiniteMagnitude
        let y = hasHeight ? bounds.minY + (bounds.height - size.height) / 2 : bounds.minY
        return CGRect(
            x: bounds.minX, y: y, width: min(size.width, bounds.width), height: size.height)
    }

    /// Draws the text into a rectangle, in the middle of its height; a subclass may ask for another one, or draw more.
    ///
    /// Apple: "drawText(in:)".
    open func drawText(in rect: CGRect) {
        if asked != nil {
            asked?.append(rect)
        } else if let attributedText {
            let text = attributedText.filled(with: font ?? .systemFont(ofSize: 17), textColor)
            let box = textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines)
            let paragraphs = Paragraph.all(of: text, looks: looks)
            let place = CGRect(x: rect.minX, y: box.minY, width: rect.width, height: box.height)
            let lines = numberOfLines > 0 ? numberOfLines : nil
            CurrentDrawing.draw("UILabel.drawText(in:)") { _, record in
                record.draw { $0.draw(paragraphs, in: place, lines: lines, isShortened: true) }
            }
        }
    }

    /// What is set for the whole text, as a style of paragraphs.
    private var looks: ParagraphLooks {
        var looks = ParagraphLooks()
        looks.alignment = textAlignment
        // Several lines are broken also where the last one is shortened.
        let isOneLine = numberOfLines == 1 || lineBreakMode == .byClipping
        looks.lineBreakMode = isOneLine ? lineBreakMode : .byWordWrapping
        looks.tightens = allowsDefaultTighteningForTruncation
        return looks
    }

    override var content: ViewContent? {
        guard let attributedText else { return nil }
        let shown = LabelText(
            paragraphs: Paragraph.all(of: attributedText, looks: looks), mode: lineBreakMode,
            lines: numberOfLines == 0 ? nil : numberOfLines,
            scale: adjustsFontSizeToFitWidth ? max(0.1, minimumScaleFactor) : 1)
        let ink = isHighlighted ? highlightedTextColor ?? textColor : textColor
        let text = shown.font(Font(font))
            .foregroundStyle((isEnabled ? ink : .tertiaryLabel)?.color ?? .primary)
        guard !isOwn else { return ViewContent(text) }
        let (boxes, picture) = ownDrawing()
        return ViewContent(
            ZStack(alignment: .topLeading) {
                picture.map { Image(tinted: $0) }
                ForEach(boxes.indices, id: \.self) { index in
                    text.frame(
                        width: max(0, boxes[index].width), height: max(0, boxes[index].height)
                    )
                    .offset(x: boxes[index].minX, y: boxes[index].minY)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
    }

    private var isOwn: Bool { String(reflecting: type(of: self)).hasPrefix("UIKit.") }

    /// Where a subclass has the text drawn, and what else it draws.
    private func ownDrawing() -> (texts: [CGRect], picture: UIImage?) {
        let record = ContextRecord(
            size: CGSize(width: max(1, bounds.width), height: max(1, bounds.height)))
        asked = []
        CurrentDrawing.push(record)
        drawText(in: CGRect(origin: .zero, size: bounds.size))
        CurrentDrawing.pop()
        defer { asked = nil }
        let scale = HostDevice.current.environment.displayScale
        return (asked ?? [], record.isEmpty ? nil : record.picture(scale: scale))
    }
}
