internal import CDeflate
internal import Dispatch
internal import Foundation

/// Writes pixels as a PNG file: 8 bits a channel, or numbers of at most 256 colours in a flat picture; sRGB, one
/// IDAT chunk.
struct PNGEncoder {
    /// Pixels as Cairo keeps them: blue, green, red, alpha, premultiplied.
    ///
    /// Read from several threads at once, and by nobody changed meanwhile.
    @safe
    struct Pixels: @unchecked Sendable {
        var data: UnsafePointer<UInt8>
        var width: Int
        var height: Int
        /// Bytes from one row to the next.
        var stride: Int
        /// Whether the fourth byte does not count, so that the file needs no alpha.
        var isOpaque: Bool
    }

    /// Pictures of fewer pixels are files of a few hundred bytes either way, and keep the usual channels.
    private static let leastForPalette = 1 << 15

    /// Pixels per metre, for programs that show pictures at their true size.
    var pixelsPerMetre: UInt32

    /// The whole file; `nil` when the memory for it could not be had.
    func encode(_ pixels: Pixels, _ compression: PNGCompression = .fast) -> Data? {
        if pixels.width * pixels.height >= Self.leastForPalette, let palette = PixelPalette(pixels)
        {
            return file(palette)
        }
        return pixels.isOpaque
            ? encode(ChannelRows<ThreeBytes>(pixels: pixels), compression)
            : encode(ChannelRows<FourBytes>(pixels: pixels), compression)
    }

    private func encode<Size>(
        _ rows: ChannelRows<Size>, _ compression: PNGCompression
    ) -> Data? {
        let compressed: [UInt8]? =
            switch compression {
            case .fast: Self.inStripes(rows) { Self.writing(rows, $0) }
            case .small: SmallRows(rows: rows).zlib()
            }
        let kind: UInt8 = Size.bytes == 3 ? 2 : 6
        return compressed.map { file(rows.pixels, depth: 8, kind: kind, [("IDAT", $0)]) }
    }

    /// A file of numbers of colours.
    private func file(_ palette: PixelPalette) -> Data {
        let channels = palette.colors.map { color in
            ChannelRows<FourBytes>.channels(
                of: palette.pixels.isOpaque ? color | 0xFF00_0000 : color)
        }
        var chunks = [("PLTE", channels.flatMap { $0[..<3] })]
        if let last = channels.lastIndex(where: { $0[3] < 255 }) {
            chunks.append(("tRNS", channels[...last].map { $0[3] }))
        }
        chunks.append(("IDAT", Self.inStripes(palette) { _ in .flat }))
        return file(palette.pixels, depth: palette.depth, kind: 3, chunks)
    }

    /// The compressed stream of rows, made in stripes, several at once; `writing` says for each
    /// stripe how its rows are written.
    private static func inStripes<Rows: PictureRows>(
        _ rows: Rows, _ writing: @Sendable (Range<Int>) -> RowWriting
    ) -> [UInt8] {
        let (width, height) = (rows.pixels.width, rows.pixels.height)
        let count = min(mostStripes, max(1, width * height / stripePixels))
        let bounds = (0...count).map { $0 * height / count }
        var parts = [DeflatePart?](repeating: nil, count: count)
        unsafe parts.withUnsafeMutableBufferPointer { parts in
            // Each stripe writes its own element.
            nonisolated(unsafe) let parts = unsafe parts
            DispatchQueue.concurrentPerform(iterations: count) { index in
                let range = bounds[index]..<bounds[index + 1]
                let deflate = PictureDeflate(rows: rows, range: range, writing: writing(range))
                unsafe parts[index] = deflate.part(isLast: index + 1 == count)
            }
        }
        return DeflatePart.zlib(parts.compactMap(\.self))
    }

    /// Pictures of more pixels than twice that are packed in stripes at once: the same stripes whatever
    /// the number of cores, so that the bytes are the same.
    private static let stripePixels = 800_000
    private static let mostStripes = 8

    /// The best way to write some rows: as flat rows, unless many pixels resemble none beside or above them. For
    /// such rows a few are tried.
    private static func writing<Size>(_ rows: ChannelRows<Size>, _ range: Range<Int>) -> RowWriting
    {
        guard saysMuch(rows.pixels, range, mostNew: 2 * mostNew, step: 4 * sampleStep),
            saysMuch(rows.pixels, range, mostNew: mostNew, step: sampleStep)
        else { return .flat }
        let stream = DeflateStream(isMeasuring: true)
        let (band, bands) = (8, 4)
        func size(_ writing: RowWriting) -> Int {
            (0..<bands).reduce(0) { sum, index in
                let first = range.lowerBound + max(0, range.count - band) * index / (bands - 1)
                let part = first..<min(range.upperBound, first + band)
                return sum
                    + PictureDeflate(rows: rows, range: part, writing: writing).size(in: stream)
            }
        }
        let dense = (size(.dense(isDifference: false)), size(.dense(isDifference: true)))
        if size(.noisy) < min(dense.0, dense.1) { return .noisy }
        return .dense(isDifference: dense.1 < dense.0)
    }

    /// Whether more than one pixel in `mostNew` is new and enough of these belong to no gradient, by one row in `step`.
    private static func saysMuch(
        _ pixels: Pixels, _ range: Range<Int>, mostNew: Int, step: Int
    ) -> Bool {
        let sample = stride(from: range.lowerBound + 1, to: range.upperBound, by: step)
        let new = sample.reduce(SIMD2<Int>()) { $0 &+ pixels.countNewPixels(ofRow: $1) }
        return new[0] * mostNew > range.count / step * pixels.width
            && new[1] * mostSmooth > new[0]
    }

    /// Of so many rows one is looked at, of four times as many at first.
    private static let sampleStep = 16
    /// Rows have much detail if one pixel in so many is new, and one in `mostSmooth` of these does not belong
    /// to a gradient.
    private static let mostNew = 10
    private static let mostSmooth = 6

    /// A file of pixels of a kind of PNG's, with so many bits for each number.
    private func file(
        _ pixels: Pixels, depth: Int, kind: UInt8, _ chunks: [(name: String, bytes: [UInt8])]
    ) -> Data {
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        file.reserveCapacity(chunks.reduce(128) { $0 + $1.bytes.count })
        var header = UInt32(pixels.width).bytes + UInt32(pixels.height).bytes
        header += [UInt8(depth), kind, 0, 0, 0]
        append("IHDR", header, to: &file)
        append("sRGB", [0], to: &file)
        append("pHYs", pixelsPerMetre.bytes + pixelsPerMetre.bytes + [1], to: &file)
        for chunk in chunks { append(chunk.name, chunk.bytes, to: &file) }
        append("IEND", [], to: &file)
        return file
    }

    private func append(_ type: String, _ content: [UInt8], to file: inout Data) {
        let name = Array(type.utf8)
        file.append(contentsOf: UInt32(content.count).bytes)
        file.append(contentsOf: name)
        file.append(contentsOf: content)
        let check = unsafe content.withUnsafeBytes { bytes in
            unsafe libdeflate_crc32(
                libdeflate_crc32(0, name, name.count), bytes.baseAddress, bytes.count)
        }
        file.append(contentsOf: check.bytes)
    }
}

extension UInt32 {
    /// Four bytes, the highest first.
    fileprivate var bytes: [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
    }
}
