package import Foundation

/// Files of the cache that tell by themselves whether they are whole: behind the contents stand their
/// length and a checksum.
///
/// A disk that was full, a machine that stopped or a copy that was cut short leave files that look right by
/// their names. Linkers and loaders take no notice of what stands behind an object file or a library.
package enum SealedFile {
    private static let mark = "\nquadrant-whole "
    /// The mark, two numbers of 16 digits with a space between them, and a line break.
    private static let sealLength = mark.utf8.count + 34

    /// Writes contents with their seal, whole or not at all.
    package static func write(_ contents: Data, to path: String) throws(CommandError) {
        try PictureFile.write(Array(contents) + seal(of: contents), to: path)
    }

    /// Puts the seal behind what a file holds.
    package static func seal(_ path: String) throws(CommandError) {
        guard let contents = FileManager.default.contents(atPath: path) else {
            throw .cannotRead(path: path, reason: String(cString: strerror(errno)))
        }
        try write(contents, to: path)
    }

    /// What a file holds in front of its seal; nil if there is no file, no seal, or another than the
    /// contents have.
    ///
    /// - Complexity: linear in the length, about a millisecond for a megabyte.
    package static func contents(of path: String) -> Data? {
        guard let whole = FileManager.default.contents(atPath: path), whole.count >= sealLength
        else { return nil }
        let contents = whole.dropLast(sealLength)
        return whole.suffix(sealLength).elementsEqual(seal(of: contents)) ? contents : nil
    }

    private static func seal(of contents: Data) -> [UInt8] {
        func digits(_ number: UInt64) -> String {
            let text = String(number, radix: 16)
            return String(repeating: "0", count: 16 - text.count) + text
        }
        let sum = contents.withUnsafeBytes { Checksum.of($0) }
        return Array("\(mark)\(digits(UInt64(contents.count))) \(digits(sum))\n".utf8)
    }
}

/// A number that damage to bytes changes: every change within one group of eight, and with a chance of 1 in 2⁶⁴
/// not every other one. It is no protection against somebody who looks for bytes of the same number.
enum Checksum {
    /// - Complexity: linear; more than a gigabyte a second.
    static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var sum = mixed(0x9e37_79b9_7f4a_7c15, UInt64(bytes.count))
        var position = 0
        while position + 8 <= bytes.count {
            sum = mixed(sum, bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
            position += 8
        }
        var last: UInt64 = 0
        while position < bytes.count {
            last = last << 8 | UInt64(bytes[position])
            position += 1
        }
        return mixed(sum, last)
    }

    /// Another sum for every other word, and for every other sum before.
    private static func mixed(_ sum: UInt64, _ word: UInt64) -> UInt64 {
        let product = (sum ^ word) &* 0xff51_afd7_ed55_8ccd
        return product ^ product >> 32
    }
}
