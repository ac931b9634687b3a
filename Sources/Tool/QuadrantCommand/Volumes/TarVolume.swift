internal import Foundation

/// A tar archive as POSIX has it (ustar, with pax's headers for long names and those that are not ASCII). Files have no date and no
/// owner.
final class TarVolume: BatchVolume {
    private let file: VolumeFile
    private static let block = 512

    init(_ file: VolumeFile) { self.file = file }

    func add(_ content: Data, named name: String) throws(CommandError) {
        let path = Array(name.utf8)
        if path.count > 100 || path.contains(where: { $0 >= 0x80 }) {
            let record = Self.record("path", path)
            try file.append(Self.header("PaxHeader", size: record.count, kind: "x"))
            try append(record)
        }
        // Who does not know pax's headers finds a name that is cut off, in UTF-8 as most of them take it: letters that were left out
        // would give two files one name.
        try file.append(
            Self.header(Self.shortened(name, to: 100), size: content.count, kind: "0"))
        try append(content)
    }

    func finish() throws(CommandError) {
        try file.append([UInt8](repeating: 0, count: 2 * Self.block))
    }

    private func append(_ bytes: some Collection<UInt8>) throws(CommandError) {
        try file.append(bytes)
        try file.append(
            [UInt8](repeating: 0, count: (Self.block - bytes.count % Self.block) % Self.block))
    }

    /// The beginning of a name that has room in so many bytes, in whole characters.
    private static func shortened(_ name: String, to most: Int) -> String {
        var short = ""
        for character in name {
            if short.utf8.count + character.utf8.count > most { break }
            short.append(character)
        }
        return short
    }

    /// A record of pax: its own length in digits, a name, a value.
    private static func record(_ key: String, _ value: [UInt8]) -> [UInt8] {
        let rest = key.utf8.count + value.count + 3
        var length = rest + 1
        while "\(length)".utf8.count + rest != length { length = "\(length)".utf8.count + rest }
        return Array("\(length) \(key)=".utf8) + value + [0x0A]
    }

    private static func header(_ name: String, size: Int, kind: Character) -> [UInt8] {
        var block = [UInt8](repeating: 0, count: block)
        func put(_ text: String, at place: Int) {
            block.replaceSubrange(place..<place + text.utf8.count, with: text.utf8)
        }
        func octal(_ value: Int, _ digits: Int) -> String {
            let text = String(value, radix: 8)
            return String(repeating: "0", count: max(0, digits - text.count)) + text
        }
        put(name, at: 0)
        put(octal(0o644, 7), at: 100)
        put(octal(0, 7), at: 108)
        put(octal(0, 7), at: 116)
        put(octal(size, 11), at: 124)
        put(octal(0, 11), at: 136)
        put("        ", at: 148)
        put(String(kind), at: 156)
        put("ustar", at: 257)
        put("00", at: 263)
        put(octal(block.reduce(0) { $0 + Int($1) }, 6), at: 148)
        block[154] = 0
        return block
    }
}
