import Expectations
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantText
import QuadrantViews
import TestedViews
import Testing

@Suite struct MarkdownTests {
    /// Each run as its characters with what they are meant to be: `b` bold, `i` italic, `c` code, `s`
    /// struck through, and the destination of a link.
    private func parsed(_ markdown: String) throws -> [String] {
        let string = try AttributedString(
            markdown: markdown, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        return string.runs.map { run in
            var marks = ""
            let intent = run.inlinePresentationIntent ?? []
            if intent.contains(.stronglyEmphasized) { marks += "b" }
            if intent.contains(.emphasized) { marks += "i" }
            if intent.contains(.code) { marks += "c" }
            if intent.contains(.strikethrough) { marks += "s" }
            if let link = run.link { marks += "(\(link.absoluteString))" }
            let text = String(string[run.range].characters)
            return marks.isEmpty ? text : "\(marks):\(text)"
        }
    }

    /// Examples after CommonMark 0.31, sections 2.4, 2.5 and 6, and GitHub's strikethrough.
    @Test(
        arguments: [
            ("plain  text", ["plain  text"]),
            (
                "**b** *i* ***bi*** `c` ~~s~~",
                ["b:b", " ", "i:i", " ", "bi:bi", " ", "c:c", " ", "s:s"]
            ),
            ("__b__ _i_ ~s~", ["b:b", " ", "i:i", " ", "s:s"]),
            ("a * b * c", ["a * b * c"]),
            ("snake_case_name", ["snake_case_name"]),
            ("foo*bar*baz", ["foo", "i:bar", "baz"]),
            ("*foo**bar**baz*", ["i:foo", "bi:bar", "i:baz"]),
            ("**foo*bar*baz**", ["b:foo", "bi:bar", "b:baz"]),
            ("*foo**bar*", ["i:foo**bar"]),
            ("***foo* bar**", ["bi:foo", "b: bar"]),
            ("**foo", ["**foo"]),
            ("\\*not\\* \\a", ["*not* \\a"]),
            ("`a*b*` ``c`d``", ["c:a*b*", " ", "c:c`d"]),
            ("`open", ["`open"]),
            ("` a `", ["c:a"]),
            ("[l](https://x.y)", ["(https://x.y):l"]),
            ("[**b** l](https://x.y \"title\")!", ["b(https://x.y):b", "(https://x.y): l", "!"]),
            ("[l](<https://x.y/a b>", ["[l](<https://x.y/a b>"]),
            ("**[l](a(b)c)**", ["b(a(b)c):l"]),
            ("[not] a (link)", ["[not] a (link)"]),
            ("<https://x.y> <b>", ["(https://x.y):https://x.y", " <b>"]),
            ("a &amp; b &#65; &x;", ["a & b A &x;"]),
            ("~~~a~~~", ["~~~a~~~"]),
            ("a\n\n b", ["a\n\n b"]),
            ("", []),
        ] as [(String, [String])])
    func stylesAreRead(_ markdown: String, _ expected: [String]) throws {
        try same(parsed(markdown), expected)
    }

    @Test(
        arguments: [
            String(repeating: "*a ", count: 20_000), String(repeating: "[", count: 20_000),
            String(repeating: "`", count: 20_000), String(repeating: "**_", count: 20_000),
            String(repeating: "<a", count: 20_000), String(repeating: "[a](", count: 20_000),
            String(repeating: "a**b_c ", count: 20_000), String(repeating: "a`b``", count: 9000),
        ])
    func hostileTextsAreLookedAtFewTimes(_ markdown: String) throws {
        _ = try parsed(markdown)
        let steps = InlineMarkdown.steps(of: markdown)
        #expect(steps > 0 && steps <= 120 * markdown.count)
    }
}

/// Blocks: the text of each without the signs that make it one, after CommonMark 0.31, chapters 3 to 5.
@Suite struct MarkdownBlockTests {
    private func text(_ markdown: String) throws -> String {
        String(try AttributedString(markdown: markdown).characters)
    }

