internal import Foundation
internal import QuadrantServing
internal import Synchronization

/// A line of JSON for each request, on standard output.
final class AccessLog: Sendable {
    private let write: @Sendable (String) -> Void
    private let lock = Mutex(())

    /// - Parameter write: Takes a line with its end; called by one thread at a time.
    init(_ write: @escaping @Sendable (String) -> Void) { self.write = write }

    func add(
        _ request: HTTPRequest, _ response: HTTPResponse, seconds: Double, template: String,
        source: PictureDesk.Source?
    ) {
        var line: [String: JSONValue] = [
            "time": .string(Date().formatted(.iso8601)), "client": .string(request.client),
            "method": .string(String(request.method.prefix(16))),
            "target": .string(Self.withoutSignature(request.target)),
            "status": .integer(response.status), "bytes": .integer(response.body.count),
            "milliseconds": .rounded(seconds * 1000),
        ]
        if !template.isEmpty { line["template"] = .string(template) }
        if let source { line["source"] = .string(source.rawValue) }
        if response.status >= 400, let problem = JSONValue(response.body)?["detail"] {
            line["detail"] = problem
        }
        let text = JSONValue.object(line).line + "\n"
        lock.withLock { _ in write(text) }
    }

    /// An address as it may be kept: who reads the log cannot use it again.
    private static func withoutSignature(_ target: String) -> String {
        let text = String(target.prefix(2_000))
        guard let mark = text.range(of: "signature=") else { return text }
        return text[..<mark.upperBound] + "…"
    }
}
