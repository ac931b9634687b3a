internal import CryptoKit

/// The function of FIPS 180-4 with 28 bytes, which CryptoKit lacks: SHA-256 that begins with other numbers.
struct SHA224: HashFunction, DigestKind {
    static var blockByteCount: Int { 64 }
    static var byteCount: Int { 28 }
    static var title: String { "SHA224" }

    private var function = SHA256(_beginningWith: [
        0xc105_9ed8, 0x367c_d507, 0x3070_dd17, 0xf70e_5939, 0xffc0_0b31, 0x6858_1511, 0x64f9_8fa7,
        0xbefa_4fa4,
    ])

    mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        function.update(bufferPointer: bufferPointer)
    }

    func finalize() -> DigestBytes<SHA224> {
        DigestBytes(_bytes: Array(Array(function.finalize()).prefix(28)))
    }
}
