internal import CDeflate

/// The rows of a picture for libdeflate, filtered so that it packs them well.
struct SmallRows<Size: PixelSize> {
    let rows: ChannelRows<Size>

    private var pixels: PNGEncoder.Pixels { rows.pixels }

    /// A zlib stream at level 6; `nil` when the memory for it could not be had.
    func zlib() -> [UInt8]? { best.zlib(level: 6) }

    /// The rows as they are, all predicted, or each by the calmest filter, whichever packs a sample of them smaller.
    private var best: [UInt8] {
        let (band, bands) = (16, 4)
        let last = max(0, pixels.height - band)
        let starts = last < band * bands ? [0] : (0..<bands).map { $0 * last / (bands - 1) }
        func size(_ rows: (Range<Int>) -> [UInt8]) -> Int {
            starts.reduce(0) { sum, first in
                let end = starts.count == 1 ? pixels.height : first + band
                return sum + (rows(first..<end).zlib(level: 1)?.count ?? .max / 8)
            }
        }
        let ways = [plain, predicted, calmest]
        let sizes = ways.map(size)
        let least = sizes.indices.min { sizes[$0] < sizes[$1] } ?? 0
        return ways[least](0..<pixels.height)
    }

    /// The rows in `range` as they are, each after its filter byte, and some room behind.
    private func plain(_ range: Range<Int>) -> [UInt8] {
        let length = rows.length
        return unsafe [UInt8](unsafeUninitializedCapacity: range.count * (length + 1) + 8) {
            out, count in
            guard let base = out.baseAddress else { return }
            for (index, y) in range.enumerated() {
                let row = unsafe base + index * (length + 1)
                unsafe row[0] = PNGFilter.none.rawValue
                _ = unsafe rows.write(0..<pixels.width, ofRow: y, to: row + 1, overAbove: false)
            }
            count = range.count * (length + 1)
        }
    }

    /// The rows in `range`, each byte less the value that its neighbours predict.
    private func predicted(_ range: Range<Int>) -> [UInt8] {
        let length = rows.length
        let noisy = NoisyRows(rows)
        return unsafe [UInt8](unsafeUninitializedCapacity: range.count * (length + 1)) {
            out, count in
            guard let base = out.baseAddress else { return }
            for (index, y) in range.enumerated() {
                unsafe noisy.predict(y, isFirst: index == 0, to: base + index * (length + 1))
            }
            count = range.count * (length + 1)
        }
    }

    /// Rows, each by the filter that leaves them calmest: `up` where a gradient goes on downward,
    /// `paeth` around shadows, `none` beside edges. The first row of a sample stays as it is.
    private func calmest(_ range: Range<Int>) -> [UInt8] {
        var rows = plain(range)
        let length = self.rows.length
        let chooser = RowFilterChooser(pixelLength: Size.bytes, length: length)
        unsafe rows.withUnsafeMutableBufferPointer { rows in
            guard let base = rows.baseAddress else { return }
            // From the last row up, so that the row above is still as it was.
            for y in stride(from: range.count - 1, to: 0, by: -1) {
                let row = unsafe base + y * (length + 1) + 1
                unsafe row[-1] = unsafe chooser.filter(row, above: row - (length + 1)).rawValue
            }
            guard range.lowerBound == 0, range.count == pixels.height else { return }
            var above = [UInt8](repeating: 0, count: length)
            unsafe base[0] = unsafe chooser.filter(base + 1, above: &above).rawValue
        }
        return rows
    }
}

extension [UInt8] {
    /// The bytes as a zlib stream; `nil` when the memory for it could not be had.
    fileprivate func zlib(level: Int32) -> [UInt8]? {
        guard let compressor = unsafe libdeflate_alloc_compressor(level) else { return nil }
        defer { unsafe libdeflate_free_compressor(compressor) }
        let bound = unsafe libdeflate_zlib_compress_bound(compressor, count)
        return unsafe [UInt8](unsafeUninitializedCapacity: bound) { out, size in
            size = unsafe withUnsafeBytes {
                unsafe libdeflate_zlib_compress(
                    compressor, $0.baseAddress, $0.count, out.baseAddress, bound)
            }
        }
    }
}
