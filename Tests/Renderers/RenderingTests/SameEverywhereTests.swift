import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantSVG
import QuadrantShaping
import Testing

/// PNG, SVG drawn by librsvg and PDF drawn by Poppler show the same picture.
@Suite(.enabled(if: Viewer.areThere, "needs rsvg-convert and pdftocairo"))
struct SameEverywhereTests {
    /// The share of pixels that may be off by more than 32 of 255 levels in a channel: edges that
    /// the programs cover by other rules. Measured: below 0.3 %, but for sharp changes of colour around
    /// a point (PDF patches have no smooth edges) and for colours that are cut off (in PDF before
    /// edges are mixed instead of after), 0.6 %.
    static let share = 0.008
    /// The mean that channels may be off by, in levels of 255: no difference may be spread out.
    static let mean = 0.6
    /// What was measured to be more: librsvg blurs wide and turned pictures by three boxes.
    static let means = [
        "blur": 0.9, "blur slight": 0.8, "blur wide": 1.7, "shadow turned": 1.2,
        "shadow of circle": 0.8,
    ]

    @Test(arguments: Gallery.pieces) func svgIsThePNG(_ piece: GalleryPiece) throws {
        try compare(piece, with: .rsvg(piece.list), "svg")
    }

    @Test(arguments: Gallery.pieces) func pdfIsThePNG(_ piece: GalleryPiece) throws {
        try compare(piece, with: .poppler(piece.list), "pdf")
    }

    private func compare(
        _ piece: GalleryPiece, with other: @autoclosure () throws -> DisplayImage, _ kind: String
    ) throws {
        let expected = try PNGRenderer(engine: ShapingEngine()).image(piece.list, scale: 2)
        let drawn = try other()
        try Viewer.keep(drawn, "\(piece.name).\(kind)")
        let difference = try #require(Difference(drawn, expected))
        if Viewer.folder != nil { print("\(kind) \(piece.name): \(difference)") }
        #expect(difference.share <= Self.share, "\(piece.name): \(difference)")
        #expect(
            difference.mean <= Self.means[piece.name] ?? Self.mean, "\(piece.name): \(difference)")
    }
}

/// How far two pictures of one size are apart.
struct Difference: CustomStringConvertible {
    /// The share of pixels with a channel that is off by more than 32.
    var share: Double
    /// The mean over all channels.
    var mean: Double

    /// `nil` for pictures of different sizes.
    init?(_ one: DisplayImage, _ two: DisplayImage) {
        guard one.width == two.width, one.height == two.height else { return nil }
        var (far, sum) = (0, 0)
        for pixel in stride(from: 0, to: one.pixels.count, by: 4) {
            var most = 0
            for channel in pixel..<pixel + 4 {
                let off = abs(Int(one.pixels[channel]) - Int(two.pixels[channel]))
                most = max(most, off)
                sum += off
            }
            if most > 32 { far += 1 }
        }
        share = Double(far) / Double(one.width * one.height)
        mean = Double(sum) / Double(one.pixels.count)
    }

    var description: String {
        String(format: "%.3f %% of pixels off by more than 32, mean %.2f", share * 100, mean)
    }
}
