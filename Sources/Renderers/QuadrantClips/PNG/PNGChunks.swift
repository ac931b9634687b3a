internal import Foundation

/// A PNG file that grows chunk by chunk.
struct PNGChunks {
    private(set) var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

    mutating func append(_ type: String, _ content: [UInt8]) {
        let name = Array(type.utf8)
        data.append(contentsOf: UInt32(content.count).bytes)
        data.append(contentsOf: name)
        data.append(contentsOf: content)
        data.append(contentsOf: Deflate.checksum(name, content).bytes)
    }
}
