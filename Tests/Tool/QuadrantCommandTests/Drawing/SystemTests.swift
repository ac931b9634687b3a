import Expectations
import QuadrantCommand
import Testing

/// `--system`: the same file with the figures of iOS 26 and of iOS 18.
@Suite struct SystemTests {
    private static let source = """
        import SwiftUI
        struct V: View {
            @State private var isOn = true
            var body: some View {
                Toggle("On", isOn: $isOn).labelsHidden().fixedSize()
            }
        }
        """

    /// Switches are 63 by 28 points on iOS 26 and 51 by 31 before (Apple's pictures, see `ControlProfile`).
    @Test(arguments: [
        ([], 63, 28), (["--system", "ios26"], 63, 28), (["--system", "ios18"], 51, 31),
        (["--all", "--system", "ios18"], 51, 31),
    ])
    func aSwitchIsAsLargeAsOnTheSystem(arguments: [String], width: Int, height: Int) throws {
        let folder = try ScratchFolder()
        try folder.write("V.swift", Self.source)
        let out = arguments.contains("--all") ? "out" : "V.svg"
        let run = try folder.run(
            ["render", "V.swift", "--format", "svg", "-o", out] + arguments)
        same(run.ending, .exited(0), "\(run.errorText)")
        let text = String(
            decoding: try #require(folder.data(out == "out" ? "out/V.svg" : out)), as: UTF8.self)
        has(text, "width=\"\(width)\" height=\"\(height)\"", "\(text.prefix(300))")
    }

    /// A file for macOS is drawn as macOS is: a toggle is a box of 16 points there.
    @Test(arguments: [
        (["--platform", "macos"], "V.swift", 16, 16), (["--system", "macos26"], "V.swift", 16, 16),
        (["--platform", "macos", "--system", "ios26"], "V.swift", 63, 28),
        // By itself, as the file names types of AppKit and none of UIKit.
        ([], "Desk.swift", 16, 16),
    ])
    func filesForMacOSLookLikeIt(
        arguments: [String], file: String, width: Int, height: Int
    ) throws {
        let folder = try ScratchFolder()
        try folder.write("V.swift", Self.source)
        try folder.write("Desk.swift", Self.source + "\n@MainActor let ink = NSColor.labelColor\n")
        let run = try folder.run(
            ["render", file, "--format", "svg", "-o", "out.svg"] + arguments)
        same(run.ending, .exited(0), "\(run.errorText)")
        let text = String(decoding: try #require(folder.data("out.svg")), as: UTF8.self)
        has(text, "width=\"\(width)\" height=\"\(height)\"", "\(text.prefix(300))")
    }

    /// A window of an app is as large as the app says, its title in its bar.
    @Test func anAppForMacOSIsAWindow() throws {
        let folder = try ScratchFolder()
        try folder.write(
            "App.swift",
            """
            import SwiftUI
            @main struct Desk: App {
                var body: some Scene {
                    WindowGroup("Papers") { Text("Here") }.defaultSize(width: 300, height: 200)
                }
            }
            """)
        let run = try folder.run(["explain", "App.swift", "--platform", "macos", "--all"])
        same(run.ending, .exited(0), "\(run.errorText)")
        same(run.errorText.contains("defaultSize"), false)
        let text = String(decoding: run.output, as: UTF8.self)
        has(text, "300×200")
        has(text, "Text(\"Papers\")")
    }

    @Test func explanationsAreOfTheSystem() throws {
        let folder = try ScratchFolder()
        try folder.write("V.swift", Self.source)
        let run = try folder.run(["explain", "V.swift", "--all", "--system", "ios18"])
        same(run.ending, .exited(0), "\(run.errorText)")
        has(String(decoding: run.output, as: UTF8.self), "51×31")
    }
}
