import Foundation
import QuadrantEditing
import QuadrantText

/// The part of a text that a field of one line, or of few lines, shows: of a text of megabytes, what lies around the caret.
struct ShownPart {
    /// The bytes of a third of the part; about as many characters as are seen at a time in several fields.
    private static let page = 4096

    /// In the whole text, in UTF-8 bytes.
    let range: Range<Int>
    let text: String

    init(range: Range<Int>, text: String) {
        (self.range, self.text) = (range, text)
    }

    /// - Parameters:
    ///   - caret: The place that has to be in the part.
    ///   - isCut: Whether the part may be less than the whole.
    init(of whole: String, around caret: Int, isCut: Bool) {
        let count = whole.utf8.count
        guard isCut, count > 3 * Self.page else {
            (range, text) = (0..<count, whole)
            return
        }
        // The part stays the same while the caret moves within a page.
        let page = max(1, caret / Self.page)
        let lower = whole.characterBoundary((page - 1) * Self.page)
        let upper = max(lower, whole.characterBoundary(min(count, (page + 2) * Self.page)))
        range = lower..<upper
        text = String(whole.part(range))
    }

    /// An offset of the whole text in the part; one outside of it at the nearer end.
    func inside(_ offset: Int) -> Int {
        min(max(range.lowerBound, offset), range.upperBound) - range.lowerBound
    }

    /// Places in the part as places in the whole text.
    func outside(_ places: TextPlaces) -> TextPlaces {
        let shift = range.lowerBound
        guard shift > 0 else { return places }
        var result = places
        for line in result.lines.indices {
            result.lines[line].range = result.lines[line].range.shifted(by: shift)
            for cell in result.lines[line].cells.indices {
                result.lines[line].cells[cell].range = result.lines[line].cells[cell].range
                    .shifted(by: shift)
            }
        }
        return result
    }
}

extension Range<Int> {
    fileprivate func shifted(by offset: Int) -> Range<Int> {
        lowerBound + offset..<upperBound + offset
    }
}
