/// An address that is a link without any sign of Markdown: `https://example.com/x`, `www.example.com`, `me@example.com`.
///
/// After GitHub's specification of Markdown, 6.9 ("Autolinks (extension)"), which Apple's reader of Markdown has too.
struct BareAddress {
    /// What is shown.
    let text: String
    /// Where it leads.
    let link: String
    /// What of the text was read before: the scheme, without its colon.
    let scheme: String
    /// The index behind it.
    let end: Int

    /// The address whose scheme ends with the colon at an index; `nil` if that ends none.
    ///
    /// - Parameter pending: What was read before the colon.
    init?(_ characters: [Character], colonAt colon: Int, behind pending: String) {
        guard colon + 3 < characters.count, characters[colon + 1] == "/",
            characters[colon + 2] == "/"
        else { return nil }
        let letters = String(pending.suffix(6).reversed().prefix { $0.isASCII && $0.isLetter })
        let scheme = String(letters.reversed())
        // An address in pointed brackets that is none, as it has blanks, stays as it is.
        guard ["http", "https", "ftp"].contains(scheme.lowercased()),
            pending.dropLast(scheme.count).last != "<",
            let end = Self.end(in: characters, from: colon + 3, isShort: true)
        else { return nil }
        self.scheme = scheme
        self.end = end
        text = scheme + String(characters[colon..<end])
        link = text
    }

    /// The address that begins with `www.` at an index, behind a blank or a sign; `nil` where none begins.
    init?(_ characters: [Character], webAt start: Int, behind last: Character?) {
        guard last.map({ $0.isWhitespace || "*_~(".contains($0) }) ?? true,
            characters[start...].prefix(4).elementsEqual("www."),
            let end = Self.end(in: characters, from: start, isShort: false)
        else { return nil }
        scheme = ""
        self.end = end
        text = String(characters[start..<end])
        link = "http://" + text
    }

    /// The longest name of a machine, in characters (RFC 1035).
    private static let mostOfName = 255

    /// The index behind an address that begins with the name of a machine; `nil` if there is none.
    ///
    /// - Parameter isShort: Whether the name needs no dot.
    private static func end(
        in characters: [Character], from start: Int, isShort: Bool
    ) -> Int? {
        var end = start
        let longest = min(characters.count, start + mostOfName)
        while end < longest, isOfName(characters[end]) { end += 1 }
        let parts = characters[start..<end].split(separator: ".")
        guard !parts.isEmpty, isShort || parts.count > 1, characters[start] != ".",
            parts.suffix(2).allSatisfy({ !$0.contains("_") })
        else { return nil }
        while end < characters.count, !characters[end].isWhitespace, characters[end] != "<" {
            end += 1
        }
        return trimmed(characters, start, end)
    }

    /// Signs at the end belong to the sentence, and so does a parenthesis that was opened before.
    private static func trimmed(_ characters: [Character], _ start: Int, _ end: Int) -> Int? {
        var end = end
        let inside = characters[start..<end]
        let opened = inside.count { $0 == "(" }
        var closed = inside.count { $0 == ")" }
        while end > start {
            switch characters[end - 1] {
            case "?", "!", ".", ",", ":", "*", "_", "~", "'", "\"", ";": end -= 1
            case ")":
                guard closed > opened else { return end }
                (closed, end) = (closed - 1, end - 1)
            default: return end
            }
        }
        return nil
    }

    /// Letters and digits of any language, hyphens, dots, underscores and places for values.
    private static func isOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || "-_.".contains(character)
            || character.unicodeScalars.first.map { $0.value >= 0x10_0000 } ?? false
    }
}

// MARK: - Mail

extension BareAddress {
    /// The spans, with addresses of mail in those that are plain made links.
    static func linkingMail(in spans: [MarkdownSpan]) -> [MarkdownSpan] {
        spans.flatMap { span in
            span.link == nil && !span.intent.contains(.code) && span.text.contains("@")
                ? linkingMail(in: span) : [span]
        }
    }

    private static func linkingMail(in span: MarkdownSpan) -> [MarkdownSpan] {
        let characters = Array(span.text)
        var spans: [MarkdownSpan] = []
        var done = 0
        func add(_ range: Range<Int>, link: String? = nil) {
            guard !range.isEmpty else { return }
            var part = span
            part.text = String(characters[range])
            part.link = link.map { "\($0):\(part.text)" }
            spans.append(part)
        }
        for sign in characters.indices where characters[sign] == "@" && sign >= done {
            guard let range = mail(in: characters, around: sign, from: done) else { continue }
            add(done..<range.lowerBound)
            add(range, link: "mailto")
            done = range.upperBound
        }
        add(done..<characters.count)
        return spans
    }

    /// The address of mail around a sign; `nil` for none.
    private static func mail(
        in characters: [Character], around sign: Int, from least: Int
    ) -> Range<Int>? {
        var start = sign
        while start > least, isOfMail(characters[start - 1]) || characters[start - 1] == "+" {
            start -= 1
        }
        var end = sign + 1
        while end < characters.count, isOfMail(characters[end]) { end += 1 }
        while end > sign + 1, characters[end - 1] == "." { end -= 1 }
        let machine = characters[(sign + 1)..<end]
        guard start < sign, end < characters.count ? characters[end] != "@" : true,
            let last = machine.last, last.isLetter || last.isNumber,
            machine.contains("."), machine.first != ".",
            start == 0 || characters[start - 1] != "/"
        else { return nil }
        return start..<end
    }

    private static func isOfMail(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber)
            || "-_.".contains(character)
    }
}

// MARK: - Quick look

extension BareAddress {
    /// The last bytes of a text that is looked through, for signs of an address.
    struct Window {
        private var last: (UInt8, UInt8, UInt8) = (0, 0, 0)

        /// Whether the bytes end with `://`, with `www.`, or with an `@` that no `printf` specifier has.
        mutating func endsAddress(with byte: UInt8) -> Bool {
            let (third, second, first) = last
            last = (second, first, byte)
            switch byte {
            case UInt8(ascii: "/"):
                return first == UInt8(ascii: "/") && second == UInt8(ascii: ":")
            case UInt8(ascii: "."):
                let web = UInt8(ascii: "w")
                return first == web && second == web && third == web
            case UInt8(ascii: "@"):
                return first != UInt8(ascii: "%") && first != UInt8(ascii: "$") && first != 0
            default: return false
            }
        }
    }
}
