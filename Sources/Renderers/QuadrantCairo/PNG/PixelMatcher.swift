/// Finds what a row of a drawn picture repeats, pixel by pixel.
///
/// Runs come first: one takes two bits for 258 bytes, a repetition of the row above a dozen. What is no long run is looked
/// for right above, and where the run of a pixel ended last, first of all in the same next pixel. Whole pixels are compared,
/// as the picture holds them: that is a third of the work of comparing bytes as the file holds them.
@safe
struct PixelMatcher<Unit: FixedWidthInteger & UnsignedInteger, Size: PixelSize> {
    /// How far back repetitions come from.
    private static var window: Int { RowBuffer.window }
    private static var hashBits: Int { Size.bytes == 4 ? 14 : 11 }
    /// A run of so many bytes is taken without looking further, and a repetition from above.
    private static var longRun: Int { 48 }
    private static var long: Int { Size.bytes == 4 ? 256 : 160 }
    /// A repetition of so many bytes tells that pixels move on from row to row.
    private static var farMove: Int { 24 }
    /// A place before all rows, which stands for none.
    private static var nowhere: Int { -1 << 52 }

    /// A repetition that was found.
    @safe
    private struct Match {
        /// The length of the repetition, in units.
        var length = 0
        /// How far back the repetition comes from, in bytes of the stream.
        var distance = 0
        /// Whether it was cut where a run begins, into which it would go on.
        var goesOn = false
        /// What follows where it comes from; `nil` at the end of a row.
        var next: UnsafePointer<Unit>?
    }

    /// The data of the row that is being searched.
    @safe
    struct Row {
        /// The pixels, or bytes of several numbers.
        let units: UnsafePointer<Unit>
        /// The row as the file holds it.
        let bytes: UnsafePointer<UInt8>
        /// The row whose pixels are those of the row above, and how far away it is in the stream; 0 for none.
        let above: UnsafePointer<Unit>
        let aboveDistance: Int
        let y: Int
        /// From the first to the last unit that is not as above.
        let changes: Range<Int>
        /// Which of the last 64 rows are written as they are, this one lowest.
        let plain: UInt64
    }

    /// Bytes of a row in the stream, with its filter byte.
    let rowLength: Int
    /// Units of a row.
    let width: Int
    /// Units from one row to the next.
    let pitch: Int
    /// Where runs of a pixel with a hash ended last, and where those did that also had the same next pixel: a row above
    /// 32 bits of the place in it. What they lead to is compared.
    private let pairs: UnsafeMutablePointer<Int>
    private let singles: UnsafeMutablePointer<Int>
    var speaker: RowSpeaker
    /// How far away the last repetition came from that was not right above: rows up, units to the right.
    private var lastRows = 0
    private var lastUnits = 0
    /// What follows where the last repetition comes from; `nil` at the end of a row.
    private var next: UnsafePointer<Unit>?
    /// Whether that one was no short one, as in gradients.
    private var isMoving = false

    init(rowLength: Int, width: Int, pitch: Int) {
        self.rowLength = rowLength
        self.width = width
        self.pitch = pitch
        unsafe pairs = .allocate(capacity: 1 << Self.hashBits)
        unsafe pairs.initialize(repeating: Self.nowhere, count: 1 << Self.hashBits)
        unsafe singles = .allocate(capacity: 1 << Self.hashBits)
        unsafe singles.initialize(repeating: Self.nowhere, count: 1 << Self.hashBits)
        speaker = RowSpeaker(rowLength: rowLength, pixelLength: Size.bytes)
    }

    func deallocate() {
        unsafe pairs.deallocate()
        unsafe singles.deallocate()
        speaker.deallocate()
    }

    /// The state of the walk along a row.
    private struct Walk {
        var x: Int
        /// The first unit that is not covered by the run at the end of the row above.
        let begun: Int
        /// The end of the units that equal the one at `x`.
        var runEnd: Int
        /// The end of the units that equal those of the row above.
        var aboveEnd = 0
        /// Where the run ended that was looked for last.
        var searchedEnd = 0
    }

