public import Foundation

// Foundation formats names of people on Apple's systems only; fields of names need it (`TextField(value:format:)`).

extension PersonNameComponents {
    /// Writes and reads the name of a person.
    ///
    /// Apple: "PersonNameComponents.FormatStyle". Family names stand first where the name is written in Han, Hangul or Kana.
    public struct FormatStyle: ParseableFormatStyle {
        /// How much of a name is written.
        public enum Style: Int, Codable, Hashable, Sendable {
            /// The nickname or the given name.
            case short
            /// Given and family name.
            case medium
            /// All parts.
            case long
            /// The initials.
            case abbreviated
        }

        /// How much is written.
        public var style: Style
        /// The locale of the words.
        public var locale: Locale

        /// Creates the format.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            (self.style, self.locale) = (style, locale)
        }

        /// The name as a text.
        public func format(_ value: PersonNameComponents) -> String {
            let (given, family) = (value.givenName, value.familyName)
            switch style {
            case .short: return value.nickname ?? given ?? family ?? ""
            case .medium: return value.joined([given, family])
            case .long:
                let parts = [value.namePrefix, given, value.middleName, family, value.nameSuffix]
                return value.joined(parts)
            case .abbreviated:
                return value.inOrder([given, family]).compactMap { $0?.first.map(String.init) }
                    .joined()
            }
        }

        /// The same format in another locale.
        public func locale(_ locale: Locale) -> FormatStyle {
            var result = self
            result.locale = locale
            return result
        }

        /// What reads names.
        public var parseStrategy: ParseStrategy { ParseStrategy() }
    }

    /// Reads the name of a person.
    ///
    /// Apple: "PersonNameComponents.ParseStrategy". The first word is the given name, the last one the family name, words
    /// between them are middle names; titles before and after the name are told from names. In Han, Hangul and Kana the
    /// family name is first.
    public struct ParseStrategy: Foundation.ParseStrategy {
        private static let prefixes: Set = ["mr", "mrs", "ms", "miss", "mx", "dr", "prof", "sir"]
        private static let suffixes: Set = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"]

        /// Creates the strategy.
        public init() {}

        /// The parts of a name.
        ///
        /// - Throws: `CocoaError` if the text has no word.
        public func parse(_ value: String) throws -> PersonNameComponents {
            func plain(_ word: Substring) -> String {
                word.lowercased().filter { $0.isLetter }
            }
            var words = value.split { $0.isWhitespace || $0 == "," }[...]
            var result = PersonNameComponents()
            guard !words.isEmpty else { throw CocoaError(.formatting) }
            if words.count > 1, Self.prefixes.contains(plain(words[words.startIndex])) {
                result.namePrefix = String(words.removeFirst())
            }
            if words.count > 1, let last = words.last, Self.suffixes.contains(plain(last)) {
                result.nameSuffix = String(words.removeLast())
            }
            guard words.count > 1 else {
                result.givenName = words.first.map(String.init)
                return result
            }
            let (first, last) = (String(words.removeFirst()), String(words.removeLast()))
            result.givenName = first
            result.familyName = last
            if result.isFamilyFirst { (result.givenName, result.familyName) = (last, first) }
            if !words.isEmpty { result.middleName = words.joined(separator: " ") }
            return result
        }
    }

    /// The name with given and family name.
    public func formatted() -> String { formatted(FormatStyle()) }

    /// The name in a format.
    public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents { format.format(self) }

    /// Whether the name is one of those whose family names stand first.
    private var isFamilyFirst: Bool {
        let letters = [givenName, familyName].compactMap { $0 }.joined().unicodeScalars
        return letters.contains { scalar in
            switch scalar.value {
            case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0x2_0000...0x3_FFFF: true
            default: false
            }
        }
    }

    /// The parts of the name in its order.
    fileprivate func inOrder(_ parts: [String?]) -> [String?] {
        isFamilyFirst ? parts.reversed() : parts
    }

    fileprivate func joined(_ parts: [String?]) -> String {
        inOrder(parts).compactMap { $0 }.filter { !$0.isEmpty }
            .joined(separator: isFamilyFirst ? "" : " ")
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// The name of a person.
    public static func name(
        style: PersonNameComponents.FormatStyle.Style
    ) -> PersonNameComponents.FormatStyle { PersonNameComponents.FormatStyle(style: style) }
}
