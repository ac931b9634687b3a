import Foundation

/// Numbers with the words for their units, in every language of CLDR (`NumberSkeleton`).
struct UnitWords {
    /// How much room there is for words: "5km", "5 km", "5 kilometers".
    enum Width: String {
        case narrow = "unit-width-narrow"
        case abbreviated = "unit-width-short"
        case wide = "unit-width-full-name"
    }

    /// How much room there is for words.
    var width: Width
    /// What is measured, in CLDR's words (`unitPreferenceData`), by which a unit of the locale is taken; `nil` for the
    /// measurement's own unit.
    var usage: String?
    /// The language, and which units people use.
    var locale: Locale
    /// Whether degrees stand without the letter of their scale.
    var hidesScale = false
    /// How the number is written; `nil` for ICU's own way: at most six digits of a fraction, and two digits in all or whole
    /// numbers where another unit than the measurement's is taken.
    var number: ((Double) -> String)?

    /// A measurement with its unit. A unit that CLDR does not know stands with its symbol.
    func text(_ value: Double, _ unit: Unit) -> String {
        guard let name = UnitIdentifiers.name(of: unit) else { return plain(value, unit.symbol) }
        let stem = "unit/\(name)"
        let isBare = hidesScale && unit is UnitTemperature
        if isBare || number != nil, !isOfSeveralUnits {
            return placed(value, unit, stem, isBare: isBare)
        }
        let inUse = usage.flatMap {
            NumberSkeleton.text(value, "\(stem) \(width.rawValue) usage/\($0)", locale)
        }
        return inUse ?? NumberSkeleton.text(value, "\(stem) \(width.rawValue)", locale)
            ?? plain(value, unit.symbol)
    }

    /// The words for several of a unit, without a number.
    func name(of unit: Unit) -> String {
        let text = text(100, unit)
        guard let digits = NumberSkeleton.text(100, "", locale),
            let range = text.range(of: digits)
        else { return unit.symbol }
        return text.replacingCharacters(in: range, with: "")
            .trimmingCharacters(in: .whitespaces)
    }

    /// Whether such measurements are written in several units: "6 ft, 1 in".
    private var isOfSeveralUnits: Bool { usage == "person-height" }

    private func plain(_ value: Double, _ symbol: String) -> String {
        let digits = number?(value) ?? NumberSkeleton.text(value, "", locale) ?? "\(value)"
        return width == .narrow ? digits + symbol : "\(digits) \(symbol)"
    }

    /// A number in the words around it. Which words go with a number is decided by its digits: 1 kilometer, 1.0 kilometers.
    private func placed(_ value: Double, _ unit: Unit, _ stem: String, isBare: Bool) -> String {
        let inUse = usage.map { "\(stem) usage/\($0)" }
        let shown = inUse.flatMap { NumberSkeleton.number(value, "\($0) .##########", locale) }
        let number = number ?? { NumberSkeleton.text($0, Self.wholeDegrees, locale) ?? "\($0)" }
        let digits = number(shown ?? value)
        let precision = precision(of: digits)
        let form = "\(width.rawValue) \(precision)"
        let text =
            isBare
            ? NumberSkeleton.text(
                shown ?? value, "measure-unit/temperature-generic \(form)", locale)
            : NumberSkeleton.text(
                value, "\(shown == nil ? stem : inUse ?? stem) \(form)", locale)
        let plainDigits = NumberSkeleton.text(shown ?? value, precision, locale)
        guard let text, let plainDigits, let range = text.range(of: plainDigits) else {
            return plain(value, unit.symbol)
        }
        return text.replacingCharacters(in: range, with: digits)
    }

    /// How degrees are written where nothing is said.
    private static let wholeDegrees = "precision-integer"

    /// As many digits of a fraction as a number has, as a skeleton says it.
    private func precision(of digits: String) -> String {
        guard let mark = digits.range(of: locale.decimalSeparator ?? ".", options: .backwards)
        else { return "precision-integer" }
        let count = digits[mark.upperBound...].prefix { $0.isNumber }.count
        return count == 0 ? "precision-integer" : "." + String(repeating: "0", count: count)
    }
}
