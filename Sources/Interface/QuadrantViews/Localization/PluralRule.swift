import Foundation

/// The form of a word that goes with a number.
enum PluralCategory: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
}

/// Chooses the form of a word for a number in a language.
///
/// After the cardinal rules of Unicode CLDR 48, `supplemental/plurals.xml`, for whole numbers; numbers with a
/// fraction take the form that most languages give them, `one` in those where 0 to below 2 is `one`.
enum PluralRule {
    /// The form for a number.
    static func category(_ number: Double, language: String) -> PluralCategory {
        guard number.isFinite, number == number.rounded(), abs(number) < 1e15 else {
            let isOne = abs(number) < 2 && oneBelowTwo.contains(language)
            return isOne ? .one : .other
        }
        return category(Int(abs(number)), language)
    }

    /// Languages in which `one` covers all numbers from 0 to below 2.
    private static let oneBelowTwo: Set<String> = ["fr", "pt", "hy", "ff", "kab"]
    /// Languages whose words have one form for all numbers.
    private static let noForms: Set<String> = [
        "ja", "zh", "yue", "ko", "vi", "th", "lo", "my", "id", "ms", "jv", "su", "to", "bo", "dz",
    ]
    /// Languages in which `one` covers 0 and 1.
    private static let zeroIsOne: Set<String> = [
        "fr", "pt", "hy", "ff", "kab", "hi", "bn", "gu", "kn", "fa", "am", "as", "zu", "ak", "ln",
        "mg", "pa", "ti", "wa", "si",
    ]

    private static func category(_ n: Int, _ language: String) -> PluralCategory {
        if noForms.contains(language) { return .other }
        let (ten, hundred) = (n % 10, n % 100)
        switch language {
        case "ru", "uk", "be": return slavic(ten, hundred, rest: .many)
        case "sr", "hr", "bs", "sh": return slavic(ten, hundred, rest: .other)
        case "pl":
            if n == 1 { return .one }
            return slavic(ten, hundred, rest: .many) == .few ? .few : .many
        case "cs", "sk": return n == 1 ? .one : (2...4).contains(n) ? .few : .other
        case "sl":
            return hundred == 1 ? .one : hundred == 2 ? .two : 3...4 ~= hundred ? .few : .other
        case "lt":
            if (11...19).contains(hundred) || ten == 0 { return .other }
            return ten == 1 ? .one : .few
        case "lv":
            if ten == 0 || (11...19).contains(hundred) { return .zero }
            return ten == 1 ? .one : .other
        case "ro", "mo": return n == 1 ? .one : n == 0 || 1...19 ~= hundred ? .few : .other
        case "ar": return arabic(n, hundred)
        case "he", "iw": return n == 1 ? .one : n == 2 ? .two : .other
        case "ga":
            return n == 1 ? .one : n == 2 ? .two : 3...6 ~= n ? .few : 7...10 ~= n ? .many : .other
        case "cy": return welsh(n)
        case "mt":
            if n == 1 { return .one }
            if n == 2 { return .two }
            return n == 0 || 3...10 ~= hundred ? .few : 11...19 ~= hundred ? .many : .other
        case "is", "mk": return ten == 1 && hundred != 11 ? .one : .other
        case "fil", "tl": return [4, 6, 9].contains(ten) ? .other : .one
        case "es", "it", "ca":
            return n == 1 ? .one : n != 0 && n % 1_000_000 == 0 ? .many : .other
        case _ where zeroIsOne.contains(language):
            if n <= 1 { return .one }
            let hasMillions = language == "fr" || language == "pt"
            return hasMillions && n % 1_000_000 == 0 ? .many : .other
        default: return n == 1 ? .one : .other
        }
    }

    private static func slavic(
        _ ten: Int, _ hundred: Int, rest: PluralCategory
    ) -> PluralCategory {
        if ten == 1, hundred != 11 { return .one }
        return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : rest
    }

    private static func arabic(_ n: Int, _ hundred: Int) -> PluralCategory {
        switch n {
        case 0: .zero
        case 1: .one
        case 2: .two
        default: 3...10 ~= hundred ? .few : 11...99 ~= hundred ? .many : .other
        }
    }

    private static func welsh(_ n: Int) -> PluralCategory {
        switch n {
        case 0: .zero
        case 1: .one
        case 2: .two
        case 3: .few
        case 6: .many
        default: .other
        }
    }
}
