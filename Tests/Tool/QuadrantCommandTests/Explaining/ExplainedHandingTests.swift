import Expectations
import Foundation
import QuadrantCommand
import Testing

/// What an account says at views that are handed on, in bars, in controls and in rows.
@Suite struct ExplainedHandingTests {
    /// The body of a view, what is asked, and what the answer has and has not.
    private struct Case {
        var name: String
        var body: String
        var others = ""
        var arguments: [String] = ["--size", "200x400"]
        var words: [String]
        var never: [String] = []
    }

    private static let cases = [
        Case(
            name: "what a closure hands to a function",
            body: "VStack { row(\"Sex\") { Color.blue.frame(width: 400, height: 20) } }",
            others: """
                func row<C: View>(_ label: String, @ViewBuilder _ control: () -> C) -> some View {
                    HStack { Text(label); control() }
                }
                """,
            words: [
                "4      Color.blue.frame(width: 400, height: 20)", "7    HStack",
                "7      Text(\"Sex\")",
            ]),
        Case(
            name: "a function that is handed its own result",
            body:
                "VStack { row(\"A\") { row(\"B\") { Color.blue.frame(width: 40, height: 20) } } }",
            others: """
                func row<C: View>(_ label: String, @ViewBuilder _ control: () -> C) -> some View {
                    HStack { Text(label); control() }
                }
                """,
            words: ["4        Color.blue.frame(width: 40, height: 20)"]),
        Case(
            name: "a text that wraps in a button",
            body: "Button(\"Add it now\") {}.buttonStyle(.bordered).frame(width: 70)",
            words: ["Text(\"Add it now\") in it is wrapped to 2 lines: 82 wide on one, offered 46"]),
        Case(
            name: "a height that is too small",
            body: "Text(\"one two three\").frame(width: 60, height: 21)",
            words: ["cut as its height is limited: 1 of 3 lines, 44 higher with all, offered 21"]),
        Case(
            name: "in the picture", body: "Color.red.frame(width: 20, height: 30)",
            words: [
                "centred in the picture: (200 − 20) ÷ 2 = 90 from the left, (400 − 30) ÷ 2 = 185 from"
            ]),
        Case(
            name: "the body of a modifier, below another one",
            body: "Text(\"Low\").modifier(Reading()).padding(10)",
            others: """
                }
                struct Reading: ViewModifier {
                func body(content: Content) -> some View {
                GeometryReader { _ in content.padding(3) }
                }
                """,
            arguments: ["--size", "200x400", "--view", "Card"],
            words: ["4    Reading › GeometryReader", "9      .padding(3)"]),
        Case(
            name: "a neighbour in a grid",
            body: "Grid { GridRow { Text(\"Name\"); "
                + "TextField(\"Ada\", text: .constant(\"\")).textFieldStyle(.roundedBorder) } }",
            words: ["as high as TextField("], never: ["as high as .background"]),
        Case(
            name: "members behind an own modifier",
            body: "VStack { Label(\"one\", systemImage: \"star\"); part.carded() }",
            others: """
                private var part: some View { Label("two", systemImage: "moon") }
                }
                extension View {
                func carded() -> some View { padding(7).background(.blue) }
                """,
            words: ["4    Label(\"one\"", "6      Label(\"two\""]),
        Case(
            name: "what a container struct is handed",
            body: "Box(title: \"Weather\") { Text(\"Rain\"); Text(\"14\") }",
            others: """
                }
                struct Box<Content: View>: View {
                let title: String
                @ViewBuilder var content: Content
                var body: some View { VStack { Text(title); content } }
                """,
            arguments: ["--size", "200x400", "--view", "Card"],
            words: ["4    Text(\"Rain\")", "4    Text(\"14\")", "10    Text(\"Weather\")"]),
        Case(
            name: "stacks that are made for several views",
            body: """
                VStack { Text("behind") }
                .sheet(isPresented: .constant(true)) {
                    Text("first")
                    Text("second") }
                """,
            arguments: ["--device", "iPhone 16"],
            words: ["6    Text(\"first\")", "7    Text(\"second\")"], never: ["4      Text"]),
        Case(
            name: "a sheet",
            body: "Color.red.sheet(isPresented: .constant(true)) "
                + "{ Text(\"Over\").presentationDetents([.height(120)]) }",
            arguments: ["--device", "iPhone 16"],
            words: [
                "presented by .sheet", "in front of all others",
                "in a sheet of 381×148 by its detent .height(120), not safe: 28 at the bottom",
            ]),
        Case(
            name: "a label that is not shown",
            body: "NavigationStack { Text(\"a\")"
                + ".toolbar { Button(\"Trash\", systemImage: \"trash\") {} } }",
            words: ["Button(\"Trash\", systemImage: \"trash\")", "placement .automatic"],
            never: ["is cut", "the a:"]),
        Case(
            name: "stacks of a bar",
            body: """
                NavigationStack { Text("a").toolbar {
                    ToolbarItem(placement: .principal) { HStack { Text("Inbox").font(.headline) } }
                    ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} } } }
                """,
            words: ["5    HStack", "5      Text(\"Inbox\")", "6    Button(\"Edit\")"],
            never: ["5    Text(\"Edit\")", "HStack(spacing: 8)"]),
        Case(
            name: "a frame with a priority",
            body: "HStack { Color.red.frame(maxWidth: 60).layoutPriority(1); Color.blue }",
            words: [
                "Color.red.frame(maxWidth: 60).layoutPriority(1)",
                "offered width 192 → 60 by maxWidth",
            ]),
        Case(
            name: "a container without a modifier",
            body: "TabView { Color.blue }.tabViewStyle(.page).frame(height: 200)",
            words: ["TabView"], never: ["Color.blueTabView"]),
        Case(
            name: "a colour of the list's",
            body: "List { Color(hue: 0.3, saturation: 0.5, brightness: 0.9).frame(height: 40) }"
                + ".listStyle(.plain)",
            words: ["room in its row: 200 − 16 − 16 (the list's insets) = 168"],
            never: ["Color.white"]),
        Case(
            name: "insets of a link's row",
            body: "NavigationStack { List { NavigationLink(\"Plum\") { Text(\"x\") } } }",
            words: ["NavigationLink(\"Plum\")", "room in its row: "]),
        Case(
            name: "what was refused, by lines",
            body: """
                ViewThatFits(in: .horizontal) {
                    HStack { Text("A long title of the thing"); Text("and more") }
                    Text("A long title of the thing and more")
                    Text("Short") }
                """,
            arguments: ["--size", "120xauto", "--at", "Short"],
            words: ["refused before it: HStack (line 5) ", "(line 6) ", "; offered 120×nil"]),
        Case(
            name: "a text in quotation marks", body: "VStack { Text(\"2.50\") }",
            arguments: ["--size", "120xauto", "--at", "\"2.50\""], words: ["4  Text(\"2.50\")"]),
        Case(
            name: "a ground under the safe area",
            body: "VStack { Text(\"Low\").frame(maxHeight: .infinity).background(.blue) }",
            arguments: ["--device", "iPhone 16"],
            words: ["its ground: painted under the safe area: 59 above, 34 below"]),
    ]

