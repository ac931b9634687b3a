import Expectations
import Foundation
import QuadrantDisplayList
import QuadrantImages
import Testing

@Suite struct JPEGEncoderTests {
    private func picture(_ color: [UInt8]) -> DisplayImage {
        DisplayImage(width: 16, height: 8, pixels: (0..<128).flatMap { _ in color })
    }

    @Test func isReadBack() throws {
        let file = try #require(JPEGEncoder.encode(picture([200, 100, 50, 255]), quality: 0.9))
        let image = try ImageLibrary(byteLimit: 0).decode(file)
        #expect(image.width == 16 && image.height == 8)
        for (got, wanted) in zip(image.pixels.prefix(4), [200, 100, 50, 255]) {
            near(Int(got), wanted, within: 3)
        }
    }

    @Test func whatIsClearIsWhite() throws {
        let file = try #require(JPEGEncoder.encode(picture([0, 0, 0, 0]), quality: 1))
        try holds(ImageLibrary(byteLimit: 0).decode(file).pixels.allSatisfy { $0 >= 254 })
    }

    @Test func lessQualityIsLess() throws {
        let noise = (0..<64 * 64 * 4).map { UInt8(truncatingIfNeeded: $0 &* $0 / 7) | 3 }
        let image = DisplayImage(width: 64, height: 64, pixels: noise)
        let sizes = [-1, 0.2, 0.6, 1, .nan].compactMap {
            JPEGEncoder.encode(image, quality: $0)?.count
        }
        #expect(sizes.count == 5 && sizes[0] < sizes[1] && sizes[1] < sizes[2])
        #expect(sizes[2] < sizes[3] && sizes[3] == sizes[4])
        same(JPEGEncoder.encode(image, quality: 0.5), JPEGEncoder.encode(image, quality: 0.5))
    }

    @Test func nothingIsNoFile() {
        same(JPEGEncoder.encode(DisplayImage(width: 0, height: 0, pixels: []), quality: 1), nil)
    }
}
