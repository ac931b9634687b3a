internal import Foundation

/// Looks for names in the bytes of a file, with the C library's search: this module is not optimised, and the files have some 60 MB.
enum NameSearch {
    /// Those of `names` that stand in a file with neither a letter nor a digit before and after; none for a file that cannot be read.
    ///
    /// - Complexity: Names times the length of the file, some gigabytes a second.
    static func find(_ names: Set<String>, inFileAt path: String) -> Set<String> {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
        else { return [] }
        // The bytes live as long as the closure.
        return unsafe data.withUnsafeBytes { bytes in
            names.filter { name in unsafe contains(Array(name.utf8), bytes) }
        }
    }

    private static func contains(_ name: [UInt8], _ bytes: UnsafeRawBufferPointer) -> Bool {
        guard !name.isEmpty else { return false }
        var start = 0
        while start < bytes.count, let base = bytes.baseAddress {
            guard
                let found = unsafe memoryFind(
                    base + start, bytes.count - start, name, name.count)
            else { return false }
            let place = unsafe found - base
            let end = place + name.count
            let isStart = unsafe place == 0 || !isOfName(bytes[place - 1])
            if unsafe isStart && (end == bytes.count || !isOfName(bytes[end])) { return true }
            start = place + 1
        }
        return false
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        CodeWords.isLetter(byte) || CodeWords.isDigit(byte)
    }
}

/// `memmem`, which headers show to GNU sources only.
@_silgen_name("memmem")
private func memoryFind(
    _ bytes: UnsafeRawPointer, _ count: Int, _ wanted: UnsafePointer<UInt8>, _ wantedCount: Int
) -> UnsafeRawPointer?
