internal import Foundation

/// A symbol of Swift in words; itself if it is none.
func demangled(_ symbol: String) -> String {
    // The result is ours to free.
    guard let result = unsafe swiftDemangle(symbol, UInt(symbol.utf8.count), nil, nil, 0) else {
        return symbol
    }
    defer { unsafe free(result) }
    return unsafe String(cString: result)
}

@_silgen_name("swift_demangle")
private func swiftDemangle(
    _ name: UnsafePointer<CChar>, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
