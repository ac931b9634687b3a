import Expectations
import QuadrantCommand
import Testing

/// What is beyond a limit of the drawing is the view's, and is told with its name.
@Suite struct LimitTests {
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    @Test func aGroupThatIsTooWideEndsAsAFaultOfTheFile() throws {
        try folder.write(
            "Strip.swift",
            "import SwiftUI\nstruct Strip: View {\n    var body: some View { Badge() }\n}\n"
                + "struct Badge: View {\n    var body: some View {\n"
                + "        ZStack { Color.red; Circle() }.compositingGroup().opacity(0.5)\n"
                + "            .frame(width: 32_767, height: 2)\n    }\n}\n")
        let run = try folder.render([
            "Strip.swift", "--view", "Strip", "--scale", "1", "-o", "strip.png",
        ])
        same(run.ending, .exited(65))
        has(run.errorText, "Strip was not drawn.", "\(run.errorText)")
        has(run.errorText, "Badge", "\(run.errorText)")
        has(run.errorText, "the limit is 32766", "\(run.errorText)")
        same(folder.data("strip.png"), nil)
    }
}
