internal import CDeflate

/// Packing and unpacking bytes with libdeflate.
enum Deflate {
    /// The bytes as a zlib stream at a level of libdeflate's, 0 to 12; `nil` where there is no memory for it.
    ///
    /// The result has no room beyond its bytes: clips keep thousands of such, and the room that packing needs is as large as a picture.
    static func zlib(_ bytes: [UInt8], level: Int32) -> [UInt8]? {
        guard let compressor = unsafe libdeflate_alloc_compressor(level) else { return nil }
        defer { unsafe libdeflate_free_compressor(compressor) }
        let bound = unsafe libdeflate_zlib_compress_bound(compressor, bytes.count)
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: bound, alignment: 16)
        defer { unsafe room.deallocate() }
        let size = unsafe bytes.withUnsafeBytes {
            unsafe libdeflate_zlib_compress(
                compressor, $0.baseAddress, $0.count, room.baseAddress, bound)
        }
        return unsafe [UInt8](UnsafeRawBufferPointer(rebasing: room[..<size]))
    }

    /// The `count` bytes in a zlib stream; `nil` if it does not hold so many.
    static func bytes(of stream: [UInt8], count: Int) -> [UInt8]? {
        guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return nil }
        defer { unsafe libdeflate_free_decompressor(decompressor) }
        var isWhole = false
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { out, size in
            let result = unsafe stream.withUnsafeBytes {
                unsafe libdeflate_zlib_decompress(
                    decompressor, $0.baseAddress, $0.count, out.baseAddress, count, nil)
            }
            isWhole = result == LIBDEFLATE_SUCCESS
            size = isWhole ? count : 0
        }
        return isWhole ? bytes : nil
    }

    /// The checksum of a chunk of PNG's: of its name and its content.
    static func checksum(_ name: [UInt8], _ content: [UInt8]) -> UInt32 {
        unsafe name.withUnsafeBytes { name in
            unsafe content.withUnsafeBytes { content in
                let first = unsafe libdeflate_crc32(0, name.baseAddress, name.count)
                return unsafe libdeflate_crc32(first, content.baseAddress, content.count)
            }
        }
    }
}
