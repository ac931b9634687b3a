/// Finds what the rows of a drawn picture repeat, with more care than `PictureDeflate` takes for others: most of
/// it is found at once, in rows and runs, so there is time for the rest.
///
/// A run of a pixel takes two bits for 258 bytes, as much of the row above a dozen: runs come first, and a row
/// like the one above is said in the way that one was, where that was short. What is neither is looked for where
/// such things stand in drawings: as far away as the last two repetitions came from, a pixel beside the one
/// above, where the same pixel stood last, and where the same two pixels stood. All places are those of whole
/// pixels; a repetition then goes on backward into the bytes before it.
final class FlatMatcher {
    /// A little less than deflate's window: what the buffer holds of earlier rows.
    private static let reach = PictureDeflate.window - 300
    private static let hashBits: UInt64 = 12
    /// A repetition of so many bytes is taken without looking further; of the row above fewer are enough.
    private static let long = 32
    private static let longAbove = 12

    private let rowLength: Int
    private let pixelLength: Int
    /// A row of at most so many tokens is said again as it was said before: tokens of a run take a third or
    /// a quarter of the bits of one that repeats the row above.
    private let fewTokens: Int
    /// How many bits of eight bytes are beyond a pixel, and beyond two pixels (four bytes where a pixel is one).
    private let pixelShift: UInt64
    private let pairShift: UInt64
    /// The lowest 16 bits of where pixels with a hash stood last, and the last two places of pairs. What they
    /// lead to is compared, so nothing depends on places that are out of date.
    private let pixels: UnsafeMutablePointer<UInt16>
    private let pairs: UnsafeMutablePointer<SIMD2<UInt16>>
    /// How the last row was said, as far as it can be said so again.
    private let said: UnsafeMutablePointer<UInt32>
    private var saidCount = 0
    private var isRepeatable = false
    /// A run that is not said yet, and the distance by which it will be.
    private var pending = 0
    private var pendingDistance = 1
    /// How far away the last repetition came from that was not right above, and the last long one.
    private var lastDistance = 1
    private var lastLongDistance = 1

    private struct Match {
        var length = 0
        var distance = 0
    }

    /// A row that is gone through.
    private struct Walk {
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

        var left: Int { end &- index }
    }

    /// For rows of `rowLength` bytes, with the filter byte, and pixels of 1, 3 or 4.
    init(rowLength: Int, pixelLength: Int) {
        self.rowLength = rowLength
        self.pixelLength = pixelLength
        fewTokens = 3 * (rowLength / 258 + 1)
        pixelShift = UInt64(64 - 8 * pixelLength)
        pairShift = UInt64(64 - 8 * (pixelLength == 1 ? 5 : min(7, 2 * pixelLength)))
        let count = 1 << Int(Self.hashBits)
        pixels = .allocate(capacity: count)
        pixels.initialize(repeating: 0, count: count)
        pairs = .allocate(capacity: count)
        pairs.initialize(repeating: SIMD2(), count: count)
        said = .allocate(capacity: fewTokens)
    }

    deinit {
        pixels.deallocate()
        pairs.deallocate()
        said.deallocate()
    }

