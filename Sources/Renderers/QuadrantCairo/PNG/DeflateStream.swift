/// Gathers the tokens of a deflate stream (RFC 1951) and writes them in blocks, each with codes of its
/// own.
@safe
final class DeflateStream {
    /// After how many tokens a block ends, at most.
    static let mostTokens = 1 << 15
    /// Few tokens say much of a flat picture, and its parts differ: so many suit it best.
    static let flatTokens = 3 << 12
    /// Without a ground parts differ more.
    static let clearTokens = 1 << 12
    private static let countCount = 256 + 259 + 30

    /// Tokens that are not written yet.
    private let tokens: UnsafeMutablePointer<UInt32>
    private var tokenCount = 0
    /// How often each literal (256 of them), each length (to 258) and each base of distances occurs.
    private let counts = UnsafeMutablePointer<UInt32>.allocate(capacity: countCount)
    private var writer = DeflateBits()
    /// After so many tokens a block ends.
    private let blockTokens: Int
    /// Whether blocks are only measured.
    private let isMeasuring: Bool
    /// The length of what would have been written.
    private(set) var measuredBits = 0

    /// An empty stream with blocks of so many tokens; one that measures writes nothing.
    init(isMeasuring: Bool = false, blockTokens: Int = mostTokens) {
        self.blockTokens = blockTokens
        unsafe tokens = .allocate(capacity: blockTokens + 8)
        self.isMeasuring = isMeasuring
        restart()
    }

    deinit {
        unsafe tokens.deallocate()
        unsafe counts.deallocate()
    }

    /// Forgets all tokens.
    func restart() {
        tokenCount = 0
        measuredBits = 0
        unsafe counts.update(repeating: 0, count: Self.countCount)
    }

    /// What was written.
    var bytes: [UInt8] { writer.bytes }

    /// Adds a literal byte.
    @inline(__always)
    func append(byte: UInt8) {
        unsafe counts[Int(byte)] &+= 1
        unsafe tokens[tokenCount] = DeflateToken.literal(byte)
        tokenCount &+= 1
        if tokenCount >= blockTokens { endBlock(isLast: false) }
    }

    /// Adds a repetition of 3 to 258 bytes, from at most 32,768 bytes before.
    @inline(__always)
    func append(length: Int, distance: Int) {
        unsafe counts[256 &+ length] &+= 1
        let index = DeflateSymbols.distanceIndex(distance)
        unsafe counts[515 &+ index] &+= 1
        unsafe tokens[tokenCount] = DeflateToken.repetition(length, distance, index)
        tokenCount &+= 1
        if tokenCount >= blockTokens { endBlock(isLast: false) }
    }

    /// Writes the tokens so far as a block.
    @inline(never)
    func endBlock(isLast: Bool) {
        let block = unsafe DeflateBlock(counts: UnsafePointer(counts))
        if isMeasuring {
            measuredBits += block.bitCount
        } else {
            unsafe writer.write(
                block, UnsafeBufferPointer(start: tokens, count: tokenCount), isLast: isLast)
        }
        tokenCount = 0
        unsafe counts.update(repeating: 0, count: Self.countCount)
    }

    /// Ends at a whole byte, so that another stream's blocks can follow.
    func align() {
        writer.align()
    }

    /// Fills up the last byte.
    func finish() {
        writer.finish()
    }
}
