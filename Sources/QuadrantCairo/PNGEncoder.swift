internal import CDeflate
internal import Dispatch
internal import Foundation

/// Writes pixels as a PNG file: 8 bits a channel, or numbers of at most 256 colours in a flat picture; sRGB, one
/// IDAT chunk.
struct PNGEncoder {
    /// Pixels as Cairo keeps them: blue, green, red, alpha, premultiplied.
    ///
    /// Read from several threads at once, and by nobody changed meanwhile.
    struct Pixels: @unchecked Sendable {
        var data: UnsafePointer<UInt8>
        var width: Int
        var height: Int
        /// Bytes from one row to the next.
        var stride: Int
        /// Whether the fourth byte means nothing and the file needs no alpha.
        var isOpaque: Bool
    }

    /// Pictures of fewer pixels are files of a few hundred bytes either way, and keep the usual channels.
    private static let leastForPalette = 1 << 15

    /// Pixels per metre, for programs that show pictures at their true size.
    var pixelsPerMetre: UInt32

    /// The whole file; `nil` when the memory for it could not be had.
    func encode(_ pixels: Pixels, _ compression: PNGRenderer.Compression = .fast) -> Data? {
        let (filter, isNoisy, isFlat) = PNGFilter.better(for: pixels)
        if isFlat, pixels.width * pixels.height >= Self.leastForPalette,
            let palette = PixelPalette(pixels)
        {
            return file(pixels, palette)
        }
        var compressed: [UInt8]?
        switch compression {
        case .fast where isNoisy:
            compressed = filter.rows(of: pixels, 0..<pixels.height).zlib(level: 1)
        case .fast: compressed = filter.compress(pixels, isFlat: isFlat)
        case .small where isNoisy:
            compressed = filter.rows(of: pixels, 0..<pixels.height).zlib(level: 6)
        case .small: compressed = PNGFilter.smallRows(of: pixels).zlib(level: 6)
        }
        return compressed.map {
            file(pixels, depth: 8, kind: pixels.isOpaque ? 2 : 6, [("IDAT", $0)])
        }
    }

    /// A file of numbers of colours.
    private func file(_ pixels: Pixels, _ palette: PixelPalette) -> Data {
        let compressed = PNGFilter.inStripes(pixels) { range, isLast in
            let deflate = PictureDeflate(
                rowLength: palette.rowLength, pixelLength: 1, isFlat: true)
            return deflate.part(rows: range.count, isLast: isLast) { row, to in
                palette.fill(range.lowerBound + row, to, hasAbove: row > 0)
            }
        }
        let channels = palette.colors.map { PNGFilter.channels(of: $0, pixels) }
        var chunks = [("PLTE", channels.flatMap { $0[..<3] })]
        if let last = channels.lastIndex(where: { $0[3] < 255 }) {
            chunks.append(("tRNS", channels[...last].map { $0[3] }))
        }
        return file(pixels, depth: palette.depth, kind: 3, chunks + [("IDAT", compressed)])
    }

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
        let check = content.withUnsafeBytes { bytes in
            libdeflate_crc32(
                libdeflate_crc32(0, name, name.count), bytes.baseAddress, bytes.count)
        }
        file.append(contentsOf: check.bytes)
    }
}

/// What each row of a PNG is written as.
enum PNGFilter: UInt8 {
    /// The row as it is.
    case none = 0
    /// The difference from the row above.
    case up = 2
    /// The difference from whichever of the left, the upper and the upper left neighbour is nearest to
    /// left + upper − upper left.
    case paeth = 4

