import Expectations
import Foundation
import QuadrantDisplayList
import QuadrantImages
import Testing

@Suite struct ImageLibraryTests {
    private let library = ImageLibrary(byteLimit: 1_000_000)

    private func pixel(_ image: DisplayImage, _ x: Int, _ y: Int) -> [UInt8] {
        let start = (y * image.width + x) * 4
        return Array(image.pixels[start..<start + 4])
    }

    private func isNear(_ left: [UInt8], _ right: [UInt8], _ tolerance: Int = 4) -> Bool {
        left.count == right.count
            && zip(left, right).allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
    }

    @Test func coloursArePremultiplied() throws {
        let file = SamplePictures.png(
            width: 2, height: 1, [255, 100, 0, 128, 10, 20, 30, 255])
        let image = try library.decode(file)
        #expect(image.width == 2 && image.height == 1)
        same(image.pixels, [128, 50, 0, 128, 10, 20, 30, 255])
        same(image.file, EncodedImage(format: .png, data: file))
    }

    @Test func greyBecomesColour() throws {
        let image = try library.decode(
            SamplePictures.greyPNG(width: 2, height: 1, [0, 200]))
        same(image.pixels, [0, 0, 0, 255, 200, 200, 200, 255])
    }

    @Test func sixteenBitsBecomeEight() throws {
        // Half of the light is 188 of 255 in sRGB, 186 with a plain gamma of 2.2.
        let image = try library.decode(
            SamplePictures.deepPNG(width: 1, height: 1, [65535, 32768, 0]))
        holds(isNear(image.pixels, [255, 187, 0, 255], 1))
    }

    @Test func aPaletteIsLookedUp() throws {
        let image = try library.decode(
            SamplePictures.palettePNG(
                width: 3, height: 1, palette: [255, 0, 0, 255, 0, 255, 0, 0], [0, 1, 0]))
        same(image.pixels, [255, 0, 0, 255, 0, 0, 0, 0, 255, 0, 0, 255])
    }

    @Test func anInterlacedPictureIsPutTogether() throws {
        let image = try library.decode(SamplePictures.interlacedPNG)
        for y in 0..<9 {
            for x in 0..<9 {
                same(pixel(image, x, y), [UInt8(x * 28), UInt8(y * 28), 0, 255])
            }
        }
    }

    /// Rows of the file: red over blue; the numbers are those of EXIF.
    @Test(
        arguments: [
            (1, 16, 32, 0, 0), (3, 16, 32, 0, 31), (6, 32, 16, 31, 0), (8, 32, 16, 0, 15),
        ] as [(UInt8, Int, Int, Int, Int)])
    func aPhotographIsTurnedUpright(
        _ orientation: UInt8, _ width: Int, _ height: Int, _ redX: Int, _ redY: Int
    ) throws {
        let red: [UInt8] = [255, 0, 0, 0]
        let blue: [UInt8] = [0, 0, 255, 0]
        let pixels = (0..<16 * 32).flatMap { $0 < 16 * 16 ? red : blue }
        let file = SamplePictures.jpeg(
            width: 16, height: 32, pixels, orientation: orientation)
        let image = try library.decode(file)
        #expect(image.width == width && image.height == height)
        holds(isNear(pixel(image, redX, redY), [255, 0, 0, 255]))
        holds(isNear(pixel(image, width - 1 - redX, height - 1 - redY), [0, 0, 255, 255]))
        // The file is passed on only where all that read it show it alike.
        same((image.file == nil), (orientation != 1))
        try same(ImageHeader(of: file).shownWidth, width)
    }

    @Test func mirroredOrientationsAreFollowed() {
        let image = DisplayImage(
            width: 2, height: 1, pixels: [1, 1, 1, 255, 2, 2, 2, 255])
        let shown = ImageOrientation.allCases.map { orientation in
            let turned = image.oriented(orientation)
            return [turned.width, Int(turned.pixels[0])]
        }
        same(shown, [[2, 1], [2, 2], [2, 2], [2, 1], [1, 1], [1, 1], [1, 2], [1, 2]])
    }

    @Test func printingInksBecomeColours() throws {
        // No cyan, full magenta and yellow: red.
        let plain = try library.decode(SamplePictures.plainCMYK)
        holds(isNear(pixel(plain, 3, 3), [255, 0, 0, 255]))
        let inks = (0..<64).flatMap { _ in [255, 0, 0, 255] as [UInt8] }
        let inverted = try library.decode(
            SamplePictures.invertedJPEG(width: 8, height: 8, inks))
        holds(isNear(pixel(inverted, 3, 3), [255, 0, 0, 255]))
    }

    @Test func webPHasItsAlpha() throws {
        let image = try library.decode(SamplePictures.webP)
        #expect(image.width == 4 && image.height == 2)
        same(pixel(image, 0, 0), [255, 0, 0, 255])
        same(pixel(image, 3, 1), [0, 0, 128, 128])
    }

    @Test func ofAnAnimationTheFirstPictureIsShown() throws {
        let image = try library.decode(SamplePictures.animatedWebP)
        #expect(image.width == 2 && image.height == 2)
        same(pixel(image, 1, 1), [0, 255, 0, 255])
    }

    @Test func equalBytesAreDecodedOnce() throws {
        let file = SamplePictures.greyPNG(width: 2, height: 1, [0, 200])
        let first = try library.decode(file)
        #expect(try library.decode(Data(Array(file))) === first)
        same(library.kept.count, 1)
    }

    @Test func keepsNoMoreThanItsBytes() throws {
        let library = ImageLibrary(byteLimit: 1000)
        for shade in 0..<20 as Range<UInt8> {
            let file = SamplePictures.greyPNG(
                width: 10, height: 10, Array(repeating: shade, count: 100))
            _ = try library.decode(file)
            #expect(library.kept.bytes <= 1000)
        }
        // Each takes 400 bytes of pixels and less than 100 of file.
        same(library.kept.count, 2)
    }

    @Test func aChangedFileIsReadAnew() throws {
        let path = NSTemporaryDirectory() + "quadrant-\(UUID().uuidString).png"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try SamplePictures.greyPNG(width: 1, height: 1, [7]).write(to: URL(fileURLWithPath: path))
        let first = try library.decode(fileAt: path)
        #expect(try library.decode(fileAt: path) === first)
        try SamplePictures.greyPNG(width: 2, height: 1, [7, 8])
            .write(to: URL(fileURLWithPath: path))
        try same(library.decode(fileAt: path).width, 2)
    }
}
