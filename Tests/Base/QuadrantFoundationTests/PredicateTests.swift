import Expectations
import Foundation
import QuadrantFoundation
import Testing

/// The language of predicates.
@Suite struct PredicateTests {
    private static var value: [String: Any] {
        [
            "name": "Ada", "age": 36, "tags": ["x", "yy"], "empty": NSNull(),
            "kids": [["name": "Eve", "age": 3], ["name": "Bob", "age": 8]],
            "day": Date(timeIntervalSinceReferenceDate: 100), "known": NSNumber(value: true),
        ]
    }

    @Test(arguments: [
        ("ANY kids.age > 5", true), ("ALL kids.age > 5", false), ("NONE kids.age > 10", true),
        ("SOME kids.name ==[c] 'bob'", true), ("kids.@count == 2", true),
        ("kids.@sum.age == 11 AND kids.@max.age == 8 AND kids.@avg.age == 5.5", true),
        ("SUBQUERY(kids, $k, $k.age > 2 AND $k.name BEGINSWITH 'E').@count == 1", true),
        ("(age + 4) * 2 == 80", true), ("age == -1 + 37", true), ("2 ** 3 == 8", true),
        ("((name == 'Ada') AND (age == 36))", true), ("tags[0] == 'x' AND tags[SIZE] == 2", true),
        ("tags[LAST] == 'yy'", true), ("lowercase:(name) == 'ada'", true),
        ("max:(kids.age) == 8", true), ("length:(name) == 3", true), ("empty == nil", true),
        ("known == YES AND known = 1", true), ("name.length == 3", true),
        ("TERNARY(age > 3, 'a', 'b') == 'a'", true), ("day < CAST(200, 'NSDate')", true),
        ("name == \"A\\\"d\"", false), ("missing == 3", false), ("missing != 3", true),
        ("#name == 'Ada'", true), ("NOT name IN {'Eve', 'Bob'}", true),
    ])
    func aPredicateSaysWhatItsTextSays(format: String, answer: Bool) {
        same(NSPredicate(format: format).evaluate(with: Self.value), answer)
    }

    @Test func argumentsAreOfAllTypes() {
        let id = UUID()
        let value: [String: Any] = ["id": id, "day": Date.distantPast, "n": 3]
        holds(NSPredicate(format: "id == %@", id as any CVarArg).evaluate(with: value))
        holds(NSPredicate(format: "day < %@", Date() as NSDate).evaluate(with: value))
        holds(NSPredicate(format: "n IN %@", [1, 3]).evaluate(with: value))
        holds(NSPredicate(format: "n == %@", NSNumber(value: 3)).evaluate(with: value))
        holds(NSPredicate(format: "%K == %ld", "n", 3).evaluate(with: value))
    }

    @Test(arguments: [
        ("name ==", "it ends"), ("name FOO 3", "'FOO'"), ("name == %@", "more places"),
        ("(name == 'x'", "')'"), ("name == 'x", "no closing"), ("name == 'x' name", "not expected"),
        ("frob(name) == 1", "no function"), ("name == \u{0}", "no sign"), ("", "it ends"),
        (String(repeating: "(", count: 9_000), "too deep"),
        (String(repeating: "NOT ", count: 9_000) + "1 == 1", "too deep"),
    ])
    func aTextThatCannotBeReadSaysWhy(format: String, reason: String) {
        let predicate = NSPredicate(format: format)
        has(_PredicateReader(predicate).problem ?? "", reason)
        holds(!predicate.evaluate(with: Self.value))
    }

    @Test func aReaderTellsWhatIsLookedUp() {
        let parts = [
            NSPredicate(format: "ANY kids.age > 5"), NSPredicate(format: "name == %@", "x"),
        ]
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: parts)
        same(_PredicateReader(both).keyPaths, [["kids", "age"], ["name"]])
        holds(NSPredicate(format: "a == %@", "x") == NSPredicate(format: "a == %@", "x"))
        holds(NSPredicate(format: "a == %@", "x") != NSPredicate(format: "a == %@", "y"))
    }

    @Test(arguments: [
        ("1 + 2 * 3", 7.0), ("(1 + 2) * 3", 9), ("10 / 4", 2.5), ("-3 + 1", -2), ("2 ** 3", 8),
        ("abs:(-3)", 3), ("sum:({1, 2, 3})", 6),
    ])
    func expressionsAreWorkedOut(format: String, value: Double) {
        let expression = _FormatExpression(format: format)
        same(expression.expressionValue(with: nil, context: nil) as? Double, value)
    }
}
