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
