public import Foundation
internal import QuadrantGeometry
internal import QuadrantText

/// How lines of a paragraph stand beside each other.
///
/// Apple: "NSTextAlignment" (UIKit).
public enum NSTextAlignment: Int, Hashable, Sendable {
    /// At the left, in the middle, at the right; to both sides; as the language has it.
    case left, center, right, justified, natural

    /// The alignment of views.
    var view: TextAlignment {
        switch self {
        case .center: .center
        case .right: .trailing
        default: .leading
        }
    }
}

/// What happens to lines that are too long.
///
/// Apple: "NSLineBreakMode" (UIKit).
public enum NSLineBreakMode: Int, Hashable, Sendable {
    /// They are broken between words, or between characters.
    case byWordWrapping, byCharWrapping
    /// They are cut off.
    case byClipping
    /// They are shortened at their beginning, end or middle.
    case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// How a line under or through text looks.
///
/// Apple: "NSUnderlineStyle" (UIKit).
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a style from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// A double line.
    public static let double = NSUnderlineStyle(rawValue: 9)
}

/// How paragraphs of an attributed string look. Only the alignment of a whole text is drawn.
///
/// Apple: "NSParagraphStyle" (UIKit).
open class NSParagraphStyle {
    /// How lines stand beside each other.
    public fileprivate(set) var alignment = NSTextAlignment.natural
    /// The space between lines, in points.
    public fileprivate(set) var lineSpacing: CGFloat = 0
    /// The space after a paragraph, in points.
    public fileprivate(set) var paragraphSpacing: CGFloat = 0
    /// The height of lines as a multiple of the font's; 0 for that of the font.
    public fileprivate(set) var lineHeightMultiple: CGFloat = 0
    /// What happens to lines that are too long.
    public fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping

    /// Creates the style by default.
    public init() {}

    /// The style of text of which nothing is said.
    ///
    /// Apple: "NSParagraphStyle.default" (UIKit).
    public static var `default`: NSParagraphStyle { NSParagraphStyle() }
}

/// The same, to be changed.
///
/// Apple: "NSMutableParagraphStyle" (UIKit).
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// How lines stand beside each other.
    override public var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }
    /// The space between lines, in points.
    override public var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { super.lineSpacing = newValue }
    }
    /// The space after a paragraph, in points.
    override public var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { super.paragraphSpacing = newValue }
    }
    /// The height of lines as a multiple of the font's.
    override public var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { super.lineHeightMultiple = newValue }
    }
    /// What happens to lines that are too long.
    override public var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }
}

extension NSAttributedString.Key {
    /// The font: a `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// The colour of the characters: a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The colour behind the characters: a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The style of a line under the characters: the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The colour of that line: a `UIColor`.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The style of a line through the characters: the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The colour of that line: a `UIColor`.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// Extra points after each character: a number.
    public static let kern = NSAttributedString.Key("NSKern")
    /// Points by which the characters are raised: a number.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The look of the paragraph: an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// Where the characters lead: a `URL` or its text.
    public static let link = NSAttributedString.Key("NSLink")
    /// The colour of outlines: a `UIColor`. It is kept without effect.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// The width of outlines. It is kept without effect.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// A shadow. It is kept without effect.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// A picture in the text. It is kept without effect.
    public static let attachment = NSAttributedString.Key("NSAttachment")
}
