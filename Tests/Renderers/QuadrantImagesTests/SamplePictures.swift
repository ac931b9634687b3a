import CImageCodecs
import Foundation
import QuadrantDisplayList

/// Small picture files, made by the libraries' own writers.
enum SamplePictures {
    /// A PNG of 8 bits for each of red, green, blue and alpha, not premultiplied.
    static func png(width: Int, height: Int, _ pixels: [UInt8]) -> Data {
        write(width: width, height: height, format: 3, pixels)
    }

    /// A grey PNG.
    static func greyPNG(width: Int, height: Int, _ pixels: [UInt8]) -> Data {
        write(width: width, height: height, format: 0, pixels)
    }

    /// A PNG of 16 bits for each of red, green and blue, in linear light.
    static func deepPNG(width: Int, height: Int, _ pixels: [UInt16]) -> Data {
        write(width: width, height: height, format: 2 | 4, pixels)
    }

    /// A PNG with a palette: red, green, blue, alpha for each entry, and an index for each pixel.
    static func palettePNG(
        width: Int, height: Int, palette: [UInt8], _ indices: [UInt8]
    ) -> Data {
        write(
            width: width, height: height, format: 3 | 8, indices, palette: palette)
    }

    private static func write<Component: BitwiseCopyable>(
        width: Int, height: Int, format: UInt32, _ pixels: [Component], palette: [UInt8] = []
    ) -> Data {
        var image = png_image()
        image.version = UInt32(PNG_IMAGE_VERSION)
        image.width = UInt32(width)
        image.height = UInt32(height)
        image.format = format
        image.colormap_entries = UInt32(palette.count / 4)
        var size = png_alloc_size_t(65_536)
        var file = [UInt8](repeating: 0, count: size)
        let done = png_image_write_to_memory(&image, &file, &size, 0, pixels, 0, palette)
        return done == 0 ? Data() : Data(file.prefix(size))
    }

    /// A JPEG of a single colour, with EXIF that says how to turn it.
    static func jpeg(
        width: Int, height: Int, _ pixels: [UInt8], orientation: UInt8? = nil
    ) -> Data {
        let plain = compress(width: width, height: height, pixels, format: TJPF_RGBX)
        guard let orientation else { return plain }
        let exif: [UInt8] =
            [0xFF, 0xE1, 0, 34] + Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1]
            + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
        return plain.prefix(2) + Data(exif) + plain.dropFirst(2)
    }

    /// A JPEG of cyan, magenta, yellow and black, stored inverted under Adobe's mark.
    static func invertedJPEG(width: Int, height: Int, _ pixels: [UInt8]) -> Data {
        compress(width: width, height: height, pixels, format: TJPF_CMYK)
    }

    private static func compress(
        width: Int, height: Int, _ pixels: [UInt8], format: TJPF
    ) -> Data {
        let handle = tjInitCompress()
        defer { tjDestroy(handle) }
        var file: UnsafeMutablePointer<UInt8>?
        var size: UInt = 0
        let status = tjCompress2(
            handle, pixels, Int32(width), 0, Int32(height), Int32(format.rawValue), &file, &size,
            Int32(TJSAMP_444.rawValue), 95, 0)
        defer { tjFree(file) }
        guard status == 0, let file else { return Data() }
        return Data(bytes: file, count: Int(size))
    }

    /// A JPEG of 8 by 8 pixels of magenta and yellow, without Adobe's mark.
    static let plainCMYK =
        Data(
            base64Encoded:
                "/9j/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMU"
                + "FRUVDA8XGBYUGBIUFRT/wAAUCAAIAAgEQxEATREAWREASxEA/8QAFAABAAAAAAAAAAAAAAAAAAAA"
                + "Cf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAOBEMATQBZAEsAAD8AKoqZUxVP/9k=") ?? Data()

    /// A lossless WebP of 4 by 2 pixels: red above, half transparent blue below.
    static let webP =
        Data(base64Encoded: "UklGRiAAAABXRUJQVlA4TBMAAAAvA0AAEA8Q+z//D/yPCvMQ0f8QAA==") ?? Data()

    /// An animated WebP of 2 by 2 pixels: green, then red.
    static let animatedWebP =
        Data(
            base64Encoded:
                "UklGRoQAAABXRUJQVlA4WAoAAAACAAAAAQAAAQAAQU5JTQYAAAAAAAAAAABBTk1GKAAAAAAAAAAA"
                + "AAEAAAEAAGQAAAJWUDhMDwAAAC8BQAAAB9D/iP4HIqL/AQBBTk1GKAAAAAAAAAAAAAEAAAEAAGQA"
                + "AABWUDhMDwAAAC8BQAAABxD9j/4HIqL/AQA=") ?? Data()

    /// An interlaced PNG of 9 by 9 pixels: x times 28 in red, y times 28 in green.
    static let interlacedPNG =
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAkAAAAJCAIAAAEY9KHRAAAAiklEQVR42h2OQREAUQhCXxCDGMQg"
                + "BiGIQQhilPXvRWVAAGD5x97uu/rhpps9mDCHs5mHlnl0kkknk+wpTpJDDzPsyQMKBD4ukkqU+JTR"
                + "VKPG5xZDDRr8fpZatPgFBBFkUEEHCiZwsOd81lFkUUUXKqZwsRd5mSFSlGghMcJir8uVCZOmTBuZ"
                + "MTZrPnYlRuEqMGSfAAAAAElFTkSuQmCC") ?? Data()
}