    @Test(
        arguments: [
            ("# Heading\n- one\n> quote", "Headingonequote"),
            ("## Two ##\n\ntext", "Twotext"), ("#no heading", "#no heading"),
            ("Heading\n===\nText\n---\nmore", "HeadingTextmore"),
            ("- a\n- b\n  - c\n* d\n+ e", "abcde"), ("1. a\n2) b", "ab"),
            ("text\n2. no list", "text 2. no list"), ("text\n1. list", "textlist"),
            ("- a\n  goes on\nlazily", "a goes on lazily"),
            ("> a\n> b\nlazily\n\nc", "a b lazilyc"), ("> # h\n> - i", "hi"),
            ("a  \nb\\\nc\nd", "a\nb\nc d"),
            ("```swift\nlet a = *1*\n```\nb", "let a = *1*\nb"),
            ("    code\n\n    more\ntext", "code\n\nmore\ntext"),
            ("a\n\n---\n\nb", "a\u{2E3B}b"), ("* * *", "\u{2E3B}"),
            ("| a | b |\n| - | - |\n| *c* | d\\|e |", "abcd|e"),
            ("-no list\n+1", "-no list +1"), ("", ""), ("\n\n", ""), ("-", ""), (">", ""),
        ])
    func signsOfBlocksAreLeftOut(_ markdown: String, _ expected: String) throws {
        try same(text(markdown), expected)
    }

    /// Apple's page "PresentationIntent": each run knows the blocks that it stands in, the innermost first.
    @Test(
        arguments: [
            ("# T\n\nText", [("T", ["header 1"]), ("Text", ["paragraph"])]),
            ("Two\n---", [("Two", ["header 2"])]),
            (
                "- a\n\n- b\n  1. c\n  2. d\n* e",
                [
                    ("a", ["paragraph", "item 1", "unordered"]),
                    ("b", ["paragraph", "item 2", "unordered"]),
                    ("c", ["paragraph", "item 1", "ordered", "item 2", "unordered"]),
                    ("d", ["paragraph", "item 2", "ordered", "item 2", "unordered"]),
                    ("e", ["paragraph", "item 1", "unordered"]),
                ]
            ),
            ("3. a", [("a", ["paragraph", "item 3", "ordered"])]),
            ("> a", [("a", ["paragraph", "quote"])]),
            ("```swift x\nlet a\n```", [("let a\n", ["code swift"])]),
            ("    b", [("b\n", ["code"])]), ("---", [("\u{2E3B}", ["break"])]),
            (
                "| a | b |\n| :-: | --: |\n| c | d |",
                [
                    ("a", ["cell 0", "head", "table center right"]),
                    ("b", ["cell 1", "head", "table center right"]),
                    ("c", ["cell 0", "row 1", "table center right"]),
                    ("d", ["cell 1", "row 1", "table center right"]),
                ]
            ),
        ] as [(String, [(String, [String])])])
    func runsKnowTheirBlocks(_ markdown: String, _ expected: [(String, [String])]) throws {
        let string = try AttributedString(markdown: markdown)
        same(string.runs.map { String(string[$0.range].characters) }, expected.map(\.0))
        same(
            string.runs.map { $0.presentationIntent?.components.map { word(for: $0.kind) } ?? [] },
            expected.map(\.1))
    }

    @Test func blocksOfOneListHaveItsIdentity() throws {
        let string = try AttributedString(markdown: "- a\n- b\n\ntext\n\n- c")
        let lists = string.runs.compactMap { run in
            run.presentationIntent?.components.first { $0.kind == .unorderedList }?.identity
        }
        same(lists.count, 3)
        #expect(lists[0] == lists[1] && lists[1] != lists[2])
        same(
            try AttributedString(markdown: "a", options: .init(interpretedSyntax: .inlineOnly))
                .presentationIntent, nil)
    }

    private func word(for kind: PresentationIntent.Kind) -> String {
        switch kind {
        case .paragraph: "paragraph"
        case .header(let level): "header \(level)"
        case .orderedList: "ordered"
        case .unorderedList: "unordered"
        case .listItem(let ordinal): "item \(ordinal)"
        case .codeBlock(let language): language.map { "code \($0)" } ?? "code"
        case .blockQuote: "quote"
        case .thematicBreak: "break"
        case .table(let columns):
            (["table"] + columns.map { "\($0.alignment)" }).joined(separator: " ")
        case .tableHeaderRow: "head"
        case .tableRow(let row): "row \(row)"
        case .tableCell(let column): "cell \(column)"
        }
    }

    @Test func blocksHaveStylesInThem() throws {
        let string = try AttributedString(markdown: "# A *b*\n- [l](https://x.y)")
        same(String(string.characters), "A bl")
        same(string.runs.map { $0.inlinePresentationIntent }, [nil, .emphasized, nil])
        same(string.runs.last?.link?.absoluteString, "https://x.y")
    }

