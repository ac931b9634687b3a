internal import Foundation

/// A shared library, or the program, as it lies in this process's memory.
struct LoadedLibrary {
    /// The file it was loaded from.
    let path: String
    /// The address of its beginning.
    let base: UInt

    /// Finds the loaded library that holds `address`; `nil` if none does.
    init?(containing address: UnsafeMutableRawPointer) {
        var info = SymbolInfo()
        guard dladdr(address, &info) != 0, let name = info.fileName, let base = info.base else {
            return nil
        }
        path = String(cString: name)
        self.base = UInt(bitPattern: base)
    }

    /// How far from the base its code can lie: the file is at least as long.
    var extent: UInt {
        var status = stat()
        return stat(path, &status) == 0 ? UInt(status.st_size) : 0
    }
}

/// The C library's `Dl_info`, which its headers show only to programs that ask for GNU extensions.
private struct SymbolInfo {
    var fileName: UnsafePointer<CChar>?
    var base: UnsafeMutableRawPointer?
    var symbolName: UnsafePointer<CChar>?
    var symbol: UnsafeMutableRawPointer?
}

@_silgen_name("dladdr")
private func dladdr(_ address: UnsafeMutableRawPointer, _ info: UnsafeMutablePointer<SymbolInfo>)
    -> Int32
