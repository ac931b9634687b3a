import Foundation

/// A localised string: a format, or several to choose from by a number.
struct StringEntry: Equatable, Sendable {
    /// The formats by plural category; a single one under `other` if numbers do not matter.
    var forms: [PluralCategory: String]
    /// Parts of the format that a number of their own decides, by their names.
    var substitutions: [String: Substitution] = [:]
    /// The language whose rules of numbers hold.
    var language: String

    /// A part of a format that has forms of its own, chosen by a value.
    struct Substitution: Equatable, Sendable {
        /// The position of the value that decides, from 0; `nil` for the next value.
        var position: Int?
        /// How the value is shown where a form says `%arg`: without the percent sign, as `lld`.
        var specifier: String
        var forms: [PluralCategory: String]
    }

    /// The format for values; all its places say their position if there is any substitution.
    ///
    /// - Parameter numbers: The values, which decide on forms; `nil` for those that are no numbers.
    func format(for numbers: [Double?]) -> String {
        let number = numbers.lazy.compactMap(\.self).first
        let format = Self.form(of: forms, number, language)
        guard !substitutions.isEmpty else { return format }
        var next = 0
        var result = ""
        for part in FormatParts(format) {
            switch part {
            case .literal(let literal): result += Self.escaped(literal)
            case .place(let position, let specifier):
                let substitution = Self.name(specifier).flatMap { substitutions[$0] }
                let place = position ?? substitution?.position ?? next
                if position == nil { next += 1 }
                guard let substitution else {
                    result += "%\(place + 1)$\(specifier.dropFirst())"
                    continue
                }
                let number = numbers.indices.contains(place) ? numbers[place] : nil
                let form = Self.form(of: substitution.forms, number, language)
                result += Self.placing(form, at: place, substitution.specifier)
            }
        }
        return result
    }

    private static func form(
        of forms: [PluralCategory: String], _ number: Double?, _ language: String
    ) -> String {
        // A form for zero is taken for 0 in every language.
        if number == 0, let zero = forms[.zero] { return zero }
        let category = number.map { PluralRule.category($0, language: language) } ?? .other
        return forms[category] ?? forms[.other] ?? ""
    }

    /// The name in a specifier such as `%#@name@`; `nil` for other specifiers.
    private static func name(_ specifier: String) -> String? {
        specifier.hasPrefix("%#@") ? String(specifier.dropFirst(3).dropLast()) : nil
    }

    private static func escaped(_ literal: String) -> String {
        literal.replacingOccurrences(of: "%", with: "%%")
    }

    /// A form whose places all stand for one value.
    private static func placing(_ form: String, at place: Int, _ standard: String) -> String {
        FormatParts(form).map { part in
            switch part {
            case .literal(let literal): return escaped(literal)
            case .place(let position, let specifier):
                let own = specifier == "%arg" ? standard : String(specifier.dropFirst())
                return "%\((position ?? place) + 1)$\(own)"
            }
        }.joined()
    }
}
