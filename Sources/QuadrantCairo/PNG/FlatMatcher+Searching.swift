/// Where repetitions are looked for.
extension FlatMatcher {
    /// How many bits of eight bytes are beyond a pixel, and beyond two (five bytes where a pixel is one).
    private var pixelShift: UInt64 { UInt64(64 - 8 * Size.bytes) }
    private var pairShift: UInt64 {
        UInt64(64 - 8 * (Size.bytes == 1 ? 5 : min(7, 2 * Size.bytes)))
    }

    @inline(__always)
    private func hash(_ bytes: UInt64, _ shift: UInt64) -> Int {
        Int(
            truncatingIfNeeded: ((bytes &<< shift) &* 0x9E37_79B9_7F4A_7C15)
                &>> (64 &- Self.hashBits))
    }

    /// Enters where runs of a pixel end, up to the pixel at `end`.
    @inline(__always)
    private func enter(_ walk: inout Walk, to end: Int) {
        var index = walk.entered
        let end = min(end, walk.end &- 8)
        let base = UnsafeRawPointer(walk.buffer)
        while index < end {
            let bytes = base.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
            let next = base.loadUnaligned(
                fromByteOffset: index &+ pixelLength, as: UInt64.self
            ).littleEndian
            let difference = bytes ^ next
            guard difference &<< pixelShift != 0 else {
                // On to the last pixel of the run, as far as it is in sight.
                let same = difference == 0 ? 8 : difference.trailingZeroBitCount &>> 3
                index &+= max(1, same / pixelLength) &* pixelLength
                continue
            }
            let place = UInt16(truncatingIfNeeded: walk.base &+ index)
            pixels[hash(bytes, pixelShift)] = place
            let slot = hash(bytes, pairShift)
            let old = pairs[slot]
            pairs[slot] = SIMD8(
                place, old[0], old[1], old[2], old[3], old[4], old[5], old[6])
            index &+= pixelLength
        }
        walk.entered = index
    }

    /// Enters what lies before this place, and nothing from here up to the pixel at `end`.
    @inline(__always)
    func skip(_ walk: inout Walk, to end: Int) {
        enter(&walk, to: walk.index)
        walk.entered = max(walk.entered, end &- phase(end &- walk.start))
    }

    /// Whether four bytes are equal to four others; where a pixel is three, these are enough.
    @inline(__always)
    private func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let difference = a.loadUnaligned(as: UInt32.self) ^ b.loadUnaligned(as: UInt32.self)
        return pixelLength == 3 ? difference.littleEndian &<< 8 == 0 : difference == 0
    }

    /// Looks whether a longer repetition comes from so far away.
    @inline(__always)
    private func look(_ distance: Int, _ walk: Walk, _ match: inout Match) {
        guard distance > 0, distance <= min(Self.reach, walk.base &+ walk.index) else { return }
        let here = UnsafeRawPointer(walk.buffer + walk.index)
        // The last of what has to agree is the likeliest not to.
        let last = here + max(0, match.length &- 3)
        guard areEqual(last, last - distance), areEqual(here, here - distance) else { return }
        let length = Self.common(here, here - distance, min(258, walk.left))
        if length > match.length { match = Match(length: length, distance: distance) }
    }

    /// Looks for a longer repetition; `phase` is how far into a pixel this is.
    @inline(__always)
    func search(_ walk: inout Walk, _ match: inout Match, _ phase: Int) {
        let pixel = walk.index &- phase
        enter(&walk, to: pixel)
        look(lastDistance, walk, &match)
        if pixelLength > 1, isMoving {
            look(lastLongDistance, walk, &match)
            look(rowLength &- pixelLength, walk, &match)
            look(rowLength &+ pixelLength, walk, &match)
        }
        guard match.length < Self.long else { return }
        // Where the run ends that this pixel is in.
        let start = UnsafeRawPointer(walk.buffer + pixel)
        let run = Self.common(start + pixelLength, start, walk.end &- pixel &- pixelLength)
        let end = pixel &+ run / pixelLength &* pixelLength
        guard end < walk.end &- 8 else { return }
        let bytes = UnsafeRawPointer(walk.buffer + end).loadUnaligned(as: UInt64.self).littleEndian
        let place = UInt16(truncatingIfNeeded: walk.base &+ end)
        let places = pairs[hash(bytes, pairShift)]
        for item in 0..<8 {
            // Letters repeat by pieces: if the last places lead nowhere, earlier ones will not.
            if pixelLength == 1 ? item == 1 : item == 2 && match.length < 16 { break }
            look(Int(place &- places[item]), walk, &match)
            if match.length >= Self.long { return }
        }
        if pixelLength > 1, match.length < 6 {
            look(Int(place &- pixels[hash(bytes, pixelShift)]), walk, &match)
        }
    }
}
