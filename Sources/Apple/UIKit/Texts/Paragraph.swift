internal import Foundation
internal import QuadrantGeometry
internal import QuadrantText
internal import QuadrantViews

/// A paragraph of an attributed string, with what its style says.
struct Paragraph {
    let text: Text
    let looks: ParagraphLooks

    /// The paragraphs of a text; a single one without characters for an empty text.
    ///
    /// - Parameter looks: Those of paragraphs that have no style of their own.
    static func all(of text: NSAttributedString, looks: ParagraphLooks = ParagraphLooks())
        -> [Paragraph]
    {
        let characters = text.string as NSString
        var paragraphs: [Paragraph] = []
        var start = 0
        while start <= characters.length {
            let rest = NSRange(location: start, length: characters.length - start)
            let found = characters.rangeOfCharacter(from: .newlines, options: [], range: rest)
            let isLast = found.location == NSNotFound
            let end = isLast ? characters.length : found.location
            paragraphs.append(
                Paragraph(text, NSRange(location: start, length: end - start), looks))
            guard !isLast else { break }
            start = end + Paragraph.lengthOfBreak(in: characters, at: end)
            // A break at the very end of a text begins no further paragraph that could be seen.
            if start == characters.length { break }
        }
        return paragraphs
    }

    /// A carriage return and a line feed are one break.
    private static func lengthOfBreak(in text: NSString, at place: Int) -> Int {
        let isPair =
            text.character(at: place) == 13 && place + 1 < text.length
            && text.character(at: place + 1) == 10
        return isPair ? 2 : 1
    }

    private init(_ whole: NSAttributedString, _ range: NSRange, _ looks: ParagraphLooks) {
        let attributes = whole.attributes(of: min(range.location, whole.length - 1))
        self.looks = (attributes[.paragraphStyle] as? NSParagraphStyle)?.looks ?? looks
        // An empty line is as high as a blank in its font.
        text =
            range.length == 0 && whole.length > 0
            ? Text(NSAttributedString(string: " ", attributes: attributes))
            : Text(whole.attributedSubstring(from: range))
    }

    /// Whether lines are broken where the width ends.
    var wraps: Bool {
        looks.lineBreakMode == .byWordWrapping || looks.lineBreakMode == .byCharWrapping
    }

    /// The room of lines in a width, and how far from the leading edge it begins.
    func room(in width: CGFloat?, isOneLine: Bool) -> (start: CGFloat, width: CGFloat?) {
        let start = max(0, isOneLine ? looks.firstLineHeadIndent : looks.headIndent)
        guard let width else { return (start, nil) }
        let end = looks.tailIndent > 0 ? looks.tailIndent : width + looks.tailIndent
        return (start, max(0, end - start))
    }

    /// What of the style bears on lines.
    ///
    /// - Parameters:
    ///   - natural: The height of a line as the fonts have it.
    ///   - lines: The largest number of lines; `nil` for any.
    func apply(to options: inout TextOptions, natural: CGFloat, lines: Int?) {
        options.alignment = TextAlignment(looks.alignment, options.layoutDirection)
        options.lineSpacing = looks.lineSpacing.isFinite ? max(0, looks.lineSpacing) : 0
        options.lineLimit = wraps ? lines : 1
        options.allowsTightening = looks.tightens
        switch looks.lineBreakMode {
        case .byTruncatingHead: options.truncation = .head
        case .byTruncatingMiddle: options.truncation = .middle
        default: options.truncation = .tail
        }
        let height = height(of: natural)
        if height != natural { options.lineHeight = .exact(height) }
    }

    /// The height of lines whose fonts have another.
    func height(of natural: CGFloat) -> CGFloat {
        func valid(_ value: CGFloat) -> Bool { value > 0 && value.isFinite }
        var height = natural
        if valid(looks.lineHeightMultiple) { height *= looks.lineHeightMultiple }
        if valid(looks.minimumLineHeight) { height = max(height, looks.minimumLineHeight) }
        if valid(looks.maximumLineHeight) { height = min(height, looks.maximumLineHeight) }
        return height
    }
}

extension TextAlignment {
    /// The alignment of views for one by sides.
    init(_ alignment: NSTextAlignment, _ direction: LayoutDirection) {
        let isMirrored = direction == .rightToLeft
        switch alignment {
        case .center: self = .center
        case .left: self = isMirrored ? .trailing : .leading
        case .right: self = isMirrored ? .leading : .trailing
        case .natural, .justified: self = .leading
        }
    }
}
