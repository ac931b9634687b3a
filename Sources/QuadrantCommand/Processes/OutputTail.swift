/// The last of what a program wrote.
struct OutputTail {
    /// As many bytes are kept; a little more is held on the way.
    let limit: Int
    private var held: [UInt8] = []
    private(set) var dropped = 0

    /// Keeps the last `limit` bytes.
    init(limit: Int) {
        self.limit = limit
    }

    mutating func append(_ bytes: some Collection<UInt8>) {
        held.append(contentsOf: bytes)
        // Not with each piece: what is kept has to be moved.
        if held.count > 2 * limit { cut() }
    }

    /// What is kept. Where something was left out it begins with a whole line, before which that is said.
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
