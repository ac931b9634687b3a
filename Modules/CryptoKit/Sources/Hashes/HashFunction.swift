public import Foundation

/// Makes few bytes of many, so that others would make other ones.
///
/// Apple: "HashFunction" (CryptoKit).
public protocol HashFunction: Sendable {
    /// What comes out.
    associatedtype Digest: CryptoKit.Digest
    /// How many bytes are worked on at once.
    static var blockByteCount: Int { get }
    /// Begins.
    init()
    /// Adds bytes.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    /// What comes out of all that was added.
    func finalize() -> Digest
}

extension HashFunction {
    /// Adds bytes.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }

    /// What comes out of bytes.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }
}

/// What comes out of a hash function.
///
/// Apple: "Digest" (CryptoKit).
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
    /// How many bytes it has.
    static var byteCount: Int { get }
}

/// The bytes of a digest.
///
/// Apple: "SHA256Digest" and the like (CryptoKit), each by its function.
public struct DigestBytes<Function: DigestKind>: Digest {
    let bytes: [UInt8]

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Creates a digest of its bytes; not Apple's.
    public init(_bytes bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// How many bytes it has.
    public static var byteCount: Int { Function.byteCount }
    /// Gives the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    /// Gives the bytes in order.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// The function and the bytes as hexadecimal numbers.
    public var description: String {
        "\(Function.title) digest: \(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())"
    }
    /// Whether a digest has some bytes.
    public static func == <D: DataProtocol>(left: Self, right: D) -> Bool {
        left.bytes == Array(right)
    }
    /// Whether a digest has not some bytes.
    public static func != <D: DataProtocol>(left: Self, right: D) -> Bool {
        left.bytes != Array(right)
    }
}

/// What a digest is called and how long it is; not Apple's.
public protocol DigestKind: Sendable {
    /// The name of the function.
    static var title: String { get }
    /// How many bytes there are.
    static var byteCount: Int { get }
}

/// Apple: "SHA256Digest" (CryptoKit).
public typealias SHA256Digest = DigestBytes<SHA256>
/// Apple: "SHA384Digest" (CryptoKit).
public typealias SHA384Digest = DigestBytes<SHA384>
/// Apple: "SHA512Digest" (CryptoKit).
public typealias SHA512Digest = DigestBytes<SHA512>

/// Bytes that come in pieces, handed on block by block.
struct BlockBuffer: Sendable {
    private(set) var rest: [UInt8] = []
    private(set) var count: UInt64 = 0
    let size: Int

    mutating func add(_ bytes: UnsafeRawBufferPointer, _ work: (UnsafeRawBufferPointer) -> Void) {
        count += UInt64(bytes.count)
        var bytes = bytes[...]
        if !rest.isEmpty {
            let missing = min(size - rest.count, bytes.count)
            rest += bytes.prefix(missing)
            bytes = bytes.dropFirst(missing)
            if rest.count < size { return }
            rest.withUnsafeBytes(work)
            rest.removeAll(keepingCapacity: true)
        }
        while bytes.count >= size {
            work(UnsafeRawBufferPointer(rebasing: bytes.prefix(size)))
            bytes = bytes.dropFirst(size)
        }
        rest += bytes
    }

    /// Hands on the last blocks: a bit, zeros, and the number of bits.
    func finish(
        lengthBytes: Int, isBigEndian: Bool, _ work: (UnsafeRawBufferPointer) -> Void
    ) {
        var last = rest + [0x80]
        while last.count % size != size - lengthBytes { last.append(0) }
        last += [UInt8](repeating: 0, count: isBigEndian ? lengthBytes - 8 : 0)
        let bits = (0..<8).map { UInt8(truncatingIfNeeded: (count &* 8) >> ($0 * 8)) }
        last += isBigEndian ? bits.reversed() : bits
        last.withUnsafeBytes { bytes in
            for start in stride(from: 0, to: bytes.count, by: size) {
                work(UnsafeRawBufferPointer(rebasing: bytes[start..<start + size]))
            }
        }
    }
}
