internal import Foundation
internal import QuadrantText

/// Identifiers of locales, as `--locale` takes them.
package enum LocaleName {
    /// Whether an identifier names a language that there is, and a script and a region that there are if it names such: `de`, `de_DE`,
    /// `zh-Hant-TW`, `en_US_POSIX`, `de_DE@calendar=buddhist`, `ar-u-nu-latn`.
    package static func isKnown(_ identifier: String) -> Bool {
        let isPlain = identifier.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: "_-@=;.".utf8.contains(byte)
            }
        }
        // An encoding, as in LANG, and keywords.
        let name = identifier.prefix { $0 != "@" && $0 != "." }
        var parts = name.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }[...]
        guard isPlain, let language = parts.popFirst(), isLanguage(language) else { return false }
        if let script = parts.first, script.count == 4, script.first?.isLetter == true {
            guard Locale.Script(script.capitalized).isISOScript else { return false }
            parts = parts.dropFirst()
        }
        if let region = parts.first, region.count == 2 || region.count == 3 {
            let isNumber = region.count == 3 && region.allSatisfy(\.isNumber)
            guard isNumber || region.count == 2 && Locale.Region(region.uppercased()).isISORegion
            else {
                return false
            }
            parts = parts.dropFirst()
        }
        // Variants have five letters and more, or begin with a digit; after a single letter there may be anything.
        let variants = parts.prefix { $0.count != 1 }
        return variants.allSatisfy {
            (5...8).contains($0.count) || $0.count == 4 && $0.first?.isNumber == true
        } && (parts.count == variants.count || parts.last?.count != 1)
    }

    private static func isLanguage(_ name: Substring) -> Bool {
        guard name.count == 2 || name.count == 3, name.allSatisfy(\.isLetter) else { return false }
        return Locale.LanguageCode(name.lowercased()).isISOLanguage
    }

    /// Up to three identifiers that a wrong one may have meant: by the English name of its language, by its language, or by its letters.
    package static func near(_ identifier: String) -> [String] {
        let all = Locale.availableIdentifiers.sorted()
        let words = identifier.split { !$0.isLetter }.map { $0.lowercased() }
        let english = Locale(identifier: "en")
        let languages = Set(all.filter { $0.count < 4 })
        let named = languages.sorted().filter { code in
            let name = english.localizedString(forLanguageCode: code)?.lowercased() ?? ""
            return words.contains { $0.count > 3 && name.hasPrefix($0) }
        }
        if !named.isEmpty { return Array(named.prefix(3)) }
        if let language = words.first, languages.contains(language) {
            let regions = all.filter {
                $0.hasPrefix("\(language)_") && $0.count == language.count + 3
            }
            let second = words.dropFirst().first?.uppercased() ?? ""
            let similar = NearestNames.of("\(language)_\(second)", in: regions)
            return similar.isEmpty ? [language] + regions.prefix(2) : similar
        }
        let spelled = NearestNames.of(identifier.replacing("-", with: "_"), in: all)
        if !spelled.isEmpty { return spelled }
        // Nothing is spelled so: languages that begin alike.
        let letters = identifier.lowercased()
        let alike = languages.filter { $0.first == letters.first }.sorted {
            let lengths = [$0, $1].map { letters.commonPrefix(with: $0).count }
            return (lengths[1], $0) < (lengths[0], $1)
        }
        return Array(alike.prefix(3))
    }
}
