import Expectations
import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import Testing

@Suite struct PNGCompressionTests {
    /// What the pixels of a test picture follow.
    enum Pattern: CaseIterable {
        case flat, noise, gradient, stripes, holes, halves

        func pixel(_ x: Int, _ y: Int, _ random: inout UInt32) -> SIMD4<UInt8> {
            random = random &* 1_664_525 &+ 1_013_904_223
            switch self {
            case .flat: return [10, 20, 30, 255]
            case .noise: return [UInt8(random >> 24), UInt8(random >> 16 & 255), 7, 255]
            case .gradient: return [UInt8(x & 255), UInt8(y & 255), UInt8((x + y) >> 1 & 255), 255]
            case .stripes: return x / 5 % 2 == 0 ? [255, 0, 0, 255] : [0, 0, UInt8(y % 7), 255]
            case .halves:
                guard y % 200 < 90 else { return [x / 7 % 2 == 0 ? 9 : 7, 8, 9, 255] }
                let column = UInt8(truncatingIfNeeded: x &* 2_654_435_761 >> 7)
                return [column &+ UInt8(y & 255), column, 7, 255]
            case .holes: return (x ^ y) & 4 == 0 ? [0, 0, 0, 0] : [0, 200, UInt8(x & 255), 255]
            }
        }
    }

    /// So many pixels, row by row.
    private func pixels(_ pattern: Pattern, _ width: Int, _ height: Int) -> [UInt8] {
        var random: UInt32 = 1
        var pixels = [SIMD4<UInt8>](repeating: SIMD4(), count: width * height)
        for y in 0..<height {
            for x in 0..<width { pixels[y * width + x] = pattern.pixel(x, y, &random) }
        }
        return pixels.withUnsafeBytes { Array($0) }
    }

    @Test(arguments: Pattern.allCases)
    func everyPictureIsReadBack(_ pattern: Pattern) throws {
        // Single pixels, several blocks and pieces, and rows longer than deflate's window.
        for (width, height) in [(1, 1), (2, 300), (3, 5), (7, 9), (300, 210), (11_000, 3)] {
            let pixels = pixels(pattern, width, height)
            let image = DisplayImage(width: width, height: height, pixels: pixels)
            // Without alpha, then with it.
            for background in pattern == .holes ? [nil] : [RGBAColor.white, nil] {
                for compression in [PNGRenderer.Compression.fast, .small] {
                    let data = try file(image, compression, background)
                    let read = try #require(DecodedPicture(data))
                    #expect(read.width == width && read.height == height)
                    same(read.pixels, pixels)
                }
            }
        }
    }

    /// Large pictures are packed in stripes, none of which refers to another.
    @Test(arguments: [Pattern.gradient, .stripes, .noise])
    func largePicturesAreReadBack(_ pattern: Pattern) throws {
        let (width, height) = (1_500, 1_080)
        let tile = pixels(pattern, width, height / 15)
        let pixels = Array(repeatElement(tile, count: 15).joined())
        let image = DisplayImage(width: width, height: height, pixels: pixels)
        for background in pattern == .stripes ? [nil, RGBAColor.white] : [.white] {
            let read = try #require(DecodedPicture(try file(image, .fast, background)))
            #expect(read.width == width && read.height == height && read.pixels == pixels)
        }
    }

    /// Stripes are packed at once; which of them are done first makes no difference.
    @Test func equalPicturesAreEqualFiles() throws {
        let tile = pixels(.halves, 1_500, 50)
        let pixels = Array(repeatElement(tile, count: 22).joined())
        let image = DisplayImage(width: 1_500, height: 1_100, pixels: pixels)
        let first = try file(image, .fast)
        for _ in 0..<2 { try same(file(image, .fast), first) }
    }

    /// Overlapping discs of all colours, which repeat little: smaller predicted than by what they repeat.
    @Test func noisyPicturesArePredicted() throws {
        let (width, height) = (280, 280)
        var random: UInt32 = 1
        var pixels = [UInt8](repeating: 255, count: width * height * 4)
        for _ in 0..<600 {
            func next(_ limit: Int) -> Int {
                random = random &* 1_664_525 &+ 1_013_904_223
                return (Int(random >> 8) * limit) >> 24
            }
            let (x, y, radius) = (next(width), next(height), 2 + next(14))
            let color = [next(256), next(256), next(256)]
            for row in max(0, y - radius)..<min(height, y + radius) {
                for column in max(0, x - radius)..<min(width, x + radius)
                where (column - x) * (column - x) + (row - y) * (row - y) < radius * radius {
                    for channel in 0..<3 {
                        let at = (row * width + column) * 4 + channel
                        pixels[at] = UInt8((Int(pixels[at]) + color[channel]) / 2)
                    }
                }
            }
        }
        let image = DisplayImage(width: width, height: height, pixels: pixels)
        let sizes = try [PNGRenderer.Compression.fast, .small].map {
            try file(image, $0, .white).count
        }
        #expect(sizes[0] <= sizes[1] + sizes[1] / 8)
        let read = try #require(DecodedPicture(try file(image, .fast, .white)))
        same(read.pixels, pixels)
    }

    @Test func fastIsNotMuchLarger() throws {
        let pixels = pixels(.stripes, 300, 300)
        let image = DisplayImage(width: 300, height: 300, pixels: pixels)
        let sizes = try [PNGRenderer.Compression.fast, .small].map { try file(image, $0).count }
        #expect(sizes[0] < 2 * sizes[1] + 100)
        #expect(sizes[0] < pixels.count / 50)
    }

    /// Rows that go on downward beside rows that repeat themselves.
    @Test func smallChoosesForEachRow() throws {
        let pixels = pixels(.halves, 300, 300)
        let image = DisplayImage(width: 300, height: 300, pixels: pixels)
        #expect(try file(image, .small).count < 4000)
    }

    private func file(
        _ image: DisplayImage, _ compression: PNGRenderer.Compression,
        _ background: RGBAColor? = nil
    ) throws -> Data {
        let size = CGSize(width: image.width, height: image.height)
        let item = ImageItem(image: image, rect: CGRect(origin: .zero, size: size))
        let list = DisplayList(
            size: size, displayScale: 1, background: background,
            root: Fragment(items: [.image(item)]))
        var renderer = PNGRenderer(outlines: BoxGlyphs())
        renderer.compression = compression
        return try renderer.png(list)
    }
}
