public import Foundation

/// Writes counts of bytes: "1.2 MB", in French "1,2 Mo".
///
/// Apple: "ByteCountFormatter" (Foundation). That of Foundation on Linux has English words alone; files that the command compiles get
/// this one by that name. The words of units are CLDR's for the current locale.
open class _ByteCountFormat: ByteCountFormatter {
    /// A count of bytes in a style.
    override open class func string(
        fromByteCount byteCount: Int64, countStyle: ByteCountFormatter.CountStyle
    ) -> String {
        let formatter = _ByteCountFormat()
        formatter.countStyle = countStyle
        return formatter.string(fromByteCount: byteCount)
    }

    /// A measurement of storage in a style.
    ///
    /// Apple: "string(from:countStyle:)" (Foundation).
    open class func string(
        from measurement: Measurement<UnitInformationStorage>,
        countStyle: ByteCountFormatter.CountStyle
    ) -> String {
        string(fromByteCount: bytes(of: measurement), countStyle: countStyle)
    }

    /// A measurement of storage.
    ///
    /// Apple: "string(from:)" (Foundation).
    open func string(from measurement: Measurement<UnitInformationStorage>) -> String {
        string(fromByteCount: Self.bytes(of: measurement))
    }

    private static func bytes(of measurement: Measurement<UnitInformationStorage>) -> Int64 {
        let bytes = measurement.converted(to: .bytes).value
        return Int64(exactly: bytes.rounded()) ?? (bytes < 0 ? .min : .max)
    }

    /// A count of bytes.
    override open func string(fromByteCount byteCount: Int64) -> String {
        let english = super.string(fromByteCount: byteCount)
        let locale = Locale.current
        guard !locale.isEnglish else { return english }
        let parts = english.split(separator: " ", maxSplits: 2)
        guard let unit = parts.lazy.compactMap({ Self.units[$0] }).first else { return english }
        let words = parts.prefix(2)
        var text =
            words.first == "Zero" || byteCount == 0 && words.count == 2
            ? zero(in: locale)
            : Self.text(words.count == 2 ? String(words[0]) : nil, byteCount, unit, locale)
        if includesActualByteCount, parts.count > 2 {
            let digits = byteCount.formatted(.number.locale(locale))
            text += " (\(Self.text(digits, byteCount, .bytes, locale)))"
        }
        return text
    }

    /// The object as a count of bytes; `nil` for what is no number.
    override open func string(for obj: Any?) -> String? {
        (obj as? any BinaryInteger).map { string(fromByteCount: Int64(clamping: $0)) }
    }

    private func zero(in locale: Locale) -> String {
        Int64(0).formatted(
            .byteCount(style: .file, spellsOutZero: allowsNonnumericFormatting).locale(locale))
    }

    /// A number as it is written with its unit, or a unit alone. Bytes are written out, as they have no sign of their own.
    private static func text(
        _ digits: String?, _ count: Int64, _ unit: UnitInformationStorage, _ locale: Locale
    ) -> String {
        var words = UnitWords(width: unit == .bytes ? .wide : .abbreviated, locale: locale)
        guard let digits else { return words.name(of: unit) }
        words.number = { _ in digits }
        let value = Measurement(value: Double(count), unit: UnitInformationStorage.bytes)
        return words.text(value.converted(to: unit).value, unit)
    }

    private static let units: [Substring: UnitInformationStorage] = [
        "byte": .bytes, "bytes": .bytes, "KB": .kilobytes, "MB": .megabytes, "GB": .gigabytes,
        "TB": .terabytes, "PB": .petabytes, "EB": .exabytes, "ZB": .zettabytes, "YB": .yottabytes,
    ]
}

extension Locale {
    /// Whether the language is English, whose words Foundation on Linux has.
    var isEnglish: Bool { language.languageCode?.identifier == "en" }
}
