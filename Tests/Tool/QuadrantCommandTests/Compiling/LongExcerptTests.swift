import Expectations
import QuadrantCommand
import Testing

/// What the compiler says of lines that no terminal is wide enough for.
@Suite struct LongExcerptTests {
    private func message(_ line: String, _ marks: String) -> String {
        Diagnostics(["A.swift:1:1: error: it is wrong\n\(line)\n\(marks)\n"]).userText
    }

    @Test func aUsualLineIsShownAsItIs() {
        let line = "let a = " + String(repeating: "b", count: 200)
        same(
            message(line, "    ^"), "A.swift:1:1: error: it is wrong\n\(line)\n    ^\n")
    }

    @Test func aLongLineIsShownAroundThePlace() {
        let before = String(repeating: "(", count: 5_000)
        let after = String(repeating: ")", count: 5_000)
        let marks = String(repeating: " ", count: 5_000) + "^"
        let shown = message(before + "x" + after, marks).split(separator: "\n")
        same(shown.count, 3)
        let line = String(repeating: "(", count: 80) + "x" + String(repeating: ")", count: 159)
        same(String(shown[1]), "…\(line)…")
        same(String(shown[2]), String(repeating: " ", count: 81) + "^")
    }

    @Test func ofALongLineTheBeginningIsShownWhereThatIsMeant() {
        let line = String(repeating: "a", count: 1_000)
        let shown = message(line, "^").split(separator: "\n")
        same(String(shown[1]), String(repeating: "a", count: 240) + "…")
        same(String(shown[2]), "^")
    }
}
