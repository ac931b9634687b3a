internal import Foundation
internal import QuadrantServing

/// A zip archive: text is deflated, what is packed already is stored; beyond 65,535 files or 4 GB as Zip64. Files have the oldest date
/// that zip knows.
///
/// Its index is written into a file of its own, as there may be millions of entries.
final class ZipVolume: BatchVolume {
    private let file: VolumeFile
    private let index: VolumeFile
    private var count = 0

    /// The largest number that a field of four bytes holds; it says that the number is elsewhere.
    private static let elsewhere = 0xFFFF_FFFF

    /// - Parameter index: An empty file for the index.
    init(_ file: VolumeFile, index: VolumeFile) { (self.file, self.index) = (file, index) }

    func add(_ content: Data, named name: String) throws(CommandError) {
        let path = Array(name.utf8)
        guard path.count <= 0xFFFF, content.count < Self.elsewhere else {
            throw .cannotWrite(path: name, reason: "a file in a zip has at most 4 GB")
        }
        let packed = name.hasSuffix(".svg") ? Packing.deflated(content) : nil
        let bytes = packed ?? content
        var entry = LittleEndian()
        // What both the entry and the index say: version 2.0, a name in UTF-8, the way it is packed, 1980-01-01.
        entry.add(20, 2)
        entry.add(0x0800, 2)
        entry.add(packed == nil ? 0 : 8, 2)
        entry.add(0, 2)
        entry.add(0x21, 2)
        entry.add(Int(Packing.checksum(content)), 4)
        entry.add(bytes.count, 4)
        entry.add(content.count, 4)
        entry.add(path.count, 2)
        let place = file.count
        try file.append([0x50, 0x4B, 0x03, 0x04] + entry.bytes + [0, 0] + path)
        try file.append(bytes)
        try note(entry.bytes, path, place)
    }

    private func note(_ entry: [UInt8], _ path: [UInt8], _ place: Int) throws(CommandError) {
        var extra = LittleEndian()
        if place >= Self.elsewhere {
            extra.add(1, 2)
            extra.add(8, 2)
            extra.add(place, 8)
        }
        var rest = LittleEndian()
        rest.add(extra.bytes.count, 2)
        // No comment, the first disk; a plain file of Unix that all may read.
        rest.add(0, 6)
        rest.add(0o100644 << 16, 4)
        rest.add(min(place, Self.elsewhere), 4)
        // Made by Unix, version 4.5.
        try index.append([0x50, 0x4B, 0x01, 0x02, 45, 3] + entry + rest.bytes + path + extra.bytes)
        count += 1
    }

    func finish() throws(CommandError) {
        let (place, size) = (file.count, index.count)
        try file.append(index)
        var end = LittleEndian()
        if count >= 0xFFFF || place >= Self.elsewhere || size >= Self.elsewhere {
            let large = file.count
            end.add(0x0606_4B50, 4)
            end.add(44, 8)
            end.add(3 << 8 | 45, 2)
            end.add(45, 2)
            end.add(0, 8)
            for value in [count, count, size, place] { end.add(value, 8) }
            end.add(0x0706_4B50, 4)
            end.add(0, 4)
            end.add(large, 8)
            end.add(1, 4)
        }
        end.add(0x0605_4B50, 4)
        end.add(0, 4)
        end.add(min(count, 0xFFFF), 2)
        end.add(min(count, 0xFFFF), 2)
        end.add(min(size, Self.elsewhere), 4)
        end.add(min(place, Self.elsewhere), 4)
        end.add(0, 2)
        try file.append(end.bytes)
    }
}

/// Numbers, their lowest byte first.
private struct LittleEndian {
    var bytes: [UInt8] = []

    mutating func add(_ value: Int, _ count: Int) {
        for place in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * place))) }
    }
}
