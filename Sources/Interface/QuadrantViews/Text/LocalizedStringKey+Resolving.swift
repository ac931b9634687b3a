import Foundation
package import QuadrantCore
import QuadrantText

extension LocalizedStringKey {
    /// Adds the string in the locale of `resolver`, its Markdown as styles, its values in their places.
    func append(
        to resolver: inout TextResolver, _ attributes: TextAttributes?, _ source: StringSource?
    ) {
        let format = format(in: resolver.environment, source)
        if let characters = plainCharacters(of: format, resolver.environment) {
            return resolver.append(characters, attributes)
        }
        guard !arguments.isEmpty else {
            let spans = InlineMarkdown.spans(of: format)
            return append(
                spans.map { ($0, [.characters($0.text)]) }, to: &resolver, attributes, source)
        }
        let template = StringTemplate(format, arguments: arguments)
        let spans = InlineMarkdown.spans(of: template.text).map { span in
            var span = span
            span.link = span.link.map { template.filled($0, resolver.environment, source) }
            return (span, template.pieces(of: span.text, resolver.environment))
        }
        append(spans, to: &resolver, attributes, source)
    }

    private func append(
        _ spans: [(MarkdownSpan, [StringTemplate.Piece])], to resolver: inout TextResolver,
        _ attributes: TextAttributes?, _ source: StringSource?
    ) {
        for (span, pieces) in InflectedSpans.inflected(spans, &resolver) {
            let said = TextAttributes.of(span, over: attributes)
            for piece in pieces {
                switch piece {
                case .characters(let characters): resolver.append(characters, said)
                case .text(let text): resolver.append(text, said)
                case .key(let key): key.append(to: &resolver, said, source)
                }
            }
        }
    }

    /// The string in an environment's locale, if it is nothing but characters of one look; `nil` where it
    /// may have styles and where texts or other keys stand in it.
    func plainCharacters(
        in environment: EnvironmentValues, _ source: StringSource?
    ) -> String? {
        guard !hasTexts else { return nil }
        return plainCharacters(of: format(in: environment, source), environment)
    }

    /// The string for the key in the tables, or what the source has for it, or the key itself.
    private func format(in environment: EnvironmentValues, _ source: StringSource?) -> String {
        let found = environment.stringTables.entry(key, source, environment.locale)
        return found?.format(for: arguments.map(\.number)) ?? source?.fallback ?? key
    }

    /// Whether there are values that are neither strings nor numbers.
    private var hasTexts: Bool {
        arguments.contains { argument in
            switch argument {
            case .string, .number: false
            case .text, .key: true
            }
        }
    }

    /// The format with its values in their places, if it can have no styles and no value has any.
    private func plainCharacters(of format: String, _ environment: EnvironmentValues) -> String? {
        guard !InlineMarkdown.mayHaveStyles(format), !hasTexts else { return nil }
        guard !arguments.isEmpty else { return format }
        var characters = ""
        var next = 0
        for part in FormatParts(format) {
            switch part {
            case .literal(let literal): characters += literal
            case .place(let position, let specifier):
                let index = position ?? next
                if position == nil { next += 1 }
                guard arguments.indices.contains(index) else { continue }
                switch arguments[index] {
                case .string(let string): characters += string
                case .number(let number):
                    characters += number.string(specifier, environment.locale)
                case .text, .key: return nil
                }
            }
        }
        return characters
    }

    /// The string in an environment's locale, without styles.
    func string(in environment: EnvironmentValues, _ source: StringSource?) -> String {
        let format = format(in: environment, source)
        guard !arguments.isEmpty else { return format }
        let template = StringTemplate(format, arguments: arguments)
        return template.filled(template.text, environment, source)
    }
}

/// A format whose places are single characters from a private plane, so that Markdown can be read
/// before values come in: what they contain is no Markdown.
struct StringTemplate {
    /// The format with its places marked.
    let text: String
    private let places: [(argument: TextArgument, specifier: String)]

    /// A piece of a template: characters, or a value in its place.
    enum Piece {
        case characters(String)
        case text(Text)
        case key(LocalizedStringKey)
    }

    /// The first mark. Where the format has such characters of its own, they are put in their places
    /// as values are.
    private static let firstMark: UInt32 = 0x10_0000
    /// The number of characters in the private plane, which limits the places.
    private static let mostPlaces: UInt32 = 0xFFFD

    init(_ format: String, arguments: [TextArgument]) {
        var text = ""
        var places: [(argument: TextArgument, specifier: String)] = []
        func put(_ argument: TextArgument, _ specifier: String) {
            guard places.count < Self.mostPlaces,
                let mark = Unicode.Scalar(Self.firstMark + UInt32(places.count))
            else { return }
            text.unicodeScalars.append(mark)
            places.append((argument, specifier))
        }
        var next = 0
        for part in FormatParts(format) {
            switch part {
            case .literal(let literal):
                guard literal.unicodeScalars.contains(where: { $0.value >= Self.firstMark }) else {
                    text += literal
                    continue
                }
                for scalar in literal.unicodeScalars {
                    if scalar.value < Self.firstMark {
                        text.unicodeScalars.append(scalar)
                    } else {
                        put(.string(String(scalar)), "%@")
                    }
                }
            case .place(let position, let specifier):
                let index = position ?? next
                if position == nil { next += 1 }
                if arguments.indices.contains(index) { put(arguments[index], specifier) }
            }
        }
        self.text = text
        self.places = places
    }

    /// The pieces of a part of `text`: characters and values.
    func pieces(of part: String, _ environment: EnvironmentValues) -> [Piece] {
        var pieces: [Piece] = []
        var characters = ""
        for scalar in part.unicodeScalars {
            guard scalar.value >= Self.firstMark,
                places.indices.contains(Int(scalar.value - Self.firstMark))
            else {
                characters.unicodeScalars.append(scalar)
                continue
            }
            let (argument, specifier) = places[Int(scalar.value - Self.firstMark)]
            switch argument {
            case .string(let string): characters += string
            case .number(let number): characters += number.string(specifier, environment.locale)
            case .text(let text):
                if !characters.isEmpty { pieces.append(.characters(characters)) }
                characters = ""
                pieces.append(.text(text))
            case .key(let key):
                if !characters.isEmpty { pieces.append(.characters(characters)) }
                characters = ""
                pieces.append(.key(key))
            }
        }
        if !characters.isEmpty { pieces.append(.characters(characters)) }
        return pieces
    }

    /// A part of `text` without styles.
    func filled(
        _ part: String, _ environment: EnvironmentValues, _ source: StringSource?
    ) -> String {
        pieces(of: part, environment).map { piece in
            switch piece {
            case .characters(let characters): characters
            case .text(let text): text.plainString(in: environment)
            case .key(let key): key.string(in: environment, source)
            }
        }.joined()
    }
}

extension Text {
    /// The characters of the text in an environment's locale, pictures left out. Nothing else of the
    /// environment, such as the case of texts, changes them.
    package func plainString(in environment: EnvironmentValues) -> String {
        switch content {
        case .verbatim(let string): return string
        case .localized(let key, let source): return key.string(in: environment, source)
        case .other:
            var plain = EnvironmentValues()
            plain.locale = environment.locale
            plain.stringTables = environment.stringTables
            var resolver = TextResolver(environment: plain)
            resolver.append(self)
            return resolver.request.runs.map(\.text).joined()
                .replacingOccurrences(of: "\u{FFFC}", with: "")
        }
    }
}

extension TextArgument {
    /// The number that decides on a form.
    fileprivate var number: Double? {
        if case .number(let number) = self { number.double } else { nil }
    }
}
