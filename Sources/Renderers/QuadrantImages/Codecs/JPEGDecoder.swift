internal import CImageCodecs
internal import Foundation
internal import QuadrantDisplayList

/// Reads JPEG files with libjpeg-turbo: grey, colour, CMYK, progressive.
enum JPEGDecoder {
    /// Pixels of the size in `header`, not turned.
    ///
    /// A file that ends early is refused; smaller faults are smoothed over, as viewers do.
    static func pixels(of data: Data, _ header: ImageHeader) throws(ImageProblem) -> [UInt8] {
        guard let handle = unsafe tjInitDecompress() else { throw .corrupt(.jpeg, "out of memory") }
        defer { unsafe tjDestroy(handle) }
        let count = header.width * header.height * 4
        let format = header.isCMYK ? TJPF_CMYK : TJPF_RGBA
        // The slow transform is the same on every machine; scans are limited against bombs.
        let flags = TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS
        var status: Int32 = -1
        var pixels = unsafe [UInt8](unsafeUninitializedCapacity: count) { out, written in
            unsafe out.initialize(repeating: 0)
            unsafe data.withUnsafeBytes { bytes in
                let start = unsafe bytes.bindMemory(to: UInt8.self).baseAddress
                var (width, height, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
                guard
                    unsafe tjDecompressHeader3(
                        handle, start, UInt(bytes.count), &width, &height, &sampling, &space) == 0,
                    width == header.width, height == header.height
                else { return }
                status = unsafe tjDecompress2(
                    handle, start, UInt(bytes.count), out.baseAddress, width, 0, height,
                    format.rawValue.asInt32, flags)
            }
            written = count
        }
        if status != 0 {
            let reason =
                unsafe tjGetErrorStr2(handle).map { unsafe String(cString: $0) }
                ?? "status \(status)"
            let isFatal = unsafe tjGetErrorCode(handle) != TJERR_WARNING.rawValue.asInt32
            let end = data.range(of: Data([0xFF, 0xD9]), options: .backwards)?.lowerBound
            let hasEnd = end.map { $0 - data.startIndex > header.frameOffset } ?? false
            guard !isFatal, hasEnd else { throw .corrupt(.jpeg, reason) }
        }
        if header.isCMYK { convert(&pixels, isInverted: header.isInverted) }
        return pixels
    }

    /// Cyan, magenta, yellow and black to red, green, blue and alpha, without a profile.
    private static func convert(_ pixels: inout [UInt8], isInverted: Bool) {
        unsafe pixels.withUnsafeMutableBufferPointer { pixels in
            func light(_ ink: UInt8) -> Int { isInverted ? Int(ink) : 255 - Int(ink) }
            for place in stride(from: 0, to: pixels.count, by: 4) {
                let black = unsafe light(pixels[place + 3])
                for channel in place..<place + 3 {
                    unsafe pixels[channel] = unsafe UInt8(
                        (light(pixels[channel]) * black + 127) / 255)
                }
                unsafe pixels[place + 3] = 255
            }
        }
    }
}

extension BinaryInteger {
    /// The same number as C functions take enumerations.
    var asInt32: Int32 { Int32(truncatingIfNeeded: self) }
}