    /// The filter that packs a sample of the rows smaller: `none` for flat interfaces and text,
    /// `up` for photographs and gradients. Noisy is a picture that stays large, such as a photograph:
    /// libdeflate's fastest level packs those better, and sooner (8 ms for 20, 0.83 MB for 1.05). Flat is
    /// one that repeats itself, such as a screen of an app: one of few colours in long runs, or whose rows are
    /// smaller as they are; the benchmarks' cards are none.
    static func better(
        for pixels: PNGEncoder.Pixels
    ) -> (filter: PNGFilter, isNoisy: Bool, isFlat: Bool) {
        let band = 12
        let bands = 4
        let starts =
            pixels.height <= band * bands
            ? [0]
            : (0..<bands).map { $0 * (pixels.height - band) / (bands - 1) }
        let length = starts.count == 1 ? pixels.height : band
        let stream = DeflateStream(isMeasuring: true)
        func size(_ filter: PNGFilter, isFlat: Bool) -> Int {
            starts.reduce(0) { sum, first in
                let rows = first..<(first + length)
                return sum
                    + filter.withRows(of: pixels, rows) { deflate, fill in
                        var deflate = deflate
                        deflate.isFlat = isFlat
                        return deflate.size(rows: rows.count, in: stream, fill: fill)
                    }
            }
        }
        var (up, none) = (size(.up, isFlat: false), size(.none, isFlat: false))
        let sample = starts.count * length * pixels.width * (pixels.isOpaque ? 3 : 4)
        let least = min(up, none)
        guard least <= sample / 5 else { return (up < none ? .up : .none, true, false) }
        guard least < sample / 48 else { return (up < none ? .up : .none, false, none <= up) }
        (up, none) = (size(.up, isFlat: true), size(.none, isFlat: true))
        return (up < none ? .up : .none, false, true)
    }

    /// All rows as a zlib stream, quickly.
    func compress(_ pixels: PNGEncoder.Pixels, isFlat: Bool) -> [UInt8] {
        Self.inStripes(pixels) { range, isLast in
            withRows(of: pixels, range, isWhole: true) { deflate, fill in
                var deflate = deflate
                deflate.isFlat = isFlat
                return deflate.part(rows: range.count, isLast: isLast, fill: fill)
            }
        }
    }

    /// The stream of parts that are made of some rows each, several at once; told is which is the last.
    static func inStripes(
        _ pixels: PNGEncoder.Pixels,
        _ part: @Sendable (Range<Int>, _ isLast: Bool) -> PictureDeflate.Part
    ) -> [UInt8] {
        let count = min(mostStripes, max(1, pixels.width * pixels.height / stripePixels))
        let bounds = (0...count).map { $0 * pixels.height / count }
        var parts = [PictureDeflate.Part?](repeating: nil, count: count)
        parts.withUnsafeMutableBufferPointer { parts in
            // Each stripe writes its own element.
            nonisolated(unsafe) let parts = parts
            DispatchQueue.concurrentPerform(iterations: count) { index in
                parts[index] = part(bounds[index]..<bounds[index + 1], index + 1 == count)
            }
        }
        return PictureDeflate.zlib(parts.compactMap(\.self))
    }

    /// Pictures of more pixels than twice that are packed in stripes at once: the same stripes whatever
    /// the number of cores, so that the bytes are the same.
    private static let stripePixels = 800_000
    private static let mostStripes = 8

    /// Calls `body` with what writes the rows in `range`, which must be asked for in order. The first row
    /// of a sample is taken as the picture's first, unless it `isWhole`.
    private func withRows<T>(
        of pixels: PNGEncoder.Pixels, _ range: Range<Int>, isWhole: Bool = false,
        _ body: (PictureDeflate, (Int, UnsafeMutablePointer<UInt8>) -> Bool) -> T
    ) -> T {
        let channels = pixels.isOpaque ? 3 : 4
        let length = pixels.width * channels
        var above = [UInt8](repeating: 0, count: self == .up ? length + 8 : 0)
        if isWhole, self == .up, range.lowerBound > 0 {
            let before = pixels.data + (range.lowerBound - 1) * pixels.stride
            above.withUnsafeMutableBufferPointer { above in
                if let above = above.baseAddress { Self.pack(before, to: above, pixels) }
            }
        }
        var row = above
        return body(PictureDeflate(rowLength: length + 1, pixelLength: channels)) { index, to in
            to[0] = rawValue
            let from = pixels.data + (range.lowerBound + index) * pixels.stride
            guard self == .up else {
                if index > 0, length < PictureDeflate.window {
                    return Self.packChanges(from, to: to + 1, length, pixels)
                }
                Self.pack(from, to: to + 1, pixels)
                return false
            }
            row.withUnsafeMutableBufferPointer { row in
                above.withUnsafeBufferPointer { above in
                    guard let row = row.baseAddress, let above = above.baseAddress else { return }
                    Self.pack(from, to: row, pixels)
                    for index in 0..<length { to[index &+ 1] = row[index] &- above[index] }
                }
            }
            swap(&row, &above)
            return false
        }
    }

