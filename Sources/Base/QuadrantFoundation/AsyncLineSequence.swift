/// The lines of a text that arrives byte by byte.
///
/// Apple: "AsyncLineSequence" (Foundation). A line ends at a line feed, a carriage return, both, or one of Unicode's other line ends, which
/// are not part of it. Empty lines are left out, as Apple's sequence does. Bytes that are no UTF-8 become U+FFFD.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    /// The values are lines.
    public typealias Element = String

    private let base: Base

    init(_ base: Base) {
        self.base = base
    }

    /// Begins with the first line.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }

    /// Waits for lines.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var bytes: Base.AsyncIterator
        private var line: [UInt8] = []

        init(_ bytes: Base.AsyncIterator) {
            self.bytes = bytes
        }

        /// The next line; `nil` at the end.
        public mutating func next() async throws -> String? {
            while let byte = try await bytes.next() {
                line.append(byte)
                guard let end = endOfLine, let text = take(without: end) else { continue }
                return text
            }
            return take(without: 0)
        }

        /// How many bytes at the end of what was read end the line; `nil` where it goes on.
        private var endOfLine: Int? {
            switch line.last {
            case 0x0A, 0x0B, 0x0C, 0x0D: 1
            case 0x85: line.suffix(2) == [0xC2, 0x85] ? 2 : nil
            case 0xA8: line.suffix(3) == [0xE2, 0x80, 0xA8] ? 3 : nil
            case 0xA9: line.suffix(3) == [0xE2, 0x80, 0xA9] ? 3 : nil
            default: nil
            }
        }

        /// The line that was read, unless it is empty.
        private mutating func take(without end: Int) -> String? {
            defer { line = [] }
            return line.count > end ? String(decoding: line.dropLast(end), as: UTF8.self) : nil
        }
    }
}

extension AsyncSequence where Self: Sendable, Element == UInt8 {
    /// The lines of the text that the bytes are.
    ///
    /// Apple: "lines" (Foundation).
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }
}
