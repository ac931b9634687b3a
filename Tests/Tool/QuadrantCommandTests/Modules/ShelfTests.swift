import Expectations
import Foundation
import QuadrantCommand
import Testing

/// Modules that are compiled when a file first imports them.
@Suite struct ShelfTests {
    /// A module with a view, on one that it imports.
    private static let modules = [
        "Modules/Paints/Sources/Paint.swift": """
        public import SwiftUI
        public struct Paint { public var color: Color; public init(_ color: Color) { self.color = color } }
        """,
        "Modules/Dots/Sources/Inside/Dot.swift": """
        public import Paints
        public import SwiftUI
        public struct Dot: View {
            private let paint: Paint
            public init(_ paint: Paint) { self.paint = paint }
            public var body: some View { Circle().fill(paint.color) }
        }
        """,
    ]
    private static let view = """
        import Dots
        import Paints
        import SwiftUI
        struct Red: View { var body: some View { Dot(Paint(.red)).frame(width: 20, height: 20) } }
        """

    /// An installation of its own: links to all that the build made, and modules beside them.
    private func folder() throws -> (ScratchFolder, program: String) {
        let folder = try ScratchFolder()
        let built = URL(fileURLWithPath: try #require(ScratchFolder.program))
            .deletingLastPathComponent()
        try folder.write("own/Package.swift", "// swift-tools-version: 6.3\n")
        for (path, text) in Self.modules { try folder.write("own/\(path)", text) }
        let place = "\(folder.path)/own/.build/debug"
        let files = FileManager.default
        try files.createDirectory(atPath: place, withIntermediateDirectories: true)
        for name in try files.contentsOfDirectory(atPath: built.path)
        where !name.hasSuffix("Tests.build") {
            let (from, to) = (built.appendingPathComponent(name).path, "\(place)/\(name)")
            if name == "quadrant" {
                // The program looks for the modules beside itself, links followed.
                try ScratchFolder.putProgram(from, at: to)
            } else {
                try files.createSymbolicLink(atPath: to, withDestinationPath: from)
            }
        }
        let sources = built.pathComponents.lastIndex(of: ".build").map {
            NSString.path(withComponents: Array(built.pathComponents[..<$0]) + ["Sources"])
        }
        try files.createSymbolicLink(
            atPath: "\(folder.path)/own/Sources", withDestinationPath: try #require(sources))
        return (folder, "\(place)/quadrant")
    }

    @Test func buildsAModuleOnceAndOnlyWhereItIsImported() throws {
        let (folder, program) = try folder()
        try folder.write("Red.swift", Self.view)
        try folder.write(
            "Blue.swift",
            "import SwiftUI\nstruct Blue: View { var body: some View { Color.blue } }\n")
        let script = """
            "\(program)" render Blue.swift -o blue.png && ! ls cache/quadrant/companions/*/ 2>/dev/null || exit 1
            "\(program)" render Red.swift -o one.png 2> one.txt & "\(program)" render Red.swift -o two.png 2> two.txt
            wait; cmp one.png two.png || exit 2
            grep -h building one.txt two.txt
            touch Red.swift; echo >> Red.swift; "\(program)" render Red.swift -o three.png && cmp one.png three.png
            """
        let ended = try folder.shell(script)
        same(
            String(decoding: ended.output, as: UTF8.self).split(separator: "\n").filter {
                $0.contains("building")
            }.sorted(),
            ["quadrant: building Dots (once) …", "quadrant: building Paints (once) …"])
        same(ended.ending, .exited(0))
    }

    @Test func buildsAgainWhatHasChangedOrIsGone() throws {
        let (folder, program) = try folder()
        try folder.write("Red.swift", Self.view)
        let script = """
            "\(program)" render Red.swift -o one.png 2>/dev/null
            rm -r cache/quadrant/companions; "\(program)" render Red.swift -o two.png; cmp one.png two.png || exit 1
            sed -i 's/Circle()/Rectangle()/' own/Modules/Dots/Sources/Inside/Dot.swift
            "\(program)" render Red.swift -o three.png; cmp -s one.png three.png && exit 2
            exit 0
            """
        let ended = try folder.shell(script)
        same(
            ended.errorText.split(separator: "\n").filter { $0.contains("building") },
            [
                "quadrant: building Paints (once) …", "quadrant: building Dots (once) …",
                "quadrant: building Dots (once) …",
            ])
        same(ended.ending, .exited(0))
    }

    @Test func takesAModuleOfTheProjectBeforeOneOfTheSameName() throws {
        let (folder, program) = try folder()
        try folder.write(
            "P/Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "P", targets: [.target(name: "Dots"), .target(name: "App")])
            """)
        try folder.write("P/Sources/Dots/Own.swift", "public struct Own { public init() {} }\n")
        try folder.write(
            "P/Sources/App/V.swift",
            "import Dots\nimport SwiftUI\nstruct V: View { let own = Own(); var body: some View { Color.red } }\n"
        )
        let ended = try folder.shell("\"\(program)\" render P --view V -o one.png && ls one.png")
        same(ended.errorText, "")
        same(ended.ending, .exited(0))
    }
}
