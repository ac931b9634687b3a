import Foundation

/// A number that `printf` can format.
enum FormattedNumber: Equatable, Sendable {
    case integer(Int64)
    case unsigned(UInt64)
    case floating(Double)
}

extension FormattedNumber {
    /// The number in the form of a `printf` specifier, grouped as the locale groups.
    func string(_ specifier: String, _ locale: Locale) -> String {
        if let number = plainInteger(specifier), let form = IntegerForm.of(locale) {
            return form.string(number)
        }
        return foundationString(specifier, locale)
    }

    /// The number if the specifier asks for nothing but its digits.
    private func plainInteger(_ specifier: String) -> Int64? {
        switch self {
        case .integer(let number): specifier == "%lld" || specifier == "%d" ? number : nil
        case .unsigned(let number):
            specifier == "%llu" || specifier == "%u" ? Int64(exactly: number) : nil
        case .floating: nil
        }
    }

    /// The same as Foundation writes it, which takes some ten microseconds.
    func foundationString(_ specifier: String, _ locale: Locale) -> String {
        guard let kind = specifier.last else { return "" }
        let locale = locale.withDigits
        switch kind {
        case "d", "i", "u", "x", "X", "o":
            let form = Self.widened(specifier, kind)
            switch self {
            case .integer(let number): return String(format: form, locale: locale, number)
            case .unsigned(let number):
                // Foundation on Linux takes a number beyond Int64 for a negative one.
                let isBeyond = Int64(exactly: number) == nil && "diu".contains(kind)
                return isBeyond
                    ? number.formatted(.number.locale(locale))
                    : String(format: form, locale: locale, number)
            case .floating(let number):
                return String(format: form, locale: locale, Int64(exactly: number.rounded()) ?? 0)
            }
        case "f", "F", "e", "E", "g", "G", "a", "A":
            return String(format: specifier, locale: locale, double)
        default:
            switch self {
            case .integer(let number): return number.formatted(.number.locale(locale))
            case .unsigned(let number): return number.formatted(.number.locale(locale))
            case .floating(let number): return number.formatted(.number.locale(locale))
            }
        }
    }

    /// The specifier for a number of 64 bits, which is what the function is given.
    private static func widened(_ specifier: String, _ kind: Character) -> String {
        let start = specifier.dropLast().drop { $0 == "%" }
        return "%" + start.filter { !"hlqzjt".contains($0) } + "ll" + String(kind)
    }

    /// The number as one with a fraction.
    var double: Double {
        switch self {
        case .integer(let number): Double(number)
        case .unsigned(let number): Double(number)
        case .floating(let number): number
        }
    }
}
