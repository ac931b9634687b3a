import Expectations
import Foundation
import QuadrantCommand
import QuadrantIndex
import QuadrantScanning
import Testing

/// What is replaced where something cannot be compiled.
@Suite struct StandInTests {
    private static let source = """
        import SwiftUI
        struct Photo: View, Loader {
            @Query var items: [Int]
            let player = Player()
            var body: some View {
                VStack {
                    Text("a")
                    KFImage(url).resizable()
                }
                .modelContainer(for: Int.self)
            }
            func load() throws -> Int { decode() }
            func count(of name: String) -> Int {
                decode()
            }
        }
        #Preview { Photo(of: 1) }
        """

    /// The error at a place is mended with the smallest part that will do; one that comes again, with what is around it.
    @Test(arguments: [
        (8, 13, "cannot find 'KFImage' in scope", "KFImage", "box"),
        (
            10, 10, "value of type 'some View' has no member 'modelContainer'", ".modelContainer",
            "gone"
        ),
        (2, 21, "cannot find type 'Loader' in scope", "Loader", "gone"),
        (3, 6, "unknown attribute 'Query'", "@Query", "function"),
        (4, 18, "cannot find 'Player' in scope", "Photo.player", "gone"),
        (12, 33, "cannot find 'decode' in scope", "Photo.load()", "function"),
        (14, 9, "cannot find 'decode' in scope", "Photo.count(of:)", "function"),
        (17, 12, "extra argument", "#Preview", "preview"),
    ])
    func theSmallestPartIsReplaced(
        line: Int, column: Int, message: String, name: String, kind: String
    ) {
        let error = CompilerError(place: Place(line: line, column: column), message: message)
        let found = StandInFinder.standIns(for: [error], in: Self.source, before: [])
        same(found.map(\.name), [name])
        same(found.map(\.kind.rawValue), [kind])
        let text = StandIn.apply(found, after: [], to: Self.source)
        same(text.count { $0 == "\n" }, Self.source.count { $0 == "\n" })
        let wider = StandInFinder.standIns(for: [error], in: Self.source, before: found)
        same(wider.count, 1)
        holds(kind == "preview" || wider[0].edit.length > found[0].edit.length)
    }

    /// What others need stays in another form: a property that has no wrapper, an initializer of a class, a line with semicolons.
    @Test(arguments: [
        ("struct A { @Query var b: [Int] }", 12, "struct A { var b: [Int] { [] } }"),
        (
            "struct A { @Query private var b: [A: Int] }", 12,
            "struct A { private var b: [A: Int] { [:] } }"
        ),
        ("struct A { @Query var b: Int? }", 12, "struct A { var b: Int? { nil } }"),
        ("class A { init(b: B) }", 19, "class A { init(none10: Never) { switch none10 {} } }"),
        (
            "var a: some View { Text(\"b\"); C(); Text(\"d\") }", 31,
            "var a: some View { Text(\"b\"); \(StandInFinder.box("C")); Text(\"d\") }"
        ),
    ])
    func whatOthersNeedStaysInAnotherForm(source: String, column: Int, result: String) {
        let error = CompilerError(
            place: Place(line: 1, column: column), message: "cannot find it in scope")
        let found = StandInFinder.standIns(for: [error], in: source, before: [])
        same(StandIn.apply(found, after: [], to: source), result)
    }

