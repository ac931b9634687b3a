import Expectations
import QuadrantIndex
import QuadrantScanning
import Testing

/// Literals of bodies that are read from a table.
struct LiteralTests {
    private static func body(_ text: String) -> String {
        "struct V: View { var body: some View { \(text) } }"
    }

    /// What stands in a body, and how it is compiled.
    @Test(
        arguments: [
            (#"Text("a").padding(8)"#, #"Text(_liveText(0, "a")).padding(_liveInteger(1, 8))"#),
            ("A(x: 0.5, y: true)", "A(x: _liveNumber(0, 0.5), y: _liveFlag(1, true))"),
            ("A(-3, y: -0.5)", "A(_liveInteger(0, -3), y: _liveNumber(1, -0.5))"),
            (
                "VStack(alignment: .leading) { A(b: .c, .d) }",
                "VStack(alignment: _liveMember(0, .leading)) { A(b: .c, .d) }"
            ),
            ("a.foregroundStyle(.red)", "a.foregroundStyle(_liveColor(0, .red))"),
            ("a.foregroundStyle(.secondary)", "a.foregroundStyle(.secondary)"),
            ("a.font(.system(.body))", "a.font(.system(.body))"),
            (#"Text("a \(1) b")"#, #"Text("a \(1) b")"#),
            (##"Text(#"raw"#)"##, ##"Text(#"raw"#)"##),
            (
                "switch a { case 1: B(2) default: C() }",
                "switch a { case 1: B(_liveInteger(0, 2)) default: C() }"
            ),
            ("A(\\.x[0])", "A(\\.x[0])"), (#"#Predicate { $0 == 1 }"#, #"#Predicate { $0 == 1 }"#),
            (#"fatalError("a")"#, #"fatalError("a")"#),
            ("ForEach(0..<3) { A($0, 2) }", "ForEach(0..<3) { A($0, _liveInteger(0, 2)) }"),
            (
                "List(1...3, id: \\.self) { A(2) }",
                "List(1...3, id: \\.self) { A(_liveInteger(0, 2)) }"
            ),
            (
                "\n#if swift(>=6.0)\nA(1)\n#else\nB(2)\n#endif\n",
                "\n#if swift(>=6.0)\nA(_liveInteger(0, 1))\n#else\nB(_liveInteger(1, 2))\n#endif\n"
            ),
            (#"A { count += 1 }"#, #"A { count += _liveInteger(0, 1) }"#),
            (
                #"if #available(iOS 17, *) { A(1) }"#,
                #"if #available(iOS 17, *) { A(_liveInteger(0, 1)) }"#
            ),
        ])
    func readsFromATable(_ written: String, _ compiled: String) {
        let source = Self.body(written)
        same(LiteralFinder.facts(of: source).reading(source, from: 0), Self.body(compiled))
    }

    @Test func whatIsOutsideOfBodiesStays() {
        let source = """
            let a = 1
            struct V: View { @State var b = 2; let c = "x"; func d(e: Int = 3) {} }
            #Preview("P") { V(c: "y") }
            enum E: Int { case f = 4 }
            """
        same(LiteralFinder.facts(of: source).literals, [])
    }

    /// Two bodies, and whether they differ in literals alone.
    @Test(
        arguments: [
            ("A(1)", "A(200)", true), ("A(1)", "A(1.5)", false), ("A(1)", "B(1)", false),
            (#"Text("a")"#, #"Text("longer \"text\"")"#, true),
            (#"Text("a")"#, #"Text("a\(b)")"#, false), ("A(true)", "A(false)", true),
            ("A(1)", "A(1, 1)", false), ("A(1)", "A( 1)", false), ("A(1)", "A(-1)", true),
            ("a.font(.title)", "a.font(.body)", true), ("a.fill(.red)", "a.fill(.blue)", true),
            ("a.fill(.red)", "a.fill(.primary)", false),
        ])
    func skeletonsTellWhatElseDiffers(_ one: String, _ other: String, _ isAlike: Bool) {
        let sources = [one, other].map(Self.body)
        let skeletons = sources.map { LiteralFinder.facts(of: $0).skeleton(of: $0) }
        same(skeletons[0] == skeletons[1], isAlike)
    }
}
