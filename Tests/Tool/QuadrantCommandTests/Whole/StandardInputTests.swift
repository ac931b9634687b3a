import Expectations
import Foundation
import QuadrantCommand
import Testing

/// `-` for a file: the source comes from standard input.
@Suite struct StandardInputTests {
    private let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test func aSourceIsReadAndDrawn() throws {
        let run = try scratch.shell(
            #"""
            printf 'import SwiftUI\n#Preview { Text("from afar") }\n' |
                "$QUADRANT" render - -o - --format svg
            """#)
        same(run.ending, .exited(0))
        has(String(decoding: run.output, as: UTF8.self), "from afar")
        same(run.errorText, "quadrant: drawing Preview (<standard input>:2)\n")
    }

    @Test func withoutANameThePictureIsCalledAfterIt() throws {
        let run = try scratch.shell(
            #"echo 'import SwiftUI; struct V: View { var body: some View { Color.red } }' | "#
                + #""$QUADRANT" render - --size 9x9"#)
        same(String(decoding: run.output, as: UTF8.self), "standard-input-V.png\n")
        same(scratch.contents, ["standard-input-V.png"])
    }

    @Test func mistakesNameIt() throws {
        let run = try scratch.shell(
            #"printf 'import SwiftUI\n#Preview { Text(titel) }\n' | "$QUADRANT" explain -"#)
        same(run.ending, .exited(65))
        holds(
            run.errorText.hasPrefix(
                "<standard input>:2:17: error: cannot find 'titel' in scope\n"))
        holds(
            run.errorText.hasSuffix(
                "quadrant: '<standard input>' does not compile; nothing was drawn\n"))
    }
}
