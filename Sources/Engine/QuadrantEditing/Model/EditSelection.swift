package import Foundation

/// What is selected in a text: the stretch between two places, or a caret where both are the same. A program may
/// select several stretches: then there are gaps between the places.
///
/// Offsets count UTF-8 bytes and lie between characters.
package struct EditSelection: Hashable, Sendable {
    /// Where the selection was begun; it stays while the selection is extended.
    package var anchor: Int
    /// The end that moves.
    package var head: Int
    /// Whether the caret belongs to the character before it: at the end of a line that goes on below, and
    /// between characters of two directions.
    package var leansBack = false
    /// The x that moves up and down keep, in points; `nil` where the last move was another.
    package var column: CGFloat?
    /// What is not selected between the ends, in order; none is empty or at an end.
    package var gaps: [Range<Int>] = []

    package init(anchor: Int, head: Int, leansBack: Bool = false, column: CGFloat? = nil) {
        self.anchor = anchor
        self.head = head
        self.leansBack = leansBack
        self.column = column
    }

    /// A caret.
    package init(at offset: Int, leansBack: Bool = false) {
        self.init(anchor: offset, head: offset, leansBack: leansBack)
    }

    /// Several stretches; `nil` for none. They may be in any order and overlap.
    package init?(stretches: [Range<Int>], leansBack: Bool = false) {
        let all = stretches.filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
        guard let first = all.first ?? stretches.first else { return nil }
        var end = first.upperBound
        var gaps: [Range<Int>] = []
        for stretch in all.dropFirst() {
            if stretch.lowerBound > end { gaps.append(end..<stretch.lowerBound) }
            end = max(end, stretch.upperBound)
        }
        self.init(anchor: first.lowerBound, head: end, leansBack: leansBack)
        self.gaps = gaps
    }

    /// The selected stretches, in order; an empty one for a caret.
    package var stretches: [Range<Int>] {
        var (result, start): ([Range<Int>], Int) = ([], range.lowerBound)
        for gap in gaps {
            result.append(start..<gap.lowerBound)
            start = gap.upperBound
        }
        return result + [start..<range.upperBound]
    }

    /// From the first to the last selected character.
    package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
    /// Whether nothing is selected.
    package var isCaret: Bool { anchor == head }
    /// The place of the caret.
    package var position: TextPosition { TextPosition(offset: head, leansBack: leansBack) }
}

/// A place between characters.
package struct TextPosition: Hashable, Sendable {
    /// In UTF-8 bytes from the text's start.
    package var offset: Int
    /// Whether it belongs to the character before it.
    package var leansBack: Bool

    package init(offset: Int, leansBack: Bool = false) {
        self.offset = offset
        self.leansBack = leansBack
    }
}

/// By how much a caret moves, or how much is selected or deleted.
package enum TextUnit: Hashable, Sendable, CaseIterable {
    case character
    case word
    case line
    case paragraph
    case document
}
