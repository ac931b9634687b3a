package import Foundation
internal import QuadrantRendering

/// Files of the cache that show whether they are whole: after the contents come their length and a
/// checksum.
///
/// A full disk, a machine that stops or an incomplete copy can leave damaged files under the right names.
/// Linkers and loaders ignore bytes after an object file or a library.
package enum SealedFile {
    private static let mark = "\nquadrant-whole "
    /// The mark, two numbers of 16 digits with a space between them, and a line break.
    private static let sealLength = mark.utf8.count + 34

    /// Writes contents with their seal, whole or not at all, into a file that the user alone reads and writes.
    package static func write(_ contents: Data, to path: String) throws(CommandError) {
        try PictureFile.write(Array(contents) + seal(of: contents), to: path)
        if unsafe chmod(path, 0o600) != 0 {
            throw .cannotWrite(path: path, reason: System.lastError)
        }
    }

    /// Adds the seal to the end of a file.
    package static func seal(_ path: String) throws(CommandError) {
        guard let contents = FileManager.default.contents(atPath: path) else {
            throw .cannotRead(path: path, reason: System.lastError)
        }
        try write(contents, to: path)
    }

    /// The contents of a file in front of its seal; `nil` if there is no file, no seal, or one that
    /// does not fit the contents, and for a file that is not the user's or that others can write: it may be anybody's code.
    ///
    /// - Complexity: Linear in the length, about a millisecond for a megabyte.
    package static func contents(of path: String) -> Data? {
        guard let whole = ownContents(of: path), whole.count >= sealLength else { return nil }
        let contents = whole.dropLast(sealLength)
        return whole.suffix(sealLength).elementsEqual(seal(of: contents)) ? contents : nil
    }

    /// The bytes of a file, not of what a link leads to, that belongs to the user and that nobody else can write.
    private static func ownContents(of path: String) -> Data? {
        let file = System.open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return nil }
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        var status = stat()
        guard unsafe fstat(file, &status) == 0, OwnFile.isSafe(status, S_IFREG) else { return nil }
        return try? handle.readToEnd()
    }

    private static func seal(of contents: Data) -> [UInt8] {
        func digits(_ number: UInt64) -> String {
            let text = String(number, radix: 16)
            return String(repeating: "0", count: 16 - text.count) + text
        }
        let sum = unsafe contents.withUnsafeBytes { unsafe Checksum.of($0) }
        return Array("\(mark)\(digits(UInt64(contents.count))) \(digits(sum))\n".utf8)
    }
}

/// A checksum that finds every change within one group of eight bytes, and misses other changes with a chance
/// of 1 in 2⁶⁴. It is no protection against bytes that are made to have the same checksum.
enum Checksum {
    /// - Complexity: Linear; more than a gigabyte a second.
    static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var sum = mixed(0x9e37_79b9_7f4a_7c15, UInt64(bytes.count))
        var position = 0
        while position + 8 <= bytes.count {
            sum = unsafe mixed(sum, bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
            position += 8
        }
        var last: UInt64 = 0
        while position < bytes.count {
            last = unsafe last << 8 | UInt64(bytes[position])
            position += 1
        }
        return mixed(sum, last)
    }

    /// The next sum: it differs for different words, and for different sums before.
    private static func mixed(_ sum: UInt64, _ word: UInt64) -> UInt64 {
        let product = (sum ^ word) &* 0xff51_afd7_ed55_8ccd
        return product ^ product >> 32
    }
}
