internal import Foundation
internal import QuadrantGeometry
internal import QuadrantText
internal import _FoundationICU

/// Line breaks and bidirectional levels by ICU, which is part of the toolchain's Foundation.
/// Not thread-safe: the engine's lock guards it.
@safe
final class UnicodeServices {
    /// The direction of a paragraph and the level of each of its UTF-16 units; no levels if all are 0.
    struct Directions {
        var isRightToLeft = false
        var levels: [UInt8] = []
    }

    private var iterators: [String: OpaquePointer] = unsafe [:]
    private let bidi = unsafe swift_ubidi_open()

    deinit {
        let names = unsafe Array(iterators.keys)
        for name in names { unsafe swift_ubrk_close(iterators[name]) }
        unsafe swift_ubidi_close(bidi)
    }

    /// Calls `body` with each offset at which a line may begin, in rising order, 0 and the end left out.
    func lineBreaks(in units: [UInt16], language: String, _ body: (Int) -> Void) {
        guard units.count > 1, let iterator = unsafe iterator(for: language) else { return }
        unsafe units.withUnsafeBufferPointer { text in
            var status = U_ZERO_ERROR
            unsafe swift_ubrk_setText(iterator, text.baseAddress, Int32(text.count), &status)
            guard status.rawValue <= 0 else { return }
            var position = unsafe swift_ubrk_first(iterator)
            while position != -1 {
                if position > 0, position < text.count { body(Int(position)) }
                position = unsafe swift_ubrk_next(iterator)
            }
        }
    }

    /// The levels of a paragraph by the Unicode bidirectional algorithm. The first letter with a
    /// direction decides the paragraph's, `fallback` where there is none or it `isFixed`.
    func directions(
        of units: [UInt16], fallback: LayoutDirection, isFixed: Bool = false
    ) -> Directions {
        let isLeftToRight = fallback == .leftToRight
        let asked: UInt8 = isFixed ? (isLeftToRight ? 0 : 1) : isLeftToRight ? 0xfe : 0xff
        return unsafe units.withUnsafeBufferPointer { text in
            var status = U_ZERO_ERROR
            unsafe swift_ubidi_setPara(
                bidi, text.baseAddress, Int32(text.count), asked, nil, &status)
            guard status.rawValue <= 0, let levels = unsafe swift_ubidi_getLevels(bidi, &status)
            else {
                return Directions()
            }
            let all = unsafe Array(UnsafeBufferPointer(start: levels, count: text.count))
            let isRightToLeft = unsafe swift_ubidi_getParaLevel(bidi) & 1 == 1
            return Directions(
                isRightToLeft: isRightToLeft, levels: all.contains { $0 != 0 } ? all : [])
        }
    }

    private func iterator(for language: String) -> OpaquePointer? {
        if let iterator = unsafe iterators[language] { return unsafe iterator }
        var status = U_ZERO_ERROR
        guard let iterator = unsafe swift_ubrk_open(UBRK_LINE, language, nil, 0, &status) else {
            return nil
        }
        if unsafe iterators.count >= 16 {
            let names = unsafe Array(iterators.keys)
            for name in names { unsafe swift_ubrk_close(iterators[name]) }
            unsafe iterators = unsafe [:]
        }
        unsafe iterators[language] = unsafe iterator
        return unsafe iterator
    }
}
