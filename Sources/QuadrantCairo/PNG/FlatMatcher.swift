/// Finds what the rows of a drawn picture repeat.
///
/// Runs come first: one takes two bits for 258 bytes, a repetition of the row above a dozen. What is no long run is
/// looked for where such things stand in drawings: right above or a pixel beside that, as far away as the last
/// repetitions came from, and wherever the run of a pixel ended in the same next pixel, the last eight times. As
/// places are remembered by where runs end, a gradient that moves on by a few pixels in each row is found as well.
/// Short repetitions are tentative: a longer one that is found behind them, and goes on backward over them, takes
/// their place.
final class FlatMatcher<Size: PixelSize> {
    /// A little less than deflate's window: what the buffer holds of earlier rows.
    static var reach: Int { RowBuffer.window - 300 }
    static var hashBits: UInt64 { 12 }
    /// A run of so many bytes is taken without looking further; of other repetitions more are wanted.
    private static var longRun: Int { 64 }
    static var long: Int { 160 }
    /// Repetitions of fewer bytes are tentative.
    private static var short: Int { 24 }
    static var mostTentative: Int { 32 }

    let rowLength: Int
    var pixelLength: Int { Size.bytes }
    /// A row of at most so many tokens can be said again as it was said before.
    let fewTokens: Int
    /// The lowest 16 bits of where runs of pixels with a hash ended last, and where those did that also had the
    /// same next pixel, the last first. What they lead to is compared, so nothing depends on places out of date.
    let pixels: UnsafeMutablePointer<UInt16>
    let pairs: UnsafeMutablePointer<SIMD8<UInt16>>
    /// Repetitions that are not said yet, in their order, and where they begin.
    let tentative: UnsafeMutablePointer<(start: Int, match: Match)>
    var tentativeCount = 0
    /// How the last row was said, as far as it can be said so again.
    let said: UnsafeMutablePointer<UInt32>
    var saidCount = 0
    /// Whether a row that is like the last one can be said in the same way.
    var isRepeatable = false
    /// About how many bits the last row took.
    var rowBits = 0
    /// A run that is not said yet, and the distance by which it will be.
    var pending = 0
    var pendingDistance = 1
    /// How far away the last repetition came from that was not right above, and the last long one.
    var lastDistance = 1
    var lastLongDistance = 1
    /// Whether the last repetition that was not right above was no short one, as in gradients.
    var isMoving = false

    struct Match {
        var length = 0
        var distance = 0
    }

    /// A row that is gone through.
    struct Walk {
        let buffer: UnsafeMutablePointer<UInt8>
        let start: Int
        let end: Int
        /// How many bytes of the stream lie before the buffer.
        let base: Int
        let hasAbove: Bool
        var index: Int
        /// From here on bytes are not said yet.
        var literals: Int
        /// Up to where the pixel is that of the left, and of the row above.
        var runEnd: Int
        var aboveEnd: Int
        /// Up to where places are entered.
        var entered: Int

        var left: Int { end &- index }
    }

    /// For rows of `rowLength` bytes, with the filter byte.
    init(rowLength: Int) {
        self.rowLength = rowLength
        fewTokens = 3 * (rowLength / 258 + 1)
        let count = 1 << Int(Self.hashBits)
        pixels = .allocate(capacity: count)
        pixels.initialize(repeating: 0, count: count)
        pairs = .allocate(capacity: count)
        pairs.initialize(repeating: SIMD8(), count: count)
        tentative = .allocate(capacity: Self.mostTentative)
        said = .allocate(capacity: fewTokens)
    }

    deinit {
        pixels.deallocate()
        pairs.deallocate()
        tentative.deallocate()
        said.deallocate()
    }

