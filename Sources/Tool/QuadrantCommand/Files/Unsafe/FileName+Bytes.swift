internal import Foundation

extension FileName {
    /// Throws for an argument that is not UTF-8: Swift would change it.
    static func checkArguments() throws(CommandError) {
        for index in 0..<Int(CommandLine.argc) {
            guard let argument = unsafe CommandLine.unsafeArgv[index] else { continue }
            let bytes = unsafe UnsafeRawBufferPointer(start: argument, count: strlen(argument))
            unsafe try check(bytes: bytes, in: "")
        }
    }

    /// The name as text; throws if it is not UTF-8.
    ///
    /// - Parameter folder: The path that is shown in front of it.
    @discardableResult
    static func check(
        bytes: UnsafeRawBufferPointer, in folder: String
    ) throws(CommandError) -> String {
        if let name = unsafe String(validating: bytes, as: UTF8.self) { return name }
        // Bytes that are not characters are written as numbers, in the way of shells.
        let shown = unsafe bytes.map { byte in
            (0x20..<0x7f).contains(byte)
                ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16)
        }
        throw .unusableName(
            path: folder + shown.joined(), reason: "is not text in UTF-8; rename it")
    }
}
