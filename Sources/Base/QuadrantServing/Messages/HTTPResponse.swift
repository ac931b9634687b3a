package import Foundation

/// What a server answers.
package struct HTTPResponse: Sendable {
    /// The status, such as 200.
    package var status: Int
    /// The fields of the head, written as they are. `Content-Length`, `Date` and `Connection` are added by the
    /// server.
    package var headers: [(name: String, value: String)]
    /// The body. It is not sent to `HEAD`, nor with 204 and 304.
    package var body: Data

    package init(
        status: Int, headers: [(name: String, value: String)] = [], body: Data = Data()
    ) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// An answer with a text.
    ///
    /// - Parameter type: Its media type, such as `text/html; charset=utf-8`.
    package init(status: Int = 200, type: String, text: String) {
        self.init(status: status, headers: [("Content-Type", type)], body: Data(text.utf8))
    }

    /// What was wrong, as RFC 9457 has it: `application/problem+json`.
    ///
    /// - Parameters:
    ///   - detail: A sentence for the one who asked.
    ///   - members: What is added to the object, such as `errors`; values of JSON.
    package static func problem(
        _ status: Int, _ detail: String, members: [String: any Sendable] = [:]
    ) -> HTTPResponse {
        var object: [String: Any] = ["title": phrase(status), "status": status, "detail": detail]
        for (name, value) in members { object[name] = value }
        let body = try? JSONSerialization.data(
            withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
        return HTTPResponse(
            status: status, headers: [("Content-Type", "application/problem+json")],
            body: (body ?? Data()) + Data("\n".utf8))
    }

    /// What stands behind a status: RFC 9110's words.
    package static func phrase(_ status: Int) -> String { phrases[status] ?? "Status \(status)" }

    private static let phrases = [
        101: "Switching Protocols", 200: "OK", 204: "No Content", 302: "Found",
        303: "See Other", 304: "Not Modified", 400: "Bad Request", 401: "Unauthorized",
        403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed", 406: "Not Acceptable",
        408: "Request Timeout", 409: "Conflict", 410: "Gone", 411: "Length Required",
        412: "Precondition Failed", 413: "Content Too Large", 414: "URI Too Long",
        415: "Unsupported Media Type", 417: "Expectation Failed", 421: "Misdirected Request",
        422: "Unprocessable Content",
        429: "Too Many Requests", 431: "Request Header Fields Too Large",
        499: "Client Closed Request", 500: "Internal Server Error", 501: "Not Implemented",
        503: "Service Unavailable",
        504: "Gateway Timeout", 505: "HTTP Version Not Supported",
    ]

    /// The head as it is sent.
    func head(date: String, closes: Bool) -> String {
        var lines = ["HTTP/1.1 \(status) \(HTTPResponse.phrase(status))"]
        for (name, value) in headers {
            lines.append("\(HTTPResponse.inOneLine(name)): \(HTTPResponse.inOneLine(value))")
        }
        if status >= 200 && status != 204 && status != 304 {
            lines.append("Content-Length: \(body.count)")
        }
        lines.append("Date: \(date)")
        lines.append("Connection: \(closes ? "close" : "keep-alive")")
        return lines.joined(separator: "\r\n") + "\r\n\r\n"
    }

    /// A text without what would end its line.
    private static func inOneLine(_ text: String) -> String {
        let isControl = { (scalar: Unicode.Scalar) in scalar.value < 0x20 || scalar.value == 0x7F }
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        return String(
            String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? " " : $0 }))
    }
}
