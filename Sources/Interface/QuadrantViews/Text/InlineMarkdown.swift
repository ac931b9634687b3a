/// A stretch of characters with the styles that Markdown gives it.
struct MarkdownSpan: Equatable, Sendable {
    var text: String
    var intent: InlineIntent = []
    /// Where it leads, as it is written.
    var link: String?
    /// The number of the passage whose words agree with the number in it: `^[3 item](inflect: true)`.
    var inflection: Int?

    /// The meaning of characters: emphasis, code and so on.
    struct InlineIntent: OptionSet, Hashable, Sendable {
        let rawValue: UInt

        static let emphasized = InlineIntent(rawValue: 1 << 0)
        static let stronglyEmphasized = InlineIntent(rawValue: 1 << 1)
        static let code = InlineIntent(rawValue: 1 << 2)
        static let strikethrough = InlineIntent(rawValue: 1 << 5)
    }
}

/// The inline part of Markdown: emphasis, code, strikethrough, links, and Apple's `^[text](attributes)`, of
/// which `inflect` is read and the others are dropped; white space is left as it is. Addresses are links without any
/// sign (`BareAddress`), and of a picture its words remain.
///
/// After the CommonMark specification 0.31, chapter 6 ("Inlines"), with strikethrough as GitHub has it.
/// What begins no style is shown as it stands: nothing is an error. Linear in the length for text
/// without brackets, else in length times the depth of brackets.
package struct InlineMarkdown {
    private let characters: [Character]
    private var index = 0
    private var nodes: [Node] = []
    /// Openers of links that wait for their end, as indices of nodes.
    private var brackets: [Int] = []
    /// Characters that do not belong to a node yet.
    private var pending = ""
    /// Lengths of runs of backticks that are known to have no end further on.
    private var openTicks: Set<Int> = []
    private var destinations: LinkDestination
    /// How many passages to be inflected were found so far.
    private var inflections = 0
    /// How many characters and delimiters were looked at so far, some of them more than once.
    private(set) var steps = 0

    /// A piece of text, or a run of delimiters that may turn into styles.
    struct Node {
        /// The text of the piece with the styles found so far.
        var span: MarkdownSpan
        var delimiter: Delimiter?
    }

    /// A run of marks such as `**` that may begin or end a style.
    struct Delimiter {
        let mark: Character
        var count: Int
        /// The length of the run before any delimiter of it was used.
        let length: Int
        let canOpen: Bool
        let canClose: Bool
    }

    private init(_ text: String) {
        characters = Array(text)
        destinations = LinkDestination(characters)
    }

    /// The spans of `text`; neighbours of one style are one span.
    static func spans(of text: String) -> [MarkdownSpan] {
        mayHaveStyles(text) ? counted(text).spans : [MarkdownSpan(text: text)]
    }

    private static func counted(_ text: String) -> (spans: [MarkdownSpan], steps: Int) {
        var parser = InlineMarkdown(text)
        parser.scan()
        var nodes = parser.nodes
        parser.steps += EmphasisPass.run(&nodes, from: 0)
        let spans = BareAddress.linkingMail(in: joined(nodes))
        return (spans, parser.steps + parser.destinations.steps)
    }

    /// How many characters and delimiters are looked at to find the styles of `text`: for texts that were written to
    /// take long, too, a limited number for each character.
    package static func steps(of text: String) -> Int { counted(text).steps }

    /// Whether there is a character that could begin a style, or an address; most texts have none.
    static func mayHaveStyles(_ text: String) -> Bool {
        var bytes = BareAddress.Window()
        return text.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
                UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"):
                true
            default: bytes.endsAddress(with: byte)
            }
        }
    }

    private static func joined(_ nodes: [Node]) -> [MarkdownSpan] {
        var spans: [MarkdownSpan] = []
        for node in nodes {
            var span = node.span
            if let delimiter = node.delimiter {
                span.text = String(repeating: delimiter.mark, count: delimiter.count)
            }
            guard !span.text.isEmpty else { continue }
            if let last = spans.last, last.intent == span.intent, last.link == span.link,
                last.inflection == span.inflection
            {
                spans[spans.count - 1].text += span.text
            } else {
                spans.append(span)
            }
        }
        return spans
    }

    private mutating func scan() {
        while index < characters.count {
            steps += 1
            switch characters[index] {
            case "\\": scanEscape()
            case "`": scanCode()
            case "*", "_", "~": scanDelimiters()
            case "[": openBracket("[")
            case "^" where index + 1 < characters.count && characters[index + 1] == "[":
                openBracket("^[")
            case "!" where index + 1 < characters.count && characters[index + 1] == "[":
                openBracket("![")
            case ":": scanAddress(scheme: true)
            case "w": scanAddress(scheme: false)
            case "]": closeBracket()
            case "<": scanAutolink()
            case "&": scanEntity()
            case let character:
                pending.append(character)
                index += 1
            }
        }
        flush()
    }

    /// An address that is written without any sign, with its scheme in what was read last, or with `www.` ahead.
    private mutating func scanAddress(scheme: Bool) {
        let address =
            brackets.isEmpty
            ? scheme
                ? BareAddress(characters, colonAt: index, behind: pending)
                : BareAddress(characters, webAt: index, behind: pending.last)
            : nil
        guard let address else { return take(1) }
        steps += address.end - index
        pending.removeLast(address.scheme.count)
        flush()
        nodes.append(Node(span: MarkdownSpan(text: address.text, link: address.link)))
        index = address.end
    }

    private mutating func flush() {
        guard !pending.isEmpty else { return }
        nodes.append(Node(span: MarkdownSpan(text: pending)))
        pending = ""
    }

    private mutating func take(_ count: Int) {
        pending += String(characters[index..<index + count])
        index += count
    }

    private mutating func scanEscape() {
        if index + 1 < characters.count, characters[index + 1].isASCIIPunctuation {
            pending.append(characters[index + 1])
            index += 2
        } else {
            take(1)
        }
    }

    private func runLength(at start: Int) -> Int {
        var end = start
        while end < characters.count, characters[end] == characters[start] { end += 1 }
        return end - start
    }

    private mutating func scanCode() {
        let length = runLength(at: index)
        var end = index + length
        while end < characters.count, !openTicks.contains(length) {
            steps += 1
            guard characters[end] == "`" else {
                end += 1
                continue
            }
            let closing = runLength(at: end)
            guard closing == length else {
                end += closing
                continue
            }
            flush()
            var code = characters[index + length..<end]
            if code.count > 2, code.first == " ", code.last == " ",
                code.contains(where: { $0 != " " })
            {
                code = code.dropFirst().dropLast()
            }
            nodes.append(Node(span: MarkdownSpan(text: String(code), intent: .code)))
            index = end + length
            return
        }
        openTicks.insert(length)
        take(length)
    }

    private mutating func scanDelimiters() {
        let mark = characters[index]
        let length = runLength(at: index)
        let before = index > 0 ? characters[index - 1] : " "
        let after = index + length < characters.count ? characters[index + length] : " "
        let left =
            !after.isWhitespace
            && (!after.isMarkPunctuation || before.isWhitespace || before.isMarkPunctuation)
        let right =
            !before.isWhitespace
            && (!before.isMarkPunctuation || after.isWhitespace || after.isMarkPunctuation)
        var (canOpen, canClose) = (left, right)
        if mark == "_" {
            canOpen = left && (!right || before.isMarkPunctuation)
            canClose = right && (!left || after.isMarkPunctuation)
        }
        if mark == "~", length > 2 { (canOpen, canClose) = (false, false) }
        flush()
        nodes.append(
            Node(
                span: MarkdownSpan(text: ""),
                delimiter: Delimiter(
                    mark: mark, count: length, length: length, canOpen: canOpen,
                    canClose: canClose)))
        index += length
    }
}

