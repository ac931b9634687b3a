/// Finds what the rows of a flat picture repeat (few colours, long runs), with more care than
/// `PictureDeflate` takes for others: most of it is found at once, in rows and runs, so there is time for
/// the rest.
///
/// A run of a pixel takes two bits for 258 bytes, as much of the row above a dozen: a row like the one above
/// is said in the way that one was, where that was short. What is neither is looked for where the same four
/// bytes stood before.
final class FlatMatcher {
    private static let window = 32_768
    private static let hashBits: UInt32 = 14
    /// How many places are looked at.
    private static let depth = 6
    /// The shortest repetition that is looked for.
    private static let least = 4
    /// Of a repetition of fewer bytes, the next byte may begin a longer one.
    private static let short = 16
    /// A repetition of so many bytes is taken without looking further.
    private static let good = 60
    /// Where nothing stood: farther back than any window.
    private static let nowhere = -1 << 40

    private let rowLength: Int
    private let pixelLength: Int
    /// A row of at most so many tokens is said again as it was said before: tokens of a run take a third or
    /// a quarter of the bits of one that repeats the row above.
    private let fewTokens: Int
    /// Where the bytes with a hash stood last, from the stream's beginning.
    private let heads: UnsafeMutablePointer<Int>
    /// Where the bytes at a place stood before; by the place's lowest 15 bits.
    private let chain: UnsafeMutablePointer<Int>
    /// How the last row was said, as far as it can be said so again.
    private var said: [UInt32] = []
    private var isRepeatable = false
    /// Whether the last row took too many tokens to be said again.
    private var isComplex = false

    private struct Match {
        var length = 0
        var distance = 0
    }

    /// For rows of `rowLength` bytes, with the filter byte, and pixels of 1, 3 or 4.
    init(rowLength: Int, pixelLength: Int) {
        self.rowLength = rowLength
        self.pixelLength = pixelLength
        fewTokens = 3 * (rowLength / 258 + 1)
        heads = .allocate(capacity: 1 << Int(Self.hashBits))
        heads.initialize(repeating: Self.nowhere, count: 1 << Int(Self.hashBits))
        chain = .allocate(capacity: Self.window)
        chain.initialize(repeating: Self.nowhere, count: Self.window)
        said.reserveCapacity(fewTokens)
    }

    deinit {
        heads.deallocate()
        chain.deallocate()
    }

    /// Goes through whole rows of a buffer; `base` is how many bytes of the stream lie before it. As much as
    /// 8 bytes beyond the range are read.
    func match(
        _ buffer: UnsafeMutablePointer<UInt8>, _ range: Range<Int>, _ base: Int,
        _ stream: DeflateStream
    ) {
        var index = range.lowerBound
        var nextRow = index
        var known = Match()
        while index < range.upperBound {
            if index == nextRow {
                nextRow += rowLength
                if known.length == 0, isLikeAbove(buffer + index, base + index) {
                    sayAgain(buffer + index, stream)
                    index += rowLength
                    continue
                }
                begin()
            } else if index > nextRow {
                // A run went on beyond the end of the row, which was not said by itself then.
                begin()
                isRepeatable = false
                while nextRow < index { nextRow += rowLength }
                continue
            }
            let left = range.upperBound - index
            let found = known.length > 0 ? known : best(buffer, index, base, left)
            known = Match()
            if found.length > 0, found.length < Self.short, left > found.length + 1 {
                let next = best(buffer, index + 1, base, left - 1)
                if next.length > found.length { known = next }
            }
            guard found.length > 0, known.length == 0 else {
                say(buffer[index], stream)
                index += 1
                continue
            }
            say(found, index - nextRow + rowLength, stream)
            remember(buffer, index, found.length, base)
            index += found.length
        }
    }

    /// Whether a row is to be said as one like that above it.
    private func isLikeAbove(_ here: UnsafeMutablePointer<UInt8>, _ place: Int) -> Bool {
        guard isRepeatable || isComplex, place >= rowLength, rowLength <= Self.window else {
            return false
        }
        // A run that goes on through the filter byte is shorter still.
        if here[0] == here[-1], PictureDeflate.common(here, here - pixelLength, 258) == 258 {
            return false
        }
        return PictureDeflate.common(here, here - rowLength, rowLength) == rowLength
    }

    /// Says a row that is like the one above.
    private func sayAgain(_ row: UnsafeMutablePointer<UInt8>, _ stream: DeflateStream) {
        guard isRepeatable else {
            var rest = rowLength
            while rest > 2 {
                let length = rest > 258 && rest < 261 ? 255 : min(258, rest)
                stream.append(length: length, distance: rowLength)
                rest -= length
            }
            for index in (rowLength - rest)..<rowLength { append(row[index], stream) }
            return
        }
        for token in said {
            if token >> 16 > 0 {
                stream.append(length: Int(token >> 16), distance: Int(token & 0xFFFF))
            } else {
                append(UInt8(truncatingIfNeeded: token), stream)
            }
        }
    }

