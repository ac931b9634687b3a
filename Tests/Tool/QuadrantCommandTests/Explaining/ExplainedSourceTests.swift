import Expectations
import Foundation
import QuadrantAccessibility
import QuadrantCommand
import QuadrantIndex
import QuadrantInspection
import QuadrantScanning
import Testing

/// Which line of the source each view of an account is.
@Suite struct ExplainedSourceTests {
    private func account(_ source: String, _ arguments: [String] = []) throws -> String {
        let folder = try ScratchFolder()
        try folder.write("Card.swift", "import SwiftUI\n" + source)
        let run = try folder.run(["explain", "Card.swift"] + arguments)
        return String(decoding: run.output, as: UTF8.self)
    }

    /// Lines of an account: the number of the line in the source and what begins there.
    private func lines(_ account: String) -> [String] {
        account.split(separator: "\n").dropFirst().compactMap { line in
            let words = line.split(separator: " ")
            // Reasons are further in.
            guard line.prefix(while: { $0 == " " }).count < 4 else { return nil }
            guard let number = words.first.flatMap({ Int($0) }), words.count > 1 else { return nil }
            return "\(number) \(words[1].prefix { $0 != "(" })"
        }
    }

    @Test func controlsAreCalledAsTheyAreWritten() throws {
        let told = try account(
            """
            struct Card: View {
                @State private var isOn = true
                @State private var name = ""
                var body: some View {
                    Form {
                        Toggle("Sound", isOn: $isOn)
                        TextField("Name", text: $name)
                        Button("Send") {}.buttonStyle(.bordered)
                        Picker("Colour", selection: $name) { Text("Red").tag("") }
                    }
                }
            }
            """)
        same(
            lines(told), ["2 Card", "7 Toggle", "8 TextField", "9 Button", "10 Picker", "10 Text"])
        for inner in ["ControlBox", "Capsule", "alignmentGuide", "FieldBox"] {
            fails(told.contains(inner), "\(inner) is not written")
        }
    }

    @Test func whatRowsAndBarsAddIsNotWritten() throws {
        let told = try account(
            """
            struct Line: View {
                let name: String
                var body: some View {
                    HStack(spacing: 5) {
                        Image(systemName: "star").frame(width: 40, height: 40)
                        Text(name)
                    }
                }
            }
            struct Card: View {
                var body: some View {
                    NavigationStack {
                        List {
                            NavigationLink { Text("In") } label: { Line(name: "One") }
                        }
                        .navigationTitle("Title")
                    }
                }
            }
            """, ["--view", "Card"])
        same(
            lines(told),
            [
                "11 Card", "14 List", "15 NavigationLink", "15 Line", "5 HStack", "6 .frame",
                "6 Image", "7 Text",
            ])
    }

    /// The stack of a scroll view, the grounds of screens and modifiers around what may be several views are told from what is written.
    @Test(arguments: [
        (
            "ScrollView { VStack { Text(\"Hello\") }.padding(30).frame(maxWidth: .infinity) }",
            ["2 Card", "4 .frame", "4 .padding", "4 VStack", "4 Text"]
        ),
        (
            "ScrollView { ViewThatFits { HStack { Text(\"a\") }.frame(width: 90); Text(\"b\") } }",
            ["2 Card", "4 ViewThatFits", "4 .frame", "4 HStack", "4 Text", "4 Text"]
        ),
        (
            "List { Text(\"Row\") }.frame(height: 300).padding(20)",
            ["2 Card", "4 List.frame", "4 Text"]
        ),
        (
            "NavigationStack { HStack { Text(\"a\"); Text(String(1)) }.toolbar { Button(\"Edit\") {} } }",
            ["2 Card", "4 HStack", "4 Text", "4 Text", "4 Button"]
        ),
        (
            "NavigationStack { Text(\"a\").background(Color.yellow) }",
            ["2 Card", "4 Text", "4 in"]
        ),
        (
            "Image(systemName: \"star\").resizable().scaledToFit().frame(width: 40, height: 90)",
            ["2 Card", "4 Image"]
        ),
    ])
    func whatIsMadeAroundIsNotWritten(view: String, wanted: [String]) throws {
        let told = try account(
            "struct Card: View {\n    var body: some View {\n        \(view)\n    }\n}\n",
            ["--size", "200x400"])
        same(lines(told), wanted, told)
    }

    /// What is in front at a point, and not the ground behind it.
    @Test(arguments: [
        ("Text(\"Hello\").padding(30).background(Color.blue)", "50,40", "4  Text(\"Hello\")"),
        ("Text(\"Hello\").padding(30).background(Color.blue)", "5,5", "4  Color.blue"),
        (
            "ZStack(alignment: .top) { Color.red.frame(width: 60, height: 120); "
                + "ScrollView { Text(\"Far\").padding(.top, 90) }.frame(height: 50) }", "30,100",
            "4  Color.red"
        ),
        ("List { Text(\"Row\") }", "40,60", "4  Text(\"Row\")"),
    ])
    func theViewInFrontIsExplained(view: String, point: String, last: String) throws {
        let told = try account(
            "struct Card: View {\n    var body: some View {\n        \(view)\n    }\n}\n",
            ["--point", point])
        let titles = told.split(separator: "\n").filter { $0.first?.isNumber == true }
        same(titles.last.map(String.init), last, told)
    }

    /// A row that is another one than its like is not folded away.
    @Test func rowsThatDifferAreTold() throws {
        let told = try account(
            """
            struct Card: View {
                var body: some View {
                    VStack {
                        ForEach(0..<5) { row in
                            HStack { Text("Row \\(row)"); if row == 3 { Color.red.frame(width: 9, height: 90) } }
                        }
                    }
                }
            }
            """)
        has(told, "Color.red")
        has(told, "+ 2 more like this: \"Row 1\", \"Row 2\"")
    }

    @Test func framesOfWhatIsWrittenAreDrawnOverAPicture() throws {
        let folder = try ScratchFolder()
        try folder.write(
            "Card.swift",
            """
            import SwiftUI
            struct Card: View {
                var body: some View {
                    NavigationStack {
                        List {
                            ForEach(0..<3) { _ in Label("Row", systemImage: "star").padding(3) }
                            Toggle("Sound", isOn: .constant(true))
                        }
                        .navigationTitle("Title")
                        .toolbar { Button("Add", systemImage: "plus") {} }
                    }
                }
            }
            """)
        let run = try folder.render(["Card.swift", "--outline", "--svg-text", "-o", "p.svg"])
        same(run.ending, .exited(0), run.errorText)
        let picture = String(decoding: try #require(folder.data("p.svg")), as: UTF8.self)
        for name in ["Card 393", "List 3", "Toggle 3", "Button "] { has(picture, name) }
        // Rows that are alike are named once; what bars and controls are made of is not.
        same(picture.components(separatedBy: ">Label ").count, 2)
        for name in ["ZStack", "BarRow", "Capsule", "top bar", "Section"] {
            fails(picture.contains(name), "\(name) is not written")
        }
    }

    @Test func helpersAndOwnModifiersHaveTheirOwnLines() throws {
        let told = try account(
            """
            extension View {
                func card() -> some View {
                    padding(6).background(Color.yellow)
                }
            }
            struct Card: View {
                private var header: some View {
                    Text("Head")
                }
                private func bar(_ width: CGFloat) -> some View {
                    Color.red
                        .frame(width: width, height: 3)
                }
                var body: some View {
                    VStack(spacing: 1) {
                        header
                        bar(30)
                        bar(40)
                        Text("Foot").card()
                    }
                }
            }
            """)
        same(
            lines(told),
            [
                "7 Card", "9 Text", "12 Color.red.frame", "12 Color.red.frame", "4 .padding",
                "20 Text", "4 in",
            ])
    }

    @Test func contentThatIsHandedOnStandsWhereItIsWritten() throws {
        let told = try account(
            """
            struct Box<Content: View>: View {
                @ViewBuilder var content: Content
                var body: some View {
                    ZStack {
                        Color.gray.frame(width: 50, height: 50)
                        content
                    }
                }
            }
            struct Card: View {
                var body: some View {
                    Box {
                        VStack {
                            Text("a")
                        }
                    }
                }
            }
            """)
        same(lines(told), ["11 Card", "6 Color.gray", "14 VStack", "15 Text"])
    }

    /// What controls are made of has no rows: what is wrong with their texts is told at the control, and guides of theirs are not.
    /// A section is the one of its words, and modifiers that decide a frame are in the row of what they are around.
    @Test func controlsAndSectionsTellWhatIsInThem() throws {
        let told = try account(
            """
            struct Card: View {
                @State private var name = ""
                var body: some View {
                    VStack {
                        Button("Cancel order") {}.buttonStyle(.bordered).lineLimit(1)
                            .frame(width: 90)
                        Color.blue.frame(height: 30)
                        Form {
                            Section("Person") {
                                TextField("Name", text: $name)
                                TextField("Town", text: $name)
                            }
                            Section {
                                Button("Delete") {}
                            }
                        }
                    }
                }
            }
            """, ["--device", "iPhone 16"])
        has(told, "Text(\"Cancel order\") in it is cut by its line limit: 1 of 2 lines, 98 wide")
        has(told, "Color.blue.frame(height: 30)")
        has(told, "10      Section(\"Person\")")
        fails(told.contains("nobody asks"), told)
    }

    /// Texts with values in them are told apart by the words around the values, whichever of them are shown.
    @Test func textsWithValuesHaveTheirOwnLines() throws {
        let told = try account(
            """
            struct Card: View {
                let name = "Ann \\"A\\"", count = 3, price = 2.5
                var body: some View {
                    VStack {
                        if count > 5 {
                            Text("Many: \\(count)")
                        } else if name.isEmpty {
                            Text("\\(count) of nobody")
                        } else {
                            Text("\\(count) of \\(name.replacingOccurrences(of: ")", with: "("))")
                        }
                        if price > 3 { Text("Dear") }
                        if price > 2 { Text("\\(price, specifier: "%.2f") each") }
                        Label("Some \\(count)", systemImage: "star")
                        Text("\\(count)")
                    }
                }
            }
            """)
        let texts = lines(told).filter { $0.hasSuffix("Text") || $0.hasSuffix("Label") }
        same(texts, ["11 Text", "14 Text", "15 Label", "16 Text"])
    }

    /// What is nested in a file of facts would be nested too deep.
    @Test func aLongChainOfModifiersHasLines() throws {
        var chain = WrittenView(name: "Text", text: "Text(\"a\")", line: 3)
        for line in 4..<1004 {
            chain = WrittenView(
                name: ".padding", text: ".padding(1)", line: line, base: [chain],
                content: [WrittenView(name: "Color", text: "Color.red", line: line)])
        }
        chain.content = [chain]
        let read = try JSONDecoder().decode(WrittenView.self, from: JSONEncoder().encode(chain))
        same(read, chain)
    }

    @Test func rowsAreFoldedWithTheirNumber() throws {
        let told = try account(
            """
            struct Card: View {
                var body: some View {
                    VStack {
                        ForEach(0..<6) { Text("Row \\($0)") }
                        Text("End")
                    }
                }
            }
            """)
        has(told, "+ 5 more like this: \"Row 1\", \"Row 2\", \"Row 3\", \"Row 4\", \"Row 5\"")
        same(lines(told), ["2 Card", "5 Text", "5 +", "6 Text"])
    }

    @Test func aRowWhoseTextIsCutIsNotFolded() throws {
        let told = try account(
            """
            struct Card: View {
                let names = ["a", "a very long name that does not fit", "b"]
                var body: some View {
                    VStack {
                        ForEach(names, id: \\.self) { Text($0).lineLimit(1) }
                    }
                    .frame(width: 60)
                }
            }
            """)
        has(told, "cut by its line limit: 1 of")
    }

    @Test func aTextThatIsCutSaysHowMuchIsMissing() throws {
        let told = try account(
            """
            struct Card: View {
                var body: some View {
                    Text("one two three four five six seven eight nine ten").frame(width: 80, height: 44)
                }
            }
            """)
        has(told, "cut as its height is limited: 2 of 6 lines, 88 higher with all")
    }

    @Test func filesOfAFolderAreNamed() throws {
        let folder = try ScratchFolder()
        try folder.write(
            "App/Row.swift",
            "import SwiftUI\nstruct Row: View {\n  var body: some View {\n Text(\"r\") } }")
        try folder.write(
            "App/Screen.swift",
            "import SwiftUI\nstruct Screen: View { var body: some View { VStack {\n Row()\n Text(\"s\") } } }"
        )
        let run = try folder.run(["explain", "App", "--view", "Screen"])
        let text = String(decoding: run.output, as: UTF8.self)
        has(text, "App/Screen.swift\n")
        has(text, "3  Row › Text(\"r\")".replacing("3  ", with: ""))
    }

    @Test func sourcesAreReadWithoutTheirValues() {
        let file = WrittenViewReader.file(
            of: """
                struct Card: View {
                    var body: some View {
                        if isOn { Text("a").padding(4) } else { Self.other }
                    }
                    static var other: some View { Image(systemName: "x") }
                }
                """)
        same(file.types, ["Card": 1])
        same(file.members.map(\.name), ["body", "other"])
        let choice = file.members.first?.views.first
        same(choice?.content.map(\.name), [".padding", "other"])
        same(choice?.content.first?.base.map(\.text), ["Text(\"a\")"])
    }
}
