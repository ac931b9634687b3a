/// Writes rows that repeat little, each byte as the difference from what its neighbours predict.
///
/// Of such rows only zeros come in runs; nothing else is looked for. On screens full of small circles that is smaller
/// than zlib's level 6 with any filter, and the look of photographs is the same (`Documentation/Performance.md`).
@safe
final class NoisyRows<Rows: PictureRows> {
    private let rows: Rows
    private let length: Int
    private var row: UnsafeMutablePointer<UInt8>
    private var above: UnsafeMutablePointer<UInt8>

    init(_ rows: Rows) {
        self.rows = rows
        length = rows.length
        unsafe row = .allocate(capacity: length + 16)
        unsafe above = .allocate(capacity: length + 16)
        unsafe row.initialize(repeating: 0, count: length + 16)
        unsafe above.initialize(repeating: 0, count: length + 16)
    }

    deinit {
        unsafe row.deallocate()
        unsafe above.deallocate()
    }

    /// Writes a filter byte, then the row, each byte less the value that its neighbours predict.
    ///
    /// - Parameter isFirst: Whether this is the first row that is asked for, whatever its place in the picture.
    func predict(_ y: Int, isFirst: Bool, to out: UnsafeMutablePointer<UInt8>) {
        let whole = 0..<rows.pixels.width
        if isFirst, y > 0 { _ = unsafe rows.write(whole, ofRow: y - 1, to: row, overAbove: false) }
        unsafe swap(&row, &above)
        _ = unsafe rows.write(whole, ofRow: y, to: row, overAbove: false)
        unsafe out[0] = PNGFilter.paeth.rawValue
        unsafe PNGFilter.predict(row, above, pixelLength: Rows.Size.bytes, length, to: out + 1)
    }

    /// Adds the tokens of a row with its filter byte: runs of zeros, and the other bytes as
    /// literals.
    ///
    /// - Parameter isFirst: Whether this is the first row that is asked for, whatever its place in the picture.
    func say(_ y: Int, isFirst: Bool, _ buffer: RowBuffer, _ stream: DeflateStream) {
        let bytes = unsafe buffer.bytes + buffer.next()
        unsafe predict(y, isFirst: isFirst, to: bytes)
        let end = length &+ 1
        var index = 0
        while index < end {
            let here = unsafe UnsafeRawPointer(bytes + index)
            guard unsafe bytes[index] == 0 else {
                unsafe stream.append(byte: bytes[index])
                index &+= 1
                continue
            }
            var zeros = 0
            while index &+ zeros < end {
                let eight = unsafe here.loadUnaligned(fromByteOffset: zeros, as: UInt64.self)
                    .littleEndian
                guard eight == 0 else {
                    zeros &+= eight.trailingZeroBitCount &>> 3
                    break
                }
                zeros &+= 8
            }
            zeros = min(zeros, end &- index)
            index &+= zeros
            stream.append(byte: 0)
            zeros &-= 1
            while zeros >= 3 {
                let count = zeros > 258 && zeros < 261 ? 255 : min(258, zeros)
                stream.append(length: count, distance: 1)
                zeros &-= count
            }
            while zeros > 0 {
                stream.append(byte: 0)
                zeros &-= 1
            }
        }
    }
}
