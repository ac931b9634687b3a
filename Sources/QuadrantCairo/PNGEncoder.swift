internal import CDeflate
internal import Foundation

/// Writes pixels as a PNG file: 8 bits a channel, sRGB, one IDAT chunk.
struct PNGEncoder {
    /// Pixels as Cairo keeps them: blue, green, red, alpha, premultiplied.
    struct Pixels {
        var data: UnsafePointer<UInt8>
        var width: Int
        var height: Int
        /// Bytes from one row to the next.
        var stride: Int
        /// Whether the fourth byte means nothing and the file needs no alpha.
        var isOpaque: Bool
    }

    /// Pixels per metre, for programs that show pictures at their true size.
    var pixelsPerMetre: UInt32

    /// The whole file; `nil` when the memory for it could not be had.
    func encode(_ pixels: Pixels, _ compression: PNGRenderer.Compression = .fast) -> Data? {
        let (filter, isNoisy) = Filter.better(for: pixels)
        var compressed: [UInt8]?
        switch compression {
        case .fast where isNoisy:
            compressed = filter.rows(of: pixels, 0..<pixels.height).zlib(level: 1)
        case .fast: compressed = filter.compress(pixels, 0..<pixels.height)
        case .small where isNoisy:
            compressed = filter.rows(of: pixels, 0..<pixels.height).zlib(level: 6)
        case .small: compressed = Filter.smallRows(of: pixels).zlib(level: 6)
        }
        guard let compressed else { return nil }
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        file.reserveCapacity(compressed.count + 128)
        var header = UInt32(pixels.width).bytes + UInt32(pixels.height).bytes
        header += [8, pixels.isOpaque ? 2 : 6, 0, 0, 0]
        append("IHDR", header, to: &file)
        append("sRGB", [0], to: &file)
        append("pHYs", pixelsPerMetre.bytes + pixelsPerMetre.bytes + [1], to: &file)
        append("IDAT", compressed, to: &file)
        append("IEND", [], to: &file)
        return file
    }

    private func append(_ type: String, _ content: [UInt8], to file: inout Data) {
        let name = Array(type.utf8)
        file.append(contentsOf: UInt32(content.count).bytes)
        file.append(contentsOf: name)
        file.append(contentsOf: content)
        let check = content.withUnsafeBytes { bytes in
            libdeflate_crc32(
                libdeflate_crc32(0, name, name.count), bytes.baseAddress, bytes.count)
        }
        file.append(contentsOf: check.bytes)
    }
}

/// What each row of a PNG is written as.
private enum Filter: UInt8 {
    /// The row as it is.
    case none = 0
    /// The difference from the row above.
    case up = 2

    /// The filter that packs a sample of the rows smaller: `none` for flat interfaces and text,
    /// `up` for photographs and gradients. Noisy is a picture that stays large, such as a photograph:
    /// libdeflate's fastest level packs those better, and sooner (8 ms for 20, 0.83 MB for 1.05).
    static func better(for pixels: PNGEncoder.Pixels) -> (filter: Filter, isNoisy: Bool) {
        let band = 12
        let bands = 4
        let starts =
            pixels.height <= band * bands
            ? [0]
            : (0..<bands).map { $0 * (pixels.height - band) / (bands - 1) }
        let length = starts.count == 1 ? pixels.height : band
        func size(_ filter: Filter) -> Int {
            starts.reduce(0) { $0 + filter.compress(pixels, $1..<($1 + length)).count }
        }
        let (up, none) = (size(.up), size(.none))
        let sample = starts.count * length * pixels.width * (pixels.isOpaque ? 3 : 4)
        return (up < none ? .up : .none, min(up, none) > sample / 5)
    }

    /// The rows in `range` as a zlib stream, quickly.
    func compress(_ pixels: PNGEncoder.Pixels, _ range: Range<Int>) -> [UInt8] {
        let channels = pixels.isOpaque ? 3 : 4
        let length = pixels.width * channels
        var above = [UInt8](repeating: 0, count: length)
        var row = above
        let deflate = PictureDeflate(rowLength: length + 1, pixelLength: channels)
        return deflate.zlib(rows: range.count) { index, to in
            to[0] = rawValue
            let from = pixels.data + (range.lowerBound + index) * pixels.stride
            guard self == .up else {
                return Self.pack(from, to: to + 1, pixels)
            }
            row.withUnsafeMutableBufferPointer { row in
                above.withUnsafeBufferPointer { above in
                    guard let row = row.baseAddress, let above = above.baseAddress else { return }
                    Self.pack(from, to: row, pixels)
                    for index in 0..<length { to[index &+ 1] = row[index] &- above[index] }
                }
            }
            swap(&row, &above)
        }
    }

    private static func pack(
        _ from: UnsafePointer<UInt8>, to: UnsafeMutablePointer<UInt8>, _ pixels: PNGEncoder.Pixels
    ) {
        if pixels.isOpaque {
            copyOpaque(from, to: to, width: pixels.width)
        } else {
            copy(from, to: to, width: pixels.width)
        }
    }

    /// The rows in `range`, each after its filter byte.
    func rows(of pixels: PNGEncoder.Pixels, _ range: Range<Int>) -> [UInt8] {
        let channels = pixels.isOpaque ? 3 : 4
        let rowLength = pixels.width * channels
        return [UInt8](unsafeUninitializedCapacity: range.count * (rowLength + 1)) { out, count in
            guard let base = out.baseAddress else { return }
            for (index, y) in range.enumerated() {
                let row = base + index * (rowLength + 1)
                row[0] = rawValue
                let from = pixels.data + y * pixels.stride
                Self.pack(from, to: row + 1, pixels)
            }
            count = range.count * (rowLength + 1)
            if self == .up { subtractRowsAbove(base, rows: range.count, length: rowLength) }
        }
    }

