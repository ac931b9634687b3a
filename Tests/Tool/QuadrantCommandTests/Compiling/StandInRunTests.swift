import Expectations
import Foundation
import QuadrantCommand
import Testing

/// Which files compilers are given where parts cannot be compiled, seen by a compiler that notes what it is told.
@Suite struct StandInRunTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
        let root = try Toolchain.find(environment: ProcessInfo.processInfo.environment).root
        try folder.write(
            "tools/bin/swift-frontend",
            """
            #!/bin/bash
            echo "$@" >> "$LOG"
            exec '\(root)/bin/swift-frontend' "$@"
            """)
        try folder.write("tools/bin/swiftc", "#!/bin/sh\n")
        let made = try folder.shell("chmod +x tools/bin/*; ln -s '\(root)/lib' tools/lib")
        same(made.ending, .exited(0))
        try folder.write(
            "App/Package.swift",
            "let package = Package(name: \"App\", targets: [.target(name: \"App\")])")
    }

    private func write(_ name: String, _ body: String, before: String = "") throws {
        try folder.write(
            "App/Sources/App/\(name).swift",
            "import SwiftUI\nstruct \(name): View {\n\(before)var body: some View { \(body) }\n}\n")
    }

    /// Draws a view of the app; returns what compilers were told, a line each, and what was said.
    private func draw(_ view: String) throws -> (told: [String], said: String) {
        let run = try folder.shell(
            """
            LOG=$PWD/\(view).log SWIFT_EXEC=$PWD/tools/bin/swiftc \\
                "$QUADRANT" render App --view \(view) --svg-text -o \(view).svg 2>&1
            """)
        let log = String(decoding: folder.data("\(view).log") ?? Data(), as: UTF8.self)
        return (
            log.split(separator: "\n").map(String.init), String(decoding: run.output, as: UTF8.self)
        )
    }

    /// Of more than 100 files, those that a view needs are compiled. What another view needed was stood in for before: it is not looked at again.
    @Test func whatIsStoodInForIsKeptForOtherViews() throws {
        for number in 0..<101 {
            try folder.write("App/Sources/App/F\(number).swift", "enum F\(number) {}\n")
        }
        try write("Shared", "VStack { Text(\"shared\"); KFImage(1) }")
        try write("First", "Shared()")
        try write("Second", "Text(\"second\"); Shared()")
        holds(try draw("First").told.contains { $0.contains("-primary-file") })
        let (told, said) = try draw("Second")
        let compiled = told.filter { $0.contains("copy-of-Second.swift") }
        fails(compiled.isEmpty, "it said: \(said)")
        fails(told.contains { Self.compiles("Shared", $0) }, "\(told)")
        has(said, "KFImage is a box with its name")
        let picture = String(decoding: folder.data("Second.svg") ?? Data(), as: UTF8.self)
        for text in ["second", "shared", "KFImage"] { has(picture, text) }
    }

    private static func compiles(_ name: String, _ told: String) -> Bool {
        told.split(separator: "-primary-file ").dropFirst().contains {
            $0.prefix { $0 != " " }.hasSuffix("copy-of-\(name).swift")
        }
    }

    /// A file with an expression that takes long is compiled once, when what else is wrong is mended.
    @Test func aSlowFileIsCompiledLast() throws {
        // An error that is found as code is made.
        try write(
            "Late", "Text(\"late\")",
            before: "var number: Int { if Bool.random() { return 1 } }\n")
        try write(
            "Slow", "Text(rows[0].name); Late()",
            before: """
                struct Item { var id: Int; var name: String; var value: Double }
                let rows = (0..<14).map {
                    Item(id: $0, name: "\\($0)" + "a" + "b" + "c", value: Double($0 * 13 % 9) + 2 * 3 + 1.5)
                }

                """)
        let (told, said) = try draw("Slow")
        let made = told.filter { $0.hasPrefix("-frontend -c ") }
        let patient = made.indices.filter { !made[$0].contains("-solver-scope-threshold=400 ") }
        same(patient, [made.count - 1], "it said: \(said)")
        holds(made.last.map { Self.compiles("Slow", $0) } ?? false)
        has(said, "Late.number does nothing, or stops the view that calls it")
    }
}
