import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantText
import QuadrantViews
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
        #expect(try parsed(markdown) == expected)
    }

    @Test(
        arguments: [
            String(repeating: "*a ", count: 20_000), String(repeating: "[", count: 20_000),
            String(repeating: "`", count: 20_000), String(repeating: "**_", count: 20_000),
            String(repeating: "<a", count: 20_000), String(repeating: "[a](", count: 20_000),
            String(repeating: "a**b_c ", count: 20_000), String(repeating: "a`b``", count: 9000),
        ])
    func hostileTextsTakeNoTime(_ markdown: String) throws {
        let before = processorSeconds
        _ = try parsed(markdown)
        #expect(processorSeconds - before < 10)
    }

    /// Of this thread, so that other tests and a loaded machine do not count.
    private var processorSeconds: Int {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return time.tv_sec
    }
}

@MainActor @Suite struct MarkdownTextTests {
    @Test func literalsAreMarkdownStringsAreNot() {
        #expect(ShownText(Text("a **b** `c`")).string == "a b c")
        let string = "a **b**"
        #expect(ShownText(Text(string)).string == "a **b**")
        #expect(ShownText(Text("**\(string)**")).string == "a **b**")
    }

    @Test func stylesChangeTheFace() {
        let plain = ShownText(Text("word"))
        #expect(ShownText(Text("**word**")).size.width > plain.size.width)
        #expect(ShownText(Text("*word*")).runs.first?.run.font != plain.runs.first?.run.font)
        let bold = ShownText(Text(verbatim: "word").bold())
        #expect(ShownText(Text("**word**")).size == bold.size)
    }

    @Test func linksHaveTheAccentColor() {
        let shown = ShownText(Text("see [this](https://x.y)").foregroundStyle(.black))
        #expect(shown.parts == ["see ", "this"])
        #expect(shown.colors.first == .black)
        #expect(shown.colors.last != .black)
    }
}