    /// Packs a row whose row above was packed right before it: that row's bytes, and the pixels from the first to
    /// the last that are others. Answers whether there are none.
    private static func packChanges(
        _ from: UnsafePointer<UInt8>, to: UnsafeMutablePointer<UInt8>, _ length: Int,
        _ pixels: PNGEncoder.Pixels
    ) -> Bool {
        let here = UnsafeRawPointer(from)
        let above = here - pixels.stride
        // The last pixels are compared by themselves, as nothing beyond them may be read.
        let whole = max(0, pixels.width * 4 - 8)
        let first = FlatMatcher.common(here, above, whole) / 4
        memcpy(to, to - length - 1, length)
        if first * 4 >= whole, memcmp(here + whole, above + whole, pixels.width * 4 - whole) == 0 {
            return true
        }
        var last = pixels.width
        while last &- 8 > first, memcmp(here + last * 4 - 32, above + last * 4 - 32, 32) == 0 {
            last &-= 8
        }
        let channels = pixels.isOpaque ? 3 : 4
        let end = to + last * channels
        // What packing writes beyond its end belongs to pixels that stay.
        var kept: UInt64 = 0
        let count = min(8, length - last * channels)
        memcpy(&kept, end, count)
        let start = (from + first * 4, to + first * channels)
        if pixels.isOpaque {
            copyOpaque(start.0, to: start.1, width: last - first)
        } else {
            copy(start.0, to: start.1, width: last - first)
        }
        memcpy(end, &kept, count)
        return false
    }

    /// May write as much as 8 bytes beyond the row.
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
        let room = range.count * (rowLength + 1) + 8
        return [UInt8](unsafeUninitializedCapacity: room) { out, count in
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

    /// The rows as they are, or each by the calmest filter, whichever packs a sample of them smaller.
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
        let plain = sample { PNGFilter.none.rows(of: pixels, $0) }
        let calm = sample { calmestRows(of: pixels, $0) }
        let all = 0..<pixels.height
        return calm < plain ? calmestRows(of: pixels, all) : PNGFilter.none.rows(of: pixels, all)
    }

    /// Rows, each by the filter that leaves them calmest: `up` where a gradient goes on downward,
    /// `paeth` around shadows, `none` beside edges. The first row of a sample stays as it is.
    private static func calmestRows(of pixels: PNGEncoder.Pixels, _ range: Range<Int>) -> [UInt8] {
        var rows = PNGFilter.none.rows(of: pixels, range)
        let length = pixels.width * (pixels.isOpaque ? 3 : 4)
        let chooser = RowFilterChooser(pixelLength: pixels.isOpaque ? 3 : 4, length: length)
        rows.withUnsafeMutableBufferPointer { rows in
            guard let base = rows.baseAddress else { return }
            // From the last row up, so that the row above is still as it was.
            for y in stride(from: range.count - 1, to: 0, by: -1) {
                let row = base + y * (length + 1) + 1
                row[-1] = chooser.filter(row, above: row - (length + 1)).rawValue
            }
            guard range.lowerBound == 0, range.count == pixels.height else { return }
            var above = [UInt8](repeating: 0, count: length)
            base[0] = chooser.filter(base + 1, above: &above).rawValue
        }
        return rows
    }

    /// Red, green, blue and alpha of a pixel as Cairo keeps it.
    static func channels(of pixel: UInt32, _ pixels: PNGEncoder.Pixels) -> [UInt8] {
        let from = (0..<4).map { UInt8(truncatingIfNeeded: pixel >> (8 * UInt32($0))) }
        guard !pixels.isOpaque else { return [from[2], from[1], from[0], 255] }
        var channels: [UInt8] = [0, 0, 0, 0]
        copy(from, to: &channels, width: 1)
        return channels
    }

    private static func copyOpaque(
        _ from: UnsafePointer<UInt8>, to: UnsafeMutablePointer<UInt8>, width: Int
    ) {
        var (from, to) = (UnsafeRawPointer(from), UnsafeMutableRawPointer(to))
        for _ in 0..<width / 2 {
            // Two pixels at once: the bytes of each turned round, the last one dropped.
            let one = from.loadUnaligned(as: UInt32.self).bigEndian >> 8
            let two = from.loadUnaligned(fromByteOffset: 4, as: UInt32.self).bigEndian >> 8
            to.storeBytes(of: (UInt64(one) | UInt64(two) << 24).littleEndian, as: UInt64.self)
            from += 8
            to += 6
        }
        if width % 2 > 0 {
            let one = from.loadUnaligned(as: UInt32.self).bigEndian >> 8
            to.storeBytes(of: one.littleEndian, as: UInt32.self)
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
