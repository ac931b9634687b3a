internal import Foundation
internal import QuadrantRendering

/// A shared library, or the program, as it lies in this process's memory.
struct LoadedLibrary {
    /// The file it was loaded from.
    let path: String
    /// The address of its beginning.
    let base: UInt

    /// Finds the loaded library that holds `address`; `nil` if none does.
    init?(containing address: UnsafeMutableRawPointer) {
        var info = SymbolInfo()
        guard unsafe dladdr(address, &info) != 0, let name = unsafe info.fileName,
            let base = unsafe info.base
        else {
            return nil
        }
        path = unsafe String(cString: name)
        self.base = UInt(bitPattern: base)
    }

    /// The one that holds the Swift runtime of this process.
    static func ofRuntime() -> LoadedLibrary? {
        guard let program = unsafe dlopen(nil, RTLD_NOW),
            let symbol = unsafe dlsym(program, "swift_allocObject")
        else { return nil }
        return unsafe LoadedLibrary(containing: symbol)
    }

    /// Loads a library, for `hasSymbol` to look into it.
    static func load(_ path: String) { unsafe _ = dlopen(path, RTLD_LAZY | RTLD_GLOBAL) }

    /// Whether this program, or a library that it has loaded, has a symbol.
    static func hasSymbol(_ name: String) -> Bool { unsafe dlsym(nil, name) != nil }

    /// How far from the base its code can lie: the file is at least as long.
    var extent: UInt {
        System.status(of: path).map { UInt($0.st_size) } ?? 0
    }
}

/// The C library's `Dl_info`, which its headers show only to programs that ask for GNU extensions.
@safe
private struct SymbolInfo {
    var fileName: UnsafePointer<CChar>?
    var base: UnsafeMutableRawPointer?
    var symbolName: UnsafePointer<CChar>?
    var symbol: UnsafeMutableRawPointer?
}

@_silgen_name("dladdr")
private func dladdr(_ address: UnsafeMutableRawPointer, _ info: UnsafeMutablePointer<SymbolInfo>)
    -> Int32
