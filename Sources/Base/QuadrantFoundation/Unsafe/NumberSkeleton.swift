internal import Foundation
internal import Synchronization
internal import _FoundationICU

/// Writes numbers, alone or with a unit, by ICU's data for the language. ICU is part of the toolchain's Foundation, which
/// itself uses it for dates and numbers alone.
///
/// A *skeleton* says how, in ICU's words: `unit/kilometer unit-width-full-name` ("Number Skeletons", ICU User Guide).
enum NumberSkeleton {
    /// The last formatters, by locale and skeleton: making one takes 0.4 ms, using it 2 µs.
    private static let kept = Mutex<[String: NumberWriter]>([:])
    /// How many formatters are kept; then all are made anew.
    private static let mostKept = 64

    /// A number as a skeleton asks, in a locale; `nil` where ICU knows no such unit, or none for such use.
    static func text(_ value: Double, _ skeleton: String, _ locale: Locale) -> String? {
        writer(skeleton, locale.identifier)?.text(value)
    }

    /// The number that a skeleton makes of a number, such as the miles that are shown for meters; `nil` as for `text`.
    static func number(_ value: Double, _ skeleton: String, _ locale: Locale) -> Double? {
        writer(skeleton, locale.identifier)?.number(value)
    }

    private static func writer(_ skeleton: String, _ locale: String) -> NumberWriter? {
        kept.withLock { kept in
            let key = "\(locale) \(skeleton)"
            if let known = kept[key] { return known }
            guard let made = NumberWriter(skeleton, locale) else { return nil }
            if kept.count >= mostKept { kept.removeAll() }
            kept[key] = made
            return made
        }
    }
}

/// One of ICU's formatters of numbers, closed with the last who knows it. Several threads may use it at once
/// (unumberformatter.h: "This object is immutable and thread-safe"); each call has a result of its own.
@safe private final class NumberWriter: @unchecked Sendable {
    private let formatter: OpaquePointer

    /// `nil` for a skeleton that ICU does not understand.
    init?(_ skeleton: String, _ locale: String) {
        var status = U_ZERO_ERROR
        let units = Array(skeleton.utf16)
        guard
            let formatter = unsafe swift_unumf_openForSkeletonAndLocale(
                units, Int32(units.count), locale, &status)
        else { return nil }
        unsafe self.formatter = unsafe formatter
        // Whoever is not made is closed by deinit too.
        guard status.rawValue <= 0 else { return nil }
    }

    deinit { unsafe swift_unumf_close(formatter) }

    func text(_ value: Double) -> String? {
        var status = U_ZERO_ERROR
        guard let result = unsafe swift_unumf_openResult(&status) else { return nil }
        defer { unsafe swift_unumf_closeResult(result) }
        unsafe swift_unumf_formatDouble(formatter, value, result, &status)
        var units = [UInt16](repeating: 0, count: 512)
        let count = unsafe swift_unumf_resultToString(
            result, &units, Int32(units.count), &status)
        guard status.rawValue <= 0, count >= 0, count <= units.count else { return nil }
        return String(decoding: units.prefix(Int(count)), as: UTF16.self)
    }

    func number(_ value: Double) -> Double? {
        var status = U_ZERO_ERROR
        guard let result = unsafe swift_unumf_openResult(&status) else { return nil }
        defer { unsafe swift_unumf_closeResult(result) }
        unsafe swift_unumf_formatDouble(formatter, value, result, &status)
        var digits = [CChar](repeating: 0, count: 400)
        let count = unsafe swift_unumf_resultToDecimalNumber(
            result, &digits, Int32(digits.count), &status)
        guard status.rawValue <= 0, count > 0, count < digits.count else { return nil }
        let bytes = digits.prefix(Int(count)).map { UInt8(bitPattern: $0) }
        return Double(String(decoding: bytes, as: UTF8.self))
    }
}
