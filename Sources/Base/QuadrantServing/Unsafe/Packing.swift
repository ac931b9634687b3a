internal import CDeflate
package import Foundation

/// Packing by libdeflate.
package enum Packing {
    /// The bytes packed for `Content-Encoding: gzip` (RFC 1952); `nil` where there is no memory for them.
    package static func gzipped(_ content: Data) -> Data? {
        unsafe packed(
            content, room: { unsafe libdeflate_gzip_compress_bound($0, content.count) },
            by: libdeflate_gzip_compress)
    }

    /// The bytes as a stream of deflate, for archives; `nil` where that is not shorter, or there is no memory.
    package static func deflated(_ content: Data) -> Data? {
        unsafe packed(content, room: { _ in content.count }, by: libdeflate_deflate_compress)
    }

    /// CRC-32, as archives have it.
    package static func checksum(_ content: Data) -> UInt32 {
        unsafe content.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress, $0.count) }
    }

    private typealias Compression = (
        OpaquePointer?, UnsafeRawPointer?, Int, UnsafeMutableRawPointer?, Int
    ) -> Int

    private static func packed(
        _ content: Data, room: (OpaquePointer) -> Int, by compress: Compression
    ) -> Data? {
        guard let compressor = unsafe libdeflate_alloc_compressor(6) else { return nil }
        defer { unsafe libdeflate_free_compressor(compressor) }
        var result = unsafe Data(count: room(compressor))
        let count = unsafe result.withUnsafeMutableBytes { room in
            unsafe content.withUnsafeBytes { content in
                unsafe compress(
                    compressor, content.baseAddress, content.count, room.baseAddress, room.count)
            }
        }
        return count > 0 ? result.prefix(count) : nil
    }
}
