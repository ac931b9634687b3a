internal import Foundation

/// Places in a text as offsets in its UTF-8 bytes: cheap to find, the same on every machine, and what shaped
/// text speaks of.
extension String {
    /// The length in UTF-8 bytes.
    var length: Int { utf8.count }

    /// The index at an offset, which is taken into the text.
    func place(_ offset: Int) -> Index {
        utf8.index(startIndex, offsetBy: min(max(0, offset), utf8.count))
    }

    /// The offset of an index.
    func offset(of index: Index) -> Int { utf8.distance(from: startIndex, to: index) }

    /// The part between two offsets in UTF-8 bytes, which are taken into the text.
    package func part(_ range: Range<Int>) -> Substring {
        self[place(range.lowerBound)..<place(range.upperBound)]
    }

    /// The boundary of characters at an offset, or the last one before it; an offset outside of the text is
    /// taken into it.
    package func characterBoundary(_ offset: Int) -> Int { boundary(atOrBefore: offset) }

    /// The boundary of characters at an offset, or the next one behind it.
    func boundary(atOrAfter offset: Int) -> Int {
        let down = boundary(atOrBefore: offset)
        return down >= min(max(0, offset), length) ? down : end(after: down)
    }

    /// The boundary of characters at an offset, or the last one before it.
    func boundary(atOrBefore offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        guard offset < length else { return length }
        // A step forward first finds the character that the place lies in.
        let after = index(after: scalarPlace(offset))
        return self.offset(of: index(before: after))
    }

    /// The end of the character that begins at an offset, or that the offset lies in.
    func end(after offset: Int) -> Int {
        guard offset < length else { return length }
        return self.offset(of: index(after: scalarPlace(max(0, offset))))
    }

    /// The start of the character that ends at an offset, or that the offset lies in.
    func start(before offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        let place = scalarPlace(min(offset, length))
        return self.offset(of: index(before: place))
    }

    /// The index at an offset, or at the start of the scalar that it lies in.
    private func scalarPlace(_ offset: Int) -> Index {
        var offset = min(max(0, offset), length)
        while offset > 0, offset < length, utf8[place(offset)] & 0xC0 == 0x80 { offset -= 1 }
        return place(offset)
    }

    /// Whether the character at an offset ends a paragraph.
    func isSeparator(at offset: Int) -> Bool {
        guard offset < length else { return false }
        return unicodeScalars[scalarPlace(offset)].endsParagraph
    }

    /// The paragraph that an offset lies in, without the separator at its end.
    func paragraph(at offset: Int) -> Range<Int> {
        let place = scalarPlace(offset)
        let scalars = unicodeScalars
        var start = place
        while start > scalars.startIndex {
            let before = scalars.index(before: start)
            if scalars[before].endsParagraph { break }
            start = before
        }
        var end = place
        while end < scalars.endIndex, !scalars[end].endsParagraph {
            end = scalars.index(after: end)
        }
        return self.offset(of: start)..<self.offset(of: end)
    }
}

extension Unicode.Scalar {
    /// Whether it is one of Unicode's mandatory line breaks.
    var endsParagraph: Bool {
        switch self {
        case "\u{A}"..."\u{D}", "\u{85}", "\u{2028}", "\u{2029}": true
        default: false
        }
    }
}
