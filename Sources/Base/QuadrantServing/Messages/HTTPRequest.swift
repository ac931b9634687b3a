package import struct Foundation.Data

/// What a client asks a server for: a request of HTTP/1.1, read whole.
package struct HTTPRequest: Sendable {
    /// The method as it was sent, such as `GET`.
    package var method: String
    /// The target as it was sent, without a scheme and host: the path and what stands behind `?`.
    package var target: String
    /// The parts of the path between its slashes, each with its escapes decoded; a trailing slash is an empty last
    /// part. `nil` where an escape is not one of UTF-8 text, or a part holds a NUL.
    package var path: [String]?
    /// What stands behind `?`: names and values in their order, decoded as forms write them (`+` is a space). `nil`
    /// where an escape is not one of UTF-8 text.
    package var query: [(name: String, value: String)]?
    /// The fields of the head in their order; names in lower case.
    package var headers: [(name: String, value: String)]
    /// The body; empty where there is none.
    package var body: Data
    /// The address of the client, such as `127.0.0.1`.
    package var client: String
    /// Whether the client has ended its side of the connection, so that nobody will take the answer. Asked while it is answered, from any
    /// thread; `false` where it cannot be known.
    package var isGone: @Sendable () -> Bool = { false }

    package init(
        method: String, target: String, headers: [(name: String, value: String)] = [],
        body: Data = Data(), client: String = ""
    ) {
        self.method = method
        self.target = HTTPTarget.withoutHost(target)
        self.headers = headers.map { ($0.name.lowercased(), HTTPRequest.trimmed($0.value)) }
        self.body = body
        self.client = client
        let halves = self.target.split(
            separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = HTTPTarget.parts(ofPath: halves[0])
        query = halves.count == 2 ? HTTPTarget.items(ofQuery: halves[1]) : []
    }

    /// The value of a field of the head; of several of one name the first. `nil` where there is none.
    ///
    /// - Parameter name: In lower case.
    package func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }

    /// The value of a field that is a list, such as `Accept`: it may be written on several lines (RFC 9110, section 5.3). `nil` where there
    /// is none.
    ///
    /// - Parameter name: In lower case.
    package func list(_ name: String) -> String? {
        let values = headers.filter { $0.name == name }.map(\.value)
        return values.isEmpty ? nil : values.joined(separator: ", ")
    }
}

extension HTTPRequest {
    /// Why it is not said without doubt where the request ends, or for whom it is: somebody between may have understood it otherwise. A
    /// sentence; `nil` where there is no doubt (RFC 9112, sections 3.2 and 6).
    var framingFault: String? {
        func values(_ name: String) -> [String] {
            headers.filter { $0.name == name }.map(\.value)
        }
        let (lengths, codings) = (values("content-length"), values("transfer-encoding"))
        if lengths.count + codings.count > 1 {
            return "The head says more than once where the body ends."
        }
        if let length = lengths.first, length.isEmpty || !length.utf8.allSatisfy(isDigit) {
            return "Content-Length is no number."
        }
        if let coding = codings.first, coding.lowercased() != "chunked" {
            return "Transfer-Encoding can only be chunked."
        }
        if headers.contains(where: { $0.name.isEmpty || !$0.name.utf8.allSatisfy(isOfToken) }) {
            return "A field of the head has a name that is none."
        }
        guard let host = values("host").first, values("host").count == 1 else {
            return "The head has to have one field Host."
        }
        return host.utf8.allSatisfy(isOfHost) ? nil : "Host is no name of one."
    }

    /// A value without the spaces around it.
    private static func trimmed(_ value: String) -> String {
        let isSpace = { (character: Character) in character == " " || character == "\t" }
        guard value.last.map(isSpace) == true else { return value }
        return String(value.reversed().drop(while: isSpace).reversed())
    }

    /// RFC 3986, section 3.2: without a user.
    private func isOfHost(_ byte: UInt8) -> Bool {
        isOfToken(byte) && byte != UInt8(ascii: "#") || "[]:();,=".utf8.contains(byte)
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    /// RFC 9110, section 5.6.2.
    private func isOfToken(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A
            || "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
}

/// How the target of a request is written: RFC 3986, and forms of HTML in the query.
enum HTTPTarget {
    /// A target without the scheme and host that one for a proxy has.
    static func withoutHost(_ target: String) -> String {
        guard !target.hasPrefix("/"), let scheme = target.range(of: "://") else { return target }
        let rest = target[scheme.upperBound...]
        guard let slash = rest.firstIndex(where: { $0 == "/" || $0 == "?" }) else { return "/" }
        return rest[slash] == "/" ? String(rest[slash...]) : "/" + rest[slash...]
    }

    static func parts(ofPath path: Substring) -> [String]? {
        var parts: [String] = []
        for part in path.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
            guard let text = decoded(part, plusIsSpace: false), !text.utf8.contains(0) else {
                return nil
            }
            parts.append(text)
        }
        return parts
    }

    static func items(ofQuery query: Substring) -> [(name: String, value: String)]? {
        var items: [(name: String, value: String)] = []
        for item in query.split(separator: "&") {
            let halves = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = decoded(halves[0], plusIsSpace: true),
                let value = halves.count == 2 ? decoded(halves[1], plusIsSpace: true) : ""
            else { return nil }
            items.append((name, value))
        }
        return items
    }

    private static func decoded(_ text: Substring, plusIsSpace: Bool) -> String? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = rest.popFirst().flatMap(digit),
                    let low = rest.popFirst().flatMap(digit)
                else { return nil }
                bytes.append(high << 4 | low)
            case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
            default: bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
