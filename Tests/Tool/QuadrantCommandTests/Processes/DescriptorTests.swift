import Expectations
import Foundation
import QuadrantCommand
import Testing

/// Views that write to descriptors that are not theirs, close them, or print what the tool might take for
/// its own words.
@Suite struct DescriptorTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
    }

    /// The picture of a view that does something before it shows "hello".
    private func draw(_ code: String, _ prefix: String = "") throws -> Data? {
        try folder.write(
            "Card.swift",
            "import SwiftUI\nimport Foundation\nstruct Card: View {\n    var body: some View {\n"
                + "\(code)\n        return Text(\"hello\")\n    }\n}\n")
        let run = try folder.shell("\(prefix)\"$QUADRANT\" render Card.swift -o card.png")
        same(run.ending, .exited(0), "\(run.errorText)")
        return folder.data("card.png")
    }

    @Test func whatIsWrittenToOtherDescriptorsIsNotInThePicture() throws {
        let plain = try draw("")
        differ(plain, nil)
        try same(draw("_ = \"GARBAGE\".withCString { write(3, $0, 7) }"), plain)
        let loop =
            "for file in Int32(3)...255 { _ = \"GARBAGE\".withCString { write(file, $0, 7) } }"
        try same(draw(loop), plain)
        try same(draw("for file in Int32(3)...255 { close(file) }"), plain)
    }

    @Test func descriptorsOfTheCallerAreNotTheViews() throws {
        let loop = "for file in Int32(3)...9 { _ = \"GARBAGE\".withCString { write(file, $0, 7) } }"
        _ = try draw(loop, "exec 3> three.txt 7> seven.txt; ")
        same(folder.data("three.txt"), Data())
        same(folder.data("seven.txt"), Data())
    }

    @Test func whatAViewPrintsIsNotTakenForTheToolsWords() throws {
        let words = [
            "quadrant-outcome empty", "quadrant-memory", "quadrant-frame 0000000000001000",
            "quadrant-view Other",
        ]
        let printed = words.map { "print(\"\($0)\")" }.joined(separator: "; ")
        try differ(draw(printed), nil)
        try folder.write(
            "Exit.swift",
            "import SwiftUI\nimport Foundation\nstruct Exit: View {\n    var body: some View {\n"
                + "\(printed); exit(211)\n        return Text(\"\")\n    }\n}\n")
        let run = try folder.render(["Exit.swift", "-o", "exit.png"])
        same(run.ending, .exited(65))
        has(run.errorText, "Exit ended the program with status 211")
    }

    @Test func theExplanationIsWholeToo() throws {
        try folder.write(
            "Card.swift",
            "import SwiftUI\nimport Foundation\nstruct Card: View {\n    var body: some View {\n"
                + "for file in Int32(3)...255 { _ = \"GARBAGE\".withCString { write(file, $0, 7) } }\n"
                + "return Text(\"hello\")\n    }\n}\n")
        let run = try folder.run(["explain", "Card.swift", "--json"])
        same(run.ending, .exited(0))
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(run.output)) }
    }
}
