import Expectations
import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import Testing

/// Pictures whose rows repeat, shift and change each other, as drawings do, are read back by libpng as they were.
@Suite struct RepeatedRowTests {
    /// Numbers that are the same on every run.
    private struct Dice {
        var state: UInt64

        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(1, sides)
        }
    }

    private func pixels(_ width: Int, _ height: Int, _ dice: inout Dice, isClear: Bool) -> [UInt8] {
        let colors = (0..<(2 + dice.roll(dice.roll(3) == 0 ? 600 : 12))).map { _ -> [UInt8] in
            let gray = UInt8(dice.roll(256))
            let alpha: UInt8 = isClear && dice.roll(3) == 0 ? 0 : 255
            guard alpha > 0 else { return [0, 0, 0, 0] }
            return dice.roll(2) == 0
                ? [gray, gray, gray, alpha] : [UInt8(dice.roll(256)), gray, 0, alpha]
        }
        var row = [Int](repeating: 0, count: width)
        var all: [UInt8] = []
        for _ in 0..<height {
            let changes = dice.roll(3) > 0 ? 0 : 1 + dice.roll(4)
            for _ in 0..<changes {
                let start = dice.roll(width)
                let end = min(width, start + 1 + dice.roll(dice.roll(2) == 0 ? 4 : width))
                switch dice.roll(4) {
                case 0:
                    let color = dice.roll(colors.count)
                    for x in start..<end { row[x] = color }
                case 1: for x in start..<end { row[x] = dice.roll(colors.count) }
                case 2:
                    let shift = dice.roll(width)
                    let old = row
                    for x in start..<end { row[x] = old[(x + shift) % width] }
                default: row = [Int](repeating: 0, count: width)
                }
            }
            for x in row { all += colors[x] }
        }
        return all
    }

    @Test(arguments: 0..<24)
    func everyPictureIsReadBack(_ seed: Int) throws {
        var dice = Dice(state: UInt64(seed) &* 977 &+ 5)
        // Some large enough for a palette, one of several stripes.
        var sizes = [(1 + dice.roll(9), 90), (50 + dice.roll(90), 120), (260, 200)]
        if seed % 12 == 0 { sizes.append((1_300, 1_300)) }
        for (width, height) in sizes {
            for background in [RGBAColor.white, nil] {
                let pixels = pixels(width, height, &dice, isClear: background == nil)
                let image = DisplayImage(width: width, height: height, pixels: pixels)
                let size = CGSize(width: width, height: height)
                let item = ImageItem(image: image, rect: CGRect(origin: .zero, size: size))
                let list = DisplayList(
                    size: size, displayScale: 1, background: background,
                    root: Fragment(items: [.image(item)]))
                let data = try PNGRenderer(outlines: BoxGlyphs()).png(list)
                let read = try #require(DecodedPicture(data))
                same(read.pixels, pixels, "\(width) by \(height)")
            }
        }
    }
}
