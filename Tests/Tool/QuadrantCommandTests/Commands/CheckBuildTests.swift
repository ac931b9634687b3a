import Expectations
import Foundation
import QuadrantCommand
import Testing

/// `quadrant check-build`: the three lists, and the status.
@Suite struct CheckBuildTests {
    private let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write(
            "App/Package.swift",
            """
            let package = Package(
                name: "App",
                dependencies: [.package(url: "https://example.org/a/Kingfisher", from: "7.0.0")],
                targets: [
                    .target(name: "Rows"), .executableTarget(name: "count", dependencies: ["Rows"]),
                    .target(name: "CSum"), .systemLibrary(name: "CPack"), .systemLibrary(name: "CGone"),
                    .target(
                        name: "Screens",
                        dependencies: ["Rows", "CSum", "CPack", "CGone", "Kingfisher"]),
                ])
            """)
        try scratch.write(
            "App/Sources/Rows/Row.swift",
            "import SwiftUI\npublic struct Row: View {\n    public init() {}\n    public var body: some View { Text(\"row\") }\n}\n"
        )
        try scratch.write("App/Sources/count/main.swift", "import Rows\nprint(1)\n")
        try scratch.write("App/Sources/CSum/include/CSum.h", "int sum(int a, int b);\n")
        try scratch.write(
            "App/Sources/CSum/sum.c",
            "#include \"CSum.h\"\nint sum(int a, int b) { return a + b; }\n")
        // A library of the system: a module map, and what it is linked with.
        try scratch.write(
            "App/Sources/CPack/module.modulemap",
            "module CPack [system] {\n    header \"shim.h\"\n    link \"z\"\n    export *\n}\n")
        try scratch.write("App/Sources/CPack/shim.h", "unsigned long zlibCompileFlags(void);\n")
        try scratch.write(
            "App/Sources/CGone/module.modulemap",
            "module CGone [system] { header \"shim.h\" }\n")
        try scratch.write("App/Sources/CGone/shim.h", "#include <quadrant_not_there.h>\n")
        try scratch.write(
            "App/Sources/Screens/Photo.swift",
            "import Kingfisher\nimport SwiftUI\nstruct Photo: View {\n    var body: some View { KFImage(nil) }\n}\n"
        )
        try scratch.write(
            "App/Sources/Screens/Screen.swift",
            """
            import CGone
            import CPack
            import CSum
            import Rows
            import SwiftUI
            struct Screen: View {
                var body: some View {
                    VStack {
                        Row()
                        Text("\\(sum(2, 3)) of C, \\(zlibCompileFlags() > 0)")
                    }
                }
            }
            """)
        try scratch.write("App/Sources/Screens/Left.m", "")
    }

    @Test func whatIsMissingIsNotTheUsersFault() throws {
        let run = try scratch.run(["check-build", "App"])
        let text = String(decoding: run.output, as: UTF8.self)
        same(run.ending, .exited(0), "\(text)\(run.errorText)")
        fails(text.contains("Yours"))
        has(text, "  module Kingfisher (1 file): bring its package")
        has(
            text,
            "  package Kingfisher: git clone --depth 1 -- https://example.org/a/Kingfisher App/.build/checkouts/Kingfisher"
        )
        has(text, "Not on this system:\n  1 file of the kind .m")
        has(text, "  module CGone: install the library of the system that it is of")
        has(text, "in 6 targets")
        // Once more: what compiled is there.
        let again = String(decoding: try scratch.run(["check-build", "App"]).output, as: UTF8.self)
        has(again, ", 0 compiled now: 0 errors of yours, 3 things not here yet")
    }

    @Test func anErrorIsTheUsers() throws {
        try scratch.write(
            "App/Sources/Rows/Cell.swift", "public func cell() -> Int { \"one\" }\n")
        let run = try scratch.run(["check-build", "App", "--json"])
        same(run.ending, .exited(65), "\(run.errorText)")
        let report = try JSONDecoder().decode(Report.self, from: Data(run.output))
        same(report.yours.map(\.target), ["Rows"])
        same(report.yours.map(\.line), [1])
        has(report.yours[0].message, "cannot convert return expression of type 'String'")
        same(Set(report.notHereYet.map(\.name)), ["CGone", "Kingfisher"])
    }

    /// Files that need each other, of which each lacks something of Apple's or has an error: neither hides the other.
    @Test func filesThatFailTogetherAreStillSorted() throws {
        try scratch.write(
            "App/Sources/Rows/Left.swift",
            """
            import UIKit
            func left() -> Int { right(UIGlassKnob()) + _FarView.count }
            """)
        try scratch.write(
            "App/Sources/Rows/Right.swift",
            "import UIKit\nfunc right(_ knob: Any) -> Int { knob is UIView ? left() : \"one\" }\n")
        let run = try scratch.run(["check-build", "App", "--json"])
        let report = try JSONDecoder().decode(Report.self, from: Data(run.output))
        same(
            Set(report.notHereYet.map(\.name)), ["CGone", "Kingfisher", "UIGlassKnob", "_FarView"])
        fails(report.yours.contains { $0.message.contains("UIGlassKnob") })
    }

    /// C is compiled and linked, and so is a library of the system; one without its header is told and left out.
    @Test func aTargetOfCIsDrawnWith() throws {
        let run = try scratch.render(
            ["App", "--view", "Screen", "--format", "svg", "--svg-text", "-o", "-"])
        has(String(decoding: run.output, as: UTF8.self), "5 of C, true", "\(run.errorText)")
        has(
            run.errorText,
            "quadrant: the module CGone is left out: ")
        has(run.errorText, "'quadrant_not_there.h' file not found")
    }

    private struct Report: Decodable {
        struct Fault: Decodable {
            var target: String
            var line: Int
            var message: String
        }
        struct Missing: Decodable { var name: String }
        var yours: [Fault]
        var notHereYet: [Missing]
    }
}