    /// What nobody asks for a result of goes alone: a button stays, an object is made.
    @Test func actionsAndInitializersDoWithoutAStatement() {
        let lines = [
            "class Model { var a = 1; init() { a = 2; x() } }",
            "struct V: View {",
            "    var body: some View {",
            "        Button(\"b\") { Task { x() } }",
            "        Button(action: { x() }) { Label() }",
            "        Text(\"t\").onAppear { if a { x() }; y() }",
            "        Text(\"u\").onTapGesture { rows.map { x() } }",
            "    }",
            "}",
        ]
        let errors = lines.enumerated().compactMap { number, line in
            line.range(of: "x()").map {
                CompilerError(
                    place: Place(
                        line: number + 1,
                        column: line.distance(from: line.startIndex, to: $0.lowerBound) + 1),
                    message: "cannot find 'x' in scope")
            }
        }
        let source = lines.joined(separator: "\n")
        let found = StandInFinder.standIns(for: errors, in: source, before: [])
        same(
            found.map(\.name),
            [
                "Model.init", "the action of Task", "the action of Button",
                "the action of onAppear",
                "the action of onTapGesture",
            ])
        same(Set(found.map(\.kind)), [.function])
        same(
            StandIn.apply(found, after: [], to: source).split(separator: "\n").map(String.init),
            [
                "class Model { var a = 1; init() { a = 2;  } }", lines[1], lines[2],
                "        Button(\"b\") { Task {  } }", "        Button(action: {  }) { Label() }",
                "        Text(\"t\").onAppear { if a {  }; y() }",
                "        Text(\"u\").onTapGesture {  }", lines[7], lines[8],
            ])
    }

    @Test func whatThrowsThrowsAndWhatGivesNothingDoesNothing() {
        let source = "func a() throws -> Int { x }\nfunc b() { x }\nfunc c() -> Int? { x }\n"
        let errors = [(1, 26), (2, 12), (3, 20)].map {
            CompilerError(place: Place(line: $0.0, column: $0.1), message: "cannot find 'x'")
        }
        let found = StandInFinder.standIns(for: errors, in: source, before: [])
        same(
            StandIn.apply(found, after: [], to: source),
            """
            func a() throws -> Int { throw _Concurrency.CancellationError() }
            func b() {}
            func c() -> Int? { nil }

            """)
    }

    /// A package that is not there costs the views that need it, not their files; it is told with the command that brings it.
    @Test func aMissingPackageCostsItsPart() throws {
        let scratch = try ScratchFolder()
        try scratch.write(
            "App/Package.swift",
            """
            let package = Package(
                name: "App",
                dependencies: [.package(url: "https://example.org/a/Kingfisher.git", from: "7.0.0")],
                targets: [
                    .target(name: "Screens", dependencies: ["Rows", .product(name: "Kingfisher", package: "Kingfisher")]),
                    .target(name: "Rows"),
                ])
            """)
        try scratch.write(
            "App/Package.resolved",
            #"{"version":2,"pins":[{"location":"https://example.org/a/Kingfisher","state":{"version":"7.6.1"}}]}"#
        )
        try scratch.write(
            "App/Sources/Rows/Row.swift",
            """
            import SwiftUI
            public struct Row: View {
                public init() {}
                public var body: some View { Text("row") }
            }
            public func broken(_ player: Player) {}
            """)
        try scratch.write(
            "App/Sources/Screens/Screen.swift",
            """
            import Kingfisher
            import Rows
            import SwiftUI
            struct Screen: View {
                var body: some View {
                    VStack {
                        Row()
                        KFImage(URL(string: "a")).resizable()
                    }
                }
            }
            """)
        let run = try scratch.render(
            ["App", "--view", "Screen", "--format", "svg", "--svg-text", "-o", "-"])
        let picture = String(decoding: run.output, as: UTF8.self)
        has(picture, "row", "\(run.errorText)")
        has(picture, "KFImage")
        has(
            run.errorText,
            "the package Kingfisher is not there; to bring it: git clone --depth 1 --branch 7.6.1 -- "
                + "https://example.org/a/Kingfisher.git App/.build/checkouts/Kingfisher")
        has(run.errorText, "2 parts cannot be compiled here, and are stood in for:")
        has(
            run.errorText,
            "Screen.swift:8 KFImage is a box with its name: cannot find 'KFImage' in scope")
        has(
            run.errorText, "Row.swift:6 broken(_:) is left away: cannot find type 'Player' in scope"
        )
    }
}