extension InlineMarkdown {
    /// How many brackets may wait for their end: each may be looked at again at each end.
    private static let deepestBrackets = 100

    private mutating func openBracket(_ sign: String) {
        flush()
        if brackets.count < Self.deepestBrackets { brackets.append(nodes.count) }
        nodes.append(Node(span: MarkdownSpan(text: sign)))
        index += sign.count
    }

    private mutating func closeBracket() {
        guard let opener = brackets.popLast() else {
            take(1)
            return
        }
        if nodes[opener].span.text == "^[", let (names, end) = attributes(from: index + 1) {
            return closeAttributes(names, opener, end)
        }
        guard let (destination, end) = destinations.scan(from: index + 1) else {
            take(1)
            return
        }
        flush()
        if nodes[opener].span.text == "![" {
            // A text draws no picture of another file: its words stay, as AttributedString has them.
            nodes[opener].span.text = ""
            index = end
            return
        }
        nodes[opener].span.text.removeLast()
        var label = Array(nodes[(opener + 1)...])
        steps += label.count + EmphasisPass.run(&label, from: 0)
        for position in label.indices {
            if let delimiter = label[position].delimiter {
                label[position].span.text = String(
                    repeating: delimiter.mark, count: delimiter.count)
                label[position].delimiter = nil
            }
            label[position].span.link = destination
        }
        nodes.replaceSubrange((opener + 1)..., with: label)
        // No link is in another one.
        brackets = []
        index = end
    }

