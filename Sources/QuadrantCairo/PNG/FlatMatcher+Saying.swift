/// How what was found is said.
extension FlatMatcher {
    /// Notes a token for a row that is like this one, and about how many bits it takes.
    @inline(__always)
    private func note(_ token: UInt32, _ bits: Int) {
        rowBits &+= bits
        if saidCount < fewTokens {
            said[saidCount] = token
            saidCount &+= 1
        } else {
            isRepeatable = false
        }
    }

    /// Whether a run goes on into the next row.
    var isRunning: Bool { pending > 0 }

    /// Says a row that is like the last one in the same way.
    func sayAgain(_ stream: DeflateStream) {
        for index in 0..<saidCount {
            let token = said[index]
            if token >> 16 > 0 {
                stream.append(length: Int(token >> 16), distance: Int(token & 0xFFFF))
            } else {
                stream.append(byte: UInt8(truncatingIfNeeded: token))
            }
        }
    }

    /// Says what is before a place: tentative repetitions, shortened where they go on beyond it, and other bytes as
    /// they are.
    @inline(__always)
    func say(_ walk: Walk, to end: Int, _ stream: DeflateStream) {
        defer { tentativeCount = 0 }
        guard walk.literals < end else { return }
        if pending > 0 { flush(stream) }
        var place = walk.literals
        for item in 0..<tentativeCount {
            let (start, match) = tentative[item]
            guard start < end else { break }
            sayBytes(walk, place..<start, stream)
            place = start
            let length = min(match.length, end &- start)
            guard length >= 3 else { continue }
            append(Match(length: length, distance: match.distance), from: start, walk, stream)
            place = start &+ length
        }
        sayBytes(walk, place..<end, stream)
    }

    @inline(__always)
    private func sayBytes(_ walk: Walk, _ range: Range<Int>, _ stream: DeflateStream) {
        for index in range {
            stream.append(byte: walk.buffer[index])
            note(UInt32(walk.buffer[index]), 8)
        }
    }

    /// Says a repetition. In the next row it means the same if it comes from this one, or from right above.
    @inline(__always)
    private func append(_ match: Match, from first: Int, _ walk: Walk, _ stream: DeflateStream) {
        stream.append(length: match.length, distance: match.distance)
        if match.distance != rowLength, match.distance > first &- walk.start {
            isRepeatable = false
        }
        note(
            UInt32(truncatingIfNeeded: match.length << 16 | match.distance),
            match.distance <= 4 ? 8 : 20)
    }

    /// Notes a short repetition, which is said when nothing longer takes its place.
    @inline(__always)
    func putOff(_ match: Match, _ walk: inout Walk, _ stream: DeflateStream) {
        let index = walk.index
        if tentativeCount == Self.mostTentative {
            say(walk, to: index, stream)
            walk.literals = index
        }
        var distance = match.distance
        if distance == pixelLength {
            distance = runDistance(walk)
        } else if distance != rowLength {
            lastDistance = distance
            isMoving = false
        }
        tentative[tentativeCount] = (index, Match(length: match.length, distance: distance))
        tentativeCount &+= 1
        walk.index = index &+ match.length
    }

    /// The distance by which a run of the pixel before is said: where all its bytes are equal it is one of bytes, which
    /// begins sooner.
    @inline(__always)
    private func runDistance(_ walk: Walk) -> Int {
        let last = walk.buffer[walk.index &- 1]
        for back in stride(from: 2, through: pixelLength, by: 1)
        where walk.buffer[walk.index &- back] != last { return pixelLength }
        return 1
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

    /// Says a run, or notes that the one before it goes on.
    @inline(__always)
    func say(run length: Int, _ walk: inout Walk, _ stream: DeflateStream) {
        let index = walk.index
        let distance = runDistance(walk)
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

    /// Says a repetition.
    @inline(__always)
    func say(_ match: Match, _ walk: inout Walk, _ stream: DeflateStream) {
        let first = beginning(walk, match.distance, atMost: 258 &- match.length)
        let length = match.length &+ walk.index &- first
        say(walk, to: first, stream)
        if pending > 0 { flush(stream) }
        append(Match(length: length, distance: match.distance), from: first, walk, stream)
        if match.distance != rowLength {
            lastDistance = match.distance
            isMoving = true
            if length >= 100 { lastLongDistance = match.distance }
        }
        walk.index = walk.index &+ match.length
        walk.literals = walk.index
    }

    /// Says the run that was put off.
    func flush(_ stream: DeflateStream) {
        while pending > 0 {
            let length = pending > 258 && pending < 261 ? 255 : min(258, pending)
            stream.append(length: length, distance: pendingDistance)
            note(UInt32(length << 16 | pendingDistance), length == 258 ? 2 : 10)
            pending -= length
        }
    }
}
