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
    /// Extra points after each character that leave its ligatures: a number.
    public static let tracking = NSAttributedString.Key("CTTracking")
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
