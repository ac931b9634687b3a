import Expectations
import QuadrantCommand
import Testing

/// What is said to the compiler's errors, without a compiler: the line, where in it, what the compiler says, and how its first line
/// ends here.
@Suite struct ErrorMendsTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var line: String
        var place: String
        var message: String
        var told: String

        var testDescription: String { line }
    }

    private func diagnostic(_ row: Row) -> String {
        let before = row.line.split(separator: row.place, omittingEmptySubsequences: false)[0]
        return "Card.swift:4:\(before.utf8.count + 1): error: \(row.message)\n\(row.line)\n^\n"
    }

    @Test(arguments: rows) func eachHasItsMend(_ row: Row) {
        let told = ErrorMends(files: []).mended(diagnostic(row))
        let first = told.split(separator: "\n").first ?? ""
        holds(first.hasSuffix(row.told), "\(first)")
    }

    private static let rows: [Row] = [
        Row(
            line: "VStack { 3 }", place: "3",
            message: "static method 'buildExpression' requires that 'Int' conform to 'View'",
            told: #"; a value is shown by a text: 'Text("\(…)")'"#),
        Row(
            line: #"VStack { "a" }"#, place: #""a""#,
            message: "static method 'buildExpression' requires that 'String' conform to 'View'",
            told: #"; a text is shown by a view: 'Text("…")'"#),
        Row(
            line: #"Text("a").frame(width: "40")"#, place: #""40""#,
            message: "cannot convert value of type 'String' to expected argument type 'CGFloat'",
            told: "; a length is a number, without quotation marks"),
        Row(
            line: "List([1, 2]) { n in Text(n) }", place: "[1",
            message: "cannot convert value of type '[Int]' to expected argument type 'Range<Int>'",
            told: "make the type 'Identifiable' with an 'id'"),
        Row(
            line: "@Binding var x: Int = 3", place: "Binding",
            message:
                "incorrect argument label in call (have 'wrappedValue:', expected 'projectedValue:')",
            told: "without '=', it is handed in as '$name'"),
        Row(
            line: #"VStack(Text("a"), Text("b"))"#, place: "(Text",
            message: "missing argument labels 'alignment:spacing:' in call",
            told: "; what a stack holds stands in braces: 'VStack { … }'"),
        Row(
            line: "Button(action: print(1)) { }", place: "print",
            message:
                "cannot convert value of type '()' to expected argument type '@MainActor @Sendable () -> Void'",
            told: "; an action is a closure: '{ … }'"),
        Row(
            line: #"HStack { Text("a"), Text("b") }"#, place: ", ",
            message: "consecutive statements on a line must be separated by ';'",
            told: "error: views stand one after the other, without commas"),
        Row(
            line: "@Environment(.colorScheme) var scheme", place: "Environment",
            message: "generic parameter 'T' could not be inferred",
            told: #"error: a path begins with a backslash: '@Environment(\.colorScheme)'"#),
        Row(
            line: #"GeometryReader { geo in Text("\(geo.width)") }"#, place: "width",
            message: "value of type 'GeometryProxy' has no member 'width'",
            told: "; it is in '.size.width'"),
        Row(
            line: #"GeometryReader { geo in Text("\(geo.minY)") }"#, place: "minY",
            message: "value of type 'GeometryProxy' has no member 'minY'",
            told: "; places are in '.frame(in: .global)'"),
        Row(
            line: #"Text("a").padding(top: 10)"#, place: "(top",
            message: "extraneous argument label 'top:' in call",
            told: "error: an edge is a value: '.padding(.top, …)'"),
        Row(
            line: #"Text("a").padding(left: 10)"#, place: "(left",
            message: "extraneous argument label 'left:' in call",
            told: "error: an edge is a value: '.padding(.leading, …)'"),
        Row(
            line: "Task.sleep(seconds: 1)", place: "(",
            message: "extraneous argument label 'seconds:' in call",
            told: "error: a time is a value: 'Task.sleep(for: .seconds(…))'"),
        Row(
            line: #"Text("a").tabItem("A", image: "star")"#, place: "image",
            message: "extra argument 'image' in call",
            told: #"error: its label is a view: '.tabItem { Label("…", systemImage: "…") }'"#),
        Row(
            line: "withAnimation(.spring(duration: 1, bounciness: 2)) {}", place: "spring",
            message: "cannot call value of non-function type 'Animation'",
            told: "error: 'spring' has no argument 'bounciness:'; did you mean 'bounce:'?"),
        Row(
            line: #"Text("a").toolbar { Button("A") {} }"#, place: "Button",
            message:
                "static method 'buildExpression' requires that 'Button<Text>' conform to 'ToolbarContent'",
            told: "; beside a 'ToolbarItem' each view stands in one: 'ToolbarItem { … }'"),
        Row(
            line: "ForEach(0...n) { _ in }", place: "...",
            message:
                "cannot convert value of type 'ClosedRange<Int>' to expected argument type 'Range<Int>'",
            told: #"; '0..<n', or 'ForEach(Array(0...n), id: \.self)'"#),
        Row(
            line: "n += 1", place: "+=",
            message: "left side of mutating operator isn't mutable: 'n' is a 'let' constant",
            told: "; a view changes only what it declares with '@State var'"),
        Row(
            line: #"TextField("a", text: $n)"#, place: "$n",
            message:
                "cannot convert value of type 'Binding<Int>' to expected argument type 'Binding<String>'",
            told:
                "; what is no text is edited by its value: 'TextField(…, value: $…, format: .number)'"
        ),
        Row(
            line: #"Toggle("a", isOn: 3)"#, place: "3",
            message:
                "cannot convert value of type 'Int' to expected argument type 'Binding<Bool>'",
            told:
                "; it is to be written too: hand over '$name' of a '@State', or '.constant(…)'"),
        Row(
            line: ".navigationBarTitleDisplayMode(.small)", place: "small",
            message: "type 'NavigationBarItem.TitleDisplayMode' has no member 'small'",
            told: "; there are '.inline', '.automatic', '.large'"),
        Row(
            line: "@State var a = 0, b = 0", place: "@",
            message: "property wrapper can only apply to a single variable",
            told: "; write it in front of each: '@State var a = 0', '@State var b = 0'"),
    ]

    /// What only follows from an error is not told: what one wrapper for two variables leaves undeclared, say.
    @Test func oneMistakeIsToldOnce() {
        let said = [
            "Card.swift:3:5: error: property wrapper can only apply to a single variable",
            "Card.swift:5:9: error: cannot find '$a' in scope",
            "Card.swift:6:9: error: cannot assign to property: 'self' is immutable",
            "Other.swift:6:9: error: cannot assign to property: 'self' is immutable",
        ]
        let told = ErrorMends(files: []).mended(said.map { $0 + "\nline\n^\n" }.joined())
        let places = told.split(separator: "\n").filter { $0.contains(": error: ") }
            .map { $0.prefix { $0 != ":" } }
        same(places, ["Card.swift", "Other.swift"])
    }
}
