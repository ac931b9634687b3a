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

    /// The format for values; all its places say their position if there is any substitution. It has no parts that are named
    /// any more: a name that is not known, or that leads back to itself, is shown as it is written. Foundation's
    /// formatting traps at such a name.
    ///
    /// - Parameter numbers: The values, which decide on forms; `nil` for those that are no numbers.
    func format(for numbers: [Double?]) -> String {
        let number = numbers.lazy.compactMap(\.self).first
        let format = Self.form(of: forms, number, language)
        guard !substitutions.isEmpty || format.contains("#@") else { return format }
        var next = 0
        var room = Self.longest
        var result = ""
        for part in FormatParts(format) {
            switch part {
            case .literal(let literal): result += Self.escaped(literal)
            case .place(let position, let specifier):
                let name = Self.name(specifier)
                let substitution = name.flatMap { substitutions[$0] }
                if let name, substitution == nil {
                    result += Self.unnamed(name)
                    continue
                }
                let place = position ?? substitution?.position ?? next
                if position == nil { next += 1 }
                guard let name else {
                    result +=
                        substitutions.isEmpty && position == nil
                        ? specifier : "%\(place + 1)$\(specifier.dropFirst())"
                    continue
                }
                result += text(of: name, at: place, numbers, in: [], &room)
            }
        }
        return result
    }

    /// How many characters the parts of a format may have: parts of parts could double at each step.
    private static let longest = 20_000

    /// The form of a part for its value; its places all stand for that value, but for parts in it with positions of their own.
    ///
    /// - Parameters:
    ///   - place: The position of the value.
    ///   - outer: The parts that this one stands in.
    ///   - room: How many characters may follow.
    private func text(
        of name: String, at place: Int, _ numbers: [Double?], in outer: Set<String>,
        _ room: inout Int
    ) -> String {
        guard let substitution = substitutions[name], !outer.contains(name), room > 0 else {
            return Self.unnamed(name)
        }
        let number = numbers.indices.contains(place) ? numbers[place] : nil
        let form = Self.form(of: substitution.forms, number, language)
        room -= form.utf8.count + 1
        var result = ""
        for part in FormatParts(form) {
            switch part {
            case .literal(let literal): result += Self.escaped(literal)
            case .place(let position, let specifier):
                if let inner = Self.name(specifier) {
                    let place = position ?? substitutions[inner]?.position ?? place
                    result += text(of: inner, at: place, numbers, in: outer.union([name]), &room)
                } else {
                    let own =
                        specifier == "%arg"
                        ? substitution.specifier : String(specifier.dropFirst())
                    result += "%\((position ?? place) + 1)$\(own)"
                }
            }
        }
        return result
    }

    /// The name of a part that there is none of, as it is written.
    private static func unnamed(_ name: String) -> String { "%%#@\(escaped(name))@" }

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
}
