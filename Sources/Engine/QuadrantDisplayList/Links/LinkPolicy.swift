/// Which links a file may hold, and how they are written there.
///
/// A link comes from a view, and a view may show what strangers wrote. A viewer that follows `javascript:`
/// runs code, one that follows `file:` opens what lies on the reader's disk, and many programs of a system have a scheme by
/// which a link starts them. So files hold links of `heldSchemes`, those without a scheme, and those whose scheme is allowed by name; others are
/// left out. The drawing stays as it is.
package struct LinkPolicy: Sendable, Hashable {
    /// The schemes that files hold always, in lower case: they lead to pages, and to somebody to write to or to call.
    package static let heldSchemes: Set<String> = ["http", "https", "mailto", "tel", "sms"]

    /// Further schemes that are allowed, in lower case.
    package let allowed: Set<String>

    /// A policy that allows these schemes besides `heldSchemes`. Case does not matter.
    package init(allowing schemes: some Sequence<String> = []) {
        allowed = Set(schemes.map { $0.lowercased() })
    }

    /// Whether a link may stand in a file.
    package enum Verdict: Equatable, Sendable {
        /// The link may stand in the file, written as `uri`.
        case allowed(uri: String)
        /// The link may not stand in the file, because of its scheme, given in lower case.
        case refused(scheme: String)
    }

    /// Whether a link may stand in a file, and its text there: see `LinkText.uri(_:)`.
    package func verdict(on link: String) -> Verdict {
        let uri = LinkText.uri(link)
        if let scheme = LinkText.scheme(of: uri), !Self.heldSchemes.contains(scheme),
            !allowed.contains(scheme)
        {
            return .refused(scheme: scheme)
        }
        return .allowed(uri: uri)
    }
}

/// Links as files hold them.
package enum LinkText {
    /// The link in characters that mean nothing to a file format.
    ///
    /// As browsers do before they read one, tabs and line breaks are dropped, and spaces and control
    /// characters at either end. Everything else that RFC 3986 has no place for, and the parentheses and
    /// backslashes that end or escape a string of a PDF, become percent codes. What is encoded already
    /// stays.
    package static func uri(_ link: String) -> String {
        let bytes = Array(link.utf8).filter { ![0x09, 0x0A, 0x0D].contains($0) }
        guard let first = bytes.firstIndex(where: { $0 > 0x20 }),
            let last = bytes.lastIndex(where: { $0 > 0x20 })
        else { return "" }
        var result = ""
        result.reserveCapacity(bytes.count)
        for byte in bytes[first...last] {
            if isPlain(byte) {
                result.unicodeScalars.append(UnicodeScalar(byte))
            } else {
                result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return result
    }

    /// Letters, digits and the marks of RFC 3986 but for parentheses.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: marks.contains(byte)
        }
    }

    private static let marks = Set("-._~:/?#[]@!$&'*+,;=%".utf8)

    /// The scheme of a link made by `uri(_:)`, in lower case; `nil` if it has none.
    package static func scheme(of uri: String) -> String? {
        guard let colon = uri.firstIndex(of: ":") else { return nil }
        let scheme = uri[..<colon]
        guard let first = scheme.first, first.isLetter,
            scheme.allSatisfy({ $0.isLetter || $0.isNumber || "+-.".contains($0) })
        else { return nil }
        return scheme.lowercased()
    }
}
