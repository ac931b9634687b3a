import Expectations
import Foundation
import QuadrantCommand
import Testing

/// `quadrant fonts`, and fonts of a folder.
@Suite struct FontsTests {
    @Test func whatHasNoGlyphIsNamedWithItsPlace() throws {
        let scratch = try ScratchFolder()
        // What Unicode has not given out: no font has them.
        try scratch.write(
            "a.jsonl", "{\"name\":\"Ada\"}\n{\"name\":\"x\\u0379\",\"more\":[\"\\u0379\"]}\n")
        try scratch.write("b.csv", "name\nBo\u{0378}\n")
        let run = try scratch.run(["fonts", "a.jsonl", "b.csv"])
        same(run.ending, .exited(65))
        same(
            String(decoding: run.output, as: UTF8.self),
            """
            a.jsonl:2: “\u{0379}” (U+0379): no package has it
            b.csv:2: “\u{0378}” (U+0378): no package has it
            2 of 11 characters have no glyph as they should.

            """)
        let good = try scratch.run(["fonts", "a.jsonl", "none"])
        has(good.errorText, "none")
        try scratch.write("c.txt", "Zoë and Łukasz")
        same(
            String(decoding: try scratch.run(["fonts", "c.txt"]).output, as: UTF8.self),
            "All 11 characters have glyphs.\n")
    }

    @Test func aFolderThatIsNoneIsSaid() throws {
        let scratch = try ScratchFolder()
        try scratch.write(
            "V.swift", "import SwiftUI\nstruct V: View { var body: some View { Text(\"a\") } }\n")
        for arguments in [["render", "V.swift", "-o", "v.png"], ["fonts", "V.swift"]] {
            has(try scratch.run(arguments + ["--fonts", "none"]).errorText, "none")
            has(try scratch.run(arguments + ["--fonts", "V.swift"]).errorText, "it is no folder")
        }
    }
}
