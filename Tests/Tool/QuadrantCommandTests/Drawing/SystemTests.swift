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

    @Test func explanationsAreOfTheSystem() throws {
        let folder = try ScratchFolder()
        try folder.write("V.swift", Self.source)
        let run = try folder.run(["explain", "V.swift", "--all", "--system", "ios18"])
        same(run.ending, .exited(0), "\(run.errorText)")
        has(String(decoding: run.output, as: UTF8.self), "51×31")
    }
}
