import Expectations
import Foundation
import QuadrantCommand
import SwiftUI
import Testing

/// Variants on a sheet.
@Suite struct SheetTests {
    private func matrix(_ arguments: String...) throws -> RenderRequest {
        guard
            case .render(let request) = try ArgumentParser.command(
                for: ["render", "a.swift"] + arguments)
        else { throw CommandError.internalFault("not 'render'") }
        return request
    }

    @Test func everyCombinationIsAVariantInItsPlace() throws {
        let request = try matrix(
            "--matrix", "light,dark", "--sizes", "320xauto,40x20", "--text-sizes",
            "large,accessibility3", "--rtl", "--scale", "1")
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
        (["--matrix", "light,grey"], "'grey' is no value for '--matrix': light or dark"),
        (["--matrix", ","], "'--matrix' needs a value"),
        (["--text-sizes", "large,huge"], "'huge' is no value for '--text-size'"),
    ])
    func mistakesAreNamed(arguments: [String], message: String) {
        let error = #expect(throws: CommandError.self) {
            try ArgumentParser.command(for: ["render", "a.swift"] + arguments)
        }
        same(error?.message.hasPrefix(message), true)
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
            "Card.swift", "--matrix", "light,dark", "--rtl", "--scale", "1", "-o", "sheet.png",
        ])
        same(run.ending, .exited(0), "\(run.errorText)")
        let picture = try #require(scratch.data("sheet.png").flatMap { UIImage(data: $0) })
        let pixels = try #require(picture.cgImage)
        // Four columns, each as wide as its label; the pictures stand below the labels.
        #expect(pixels.width > 300)
        #expect(pixels.height < 100)
        let svg = try scratch.render([
            "Card.swift", "--matrix", "light,dark", "--scale", "1", "-o", "-", "--format", "svg",
        ])
        let text = String(decoding: svg.output, as: UTF8.self)
        has(text, "aria-label=\"light\"")
        has(text, "aria-label=\"dark\"")
    }
}
