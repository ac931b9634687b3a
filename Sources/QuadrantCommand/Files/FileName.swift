internal import Foundation

/// What names of files have to be: they are written into sources and shown in lines.
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

    /// Throws for an argument that is not text: what Swift makes of it is no longer what was given.
    static func checkArguments() throws(CommandError) {
        for case let argument? in UnsafeMutableBufferPointer(
            start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
        {
            let bytes = UnsafeRawBufferPointer(start: argument, count: strlen(argument))
            try check(bytes: bytes, in: "")
        }
    }

    /// The name as text; throws if it is none.
    ///
    /// - Parameter folder: what is shown in front of it.
    @discardableResult
    static func check(
        bytes: UnsafeRawBufferPointer, in folder: String
    ) throws(CommandError) -> String {
        if let name = String(validating: bytes, as: UTF8.self) { return name }
        // Bytes that are no letters are written as numbers, as shells take them.
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
