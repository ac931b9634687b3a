import Expectations
import QuadrantIndex
import QuadrantScanning
import Testing

/// Which files are compiled again: the fingerprints and closures that decide it.
@Suite struct FileDependenciesTests {
    private func interface(_ source: String) -> InterfaceFacts {
        SourceScanner.facts(of: source).interface
    }

    private func closures(_ sources: String...) -> [[Int]] {
        let dependencies = FileDependencies(sources.map(interface))
        return sources.indices.map { dependencies.closure(of: $0) }
    }

    @Test(arguments: [
        ("func a() { print(1) }", "func a() { print(2); print(3) }"),
        ("struct A { var b: Int { 1 } }", "struct A { var b: Int { 2 + 3 } }"),
        ("struct A { init() { x() } }", "struct A { init() { y() } }"),
        (
            "struct A { subscript(i: Int) -> Int { i } }",
            "struct A { subscript(i: Int) -> Int { 0 } }"
        ),
        ("struct A {}", "/// A.\nstruct  A {\n}  // end"),
        ("#Preview { A() }", "#Preview(\"x\") { B() }\n#Preview { A() }"),
    ])
    func bodiesAreNoPartOfTheInterface(one: String, other: String) {
        same(interface(one).fingerprint, interface(other).fingerprint)
    }

    @Test(arguments: [
        ("struct A { var b: Int }", "struct A { var b: Int { 1 } }"),
        ("struct A { var b = 1 }", "struct A { var b = 2.0 }"),
        ("func a(b: Int = 1) {}", "func a(b: Int = 2) {}"),
        ("struct A {}", "struct A: Equatable {}"),
        ("@inlinable func a() { print(1) }", "@inlinable func a() { print(2) }"),
        ("let a = { 1 }()", "let a = { 2.0 }()"),
        ("private struct A { var b: Int }", "private struct A { var b: Double }"),
    ])
    func everythingElseIs(one: String, other: String) {
        differ(interface(one).fingerprint, interface(other).fingerprint)
    }

    @Test func aFileDependsOnThoseWhoseNamesItMentions() {
        same(
            closures(
                "struct A { var b: B }", "struct B { var c = 1 }", "struct C { func b() {} }"),
            [[1], [], []])
    }

    @Test func valuesComeByWayOfOthers() {
        // `a.b.c` needs the layout of B, which the last file does not mention.
        same(
            closures(
                "struct B { var c = 1 }", "struct A { var b = B() }", "func f(a: A) { _ = a.b.c }"),
            [[], [0], [0, 1]])
    }

    @Test func membersAddedToATypeFromOutsideAreNames() {
        let added = "extension View { func card() -> some View { self } }"
        same(closures(added, "func a() { Text(\"\").card() }", "func b() {}"), [[], [0], []])
    }

    @Test(arguments: [
        "extension Int: Named {}", "extension Array { subscript(a: String) -> Int { 0 } }",
        "infix operator +++", "func +++ (a: Int, b: Int) -> Int { a }",
        "extension Identifiable { var id: Int { 0 } }",
        "struct B { static func == (a: B, b: B) -> Bool { true } }",
        "enum B { struct C { static prefix func - (a: C) -> Int { 0 } } }",
        "extension B { struct C { static func + (a: C, b: Int) -> Int { b } } }",
    ])
    func whatNobodyMentionsReachesAll(source: String) {
        same(closures(source, "struct A {}"), [[], [0]])
    }

    @Test func anExtensionOfOnesOwnTypeGoesWithTheType() {
        same(
            closures("struct A {}", "extension A: Equatable {}", "let a = A()", "let b = 1"),
            [[1], [0], [0, 1], []])
    }

    private func fingerprints(_ sources: [String]) -> [String] {
        let files = sources.map(interface)
        return FileDependencies(files).fingerprints { files[$0].fingerprint }
    }

    @Test func aFingerprintIsOfAllThatAFileDependsOn() {
        // The first two depend on each other, the third on them, the fourth on nothing.
        let sources = [
            "struct A { var b: [B] = [] }", "struct B { var a: [A] = [] }", "func f(a: A) {}",
            "struct D { var e = 1 }",
        ]
        let before = fingerprints(sources)
        same(before[0], before[1])
        same(Set(before).count, 3)
        for (changed, others) in [(0, [0, 1, 2]), (1, [0, 1, 2]), (2, [2]), (3, [3])] {
            var edited = sources
            edited[changed] += "\nstruct More\(changed) {}"
            let after = fingerprints(edited)
            same(sources.indices.filter { before[$0] != after[$0] }, others, "\(changed)")
        }
    }

    @Test func aLongChainOfFilesIsNoMatter() {
        let sources = (0..<2_000).map { "struct T\($0) { var next: [T\($0 + 1)] = [] }" }
        same(Set(fingerprints(sources)).count, 2_000)
    }

    @Test func othersSeeNoPreviews() {
        let source = "struct A {}\n#Preview(\"x\") {\n    A()\n}\nstruct B {}\n#Preview { B() }"
        let facts = SourceScanner.facts(of: source)
        same(
            Replacement.apply(facts.previews, to: source).split(separator: "\n").filter {
                $0.contains { $0 != " " }
            }, ["struct A {}", "struct B {}"])
        same(Replacement.apply(facts.previews, to: source).utf8.count, source.utf8.count)
    }

    @Test func importsOfOneAreSeenInAll() {
        let files = ["import SwiftUI", "import Foundation\nimport SwiftUI"].map(interface)
        same(FileDependencies(files).imports, ["import Foundation", "import SwiftUI"])
    }
}
