internal import CImageCodecs
internal import Foundation
internal import QuadrantDisplayList

/// Reads PNG files with libpng: any depth, palette, interlaced; of an APNG the default picture.
enum PNGDecoder {
    /// Red, green, blue and alpha of the simplified interface (`PNG_FORMAT_RGBA`).
    private static let format: UInt32 = 3

    /// Premultiplied pixels of the size in `header`.
    static func pixels(of data: Data, _ header: ImageHeader) throws(ImageProblem) -> [UInt8] {
        var image = unsafe png_image()
        unsafe image.version = UInt32(PNG_IMAGE_VERSION)
        defer { unsafe png_image_free(&image) }
        let count = header.width * header.height * 4
        var isRead = false
        var pixels = unsafe [UInt8](unsafeUninitializedCapacity: count) { out, written in
            unsafe out.initialize(repeating: 0)
            unsafe data.withUnsafeBytes { bytes in
                guard
                    unsafe png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count)
                        != 0,
                    unsafe image.width == header.width, unsafe image.height == header.height
                else { return }
                unsafe image.format = format
                isRead =
                    unsafe png_image_finish_read(
                        &image, nil, out.baseAddress, Int32(header.width * 4), nil) != 0
            }
            written = count
        }
        guard isRead else {
            throw unsafe .corrupt(.png, withUnsafeBytes(of: image.message) { unsafe text(in: $0) })
        }
        premultiply(&pixels)
        return pixels
    }

    /// The text up to the first zero.
    private static func text(in bytes: UnsafeRawBufferPointer) -> String {
        let text = unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        return text.isEmpty ? "its header is damaged" : text
    }
}

/// Multiplies colours by their alpha, rounded to the nearest.
func premultiply(_ pixels: inout [UInt8]) {
    unsafe pixels.withUnsafeMutableBufferPointer { pixels in
        for place in stride(from: 0, to: pixels.count, by: 4) where unsafe pixels[place + 3] != 255
        {
            let alpha = unsafe Int(pixels[place + 3])
            for channel in place..<place + 3 {
                unsafe pixels[channel] = unsafe UInt8((Int(pixels[channel]) * alpha + 127) / 255)
            }
        }
    }
}
