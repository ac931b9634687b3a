/// Adds the tokens of rows to a stream, and remembers those of the last row.
@safe
struct RowSpeaker {
    let rowLength: Int
    let pixelLength: Int
    /// The tokens of the last row, if they can be used for the next row too.
    private let said: UnsafeMutablePointer<UInt32>
    /// The number of tokens in `said`.
    private var saidCount = 0
    /// The most tokens of a row that are remembered for the next one.
    private let fewTokens: Int
    /// Whether a row that equals the last one can be written with the same tokens.
    private(set) var isRepeatable = false
    /// About how many bits the last row took, if it is repeatable.
    private(set) var rowBits = 0
    /// The length of a run that has not been written yet.
    private var pending = 0
    /// The distance with which that run will be written.
    private var pendingDistance = 1
    /// Whether a repetition that is not said yet could go on into the pixel behind it.
    private var goesOn = false

    /// Whether a run goes on into the next row.
    var isRunning: Bool { pending > 0 }
    /// Whether what is not said yet is a repetition, no run.
    var isRepeating: Bool { pending > 0 && pendingDistance > 4 }

    init(rowLength: Int, pixelLength: Int) {
        self.rowLength = rowLength
        self.pixelLength = pixelLength
        fewTokens = 3 * (rowLength / 258 + 1)
        unsafe said = .allocate(capacity: fewTokens)
    }

    func deallocate() { unsafe said.deallocate() }

    @inline(__always)
    private mutating func note(_ token: UInt32, _ bits: Int) {
        guard isRepeatable else { return }
        rowBits &+= bits
        if saidCount < fewTokens {
            unsafe said[saidCount] = token
            saidCount &+= 1
        } else {
            isRepeatable = false
        }
    }

    /// Adds the filter byte of a row that is written as it is.
    mutating func beginRow(_ stream: DeflateStream) {
        flush(stream)
        saidCount = 0
        rowBits = 0
        isRepeatable = true
        say(byte: 0, stream)
    }

    /// Continues the run of zeros at the end of the row above.
    mutating func goOn(_ length: Int) {
        isRepeatable = false
        rowBits = 0
        pending += 1 + length
    }

    /// Ends a row: a run of zeros may go on through the filter byte of the next one.
    mutating func endRow(_ bytes: UnsafePointer<UInt8>, _ stream: DeflateStream) {
        guard pending > 0 else { return }
        let end = unsafe bytes + (rowLength - 1)
        if pending >= 128, pendingDistance == 1 || pendingDistance == pixelLength,
            (1...pixelLength).allSatisfy({ unsafe end[-$0] == 0 })
        {
            isRepeatable = false
        } else {
            flush(stream)
        }
    }

    /// Adds the tokens of the last row again, for a row that equals it.
    func sayAgain(_ stream: DeflateStream) {
        for index in 0..<saidCount {
            let token = unsafe said[index]
            if token >> 16 > 0 {
                stream.append(length: Int(token >> 16), distance: Int(token & 0xFFFF))
            } else {
                stream.append(byte: UInt8(truncatingIfNeeded: token))
            }
        }
    }

    /// Adds a row as its difference from the one above, which is nothing.
    mutating func sayNothing(_ stream: DeflateStream) {
        flush(stream)
        stream.append(byte: PNGFilter.up.rawValue)
        stream.append(byte: 0)
        var rest = rowLength - 2
        while rest >= 3 {
            let length = rest > 258 && rest < 261 ? 255 : min(258, rest)
            stream.append(length: length, distance: 1)
            rest -= length
        }
        while rest > 0 {
            stream.append(byte: 0)
            rest -= 1
        }
    }

    @inline(__always)
    mutating func say(byte: UInt8, _ stream: DeflateStream) {
        if pending > 0 { flush(stream) }
        stream.append(byte: byte)
        note(UInt32(byte), 8)
    }

    /// Adds the bytes of a pixel as literals, but for those into which the run before continues.
    @inline(__always)
    mutating func say(
        pixel bytes: UnsafePointer<UInt8>, more: Int, _ stream: DeflateStream
    ) {
        var index = 0
        if isRepeating {
            index = more
            pending &+= index
        } else if pending > 0 {
            while index < pixelLength - 1, unsafe bytes[index] == bytes[index &- pendingDistance] {
                index &+= 1
                pending &+= 1
            }
        }
        while index < pixelLength {
            unsafe say(byte: bytes[index], stream)
            index &+= 1
        }
    }

    /// Adds a run of the pixel or byte before `bytes`, or notes that the run continues.
    @inline(__always)
    mutating func say(run length: Int, _ bytes: UnsafePointer<UInt8>, _ stream: DeflateStream) {
        var distance = pixelLength
        if pixelLength == 3, unsafe bytes[0] == bytes[1], unsafe bytes[0] == bytes[-1] {
            distance = 1
        }
        if pixelLength == 4, unsafe bytes[0] == bytes[1], unsafe bytes[0] == bytes[-1],
            unsafe bytes[0] == bytes[2]
        {
            distance = 1
        }
        var length = length
        if pending > 0, pendingDistance != distance {
            // The longest token takes ten bits less than a shorter one.
            if goesOn, isRepeating, pending == 256, length > 4 {
                pending &+= 2
                length &-= 2
            }
            flush(stream)
        }
        pendingDistance = distance
        pending &+= length
    }

    /// Adds a repetition, which may continue with some bytes of the next pixel.
    ///
    /// The same token is valid for the next row if the repetition comes from right above.
    @inline(__always)
    mutating func say(
        _ length: Int, _ distance: Int, goesOn: Bool, _ stream: DeflateStream
    ) {
        if pending > 0 { flush(stream) }
        if distance != rowLength { isRepeatable = false }
        self.goesOn = goesOn
        (pending, pendingDistance) = (length, distance)
    }

    /// Adds the run or repetition that was postponed.
    @inline(__always)
    mutating func flush(_ stream: DeflateStream) {
        while pending > 258 { flush(pending < 261 ? 255 : 258, stream) }
        if pending > 2 { flush(pending, stream) }
    }

    @inline(__always)
    private mutating func flush(_ length: Int, _ stream: DeflateStream) {
        stream.append(length: length, distance: pendingDistance)
        note(
            UInt32(truncatingIfNeeded: length << 16 | pendingDistance),
            pendingDistance > 4 ? 20 : length == 258 ? 2 : 10)
        pending &-= length
    }
}
