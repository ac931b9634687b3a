internal import Foundation

/// The names of functions and data that an object file has, and that it needs of others.
struct ObjectFile {
    /// What others may use of it.
    private(set) var defined: Set<String> = []
    /// What must be found elsewhere.
    private(set) var needed: Set<String> = []

    /// Reads the table of symbols of a file in the 64-bit form of ELF; empty for any other file.
    ///
    /// The form: System V ABI, chapters "ELF Header", "Section Header" and "Symbol Table".
    init(contentsOf path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return }
        let file = Reader(bytes: [UInt8](data))
        guard file.bytes.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]) else { return }
        let (start, size, count) = (file.integer(40, 8), file.integer(58, 2), file.integer(60, 2))
        for position in 0..<count {
            let section = start + position * size
            // 2 is SHT_SYMTAB.
            guard file.integer(section + 4, 4) == 2 else { continue }
            let names = start + file.integer(section + 40, 4) * size
            read(
                file, at: file.integer(section + 24, 8), size: file.integer(section + 32, 8),
                names: file.integer(names + 24, 8))
        }
    }

    private mutating func read(_ file: Reader, at start: Int, size: Int, names: Int) {
        for entry in stride(from: start, to: start + size, by: 24) {
            let binding = file.integer(entry + 4, 1) >> 4
            let isUndefined = file.integer(entry + 6, 2) == 0
            // 1 is STB_GLOBAL, 2 STB_WEAK: what is weak may be missing.
            guard binding == 1 || binding == 2 && !isUndefined else { continue }
            let name = file.text(names + file.integer(entry, 4))
            if name.isEmpty { continue }
            if isUndefined { needed.insert(name) } else { defined.insert(name) }
        }
    }

    /// Reads numbers and names; what lies outside the file is 0 and empty.
    private struct Reader {
        let bytes: [UInt8]

        func integer(_ offset: Int, _ length: Int) -> Int {
            guard offset >= 0, offset <= bytes.count - length else { return 0 }
            let value = bytes[offset..<offset + length].reversed().reduce(UInt64(0)) {
                $0 << 8 | UInt64($1)
            }
            return Int(truncatingIfNeeded: value)
        }

        func text(_ offset: Int) -> String {
            guard bytes.indices.contains(offset) else { return "" }
            return String(decoding: bytes[offset...].prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}