    private func begin() {
        said.removeAll(keepingCapacity: true)
        isRepeatable = true
        isComplex = false
    }

    @inline(__always)
    private func append(_ byte: UInt8, _ stream: DeflateStream) {
        var byte = byte
        stream.append(literals: &byte, count: 1)
    }

    @inline(__always)
    private func say(_ byte: UInt8, _ stream: DeflateStream) {
        append(byte, stream)
        note(UInt32(byte))
    }

    /// Says a repetition at an offset in the row. In the next row it means the same if it comes from this
    /// one, or from right above.
    @inline(__always)
    private func say(_ match: Match, _ offset: Int, _ stream: DeflateStream) {
        stream.append(length: match.length, distance: match.distance)
        if match.distance > offset, match.distance != rowLength { isRepeatable = false }
        note(UInt32(truncatingIfNeeded: match.length << 16 | match.distance))
    }

    @inline(__always)
    private func note(_ token: UInt32) {
        if said.count < fewTokens {
            said.append(token)
        } else {
            isRepeatable = false
            isComplex = true
        }
    }

    @inline(__always)
    private func hash(_ bytes: UnsafeMutablePointer<UInt8>) -> Int {
        let value = UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self).littleEndian
        return Int((value &* 0x9E37_79B1) &>> (32 &- Self.hashBits))
    }

    /// Enters a place in the table; answers where the same bytes stood before.
    @inline(__always)
    private func enter(_ buffer: UnsafeMutablePointer<UInt8>, _ index: Int, _ base: Int) -> Int {
        let number = hash(buffer + index)
        let place = base &+ index
        let before = heads[number]
        // It may have been looked at before, as the one after another.
        guard before != place else { return chain[place & (Self.window &- 1)] }
        chain[place & (Self.window &- 1)] = before
        heads[number] = place
        return before
    }

    /// Enters the places in a repetition; of a long one, the end is enough to be found again.
    @inline(__always)
    private func remember(
        _ buffer: UnsafeMutablePointer<UInt8>, _ index: Int, _ length: Int, _ base: Int
    ) {
        let first = length < Self.good ? 2 : max(2, length &- 12)
        var offset = first
        while offset < length {
            _ = enter(buffer, index &+ offset, base)
            offset &+= 1
        }
    }

    /// The longest repetition at a place, which is entered in the table; of length 0 for none.
    private func best(
        _ buffer: UnsafeMutablePointer<UInt8>, _ index: Int, _ base: Int, _ left: Int
    ) -> Match {
        let here = UnsafeRawPointer(buffer + index)
        let (limit, place) = (min(258, left), base &+ index)
        var match = Match()
        guard limit >= Self.least else { return match }
        if place > pixelLength {
            let run = PictureDeflate.common(here, here - pixelLength, limit)
            if run >= 3 { match = Match(length: run, distance: pixelLength) }
            if run >= Self.good { return match }
        }
        if place >= rowLength, rowLength <= Self.window {
            let run = PictureDeflate.common(here, here - rowLength, limit)
            if run > match.length + 1, run >= Self.least {
                match = Match(length: run, distance: rowLength)
                if run >= Self.good { return match }
            }
        }
        search(buffer, index, base, limit, &match)
        return match
    }

    /// Looks for a longer repetition where the same bytes stood before.
    @inline(__always)
    private func search(
        _ buffer: UnsafeMutablePointer<UInt8>, _ index: Int, _ base: Int, _ limit: Int,
        _ match: inout Match
    ) {
        let (here, place) = (UnsafeRawPointer(buffer + index), base &+ index)
        var candidate = enter(buffer, index, base)
        var tries = Self.depth
        // A little less than the window: what the buffer holds of earlier rows.
        while tries > 0, place &- candidate <= Self.window &- 300, match.length < limit {
            let there = UnsafeRawPointer(buffer + (candidate &- base))
            if there.load(fromByteOffset: match.length, as: UInt8.self)
                == here.load(fromByteOffset: match.length, as: UInt8.self)
            {
                let length = PictureDeflate.common(here, there, limit)
                if length > match.length, length >= Self.least {
                    match = Match(length: length, distance: place &- candidate)
                    if length >= Self.good { return }
                }
            }
            candidate = chain[candidate & (Self.window &- 1)]
            tries &-= 1
        }
    }
}