    /// Goes through the row at `start` of a buffer; `base` is how many bytes of the stream lie before it. As much
    /// as 8 bytes beyond the row are read.
    ///
    /// - Parameter isSame: Whether the row is known to be like the one above.
    func match(
        _ buffer: UnsafeMutablePointer<UInt8>, _ start: Int, _ base: Int, isSame: Bool,
        _ stream: DeflateStream
    ) {
        let end = start + rowLength
        var walk = Walk(
            buffer: buffer, start: start, end: end, base: base,
            hasAbove: base + start >= rowLength && rowLength <= Self.reach, index: start,
            literals: start, runEnd: start, aboveEnd: start)
        if runGoesOn(&walk) {
            // It will not be said by rows.
            isRepeatable = false
        } else {
            flush(stream)
            if isSame, walk.hasAbove { return sayAgain(walk, stream) }
            saidCount = 0
            isRepeatable = true
            walk.index += 1
            (walk.runEnd, walk.aboveEnd) = (walk.index, walk.index)
        }
        while walk.index < end { step(&walk, stream) }
        say(walk, to: end, stream)
        guard pending > 0 else { return }
        // A run of zeros may go on through the filter byte of the next row.
        if pending >= 2 * Self.long, (1...pixelLength).allSatisfy({ buffer[end - $0] == 0 }) {
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
        guard run >= 2 * Self.long else { return false }
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
        if run >= Self.long { return say(run: run, &walk, stream) }
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
        if above < Self.longAbove, left > 8 {
            if phase == 0 {
                search(walk, &match)
            } else {
                look(here, lastDistance, walk, &match)
            }
        }
        if match.length == 0 {
            walk.index = index &+ min(pixelLength &- phase, left)
        } else if match.distance == pixelLength {
            say(run: match.length, &walk, stream)
        } else {
            say(match, &walk, stream)
            if match.distance != rowLength, match.length < Self.long {
                enter(from: index &+ pixelLength &- phase, walk)
            }
        }
    }

    /// How many bytes an offset in a row, with the filter byte, lies behind the beginning of a pixel.
    @inline(__always)
    private func phase(_ offset: Int) -> Int {
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

// Saying.
extension FlatMatcher {
    @inline(__always)
    private func note(_ token: UInt32) {
        if saidCount < fewTokens {
            said[saidCount] = token
            saidCount &+= 1
        } else {
            isRepeatable = false
        }
    }

    /// Says a row that is like the one above.
    private func sayAgain(_ walk: Walk, _ stream: DeflateStream) {
        guard isRepeatable else {
            var rest = rowLength
            while rest > 2 {
                let length = rest > 258 && rest < 261 ? 255 : min(258, rest)
                stream.append(length: length, distance: rowLength)
                rest -= length
            }
            for index in (walk.end - rest)..<walk.end { stream.append(byte: walk.buffer[index]) }
            return
        }
        for index in 0..<saidCount {
            let token = said[index]
            if token >> 16 > 0 {
                stream.append(length: Int(token >> 16), distance: Int(token & 0xFFFF))
            } else {
                stream.append(byte: UInt8(truncatingIfNeeded: token))
            }
        }
    }

    /// Says the bytes before a place as they are.
    @inline(__always)
    private func say(_ walk: Walk, to end: Int, _ stream: DeflateStream) {
        guard walk.literals < end else { return }
        if pending > 0 { flush(stream) }
        for index in walk.literals..<end {
            stream.append(byte: walk.buffer[index])
            note(UInt32(walk.buffer[index]))
        }
    }

    /// Where a repetition begins that may go on backward into bytes that are not said yet.
    @inline(__always)
    private func beginning(_ walk: Walk, _ distance: Int, atMost most: Int) -> Int {
        var first = walk.index
        let least = max(walk.literals, walk.index &- most)
        while first > least, walk.base &+ first > distance,
            walk.buffer[first &- 1] == walk.buffer[first &- 1 &- distance]
        {
            first &-= 1
        }
        return first
    }

    /// Says a run, or notes that the one before it goes on. Where all bytes of the pixel are equal it is one of
    /// bytes, which begins sooner.
    @inline(__always)
    private func say(run length: Int, _ walk: inout Walk, _ stream: DeflateStream) {
        let index = walk.index
        let last = walk.buffer[index &- 1]
        var isEven = true
        for back in stride(from: 2, through: pixelLength, by: 1)
        where walk.buffer[index &- back] != last { isEven = false }
        let distance = isEven ? 1 : pixelLength
        let first = beginning(walk, distance, atMost: .max)
        say(walk, to: first, stream)
        if pending > 0, pendingDistance != distance { flush(stream) }
        // One that begins in the row above goes on from other bytes in the next row.
        if distance > first &- walk.start { isRepeatable = false }
        pendingDistance = distance
        pending &+= index &+ length &- first
        walk.index = index &+ length
        walk.literals = walk.index
    }

    /// Says a repetition. In the next row it means the same if it comes from this one, or from right above.
    @inline(__always)
    private func say(_ match: Match, _ walk: inout Walk, _ stream: DeflateStream) {
        let first = beginning(walk, match.distance, atMost: 258 &- match.length)
        let length = match.length &+ walk.index &- first
        say(walk, to: first, stream)
        if pending > 0 { flush(stream) }
        stream.append(length: length, distance: match.distance)
        if match.distance != rowLength {
            lastDistance = match.distance
            if length >= 24 { lastLongDistance = match.distance }
            if match.distance > first &- walk.start { isRepeatable = false }
        }
        note(UInt32(truncatingIfNeeded: length << 16 | match.distance))
        walk.index = walk.index &+ match.length
        walk.literals = walk.index
    }

    /// Says the run that was put off.
    private func flush(_ stream: DeflateStream) {
        while pending > 0 {
            let length = pending > 258 && pending < 261 ? 255 : min(258, pending)
            stream.append(length: length, distance: pendingDistance)
            note(UInt32(length << 16 | pendingDistance))
            pending -= length
        }
    }
}

// Searching.
extension FlatMatcher {
    @inline(__always)
    private func hash(_ bytes: UInt64, _ shift: UInt64) -> Int {
        Int(
            truncatingIfNeeded: ((bytes &<< shift) &* 0x9E37_79B9_7F4A_7C15)
                &>> (64 &- Self.hashBits))
    }

    /// Enters the places of pixels up to the end of what was said.
    @inline(__always)
    private func enter(from first: Int, _ walk: Walk) {
        var index = first
        // What lies beyond the row is not known yet.
        let end = min(walk.index, walk.end &- 7)
        while index < end {
            let bytes = UnsafeRawPointer(walk.buffer + index).loadUnaligned(as: UInt64.self)
                .littleEndian
            let place = UInt16(truncatingIfNeeded: walk.base &+ index)
            let slot = hash(bytes, pairShift)
            pairs[slot] = SIMD2(place, pairs[slot][0])
            pixels[hash(bytes, pixelShift)] = place
            index &+= pixelLength
        }
    }

    /// Looks whether a longer repetition comes from so far away.
    @inline(__always)
    private func look(_ here: UnsafeRawPointer, _ distance: Int, _ walk: Walk, _ match: inout Match)
    {
        guard distance <= min(Self.reach, walk.base &+ walk.index),
            here.loadUnaligned(as: UInt32.self) == (here - distance).loadUnaligned(as: UInt32.self)
        else { return }
        let length = Self.common(here, here - distance, min(258, walk.left))
        if length > match.length { match = Match(length: length, distance: distance) }
    }

    /// Looks for a longer repetition, and enters the place.
    @inline(__always)
    private func search(_ walk: Walk, _ match: inout Match) {
        let here = UnsafeRawPointer(walk.buffer + walk.index)
        let bytes = here.loadUnaligned(as: UInt64.self).littleEndian
        let place = UInt16(truncatingIfNeeded: walk.base &+ walk.index)
        let (slot, pixel) = (hash(bytes, pairShift), hash(bytes, pixelShift))
        let (before, single) = (pairs[slot], pixels[pixel])
        pairs[slot] = SIMD2(place, before[0])
        pixels[pixel] = place
        look(here, lastDistance, walk, &match)
        if pixelLength > 1 {
            if lastLongDistance != lastDistance { look(here, lastLongDistance, walk, &match) }
            look(here, rowLength &- pixelLength, walk, &match)
            look(here, rowLength &+ pixelLength, walk, &match)
            let back = Int(place &- single)
            if back > 0, back <= min(Self.reach, walk.base &+ walk.index),
                ((here - back).loadUnaligned(as: UInt64.self).littleEndian ^ bytes) &<< pixelShift
                    == 0
            {
                let length = Self.common(here, here - back, min(258, walk.left))
                if length > match.length { match = Match(length: length, distance: back) }
            }
        }
        let (last, earlier) = (Int(place &- before[0]), Int(place &- before[1]))
        if last > 0 { look(here, last, walk, &match) }
        if earlier > 0, match.length < Self.long { look(here, earlier, walk, &match) }
    }
}
