public import Foundation

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
    /// Writes a measurement of storage as a count of bytes: "1.5 kB".
    ///
    /// Apple: "Measurement.FormatStyle.ByteCount" (Foundation), which Foundation on Linux lacks. A fraction of a byte is
    /// rounded; what is beyond `Int64` counts as its limit, and no number as 0.
    public struct ByteCount: Foundation.FormatStyle, Sendable {
        private var base: ByteCountFormatStyle

        /// Creates a style.
        ///
        /// - Parameters:
        ///   - style: Whether a kilobyte has 1,000 bytes, as of files, or 1,024, as of memory.
        ///   - allowedUnits: The units that are used.
        ///   - spellsOutZero: Whether 0 is a word.
        ///   - includesActualByteCount: Whether the number of bytes follows in parentheses.
        public init(
            style: ByteCountFormatStyle.Style,
            allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true,
            includesActualByteCount: Bool = false, locale: Locale = .autoupdatingCurrent
        ) {
            base = ByteCountFormatStyle(
                style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
                includesActualByteCount: includesActualByteCount, locale: locale)
        }

        /// A measurement in words.
        public func format(_ value: Measurement<UnitInformationStorage>) -> String {
            let bytes = value.converted(to: .bytes).value.rounded()
            return base.format(
                bytes.isNaN ? 0 : Int64(exactly: bytes) ?? (bytes < 0 ? .min : .max))
        }

        /// The style in a language.
        public func locale(_ locale: Locale) -> Self {
            var result = self
            result.base = base.locale(locale)
            return result
        }
    }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
    /// A measurement of storage as a count of bytes.
    ///
    /// Apple: "byteCount(style:allowedUnits:spellsOutZero:includesActualByteCount:)" (Foundation).
    public static func byteCount(
        style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
        spellsOutZero: Bool = true, includesActualByteCount: Bool = false
    ) -> Self {
        Self(
            style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
            includesActualByteCount: includesActualByteCount)
    }
}
