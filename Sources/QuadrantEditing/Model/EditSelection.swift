package import Foundation

/// What is selected in a text: the stretch between two places, or a caret where both are the same.
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

    /// The selected stretch, in order.
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
