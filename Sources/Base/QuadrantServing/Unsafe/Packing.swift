internal import CDeflate
package import Foundation

/// Packing for archives, by libdeflate.
package enum Packing {
    /// The bytes as a stream of deflate; `nil` where that is not shorter, or there is no memory.
    package static func deflated(_ content: Data) -> Data? {
        guard let compressor = unsafe libdeflate_alloc_compressor(6) else { return nil }
        defer { unsafe libdeflate_free_compressor(compressor) }
        var room = [UInt8](repeating: 0, count: content.count)
        let size = unsafe content.withUnsafeBytes { from in
            unsafe room.withUnsafeMutableBytes { to in
                unsafe libdeflate_deflate_compress(
                    compressor, from.baseAddress, from.count, to.baseAddress, to.count)
            }
        }
        return size > 0 ? Data(room[..<size]) : nil
    }

    /// CRC-32, as archives have it.
    package static func checksum(_ content: Data) -> UInt32 {
        unsafe content.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress, $0.count) }
    }
}
