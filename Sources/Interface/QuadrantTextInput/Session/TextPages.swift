import Foundation
import QuadrantEditing

/// The parts in which a long text is shown: some lines each. An editor lays out those in sight only; a field that grows with
/// its lines has larger parts, and lays out again those that changed.
///
/// A part ends before a line break. A line that is longer than four parts is cut between characters, which shows as a
/// break.
struct TextPages {
    /// Texts of fewer bytes are shown as a whole.
    private static let least = 65_536
    /// The least bytes of a part of an editor but the last one.
    static let editorSize = 4096
    /// The same in a field, where all parts are views at a time: some hundred of them for 10 MB.
    static let fieldSize = 32_768

    let text: String
    /// Where the parts begin, in UTF-8 bytes, rising from 0.
    private let starts: [Int]

    /// `nil` for a text that is shown as a whole.
    ///
    /// - Parameter size: The least bytes of a part but the last one.
    init?(_ text: String, size: Int = TextPages.editorSize) {
        guard text.utf8.count >= Self.least else { return nil }
        self.text = text
        let (bytes, count) = (text.utf8, text.utf8.count)
        var starts = [0]
        var start = 0
        while count - start > size {
            let search = start + size
            let limit = min(count, start + 4 * size)
            let from = bytes.index(bytes.startIndex, offsetBy: search)
            let end = bytes.index(bytes.startIndex, offsetBy: limit)
            if let line = bytes[from..<end].firstIndex(of: 0x0A) {
                start = bytes.distance(from: bytes.startIndex, to: line) + 1
            } else {
                start = max(start + 1, text.characterBoundary(limit))
            }
            if start >= count, bytes.last != 0x0A { break }
            starts.append(start)
        }
        self.starts = starts
    }

    /// The number of parts.
    var count: Int { starts.count }

    /// The part with a place; one beyond the text is in the last part.
    func index(of offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return max(0, low - 1)
    }

    /// A part, without the line break at its end.
    func part(_ index: Int) -> ShownPart { part(index...index) }

    /// A part with the one before and the one behind it.
    func part(around index: Int) -> ShownPart {
        part(max(0, index - 1)...min(starts.count - 1, index + 1))
    }

    private func part(_ pages: ClosedRange<Int>) -> ShownPart {
        let lower = starts[pages.lowerBound]
        var upper = text.utf8.count
        if pages.upperBound + 1 < starts.count {
            upper = starts[pages.upperBound + 1]
            if byte(upper - 1) == 0x0A {
                upper -= 1
                if upper > lower, byte(upper - 1) == 0x0D { upper -= 1 }
            }
        }
        return ShownPart(range: lower..<upper, text: String(text.part(lower..<upper)))
    }

    private func byte(_ offset: Int) -> UInt8 {
        text.utf8[text.utf8.index(text.utf8.startIndex, offsetBy: offset)]
    }
}