    /// Adds the tokens of a row to the stream.
    mutating func match(_ row: Row, _ stream: DeflateStream) {
        let begun = begin(row, stream)
        var walk = Walk(x: begun, begun: begun, runEnd: begun)
        while walk.x < width {
            if Size.bytes == 1 { sayLiterals(row, &walk, stream) }
            step(row, &walk, stream)
        }
        unsafe speaker.endRow(row.bytes, stream)
    }

    /// Says bytes as they are up to the first that may be repeated, as `step` would: most of a page of text. The
    /// last bytes of a row are left to `step`.
    @inline(__always)
    private mutating func sayLiterals(
        _ row: Row, _ walk: inout Walk, _ stream: DeflateStream
    ) {
        // What follows is known, or to be looked for beside.
        guard walk.x >= walk.aboveEnd, walk.x >= walk.runEnd, !isMoving, row.aboveDistance > 0,
            walk.x >= row.changes.lowerBound
        else { return }
        let (units, above) = unsafe (UnsafeRawPointer(row.units), UnsafeRawPointer(row.above))
        let end = min(row.changes.upperBound, width &- 4)
        var x = walk.x
        while x < end {
            let four = unsafe units.loadUnaligned(fromByteOffset: x, as: UInt32.self)
            if unsafe four == above.loadUnaligned(fromByteOffset: x, as: UInt32.self) { break }
            let (one, two) = unsafe (row.units[x], row.units[x &+ 1])
            if one == two { break }
            let slot = hash(one, two)
            let place = unsafe pairs[slot]
            let right = Int(UInt32(truncatingIfNeeded: place)) &- x
            if mayLook(row, x, up: row.y &- place &>> 32, right: right) { break }
            unsafe pairs[slot] = row.y << 32 | x
            unsafe speaker.say(byte: row.bytes[x], stream)
            x &+= 1
        }
        walk.x = x
    }

    /// Says what begins at a unit.
    @inline(__always)
    private mutating func step(_ row: Row, _ walk: inout Walk, _ stream: DeflateStream) {
        let (x, size) = (walk.x, Size.bytes)
        let here = unsafe row.units + x
        if x >= walk.runEnd {
            walk.runEnd = unsafe x &+ 1 &+ Self.common(here + 1, here, width &- x &- 1)
        }
        let run = walk.runEnd &- x
        let left = unsafe x > walk.begun && here[-1] == here[0] ? run : 0
        let isLong = run &* size >= Self.longRun
        if isLong, left > 0 { return say(run: run, row, &walk, stream) }
        if x >= walk.aboveEnd, row.aboveDistance > 0 { walk.aboveEnd = endOfSame(row, x) }
        let above = max(0, walk.aboveEnd &- x)
        if isLong, above > 1, unsafe isGray(row.bytes + x &* size) {
            return sayPixels(row, run, &walk, stream)
        }
        if above &* size >= Self.long {
            let length = min(258 / size, above)
            return sayAbove(length, goesOn: length < above, row, &walk, stream)
        }
        var match = Match()
        if isMoving { lookBeside(row, x, &match) }
        if walk.searchedEnd != walk.runEnd, walk.runEnd < width,
            match.length &* size < Self.long
        {
            search(row, x, run, &match)
            walk.searchedEnd = walk.runEnd
        }
        if match.length &* size > 258 { cut(&match, row, x) }
        // Transparent pictures have the time: of two that are as long the nearer one takes fewer bits.
        let isNearer = size == 4 && match.length == above && match.distance < row.aboveDistance / 2
        if match.length > max(left, isNearer ? 0 : above), match.length &* size >= 3 {
            isMoving = match.length &* size >= Self.farMove
            walk.x = x &+ match.length
            unsafe next = unsafe match.next
            speaker.say(
                match.length &* size, match.distance, goesOn: match.goesOn, stream)
        } else if above > left, above &* size >= 4 {
            sayAbove(above, goesOn: false, row, &walk, stream)
        } else if left &* size >= 3 {
            say(run: left, row, &walk, stream)
        } else {
            sayPixels(row, run, &walk, stream)
        }
    }

