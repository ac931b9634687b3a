internal import Foundation
internal import QuadrantServing
internal import Synchronization

/// A line of JSON for each request, on standard output.
final class AccessLog: Sendable {
    private let condition = NSCondition()
    private let lines = Mutex<[String]>([])

    /// The most lines that wait; more are dropped: a service does not wait for those who read of it.
    private static let most = 10_000

    /// - Parameter write: Takes a line with its end; called on a thread of its own.
    init(_ write: @escaping @Sendable (String) -> Void) {
        Thread.detachNewThread { [self] in
            while true {
                condition.withLock {
                    while lines.withLock({ $0.isEmpty }) { condition.wait() }
                }
                let taken = lines.withLock { lines in
                    defer { lines = [] }
                    return lines
                }
                write(taken.joined())
            }
        }
    }

    /// Waits a second at most until what was added is written.
    func finish() {
        for _ in 0..<100 where !lines.withLock({ $0.isEmpty }) { usleep(10_000) }
        usleep(10_000)
    }

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
        lines.withLock { if $0.count < Self.most { $0.append(text) } }
        condition.withLock { condition.signal() }
    }

    /// An address as it may be kept: who reads the log cannot use it again.
    private static func withoutSignature(_ target: String) -> String {
        let text = String(target.prefix(2_000))
        guard let mark = text.range(of: "signature=") else { return text }
        return text[..<mark.upperBound] + "…"
    }
}
