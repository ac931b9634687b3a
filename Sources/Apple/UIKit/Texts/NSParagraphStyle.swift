public import Foundation

/// Which way lines of a paragraph run.
///
/// Apple: "NSWritingDirection" (UIKit).
public enum NSWritingDirection: Int, Hashable, Sendable {
    /// As the language has it.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

/// How paragraphs of an attributed string look: where lines stand, how far they are from each other, what happens to those
/// that are too long.
///
/// Apple: "NSParagraphStyle" (UIKit). Lengths are in points. `draw(in:)` of texts, their measures and labels follow it; what does
/// not is said at the property.
open class NSParagraphStyle: NSObject {
    var looks = ParagraphLooks()

    /// Creates the style by default.
    public override init() { super.init() }

    /// The style of text of which nothing is said.
    ///
    /// Apple: "NSParagraphStyle.default" (UIKit).
    public static var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// How lines stand beside each other. Lines are not stretched: justified ones stand as natural ones do.
    public var alignment: NSTextAlignment { looks.alignment }
    /// The space between lines.
    public var lineSpacing: CGFloat { looks.lineSpacing }
    /// The space after a paragraph.
    public var paragraphSpacing: CGFloat { looks.paragraphSpacing }
    /// The space before a paragraph, but the first one.
    public var paragraphSpacingBefore: CGFloat { looks.paragraphSpacingBefore }
    /// The height of lines as a multiple of the font's; 0 for that of the font.
    public var lineHeightMultiple: CGFloat { looks.lineHeightMultiple }
    /// The least height of lines; 0 for any.
    public var minimumLineHeight: CGFloat { looks.minimumLineHeight }
    /// The greatest height of lines; 0 for any.
    public var maximumLineHeight: CGFloat { looks.maximumLineHeight }
    /// Where lines begin, from the leading edge.
    public var headIndent: CGFloat { looks.headIndent }
    /// Where the first line begins, from the leading edge. All lines begin where `headIndent` says, but for a paragraph of one line.
    public var firstLineHeadIndent: CGFloat { looks.firstLineHeadIndent }
    /// Where lines end: from the leading edge, or from the trailing one if it is not above 0.
    public var tailIndent: CGFloat { looks.tailIndent }
    /// What happens to lines that are too long. Between characters they are broken where a word alone is too long.
    public var lineBreakMode: NSLineBreakMode { looks.lineBreakMode }
    /// Which way lines run. It is kept without effect: the environment decides.
    public var baseWritingDirection: NSWritingDirection { looks.baseWritingDirection }
    /// How readily words are hyphenated, from 0 to 1. It is kept without effect.
    public var hyphenationFactor: Float { looks.hyphenationFactor }
    /// Whether characters may come closer before a line is shortened.
    public var allowsDefaultTighteningForTruncation: Bool { looks.tightens }

    /// A style of the same looks.
    open override func copy() -> Any {
        let style = NSParagraphStyle()
        style.looks = looks
        return style
    }

    /// A style of the same looks, to be changed.
    open override func mutableCopy() -> Any {
        let style = NSMutableParagraphStyle()
        style.looks = looks
        return style
    }

    /// Whether both have the same looks.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.looks == looks
    }

    /// The looks' hash.
    open override var hash: Int { looks.hashValue }
}

/// The same, to be changed.
///
/// Apple: "NSMutableParagraphStyle" (UIKit).
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// How lines stand beside each other.
    override public var alignment: NSTextAlignment {
        get { looks.alignment }
        set { looks.alignment = newValue }
    }
    /// The space between lines.
    override public var lineSpacing: CGFloat {
        get { looks.lineSpacing }
        set { looks.lineSpacing = newValue }
    }
    /// The space after a paragraph.
    override public var paragraphSpacing: CGFloat {
        get { looks.paragraphSpacing }
        set { looks.paragraphSpacing = newValue }
    }
    /// The space before a paragraph, but the first one.
    override public var paragraphSpacingBefore: CGFloat {
        get { looks.paragraphSpacingBefore }
        set { looks.paragraphSpacingBefore = newValue }
    }
    /// The height of lines as a multiple of the font's.
    override public var lineHeightMultiple: CGFloat {
        get { looks.lineHeightMultiple }
        set { looks.lineHeightMultiple = newValue }
    }
    /// The least height of lines.
    override public var minimumLineHeight: CGFloat {
        get { looks.minimumLineHeight }
        set { looks.minimumLineHeight = newValue }
    }
    /// The greatest height of lines.
    override public var maximumLineHeight: CGFloat {
        get { looks.maximumLineHeight }
        set { looks.maximumLineHeight = newValue }
    }
    /// Where lines begin.
    override public var headIndent: CGFloat {
        get { looks.headIndent }
        set { looks.headIndent = newValue }
    }
    /// Where the first line begins.
    override public var firstLineHeadIndent: CGFloat {
        get { looks.firstLineHeadIndent }
        set { looks.firstLineHeadIndent = newValue }
    }
    /// Where lines end.
    override public var tailIndent: CGFloat {
        get { looks.tailIndent }
        set { looks.tailIndent = newValue }
    }
    /// What happens to lines that are too long.
    override public var lineBreakMode: NSLineBreakMode {
        get { looks.lineBreakMode }
        set { looks.lineBreakMode = newValue }
    }
    /// Which way lines run.
    override public var baseWritingDirection: NSWritingDirection {
        get { looks.baseWritingDirection }
        set { looks.baseWritingDirection = newValue }
    }
    /// How readily words are hyphenated.
    override public var hyphenationFactor: Float {
        get { looks.hyphenationFactor }
        set { looks.hyphenationFactor = newValue }
    }
    /// Whether characters may come closer before a line is shortened.
    override public var allowsDefaultTighteningForTruncation: Bool {
        get { looks.tightens }
        set { looks.tightens = newValue }
    }

    /// Takes the looks of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { looks = obj.looks }
}

/// What a paragraph style says.
struct ParagraphLooks: Hashable {
    var alignment = NSTextAlignment.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var headIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var hyphenationFactor: Float = 0
    var tightens = false
}