    /// Ends a repetition that would take more than one token where one of them would end in a run a third as long as the next:
    /// the run takes less.
    private func cut(_ match: inout Match, _ row: Row, _ x: Int) {
        let step = 258 / Size.bytes
        let whole = match.length
        var length = step
        let long = step / 3
        while whole &- length >= long {
            let end = unsafe row.units + (x &+ length)
            if unsafe Self.common(end, end - 1, long) == long {
                match.length = length
                match.goesOn = true
                unsafe match.next = unsafe match.next.map { unsafe $0 - (whole &- length) }
                return
            }
            length &+= step
        }
    }

    @inline(__always)
    private mutating func say(
        run: Int, _ row: Row, _ walk: inout Walk, _ stream: DeflateStream
    ) {
        unsafe speaker.say(run: run &* Size.bytes, row.bytes + walk.x &* Size.bytes, stream)
        walk.x &+= run
    }

    @inline(__always)
    private mutating func sayAbove(
        _ length: Int, goesOn: Bool, _ row: Row, _ walk: inout Walk, _ stream: DeflateStream
    ) {
        walk.x &+= length
        unsafe next = unsafe walk.x < width ? row.above + walk.x : nil
        speaker.say(length &* Size.bytes, row.aboveDistance, goesOn: goesOn, stream)
    }

    /// Says a pixel as it is and, if it is one byte again and again, its run.
    @inline(__always)
    private mutating func sayPixels(
        _ row: Row, _ run: Int, _ walk: inout Walk, _ stream: DeflateStream
    ) {
        let bytes = unsafe row.bytes + walk.x &* Size.bytes
        if run &* Size.bytes > 3, unsafe isGray(bytes) {
            unsafe speaker.say(byte: bytes[0], stream)
            unsafe speaker.say(run: run &* Size.bytes &- 1, bytes + 1, stream)
            walk.x &+= run
        } else {
            let more = speaker.isRepeating ? more(row, walk.x) : 0
            unsafe speaker.say(pixel: bytes, more: more, stream)
            walk.x &+= 1
        }
    }

    /// Whether a run of this pixel is one of bytes.
    @inline(__always)
    private func isGray(_ bytes: UnsafePointer<UInt8>) -> Bool {
        unsafe Size.bytes == 1
            || bytes[0] == bytes[1] && bytes[0] == bytes[2]
                && (Size.bytes == 3 || bytes[0] == bytes[3])
    }

    /// Says the filter byte, and how many units go on as the row above ended.
    private mutating func begin(_ row: Row, _ stream: DeflateStream) -> Int {
        let zero = unsafe row.bytes[0] | row.bytes[Size.bytes - 1] | row.bytes[Size.bytes / 2] == 0
        guard zero, speaker.isRunning else {
            speaker.beginRow(stream)
            return 0
        }
        let run = unsafe 1 + Self.common(row.units + 1, row.units, width - 1)
        guard run * Size.bytes >= 2 * Self.longRun else {
            speaker.beginRow(stream)
            return 0
        }
        speaker.goOn(run * Size.bytes)
        return run
    }

    /// Up to where pixels are as above.
    @inline(__always)
    private func endOfSame(_ row: Row, _ x: Int) -> Int {
        if x < row.changes.lowerBound { return row.changes.lowerBound }
        if x >= row.changes.upperBound { return width }
        let end = unsafe x &+ Self.common(row.units + x, row.above + x, row.changes.upperBound &- x)
        return end == row.changes.upperBound ? width : end
    }

