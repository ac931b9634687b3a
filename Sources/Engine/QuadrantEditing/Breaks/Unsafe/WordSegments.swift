internal import Foundation
internal import _FoundationICU

/// The words of a stretch of text by ICU, which is part of the toolchain's Foundation: with dictionaries for
/// scripts that write no spaces.
enum WordSegments {
    /// Calls `body` with the UTF-16 offsets of each segment, in order and without gaps, and whether it is a
    /// word: letters, digits or ideographs, not spaces or punctuation.
    static func forEach(in units: [UInt16], _ body: (Range<Int>, Bool) -> Void) {
        guard !units.isEmpty else { return }
        var status = U_ZERO_ERROR
        unsafe units.withUnsafeBufferPointer { text in
            let iterator = unsafe swift_ubrk_open(
                UBRK_WORD, "en", text.baseAddress, Int32(text.count), &status)
            guard status.rawValue <= 0, let iterator = unsafe iterator else {
                return body(0..<text.count, true)
            }
            defer { unsafe swift_ubrk_close(iterator) }
            var start = unsafe swift_ubrk_first(iterator)
            while true {
                let end = unsafe swift_ubrk_next(iterator)
                guard end != -1, end > start else { break }
                // Statuses below 100 are those of spaces and punctuation.
                let isWord = unsafe swift_ubrk_getRuleStatus(iterator) >= 100
                body(Int(start)..<Int(end), isWord)
                start = end
            }
        }
    }
}
