import Expectations
import Foundation
import QuadrantCommand
import SwiftUI
import Testing

/// Variants on a sheet.
@Suite struct SheetTests {
    private func request(_ arguments: [String]) throws -> RenderRequest {
        guard
            case .render(let request) = try ArgumentParser.command(
                for: ["render", "a.swift"] + arguments)
        else { throw CommandError.internalFault("not 'render'") }
        return request
    }

    private func matrix(_ arguments: String...) throws -> RenderRequest { try request(arguments) }

    @Test func everyCombinationIsAVariantInItsPlace() throws {
        let request = try matrix(
            "--appearances", "light,dark", "--sizes", "320xauto,40x20", "--text-sizes",
            "large,accessibility3", "--directions", "both", "--scale", "1")
        let rows = try #require(request.matrix).rows(of: request.stage)
        same(rows.map(\.count), [4, 4, 4, 4])
        same(rows[0][0].label, "320xauto · large · light · left to right")
        let last = rows[3][3]
        same(last.label, "40x20 · accessibility3 · dark · right to left")
        same(last.stage.room.width, 40)
        same(last.stage.room.height, 20)
        same(last.stage.room.fit, .screen)
        same(last.stage.surroundings.isDark, true)
        same(last.stage.surroundings.isRightToLeft, true)
        same(last.stage.surroundings.textSize, .accessibility3)
        same(last.stage.output.scale, 1)
    }

    @Test func anAxisThatIsNotNamedKeepsItsOption() throws {
        let request = try matrix("--text-sizes", "small,large", "--dark")
        let rows = try #require(request.matrix).rows(of: request.stage)
        same(rows.map { $0.map(\.label) }, [["small"], ["large"]])
        same(rows[0][0].stage.surroundings.isDark, true)
        try same(matrix("--dark").matrix, nil)
    }

    @Test(arguments: [
        (["--appearances", "light,grey"], "'grey' is no value for '--appearances': light or dark"),
        (["--appearances", ","], "'--appearances' needs a value"),
        (
            ["--directions", "up"],
            "'up' is no value for '--directions': both, left-to-right or right-to-left"
        ),
        (["--rtl=yes"], "'--rtl' takes no value"),
        (["--text-sizes", "large,huge"], "'huge' is no value for '--text-size'"),
    ])
    func mistakesAreNamed(arguments: [String], message: String) {
        let error = #expect(throws: CommandError.self) {
            try ArgumentParser.command(for: ["render", "a.swift"] + arguments)
        }
        same(error?.message.hasPrefix(message), true)
    }

    /// What options were called before goes on, with a word; the new words need none.
    @Test(arguments: [
        (["--matrix", "light,dark"], ["--appearances", "light,dark"], "'--appearances'"),
        (["--rtl"], ["--directions", "both"], "'--directions both'"),
        (["--rtl"], ["--directions=left-to-right,right-to-left"], "'--directions both'"),
        (["--frame"], ["--bezel"], "'--bezel'"),
    ])
    func formerWordsGoOn(old: [String], new: [String], name: String) throws {
        var former = try request(old + old)
        same(former.notes, ["note: '\(old[0])' is \(name.dropLast())' now"])
        former.notes = []
        try same(former, request(new))
    }

    @Test func eachVariantIsDrawnInItsOwnSurroundings() throws {
        let scratch = try ScratchFolder()
        try scratch.write(
            "Card.swift",
            """
            import SwiftUI
            struct Card: View {
                @Environment(\\.colorScheme) private var scheme
                @Environment(\\.layoutDirection) private var direction
                var body: some View {
                    (scheme == .dark ? Color.green : .red)
                        .frame(width: direction == .rightToLeft ? 20 : 10, height: 10)
                }
            }

            """)
        let run = try scratch.render([
            "Card.swift", "--appearances", "light,dark", "--directions", "both", "--scale", "1",
            "-o", "sheet.png",
        ])
        same(run.ending, .exited(0), "\(run.errorText)")
        let picture = try #require(scratch.data("sheet.png").flatMap { UIImage(data: $0) })
        let pixels = try #require(picture.cgImage)
        // Four columns, each as wide as its label; the pictures stand below the labels.
        #expect(pixels.width > 300)
        #expect(pixels.height < 100)
        fails(run.errorText.contains("note:"))
        let svg = try scratch.render([
            "Card.swift", "--matrix", "light,dark", "--scale", "1", "-o", "-", "--format", "svg",
        ])
        same(svg.errorText.hasPrefix("note: '--matrix' is '--appearances' now\n"), true)
        let text = String(decoding: svg.output, as: UTF8.self)
        has(text, "aria-label=\"light\"")
        has(text, "aria-label=\"dark\"")
    }
}