    /// How many bytes of a pixel are those of what follows where the last repetition comes from, if not all are.
    @inline(__always)
    private func more(_ row: Row, _ x: Int) -> Int {
        guard Size.bytes > 1, let there = unsafe next else { return 0 }
        let pixel = unsafe UInt32(truncatingIfNeeded: row.units[x]).littleEndian
        let bits = unsafe pixel ^ UInt32(truncatingIfNeeded: there.pointee).littleEndian
        // Where alpha differs, only what is 0 stays equal when colours are divided by it.
        let other = Size.bytes == 3 || bits >> 24 == 0 ? bits : bits | pixel
        if other & 0xFF_0000 != 0 { return 0 }
        if other & 0xFF00 != 0 { return 1 }
        return Size.bytes == 3 || other & 0xFF != 0 ? 2 : 3
    }

    /// Looks whether a longer repetition comes from a unit so many rows up and so far to the right. Returns whether
    /// it does.
    @inline(__always)
    private func look(
        _ row: Row, _ x: Int, up rows: Int, right units: Int, _ match: inout Match
    ) -> Bool {
        guard mayLook(row, x, up: rows, right: units) else { return false }
        let start = x &+ units
        let distance = rows &* rowLength &- units &* Size.bytes
        let there = unsafe row.units + (start &- rows &* pitch)
        let limit = width &- max(x, start)
        let length = unsafe Self.common(row.units + x, there, limit)
        guard length > match.length else { return false }
        match = unsafe Match(
            length: length, distance: distance,
            next: length < limit || start < x ? there + length : nil)
        return true
    }

    /// Whether a repetition may come from a unit so many rows up and so far to the right.
    @inline(__always)
    private func mayLook(_ row: Row, _ x: Int, up rows: Int, right units: Int) -> Bool {
        let start = x &+ units
        let distance = rows &* rowLength &- units &* Size.bytes
        guard distance > 0, distance <= Self.window, start >= 0, start < width else { return false }
        return unsafe Self.mayRepeat(row.units + x, row.units + (start &- rows &* pitch))
    }

    /// Looks where the last repetition came from, and beside the row above: gradients move on so.
    @inline(__always)
    private func lookBeside(_ row: Row, _ x: Int, _ match: inout Match) {
        if lastRows < 64, row.plain &>> UInt64(truncatingIfNeeded: lastRows) & 1 == 1 {
            _ = look(row, x, up: lastRows, right: lastUnits, &match)
        }
        if match.length &* Size.bytes < Self.long, row.plain & 2 > 0 {
            _ = look(row, x, up: 1, right: 1, &match)
            _ = look(row, x, up: 1, right: -1, &match)
        }
    }

    /// Looks where the run that ends here ended in the same next pixel, or else where a run of this pixel ended.
    @inline(__always)
    private mutating func search(_ row: Row, _ x: Int, _ run: Int, _ match: inout Match) {
        let last = x &+ run &- 1
        let (one, two) = unsafe (row.units[last], row.units[last &+ 1])
        let here = row.y << 32 | last
        let slot = hash(one, two)
        var place = unsafe pairs[slot]
        unsafe pairs[slot] = here
        var (up, right) = (row.y &- place >> 32, Int(UInt32(truncatingIfNeeded: place)) &- last)
        if look(row, x, up: up, right: right, &match) { (lastRows, lastUnits) = (up, right) }
        guard Size.bytes > 1 else { return }
        let single = hash(one, 0)
        place = unsafe singles[single]
        unsafe singles[single] = here
        guard match.length == 0 else { return }
        // Where this run is longer than the one that was found, only its end is repeated.
        let end = Int(UInt32(truncatingIfNeeded: place))
        (up, right) = (row.y &- place >> 32, max(end &- run &+ 1, 0) &- x)
        _ = look(row, x, up: up, right: right, &match)
    }

    @inline(__always)
    private func hash(_ one: Unit, _ two: Unit) -> Int {
        let both = UInt64(truncatingIfNeeded: one) << 32 | UInt64(truncatingIfNeeded: two)
        return Int(
            truncatingIfNeeded: (both &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 &- Self.hashBits))
    }
}
