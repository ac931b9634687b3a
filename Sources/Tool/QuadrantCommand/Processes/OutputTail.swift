/// The end of what a program wrote.
struct OutputTail {
    /// How many bytes are kept; while more come, up to twice as many are held.
    let limit: Int
    private var held: [UInt8] = []
    private(set) var dropped = 0

    /// Keeps the last `limit` bytes.
    init(limit: Int) {
        self.limit = limit
    }

    mutating func append(_ bytes: some Collection<UInt8>) {
        held.append(contentsOf: bytes)
        // Not with each piece, as the kept bytes have to be moved.
        if held.count > 2 * limit { cut() }
    }

    /// The kept bytes. If some were left out, they begin with a line that says so, then with a whole
    /// line.
    mutating func bytes() -> [UInt8] {
        if held.count > limit { cut() }
        guard dropped > 0 else { return held }
        let begin = held.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return Array("(\(dropped + begin) bytes before this were left out)\n".utf8) + held[begin...]
    }

    private mutating func cut() {
        let excess = held.count - limit
        held.removeFirst(excess)
        dropped += excess
    }
}
