/// A text that is compared in a time that does not tell how much of what was given is right.
package struct Secret: Sendable {
    private let bytes: [UInt8]

    package init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

    /// Whether what was given is the secret. An empty one is nobody's.
    package func isSame(as given: some Sequence<UInt8>) -> Bool {
        let given = Array(given)
        guard given.count == bytes.count, !bytes.isEmpty else { return false }
        return zip(given, bytes).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
