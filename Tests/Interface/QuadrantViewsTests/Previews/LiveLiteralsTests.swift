import Expectations
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews
import Testing

/// Literals that say something else than when they were compiled.
@Suite(.serialized) struct LiveLiteralsTests {
    private struct Own: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
        var words: String

        init(integerLiteral value: UInt16) { words = "\(value)" }
        init(stringLiteral value: String) { words = value }
    }

    private func integer<Value: ExpressibleByIntegerLiteral>(_ value: Value) -> String {
        "\(_liveInteger(1, value))"
    }

    private func number<Value: ExpressibleByFloatLiteral>(_ value: Value) -> String {
        "\(_liveNumber(2, value))"
    }

    @Test func everyTypeOfNumbersFollows() {
        defer { LiveLiterals.set([:]) }
        LiveLiterals.set([1: .integer(7), 2: .number(0.5), 3: .text("new"), 4: .flag(true)])
        same(
            [
                integer(1 as Int), integer(1 as Int8), integer(1 as Int16), integer(1 as Int32),
                integer(1 as Int64), integer(1 as UInt), integer(1 as UInt8), integer(1 as UInt16),
                integer(1 as UInt32), integer(1 as UInt64),
            ], [String](repeating: "7", count: 10))
        same([integer(1 as Double), integer(1 as Float)], ["7.0", "7.0"])
        same([number(1 as Double), number(1 as Float)], ["0.5", "0.5"])
        same(_liveInteger(1, 1 as Own).words, "7")
        same(_liveText(3, "old" as Own).words, "new")
        same("\(_liveText(3, "old" as String))", "new")
        same(_liveFlag(4, false), true)
        same(LiveLiterals.takeUnfit(), [])
    }

    @Test func membersFollowByTheirNames() {
        defer { LiveLiterals.set([:]) }
        LiveLiterals.set([1: .member("trailing"), 2: .member("title"), 3: .member("blue")])
        same(_liveMember(1, HorizontalAlignment.leading) == .trailing, true)
        same(_liveMember(1, Edge.Set.top) == .trailing, true)
        same(_liveMember(2, Font.body as Font?) == .title, true)
        same(_liveColor(3, .red) == .blue, true)
        same(LiveLiterals.takeUnfit(), [])
        // A type that is not known, and a name that it has not.
        same(_liveMember(1, "leading"), "leading")
        same(_liveMember(3, VerticalAlignment.top) == .top, true)
        same(LiveLiterals.takeUnfit(), [1, 3])
    }

    /// What cannot follow is compiled.
    @Test func whatDoesNotFitIsTold() {
        defer { LiveLiterals.set([:]) }
        LiveLiterals.set([1: .integer(300), 3: .text("new")])
        same(integer(1 as Int8), "1")
        same("\(_liveText(3, "old" as StaticString))", "old")
        same(LiveLiterals.takeUnfit(), [1, 3])
        same(LiveLiterals.takeUnfit(), [])
    }
}
