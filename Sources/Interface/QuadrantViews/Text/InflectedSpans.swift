import Foundation
import QuadrantCore

/// Makes words agree with the number beside them where a string asks for it: `^[3 item](inflect: true)`.
///
/// Apple: "AttributeScopes.FoundationAttributes", `inflect`; "Automatic grammar agreement".
enum InflectedSpans {
    typealias Span = (MarkdownSpan, [StringTemplate.Piece])

    /// The spans with the words of each such passage in their right forms. English only: in any other
    /// language they stay as they are, which is reported.
    static func inflected(_ spans: [Span], _ resolver: inout TextResolver) -> [Span] {
        guard spans.contains(where: { $0.0.inflection != nil }) else { return spans }
        let locale = resolver.locale
        guard let language = locale.language.languageCode?.identifier, language == "en" else {
            resolver.note(
                Diagnostic.withoutEffect(
                    "inflect: true",
                    advice: "Only English words are inflected, and the locale is "
                        + "\(locale.identifier): write the plural forms into a string table."))
            return spans
        }
        var spans = spans
        var start = 0
        while start < spans.count {
            let number = spans[start].0.inflection
            var end = start + 1
            while end < spans.count, spans[end].0.inflection == number { end += 1 }
            if number != nil { inflect(&spans[start..<end], resolver.environment) }
            start = end
        }
        return spans
    }

    /// The same for spans of characters alone. In any other language than English they stay as they are.
    static func inflected(_ spans: [MarkdownSpan], in locale: Locale) -> [MarkdownSpan] {
        guard locale.language.languageCode?.identifier == "en" else { return spans }
        var spans = spans
        for number in Set(spans.compactMap(\.inflection)).sorted() {
            let own = spans.indices.filter { spans[$0].inflection == number }
            let words = own.map { spans[$0].text }.joined()
            guard let (range, plural) = EnglishInflection.change(in: words) else { continue }
            var start = words.startIndex
            for index in own {
                let end = words.index(start, offsetBy: spans[index].text.count)
                if start <= range.lowerBound, range.upperBound <= end {
                    let piece = words[start..<end]
                    spans[index].text =
                        piece[..<range.lowerBound] + plural + piece[range.upperBound...]
                }
                start = end
            }
        }
        return spans
    }

    /// Changes the word in the piece that holds it.
    private static func inflect(_ spans: inout ArraySlice<Span>, _ environment: EnvironmentValues) {
        let pieces = spans.flatMap { $0.1.map { string(of: $0, environment) } }
        let words = pieces.joined()
        guard let (range, plural) = EnglishInflection.change(in: words) else { return }
        let first = words.distance(from: words.startIndex, to: range.lowerBound)
        let count = words.distance(from: range.lowerBound, to: range.upperBound)
        var offset = 0
        for index in spans.indices {
            for piece in spans[index].1.indices {
                let length = string(of: spans[index].1[piece], environment).count
                defer { offset += length }
                guard case .characters(var characters) = spans[index].1[piece],
                    first >= offset, first + count <= offset + length
                else { continue }
                let start = characters.index(characters.startIndex, offsetBy: first - offset)
                let end = characters.index(start, offsetBy: count)
                characters.replaceSubrange(start..<end, with: plural)
                spans[index].1[piece] = .characters(characters)
                return
            }
        }
    }

    private static func string(of piece: StringTemplate.Piece, _ environment: EnvironmentValues)
        -> String
    {
        switch piece {
        case .characters(let characters): characters
        case .text(let text): text.plainString(in: environment)
        case .key(let key): key.string(in: environment, nil)
        }
    }
}