    @Test func eachIsTold() throws {
        for test in Self.cases {
            let folder = try ScratchFolder()
            try folder.write(
                "Card.swift",
                "import SwiftUI\nstruct Card: View {\n    var body: some View {\n        \(test.body)\n    }\n"
                    + "\(test.others)\n}\n")
            let run = try folder.run(["explain", "Card.swift"] + test.arguments)
            let told = String(decoding: run.output, as: UTF8.self)
            let flat = told.split(separator: "\n").map { line in
                String(line.drop { $0 == " " })
            }.joined(separator: "\n")
            let joined = flat.replacing("\n", with: " ")
            for words in test.words {
                holds(
                    flat.contains(words) || joined.contains(words),
                    "\(test.name): \(words) is missing in\n\(told)")
            }
            for words in test.never {
                fails(flat.contains(words), "\(test.name): \(words) is in\n\(told)")
            }
        }
    }

    /// What is only written or drawn otherwise is told in the words of the source.
    @Test(arguments: [
        (
            ".red", ".blue",
            "5  Text(\"Body\"): .foregroundStyle(.blue) was .foregroundStyle(.red); drawn otherwise"
        ),
        ("lineLimit(2)", "lineLimit(3)", ".lineLimit(3) was .lineLimit(2); drawn as before"),
        (".capsule", ".rect", "in: .rect) was "),
        (
            "Color.yellow", "Color.green",
            "nothing moved; 1 view differs:\n6  Color.green: was Color.yellow\n"
        ),
    ])
    func looks(old: String, new: String, wanted: String) throws {
        let folder = try ScratchFolder()
        let source = """
            import SwiftUI
            struct Card: View {
                var body: some View {
                    VStack {
                        Text("Body").foregroundStyle(.red).lineLimit(2)
                        Text("Ground").background(Color.yellow)
                        Text("Shape").background(.blue, in: .capsule)
                    }
                }
            }
            """
        try folder.write("Old.swift", source)
        try folder.write("Card.swift", source.replacing(old, with: new))
        let run = try folder.run(
            ["explain", "Card.swift", "--size", "200xauto", "--diff", "Old.swift"])
        let told = String(decoding: run.output, as: UTF8.self)
        holds(told.hasPrefix("nothing moved"), told)
        has(told, wanted)
    }