    /// Goes through the last row of a buffer. As much as 8 bytes beyond the row are read.
    ///
    /// - Parameter hasAbove: Whether the row before it was written in the same way.
    func match(_ rows: RowBuffer, hasAbove: Bool, _ stream: DeflateStream) {
        let (buffer, start) = (rows.bytes, rows.start)
        let end = start + rowLength
        rowBits = 0
        var walk = Walk(
            buffer: buffer, start: start, end: end, base: rows.base,
            hasAbove: hasAbove && rowLength <= Self.reach, index: start,
            literals: start, runEnd: start, aboveEnd: start, entered: start &+ 1)
        if runGoesOn(&walk) {
            // It will not be said by rows.
            isRepeatable = false
        } else {
            flush(stream)
            saidCount = 0
            isRepeatable = true
            walk.index += 1
            (walk.runEnd, walk.aboveEnd) = (walk.index, walk.index)
        }
        while walk.index < end { step(&walk, stream) }
        say(walk, to: end, stream)
        guard pending > 0 else { return }
        // A run of zeros may go on through the filter byte of the next row.
        if pending >= 2 * Self.longRun, (1...pixelLength).allSatisfy({ buffer[end - $0] == 0 }) {
            isRepeatable = false
        } else {
            flush(stream)
        }
    }

    /// Says what is not said yet.
    func finish(_ stream: DeflateStream) { flush(stream) }

    /// Whether the run at the end of the row above goes on through the filter byte.
    private func runGoesOn(_ walk: inout Walk) -> Bool {
        let here = UnsafeRawPointer(walk.buffer + walk.start)
        guard walk.base + walk.start > pixelLength,
            walk.buffer[walk.start] == walk.buffer[walk.start - 1]
        else { return false }
        let run = Self.common(here, here - pixelLength, rowLength)
        guard run >= 2 * Self.longRun else { return false }
        walk.runEnd = walk.start + run
        return true
    }

    /// Says what begins at a place, or goes on by a pixel.
    @inline(__always)
    private func step(_ walk: inout Walk, _ stream: DeflateStream) {
        let (index, left) = (walk.index, walk.left)
        let here = UnsafeRawPointer(walk.buffer + index)
        if index >= walk.runEnd {
            let hasLeft =
                pixelLength == 1
                ? walk.base &+ index > 0 : index > walk.start &+ pixelLength
            walk.runEnd = index &+ (hasLeft ? Self.common(here, here - pixelLength, left) : 0)
        }
        let run = walk.runEnd &- index
        if run >= Self.longRun {
            skip(&walk, to: index &+ run &- pixelLength)
            return say(run: run, &walk, stream)
        }
        if index >= walk.aboveEnd {
            walk.aboveEnd = index &+ (walk.hasAbove ? Self.common(here, here - rowLength, left) : 0)
        }
        let above = min(258, walk.aboveEnd &- index)
        var match = Match()
        if run >= 3 { match = Match(length: run, distance: pixelLength) }
        if above > match.length &+ 2, above >= 4 {
            match = Match(length: above, distance: rowLength)
        }
        let phase = phase(index &- walk.start)
        if above < Self.long, left > 8 {
            search(&walk, &match, phase)
        } else {
            skip(&walk, to: index &+ match.length)
        }
        if match.length > 0, match.length < Self.short {
            putOff(match, &walk, stream)
        } else if match.length == 0 {
            walk.index = index &+ min(pixelLength &- phase, left)
        } else if match.distance == pixelLength {
            say(run: match.length, &walk, stream)
        } else {
            say(match, &walk, stream)
        }
    }

    /// How many bytes an offset in a row, with the filter byte, lies behind the beginning of a pixel.
    @inline(__always)
    func phase(_ offset: Int) -> Int {
        pixelLength == 3
            ? Int(UInt32(truncatingIfNeeded: offset &+ 2) % 3) : (offset &- 1) & (pixelLength &- 1)
    }

    /// Up to where two places agree, at most `limit` bytes; reads as much as 7 more.
    @inline(__always)
    static func common(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ limit: Int) -> Int {
        @inline(__always) func difference(_ offset: Int) -> UInt64 {
            (a.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                ^ b.loadUnaligned(fromByteOffset: offset, as: UInt64.self)).littleEndian
        }
        var count = 0
        while count < limit {
            if count & 31 == 8, count &+ 32 <= limit {
                let (first, second) = (difference(count), difference(count &+ 8))
                let (third, fourth) = (difference(count &+ 16), difference(count &+ 24))
                if (first | second) | (third | fourth) == 0 {
                    count &+= 32
                    continue
                }
            }
            let bits = difference(count)
            if bits != 0 { return min(limit, count &+ bits.trailingZeroBitCount &>> 3) }
            count &+= 8
        }
        return limit
    }
}