    /// From the last row up, so that the row above is still as it was. A sample's first row is
    /// left as it is, which is right for row 0.
    private func subtractRowsAbove(_ base: UnsafeMutablePointer<UInt8>, rows: Int, length: Int) {
        for row in stride(from: rows - 1, to: 0, by: -1) {
            let here = base + row * (length + 1) + 1
            let above = here - (length + 1)
            for index in 0..<length { here[index] = here[index] &- above[index] }
        }
    }

    /// The rows as they are, or each by the calmer filter, whichever packs a sample of them smaller.
    static func smallRows(of pixels: PNGEncoder.Pixels) -> [UInt8] {
        let (band, bands) = (16, 4)
        let last = max(0, pixels.height - band)
        let starts = last < band * bands ? [0] : (0..<bands).map { $0 * last / (bands - 1) }
        func sample(_ rows: (Range<Int>) -> [UInt8]) -> Int {
            starts.reduce(0) { sum, first in
                let end = starts.count == 1 ? pixels.height : first + band
                return sum + (rows(first..<end).zlib(level: 1)?.count ?? .max / 8)
            }
        }
        let plain = sample { Filter.none.rows(of: pixels, $0) }
        let calm = sample { calmerRows(of: pixels, $0) }
        let all = 0..<pixels.height
        return calm < plain ? calmerRows(of: pixels, all) : Filter.none.rows(of: pixels, all)
    }

    /// Rows, each by the filter under which its bytes change less often from pixel to pixel: `up`
    /// where a gradient goes on downward, `none` beside edges. 2 % smaller than the better one for all
    /// rows (`Documentation/Performance.md`). The first row stays as it is.
    private static func calmerRows(
        of pixels: PNGEncoder.Pixels, _ range: Range<Int>
    ) -> [UInt8] {
        let channels = pixels.isOpaque ? 3 : 4
        let length = pixels.width * channels
        var rows = Filter.none.rows(of: pixels, range)
        rows.withUnsafeMutableBufferPointer { rows in
            guard let base = rows.baseAddress else { return }
            // From the last row up, so that the row above is still as it was.
            for y in stride(from: range.count - 1, to: 0, by: -1) {
                let row = base + y * (length + 1) + 1
                let above = row - (length + 1)
                guard isCalmer(row, less: above, channels, length) else { continue }
                row[-1] = Filter.up.rawValue
                for index in 0..<length { row[index] = row[index] &- above[index] }
            }
        }
        return rows
    }

    /// Whether the differences from the row above change less often than the bytes themselves.
    private static func isCalmer(
        _ row: UnsafeMutablePointer<UInt8>, less above: UnsafeMutablePointer<UInt8>,
        _ channels: Int, _ length: Int
    ) -> Bool {
        var (steps, stepsUp) = (0, 0)
        var index = channels
        while index < length {
            // Counted in bytes, as many as cannot overflow: so the compiler takes 64 at once.
            let end = min(length, index &+ 192)
            var (some, someUp) = (UInt8(0), UInt8(0))
            for index in index..<end {
                let (left, upperLeft) = (row[index &- channels], above[index &- channels])
                some &+= row[index] == left ? 0 : 1
                someUp &+= row[index] &- above[index] == left &- upperLeft ? 0 : 1
            }
            steps += Int(some)
            stepsUp += Int(someUp)
            index = end
        }
        return stepsUp < steps
    }

    private static func copyOpaque(
        _ from: UnsafePointer<UInt8>, to: UnsafeMutablePointer<UInt8>, width: Int
    ) {
        for x in 0..<width {
            to[x &* 3] = from[x &* 4 &+ 2]
            to[x &* 3 &+ 1] = from[x &* 4 &+ 1]
            to[x &* 3 &+ 2] = from[x &* 4]
        }
    }

    private static func copy(
        _ from: UnsafePointer<UInt8>, to: UnsafeMutablePointer<UInt8>, width: Int
    ) {
        for offset in stride(from: 0, to: width &* 4, by: 4) {
            let (from, to) = (from + offset, to + offset)
            let alpha = UInt32(from[3])
            to[3] = from[3]
            if alpha == 255 {
                to[0] = from[2]
                to[1] = from[1]
                to[2] = from[0]
            } else {
                to[0] = unpremultiplied(from[2], alpha)
                to[1] = unpremultiplied(from[1], alpha)
                to[2] = unpremultiplied(from[0], alpha)
            }
        }
    }

    private static func unpremultiplied(_ value: UInt8, _ alpha: UInt32) -> UInt8 {
        alpha == 0
            ? 0
            : UInt8(truncatingIfNeeded: min(255, (UInt32(value) &* 255 &+ alpha / 2) / alpha))
    }
}

extension [UInt8] {
    /// The bytes as a zlib stream; `nil` when the memory for it could not be had.
    fileprivate func zlib(level: Int32) -> [UInt8]? {
        guard let compressor = libdeflate_alloc_compressor(level) else { return nil }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, count)
        return [UInt8](unsafeUninitializedCapacity: bound) { out, size in
            size = withUnsafeBytes {
                libdeflate_zlib_compress(
                    compressor, $0.baseAddress, $0.count, out.baseAddress, bound)
            }
        }
    }
}

extension UInt32 {
    /// Four bytes, the highest first.
    fileprivate var bytes: [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
    }
}
