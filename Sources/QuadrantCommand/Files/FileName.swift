internal import Foundation

/// The rules for names of files: they are written into sources and shown in lines.
enum FileName {
    /// Throws for a name with a tab, a line break or another control character in it.
    static func check(_ path: String) throws(CommandError) {
        guard let bad = path.unicodeScalars.first(where: isControl) else { return }
        let what: String =
            switch bad {
            case "\t": "a tab"
            case "\n", "\r": "a line break"
            default: "a control character"
            }
        let shown = path.unicodeScalars.map { isControl($0) ? escaped($0) : String($0) }.joined()
        throw .unusableName(path: shown, reason: "has \(what) in it; rename it")
    }

    /// Throws for an argument that is not UTF-8: Swift would change it.
    static func checkArguments() throws(CommandError) {
        for case let argument? in UnsafeMutableBufferPointer(
            start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
        {
            let bytes = UnsafeRawBufferPointer(start: argument, count: strlen(argument))
            try check(bytes: bytes, in: "")
        }
    }

    /// The name as text; throws if it is not UTF-8.
    ///
    /// - Parameter folder: the path that is shown in front of it.
    @discardableResult
    static func check(
        bytes: UnsafeRawBufferPointer, in folder: String
    ) throws(CommandError) -> String {
        if let name = String(validating: bytes, as: UTF8.self) { return name }
        // Bytes that are not characters are written as numbers, in the way of shells.
        let shown = bytes.map { byte in
            (0x20..<0x7f).contains(byte)
                ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16)
        }
        throw .unusableName(
            path: folder + shown.joined(), reason: "is not text in UTF-8; rename it")
    }

    private static func isControl(_ scalar: UnicodeScalar) -> Bool {
        scalar.properties.generalCategory == .control
    }

    private static func escaped(_ scalar: UnicodeScalar) -> String {
        switch scalar {
        case "\t": "\\t"
        case "\n": "\\n"
        case "\r": "\\r"
        default: "\\x" + String(scalar.value, radix: 16)
        }
    }
}
