package import Foundation

/// Something that is done to a text that has the focus: by keys, taps, an input method or a menu. Whoever
/// shows a view makes these of what its own events are: tests, a page, a window.
package enum TextInputEvent: Sendable, Equatable {
    /// Characters were typed, or committed by an input method.
    case insert(String)
    /// The return key: a new line, or what the field submits.
    case newLine
    /// Characters come from elsewhere, in one piece.
    case paste(String)
    /// Deletes what is selected; a caret deletes what is beside it.
    case delete(TextUnit, backward: Bool)
    /// Moves the caret, or the end of the selection that moves.
    case move(TextMove, extending: Bool)
    /// Selects a part of the text, in UTF-8 bytes, the caret at its end.
    case select(Range<Int>)
    case selectAll
    /// A tap or a drag: moves the caret to a point of the text's space; of words and paragraphs selects the
    /// one there.
    case point(CGPoint, unit: TextUnit, extending: Bool)
    /// An input method composes characters; in UTF-8 bytes, what of them it has selected.
    case mark(String, selected: Range<Int>)
    /// The input method takes what it composed for final.
    case commit
    /// Deletes what stands beside the caret, in UTF-8 bytes, as an input method asks for.
    case deleteAround(before: Int, after: Int)
    case copy
    case cut
    case undo
    case redo
}

/// Where a caret moves.
package enum TextMove: Sendable, Hashable {
    /// Past a character, as it is seen.
    case left
    case right
    /// To the line above or below, at the same distance from the side.
    case up
    case down
    /// To the end of the last or next unit, in the order of reading.
    case backward(TextUnit)
    case forward(TextUnit)
}

/// What a field makes of texts.
package struct EditingPolicy: Sendable, Hashable {
    /// Whether the text has one line: separators of lines become spaces.
    package var isSingleLine: Bool
    /// Whether the text is secret: it is not copied, and its words are not told.
    package var isSecret: Bool

    package init(isSingleLine: Bool, isSecret: Bool = false) {
        self.isSingleLine = isSingleLine
        self.isSecret = isSecret
    }
}

/// What came of an event.
package enum EditOutcome: Sendable, Equatable {
    /// Nothing changed.
    case nothing
    /// Another place of the caret, or another selection.
    case moved
    /// The text changed.
    case edited
    /// Characters for the clipboard; whether they were cut from the text.
    case copied(String, wasCut: Bool)
    /// The return key in a text of one line.
    case submitted
}
