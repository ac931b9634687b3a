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
        #expect(run.ending == .exited(0))
        #expect(String(decoding: run.output, as: UTF8.self).contains("from afar"))
        #expect(run.errorText == "quadrant: drawing Preview (<standard input>:2)\n")
    }

    @Test func withoutANameThePictureIsCalledAfterIt() throws {
        let run = try scratch.shell(
            #"echo 'import SwiftUI; struct V: View { var body: some View { Color.red } }' | "#
                + #""$QUADRANT" render - --size 9x9"#)
        #expect(String(decoding: run.output, as: UTF8.self) == "standard-input-V.png\n")
        #expect(scratch.contents == ["standard-input-V.png"])
    }

    @Test func mistakesNameIt() throws {
        let run = try scratch.shell(
            #"printf 'import SwiftUI\n#Preview { Text(titel) }\n' | "$QUADRANT" explain -"#)
        #expect(run.ending == .exited(65))
        #expect(
            run.errorText.hasPrefix(
                "<standard input>:2:17: error: cannot find 'titel' in scope\n"))
        #expect(
            run.errorText.hasSuffix(
                "quadrant: '<standard input>' does not compile; nothing was drawn\n"))
    }
}