    /// Ends `^[text](inflect: true)`: the text stays, with what was said of it.
    private mutating func closeAttributes(_ inflects: Bool, _ opener: Int, _ end: Int) {
        flush()
        nodes[opener].span.text = ""
        index = end
        guard inflects else { return }
        inflections += 1
        for position in (opener + 1)..<nodes.count where nodes[position].span.inflection == nil {
            nodes[position].span.inflection = inflections
        }
    }

    /// The longest list of attributes that is looked through.
    private static let longestAttributes = 500

    /// Whether `(name: value, …)` has `inflect: true`, and the index behind it; `nil` where no such list
    /// begins. Values may hold braces and strings.
    private func attributes(from start: Int) -> (inflects: Bool, end: Int)? {
        guard start < characters.count, characters[start] == "(" else { return nil }
        var depth = 0
        var isString = false
        let window = characters[start...].prefix(Self.longestAttributes)
        for index in window.indices {
            let character = characters[index]
            if character == "'" || character == "\"" { isString.toggle() }
            if isString { continue }
            if "({[".contains(character) { depth += 1 }
            if ")}]".contains(character) { depth -= 1 }
            guard depth == 0 else { continue }
            let list = String(characters[(start + 1)..<index]).filter { !$0.isWhitespace }
            let name = list.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
            guard !name.isEmpty, list.dropFirst(name.count).first == ":",
                !list.dropFirst(name.count).hasPrefix("://")
            else { return nil }
            return (",\(list),".contains(",inflect:true,"), index + 1)
        }
        return nil
    }

    /// `<https://example.com>`; a scheme of two to 32 letters, digits, plus signs, dots and hyphens.
    private mutating func scanAutolink() {
        let stop = characters[(index + 1)...].firstIndex {
            $0 == ">" || $0 == "<" || $0.isWhitespace
        }
        steps += (stop ?? characters.count) - index
        guard let end = stop, characters[end] == ">" else {
            take(1)
            return
        }
        let content = characters[(index + 1)..<end]
        let scheme = content.prefix { $0 != ":" }
        let isScheme =
            (2...32).contains(scheme.count) && scheme.count < content.count
            && scheme.first?.isASCIILetter == true
            && scheme.allSatisfy { $0.isASCIILetter || $0.isWholeNumber || "+.-".contains($0) }
        guard isScheme else {
            take(1)
            return
        }
        flush()
        nodes.append(Node(span: MarkdownSpan(text: String(content), link: String(content))))
        index = end + 1
    }

    private static let entities: [String: Character] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
        "copy": "\u{A9}", "reg": "\u{AE}", "hellip": "\u{2026}", "mdash": "\u{2014}",
        "ndash": "\u{2013}", "trade": "\u{2122}",
    ]

    /// `&amp;`, `&#65;`, `&#x41;`; others are shown as they stand.
    private mutating func scanEntity() {
        let window = characters[(index + 1)...].prefix(10)
        guard let end = window.firstIndex(of: ";") else {
            take(1)
            return
        }
        let name = String(window[..<end])
        var character = Self.entities[name]
        if name.hasPrefix("#") {
            let isHex = name.lowercased().hasPrefix("#x")
            let code = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
            character = code.flatMap {
                $0 == 0 ? "\u{FFFD}" : Unicode.Scalar($0).map(Character.init)
            }
        }
        guard let character else {
            take(1)
            return
        }
        pending.append(character)
        index = end + 1
    }
}

extension Character {
    fileprivate var isASCIILetter: Bool { isASCII && isLetter }

    fileprivate var isASCIIPunctuation: Bool {
        isASCII && (isPunctuation || isSymbol)
    }

    /// Punctuation as the rules of delimiters take it.
    fileprivate var isMarkPunctuation: Bool { isPunctuation || isSymbol }
}
