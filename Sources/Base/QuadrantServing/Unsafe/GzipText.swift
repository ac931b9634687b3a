internal import CDeflate
package import Foundation

/// Bytes packed for `Content-Encoding: gzip`: RFC 1952.
package enum GzipText {
    /// The packed bytes; `nil` where there is no memory for them.
    package static func packed(_ bytes: Data) -> Data? {
        guard let compressor = unsafe libdeflate_alloc_compressor(6) else { return nil }
        defer { unsafe libdeflate_free_compressor(compressor) }
        var result = Data(count: unsafe libdeflate_gzip_compress_bound(compressor, bytes.count))
        let count = unsafe result.withUnsafeMutableBytes { room in
            unsafe bytes.withUnsafeBytes { bytes in
                unsafe libdeflate_gzip_compress(
                    compressor, bytes.baseAddress, bytes.count, room.baseAddress, room.count)
            }
        }
        return count > 0 ? result.prefix(count) : nil
    }
}
