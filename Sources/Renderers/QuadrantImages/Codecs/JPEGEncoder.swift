internal import CImageCodecs
package import Foundation
package import QuadrantDisplayList

/// Writes JPEG files with libjpeg-turbo. Equal pictures give equal bytes.
package enum JPEGEncoder {
    /// The picture as a JPEG on white; `nil` if it is empty or larger than the format holds.
    ///
    /// - Parameter quality: 0 for the smallest file to 1 for the best; others are clamped, and NaN
    ///   is the best. Above 0.9 colours are as finely sampled as brightness.
    package static func encode(_ image: DisplayImage, quality: Double) -> Data? {
        guard image.width > 0, image.height > 0, max(image.width, image.height) <= 65_500,
            let handle = unsafe tjInitCompress()
        else { return nil }
        defer { unsafe tjDestroy(handle) }
        let share = quality.isNaN ? 1 : min(max(quality, 0), 1)
        let sampling = share > 0.9 ? TJSAMP_444 : TJSAMP_420
        var file: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        defer { unsafe tjFree(file) }
        let status = unsafe onWhite(image).withUnsafeBufferPointer { pixels in
            unsafe tjCompress2(
                handle, pixels.baseAddress, Int32(image.width), 0, Int32(image.height),
                TJPF_RGBX.rawValue.asInt32, &file, &count, sampling.rawValue.asInt32,
                Int32((share * 99).rounded()) + 1, TJFLAG_ACCURATEDCT)
        }
        guard status == 0, let file = unsafe file else { return nil }
        return unsafe Data(bytes: file, count: Int(count))
    }

    /// The pixels with white where nothing is.
    private static func onWhite(_ image: DisplayImage) -> [UInt8] {
        var pixels = image.pixels
        for place in stride(from: 0, to: pixels.count, by: 4) where pixels[place + 3] < 255 {
            let rest = 255 - Int(pixels[place + 3])
            for channel in place..<place + 3 {
                pixels[channel] = UInt8(min(255, Int(pixels[channel]) + rest))
            }
        }
        return pixels
    }
}
