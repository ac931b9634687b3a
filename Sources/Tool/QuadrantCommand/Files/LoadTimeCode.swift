internal import Foundation

/// Takes the code out of object files that would run when their library is loaded, before any view is made: constructors and
/// destructors.
///
/// Swift itself makes none, but a file can put one there (`@_section(".init_array")`). The library has all files of a folder: drawing a view of
/// one of them would run the code of another. On Apple's systems such sections mean nothing.
enum LoadTimeCode {
    /// The sections whose contents the loader calls.
    private static let sections = [
        ".init_array", ".fini_array", ".preinit_array", ".ctors", ".dtors", ".init", ".fini",
    ]
    /// SHT_INIT_ARRAY, SHT_FINI_ARRAY and SHT_PREINIT_ARRAY.
    private static let kinds = 14...16

    /// An object file in which such sections are data that nobody calls; the file itself if it has none, or is in another form than 64-bit
    /// ELF.
    ///
    /// The form: System V ABI, chapters "ELF Header" and "Section Header".
    ///
    /// - Complexity: Linear in the number of sections, plus a copy of the file if it has such.
    static func removed(from file: Data) -> Data {
        guard file.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]) else { return file }
        var bytes = [UInt8](file)
        let (start, size) = (integer(bytes, 40, 8), integer(bytes, 58, 2))
        // A file of very many sections has these numbers in its first one.
        let count =
            integer(bytes, 60, 2) > 0 ? integer(bytes, 60, 2) : integer(bytes, start + 32, 8)
        var table = integer(bytes, 62, 2)
        if table == 0xffff { table = integer(bytes, start + 40, 4) }
        guard start > 0, size >= 64, count > 0, count <= bytes.count / size, table < count else {
            return file
        }
        let names = integer(bytes, start + table * size + 24, 8)
        var isChanged = false
        for number in 0..<count {
            let section = start + number * size
            let name = names &+ integer(bytes, section, 4)
            let isCalled =
                kinds.contains(integer(bytes, section + 4, 4))
                || sections.contains { isNamed($0, name, bytes) }
            guard isCalled, section >= 0, section + 8 <= bytes.count else { continue }
            // SHT_PROGBITS; another name, as linkers go by names too. Names may share their ends: that of the section
            // with the addresses that are filled in changes with it.
            bytes.replaceSubrange(section + 4..<section + 8, with: [1, 0, 0, 0])
            if bytes.indices.contains(name + 1), bytes[name + 1] != 0 {
                bytes[name + 1] = UInt8(ascii: "q")
            }
            isChanged = true
        }
        return isChanged ? Data(bytes) : file
    }

    /// Whether a name is that of a section, or that and a number such as a priority.
    private static func isNamed(_ section: String, _ place: Int, _ bytes: [UInt8]) -> Bool {
        guard place >= 0, place + section.utf8.count < bytes.count else { return false }
        let end = bytes[place + section.utf8.count]
        return (end == 0 || end == UInt8(ascii: ".")) && bytes[place...].starts(with: section.utf8)
    }

    /// A number at an offset, the lowest byte first; 0 outside of the file.
    private static func integer(_ bytes: [UInt8], _ offset: Int, _ length: Int) -> Int {
        guard offset >= 0, offset <= bytes.count - length else { return 0 }
        let value = bytes[offset..<offset + length].reversed().reduce(UInt64(0)) {
            $0 << 8 | UInt64($1)
        }
        return Int(clamping: value)
    }
}
