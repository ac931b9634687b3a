import Foundation
import QuadrantImages
import QuadrantRendering
import SwiftUI
import Testing

/// What a filter spreads from beyond the canvas is there: a view looks the same in a picture of its size as in a larger one.
@MainActor @Suite(.enabled(if: FileViewers.areThere, "needs rsvg-convert and pdftocairo"))
struct EdgeOfCanvasTests {
    private static let size = CGSize(width: 80, height: 60)
    private static let margin: CGFloat = 60

    private static let disc = AnyView(Circle().fill(.blue).frame(width: 70, height: 70))
    private static var pieces: [SamePiece] { blurs + shadows }

    private static var blurs: [SamePiece] {
        let words = Text("Wide words").font(.title).fixedSize()
        let mask = disc.offset(x: 30).blur(radius: 8)
        let faded = disc.blur(radius: 8).opacity(0.6).blendMode(.multiply)
        return [
            SamePiece("blur", disc.blur(radius: 8)),
            SamePiece("blur that fills the canvas", Color.red.blur(radius: 8)),
            SamePiece("blur near the edges", disc.scaleEffect(0.7).blur(radius: 6)),
            SamePiece("blur across two edges", disc.offset(x: 30, y: 30).blur(radius: 10)),
            SamePiece(
                "blur of a large view", Color.red.frame(width: 180, height: 160).blur(radius: 6)),
            SamePiece("blur of words", words.blur(radius: 3)),
            SamePiece("blur in a mask", Color.green.mask { mask }),
            SamePiece("faded blur on a ground", Color.yellow.overlay { faded }),
        ]
    }

    private static var shadows: [SamePiece] {
        let turned = disc.shadow(radius: 6).rotationEffect(.degrees(30))
        let inner = Circle().fill(.yellow.shadow(.inner(radius: 8)))
        let sideways = Rectangle().fill(.yellow.shadow(.inner(radius: 6, x: 12)))
        return [
            SamePiece("shadow", disc.offset(x: -60).shadow(radius: 8, x: 20)),
            SamePiece("shadow in a turned group", turned.offset(x: 40)),
            SamePiece("inner shadow", inner.frame(width: 120, height: 120)),
            SamePiece("inner shadow that fills the canvas", inner),
            SamePiece(
                "inner shadow to one side", sideways.frame(width: 60, height: 50).offset(x: -30)),
            SamePiece("shadow of a blur", disc.blur(radius: 4).shadow(radius: 5).offset(y: 40)),
        ]
    }

    @Test(arguments: ["png", "svg", "pdf"])
    func looksAsInALargerPicture(kind: String) async throws {
        let (width, height) = (2 * Int(Self.size.width), 2 * Int(Self.size.height))
        for piece in Self.pieces {
            let view = piece.view.frame(width: Self.size.width, height: Self.size.height)
            let small = try await picture(of: view.background(.white), kind)
            let large = try await picture(
                of: view.padding(Self.margin).background(.white), kind)
            try #require(small.width == width && small.height == height)
            let cut = large.rgba(x: 2 * Int(Self.margin), y: 2 * Int(Self.margin), width, height)
            var faults = [fault(cut, small.rgba)]
            // Parts of the one may be pixels of ours, and blurs of the viewer's in the other.
            if kind == "svg" {
                faults.append(
                    fault(try await picture(of: view.background(.white), "png").rgba, small.rgba))
            }
            let least = faults.min() ?? 0
            #expect(
                least <= PictureComparison.mostBeside,
                "\(piece.name) as \(kind): \(faults) pixels beside each other are off")
        }
    }

    private func fault(_ expected: [UInt8], _ drawn: [UInt8]) -> Int {
        let (width, height) = (2 * Int(Self.size.width), 2 * Int(Self.size.height))
        return PictureComparison(expected, drawn, width: width, height: height)
            .largestFault(x: 0..<width, y: 0..<height)
    }

    private func picture(of view: some View, _ kind: String) async throws -> CGImage {
        let renderer = ImageRenderer(content: view)
        renderer.scale = 2
        renderer.isOpaque = true
        let file: Data
        switch kind {
        case "svg": file = try await FileViewers.picture(ofSVG: renderer.svgData())
        case "pdf": file = try await FileViewers.picture(ofPDF: renderer.pdfData())
        default: file = try await renderer.pngData()
        }
        return CGImage(try ImageLibrary(byteLimit: 0).decode(file))
    }
}

extension CGImage {
    /// The pixels of a part, row by row.
    fileprivate func rgba(x: Int, y: Int, _ width: Int, _ height: Int) -> [UInt8] {
        var part: [UInt8] = []
        for row in y..<y + height {
            let start = (row * self.width + x) * 4
            part += rgba[start..<start + width * 4]
        }
        return part
    }
}
