/// A text that is written from its end to its start, on the stack.
@safe
struct TextFromEnd: ~Copyable {
    private let bytes: UnsafeMutableBufferPointer<UInt8>
    private var start: Int

    fileprivate init(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
        unsafe self.bytes = bytes
        start = bytes.count
    }

    /// Writes a piece before what there is; traps where it has no room.
    @inline(__always)
    mutating func put(_ piece: [UInt8]) {
        precondition(piece.count <= start, "A text is longer than its room.")
        for byte in piece.reversed() {
            start -= 1
            unsafe bytes[start] = byte
        }
    }

    fileprivate var text: String {
        unsafe String(decoding: UnsafeBufferPointer(rebasing: bytes[start...]), as: UTF8.self)
    }
}

/// The text that `write` writes, in UTF-8.
///
/// - Parameter most: How many bytes it has at most.
@inline(__always)
func textFromEnd(ofAtMost most: Int, _ write: (inout TextFromEnd) -> Void) -> String {
    // The memory is written before it is read, and not kept.
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: most) { bytes in
        var text = unsafe TextFromEnd(bytes)
        write(&text)
        return text.text
    }
}