    /// A modifier that is new around all of a body is new, and what is in it is what it was.
    @Test func aModifierOutermostInABodyIsNew() throws {
        let folder = try ScratchFolder()
        let source = """
            import SwiftUI
            struct Card: View {
                var body: some View {
                    VStack { Text("One"); Color.red.frame(height: 20) }
                }
            }
            """
        try folder.write("Old.swift", source)
        try folder.write("Card.swift", source.replacing("20) }", with: "20) }.padding(10)"))
        let run = try folder.run(
            ["explain", "Card.swift", "--size", "200x100", "--diff", "Old.swift"])
        let told = String(decoding: run.output, as: UTF8.self)
        holds(told.hasPrefix("first cause: Card › .padding(10) (Card.swift:4) is new\n"), told)
        has(told, "20 narrower")
        fails(told.contains("gone") || told.contains("- "), told)
    }

    /// A font that makes a text wider is the cause, by its words.
    @Test func aFontIsACause() throws {
        let folder = try ScratchFolder()
        let source = """
            import SwiftUI
            struct Card: View {
                var body: some View { VStack { Text("One").font(.title); Text("Two") } }
            }
            """
        try folder.write("Old.swift", source)
        try folder.write("Card.swift", source.replacing(".title", with: ".largeTitle"))
        let run = try folder.run(
            ["explain", "Card.swift", "--size", "200x100", "--diff", "Old.swift"])
        let told = String(decoding: run.output, as: UTF8.self)
        let cause = "Text(\"One\") (Card.swift:3): .font(.largeTitle) was .font(.title)\n"
        holds(told.hasPrefix("first cause: \(cause)"), told)
    }

    /// Rows move for an inset, which no view of the layout says.
    @Test func insetsOfRowsAreACause() throws {
        let folder = try ScratchFolder()
        let source = """
            import SwiftUI
            struct Card: View {
                var body: some View {
                    List { Text("One"); Text("Two") }.listStyle(.plain)
                }
            }
            """
        try folder.write("Old.swift", source)
        try folder.write(
            "Card.swift",
            source.replacing(
                "Text(\"One\")", with: "Text(\"One\").listRowInsets(.leading, 60)"))
        let run = try folder.run(
            ["explain", "Card.swift", "--size", "200x200", "--diff", "Old.swift"])
        has(
            String(decoding: run.output, as: UTF8.self),
            "room in its row: 200 − 60 (.listRowInsets) − 16 (the list's insets) = 124")
    }
}
