import Combine
import Expectations
import Foundation
import QuadrantFoundation
import Testing

struct SystemNameTests {
    @Test func aGroupHasAFolderOfItsOwn() throws {
        let files = FileManager.default
        let first = try #require(
            files.containerURL(forSecurityApplicationGroupIdentifier: "group.a/b"))
        let other = files.containerURL(forSecurityApplicationGroupIdentifier: "group.c")
        #expect(files.fileExists(atPath: first.path) && first != other)
        same(first.lastPathComponent, "group.a_b")
        #expect(files.ubiquityIdentityToken == nil)
        same(ProcessInfo.processInfo.thermalState, .nominal)
    }

    @Test func aLockCanBeEnteredAgain() {
        let object = NSObject()
        objc_sync_enter(object)
        objc_sync_enter(object)
        same(objc_sync_exit(object), 0)
        same(objc_sync_exit(object), 0)
    }

    private struct Person: Sendable {
        var name: String
        var nick: String?
    }

    private static let people = [
        Person(name: "Hello", nick: "z2"), Person(name: "B"), Person(name: "a", nick: "z10"),
    ]

    /// As people expect it: numbers count as numbers, and case hardly counts.
    @Test(arguments: [
        (SortDescriptor(\Person.name), ["a", "B", "Hello"]),
        (SortDescriptor(\Person.name, order: .reverse), ["Hello", "B", "a"]),
        (SortDescriptor(\Person.name, comparator: .localizedStandard), ["a", "B", "Hello"]),
        (
            SortDescriptor(\Person.name, comparator: .localized, order: .reverse),
            ["Hello", "B", "a"]
        ),
        (SortDescriptor(\Person.nick), ["B", "Hello", "a"]),
    ])
    private func stringsAreSorted(order: SortDescriptor<Person>, names: [String]) {
        same(Self.people.sorted(using: order).map(\.name), names)
    }

    @Test(arguments: [("HÉL", ["Hello"]), ("", []), ("b", ["B"])])
    func aPredicateSearches(text: String, names: [String]) throws {
        let search = #Predicate<Person> { $0.name.localizedStandardContains(text) }
        try same(Self.people.filter(search.evaluate).map(\.name), names)
    }

    private final class Model: NSObject {
        private(set) var count = 1

        func add() {
            willChangeValue(for: \.count)
            count += 1
            didChangeValue(for: \.count)
        }
    }

    @Test func anObserverIsToldOfChanges() {
        let model = Model()
        var told: [[Int?]] = []
        let observation = model.observe(\.count, options: [.initial, .new, .old]) {
            told.append([$1.oldValue, $1.newValue])
        }
        model.add()
        observation.invalidate()
        model.add()
        same(told, [[nil, 1], [1, 2]])
    }

    /// Properties as they are in files that `quadrant` draws, where they were `@objc dynamic`.
    private class Told: NSObject {
        @_KVO var count = 0
        @_KVO private(set) var name: String?
        @_KVO var child: Told?
        var double: Int { 2 * count }

        func rename() { name = "b" }
    }

    private final class SubTold: Told {}

    @Test func writesTellByThemselves() {
        let (object, child) = (SubTold(), Told())
        var told: [String] = []
        let observations = [
            object.observe(\.count, options: [.old, .new]) {
                told.append("count \($1.oldValue ?? -1) \($1.newValue ?? -1)")
            },
            object.observe(\.name) { object, _ in told.append("name \(object.name ?? "")") },
            object.observe(\.child?.count) { object, _ in
                told.append("child \(object.child?.count ?? -1)")
            },
            object.observe(\.double, options: .prior) { object, change in
                told.append("double \(object.double) \(change.isPrior)")
            },
        ]
        object.count = 3
        object.rename()
        object.child = child
        child.count += 5
        for observation in observations { observation.invalidate() }
        object.count = 4
        same(
            told,
            [
                "double 0 true", "count 0 3", "double 6 false", "name b", "child 0", "child 5",
            ])
    }

    @Test func writesArePublished() {
        let object = Told()
        var values: [Int] = []
        let all = object.publisher(for: \.count).sink { values.append($0) }
        object.count = 1
        all.cancel()
        object.count = 2
        let later = object.publisher(for: \.count, options: .new).sink { values.append($0) }
        object.count = 3
        later.cancel()
        same(values, [0, 1, 3])
    }

    @Test func aLengthIsANumber() {
        #expect(CGFloat(1.5) as NSNumber == NSNumber(value: 1.5))
        #expect(NSNumber(value: 2) as? CGFloat == 2)
        #expect(pow(CGFloat(4), 0.5) == 2 && pow(2.0, 3) == 8 && hypot(3, 4) == 5)
    }

    @Test func timesBetweenDates() {
        let start = Date(timeIntervalSince1970: 0)
        let span = start..<start.addingTimeInterval(9_045)
        func shown(_ style: _DateComponentsFormat) -> String {
            style.locale(Locale(identifier: "en_US")).format(span)
        }
        same(shown(.components(style: .wide)), "2 hours, 30 minutes, 45 seconds")
        same(shown(.components(style: .narrow, fields: [.minute])), "150m")
        same(shown(.timeDuration), "2:30:45")
    }

    @Test(arguments: [
        (URL.FormatStyle(), "https://a.example/b"),
        (URL.FormatStyle().scheme(.never), "a.example/b"),
        (URL.FormatStyle().query(.always).path(.never), "https://a.example?c=d"),
        (URL.FormatStyle().port(.always).user(.always), "https://me@a.example:8080/b"),
    ])
    func anAddressInAStyle(style: URL.FormatStyle, text: String) throws {
        let url = try #require(URL(string: "https://me:pass@a.example:8080/b?c=d#e"))
        same(url.formatted(style), text)
    }
}
