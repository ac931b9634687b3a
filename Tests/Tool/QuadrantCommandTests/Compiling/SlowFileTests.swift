import Expectations
import Foundation
import QuadrantCommand
import Testing

/// Expressions on which the compiler would spend its time: a file with one unknown name says it at once.
@Suite struct SlowFileTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
    }

    private static func rows(_ data: String, _ modifier: String) -> String {
        """
        import SwiftUI
        struct V: View {
            @State private var pick = ""
            let all = ["a", "b"]
            var body: some View {
                ForEach(\(data), id: \\.self) { t in
                    Text(t).fontWeight(.bold).foregroundColor(.white).padding(.vertical).padding(.horizontal, 30)\(modifier)
                        .background(Color("b").opacity(pick == t ? 1 : 0.2)).cornerRadius(10).onTapGesture { pick = t }
                }
            }
        }
        """
    }

    /// What is said of a file, and how much processor time that takes, in seconds.
    private func refusal(of source: String) throws -> (text: String, seconds: Double) {
        try folder.write("V.swift", source)
        let run = try folder.shell(
            "TIMEFORMAT=%U; { time \"$QUADRANT\" render V.swift -o v.svg 2> errors; } 2> time; echo $?"
        )
        same(String(decoding: run.output, as: UTF8.self), "65\n")
        let seconds = String(decoding: folder.data("time") ?? Data(), as: UTF8.self)
        return (
            String(decoding: folder.data("errors") ?? Data(), as: UTF8.self),
            Double(seconds.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .infinity
        )
    }

    @Test(arguments: [
        ("missing", "", "V.swift:6:17: error: cannot find 'missing' in scope"),
        ("all", ".unknownThing(3)", "V.swift:7:"),
        ("all", ".padding(unknownWidth)", "error: cannot find 'unknownWidth' in scope"),
        ("all", ".tag(\"\\(t.unknownThing)\")", "V.swift:7:"),
        // What stands before it has many meanings too.
        (
            "all",
            ".frame(width: CGFloat(350 - (t.count * 50)), height: CGFloat(350 - (t.count * 50))).foregroundColor(Color(hex: t))",
            "error: 'Color' has no argument 'hex:'"
        ),
    ])
    func anUnknownNameIsSaidAtOnce(data: String, modifier: String, words: String) throws {
        let (text, seconds) = try refusal(of: Self.rows(data, modifier))
        has(text, words, "it said: \(text)")
        #expect(
            !modifier.contains("unknownThing") || text.contains("member 'unknownThing'"), "\(text)")
        fails(text.contains("reasonable time"), "it said: \(text)")
        // On a busy machine too: without a bound it was 9 s and more on an idle one.
        #expect(seconds < 60)
    }

    private static let item =
        "struct Item: Codable, Hashable { var id: Int; var name: String; var value: Double }"
    /// A value over the limit of tries at first.
    private static let items = """
        (0..<14).map {
            Item(id: $0, name: "\\($0)" + "a" + "b" + "c", value: Double($0 * 13 % 9) + 2 * 3 + 1.5)
        }
        """

    /// A constant without a type whose value takes long: what uses it draws, in its file and in another one that shares a compiler.
    @Test(arguments: [
        [
            "V.swift": """
            import SwiftUI
            \(item)
            struct Kept: Equatable, Codable { var id = 1; var list = \(items) }
            struct V: View {
                @State private var rows = \(items)
                let kept = Kept(id: 2, list: [])
                var body: some View {
                    List($rows, id: \\.id) { $row in TextField("", text: $row.name) }
                }
            }
            """
        ],
        [
            "Store.swift": "\(item)\nenum Store { static let rows = \(items) }",
            "Long.swift": String(repeating: "// Long.\n", count: 200),
            "Other.swift": String(repeating: "// Other.\n", count: 100),
            "V.swift": """
            import SwiftUI
            struct V: View {
                var data = Store.rows
                var body: some View {
                    List(data, id: \\.self) { row in
                        let value = row.value
                        Text("\\(value, specifier: "%.1f")")
                    }
                }
            }
            """,
        ],
    ])
    func whatUsesASlowConstantDraws(files: [String: String]) throws {
        for (name, text) in files { try folder.write(name, text) }
        let run = try folder.shell("\"$QUADRANT\" render . -o v.svg 2>&1; echo $?")
        let said = String(decoding: run.output, as: UTF8.self)
        holds(said.hasSuffix("v.svg\n0\n"), "it said: \(said)")
        fails(said.contains("error") || said.contains("stood in"), "it said: \(said)")
    }

    /// Of a constant that takes too long in any case, what follows from it is not told.
    @Test func aConstantWithoutEndIsToldAlone() throws {
        let (text, _) = try refusal(
            of: """
                struct Kept: Equatable, Codable {
                    var list = ["a": 1.5 + 2 * 3 - 4, "b": -2.5 * 2 + 1, "c": -1 * 3 + 2.5]
                }
                """)
        has(text, "V.swift:2:")
        has(text, "reasonable time")
        fails(text.contains("conform"), "it said: \(text)")
    }

    /// Names between conditions on other platforms, which may be theirs, are not told.
    @Test func namesForOtherPlatformsAreNotTold() throws {
        let other = "\n#if os(visionOS)\nfunc there(_ view: V) { view.elsewhere() }\n#endif\n"
        let (text, _) = try refusal(of: Self.rows("all", ".unknownThing(3)") + other)
        has(text, "member 'unknownThing'")
        fails(text.contains("elsewhere"), "it said: \(text)")
    }

    /// A known name that is used wrongly, on a screen of 266 lines: what is replaced, by what, and what is said.
    @Test(arguments: [
        (
            ".contextMenu {", ".swipeActions(allowFullSwipe: true) {", "V.swift:230:",
            "allowFullSwipe"
        ),
        ("text: $name)", "text: $name, promt: Text(\"x\"))", "V.swift:214:", "promt"),
        (
            ".font(.caption).bold().lineLimit(1)", ".font(.caption).lineLimit(\"3\")",
            "V.swift:104:", "lineLimit"
        ),
        (".frame(width: 24,", ".frame(width: \"a\",", "V.swift:71:", "'String'"),
        ("Toggle(\"On\", isOn: $isOn)", "Toggle(\"On\")", "V.swift:220:", "Toggle"),
        ("value: $level, in: 0...1", "value: $name, in: 0...1", "V.swift:219:", "String"),
        (".navigationTitle(\"Big\")", ".navigationTitle(3)", "V.swift:", "navigationTitle"),
        ("isPresented: $showsAlert", "isPresented: showsAlert", "V.swift:", "Bool"),
    ])
    func aWrongArgumentIsSaidAtOnce(_ old: String, _ new: String, _ place: String, _ words: String)
        throws
    {
        let wrong = Self.screen.replacing(old, with: new, maxReplacements: 1)
        differ(wrong, Self.screen)
        let (text, seconds) = try refusal(of: wrong)
        let first = text.split(separator: "\n").first.map(String.init) ?? ""
        #expect(first.hasPrefix(place) && first.contains(words), "it said: \(text)")
        fails(text.contains("reasonable time"), "it said: \(text)")
        // Without pieces it was 25 s and more.
        #expect(seconds < 20)
    }

    /// The same screen without a fault, whose toolbar has items.
    @Test func aLongScreenIsCompiledQuickly() throws {
        try folder.write("V.swift", Self.screen)
        let run = try folder.shell(
            "TIMEFORMAT=%U; { time \"$QUADRANT\" render V.swift -o v.svg 2> errors; } 2> time; echo $?"
        )
        holds(String(decoding: run.output, as: UTF8.self).hasSuffix("0\n"))
        let seconds = Double(
            String(decoding: folder.data("time") ?? Data(), as: UTF8.self)
                .trimmingCharacters(in: .whitespacesAndNewlines))
        #expect((seconds ?? .infinity) < 20)
    }

    /// A screen of 266 lines, as an app has it.
    static let screen = LongScreen.text
}