    @Test func otherSyntaxReadsNoBlocks() throws {
        let lines = "# A\n- b"
        let inline = try AttributedString(
            markdown: lines, options: .init(interpretedSyntax: .inlineOnly))
        same(String(inline.characters), "# A - b")
        let preserving = try AttributedString(
            markdown: lines, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        same(String(preserving.characters), lines)
    }

    @Test(
        arguments: [
            String(repeating: ">", count: 20_000), String(repeating: "- ", count: 20_000),
            String(repeating: "> \n", count: 5000), String(repeating: "- a\n", count: 5000),
            String(repeating: "1. a\n   ", count: 5000), String(repeating: "|", count: 20_000),
        ])
    func hostileBlocksEnd(_ markdown: String) throws {
        _ = try text(markdown)
    }
}

/// `^[…](inflect: true)`.
@MainActor @Suite struct InflectionTests {
    @Test(arguments: [(0, "0 items"), (1, "1 item"), (3, "3 items"), (21, "21 items")])
    func wordsAgreeWithTheirNumber(_ count: Int, _ expected: String) {
        same(ShownText(Text("^[\(count) item](inflect: true)")).string, expected)
    }

    @Test(
        arguments: [
            ("3 entry", "3 entries"), ("2 Person", "2 People"), ("2 day", "2 days"),
            ("4 box", "4 boxes"), ("2 child", "2 children"), ("3 bowl of soup", "3 bowls of soup"),
            ("2 item left", "2 items left"), ("5 paused item", "5 paused items"),
            ("3 more photo", "3 more photos"), ("2 SHELF", "2 SHELVES"), ("6 sheep", "6 sheep"),
            ("2 salesperson", "2 salespeople"), ("1,001 word", "1,001 words"),
            ("1.5 mile", "1.5 miles"),
            ("no item", "no item"), ("2", "2"), ("", ""), ("Select 2 task", "Select 2 tasks"),
        ])
    func pluralsAreSpeltAsTheyAre(_ words: String, _ expected: String) {
        same(ShownText(Text(LocalizedStringKey("^[\(words)](inflect: true)"))).string, expected)
    }

    @Test func therestOfTheStringStays() {
        let text = Text("Select ^[**\(2)** task](inflect: true) or [none](https://x.y)")
        let shown = ShownText(text)
        same(shown.string, "Select 2 tasks or none")
        same(shown.parts, ["Select ", "2", " tasks", " or ", "none"])
        empty(shown.issues)
    }

    @Test func otherAttributesAreLeftOut() {
        same(ShownText(Text("^[\(2) task](inflect: false)")).string, "2 task")
        same(
            ShownText(Text("^[she](morphology: { number: \"one\" }, inflect: true)")).string, "she")
        same(ShownText(Text("^[note] (a) ^[b")).string, "^[note] (a) ^[b")
        same(ShownText(Text("2^[l](https://x.y)")).string, "2^l")
    }

    @Test func otherLanguagesAreTold() {
        let shown = ShownText(Text("^[\(3) Eintrag](inflect: true)")) {
            $0.locale = Locale(identifier: "de_DE")
        }
        same(shown.string, "3 Eintrag")
        same(shown.issues.count, 1)
        same(shown.issues.first?.message.contains("inflect: true"), true)
    }
}

@MainActor @Suite struct MarkdownTextTests {
    @Test func literalsAreMarkdownStringsAreNot() {
        same(ShownText(Text("a **b** `c`")).string, "a b c")
        let string = "a **b**"
        same(ShownText(Text(string)).string, "a **b**")
        same(ShownText(Text("**\(string)**")).string, "a **b**")
    }

    @Test func stylesChangeTheFace() {
        let plain = ShownText(Text("word"))
        #expect(ShownText(Text("**word**")).size.width > plain.size.width)
        differ(ShownText(Text("*word*")).runs.first?.run.font, plain.runs.first?.run.font)
        let bold = ShownText(Text(verbatim: "word").bold())
        same(ShownText(Text("**word**")).size, bold.size)
    }

    @Test func linksHaveTheAccentColor() {
        let shown = ShownText(Text("see [this](https://x.y)").foregroundStyle(.black))
        same(shown.parts, ["see ", "this"])
        same(shown.colors.first, .black)
        differ(shown.colors.last, .black)
    }
}
