internal import Foundation
internal import QuadrantRendering

/// Messages of the Language Server Protocol: JSON with its length in front.
struct LanguageMessages {
    private let file: Int32
    private var kept: [UInt8] = []

    /// The longest message, in bytes: the text of a file.
    private static let longest = 64 << 20
    private static let headEnd = Array("\r\n\r\n".utf8)

    /// Those that come by a descriptor.
    init(file: Int32) { self.file = file }

    /// The next message; `nil` at the end, and where what comes is none.
    mutating func next() -> JSONValue? {
        guard let head = take(until: Self.headEnd), let length = Self.length(in: head),
            length <= Self.longest, fill(length)
        else { return nil }
        defer { kept.removeFirst(length) }
        return JSONValue(kept[..<length]) ?? .null
    }

    private static func length(in head: [UInt8]) -> Int? {
        let fields = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
        let field = fields.first { $0.lowercased().hasPrefix("content-length:") }
        return field.flatMap {
            Int($0.dropFirst("content-length:".count).trimmingCharacters(in: .whitespaces))
        }
    }

    private mutating func take(until end: [UInt8]) -> [UInt8]? {
        while true {
            if let range = kept.firstRange(of: end) {
                defer { kept.removeSubrange(..<range.upperBound) }
                return Array(kept[..<range.lowerBound])
            }
            guard kept.count < 8192, read() else { return nil }
        }
    }

    private mutating func fill(_ count: Int) -> Bool {
        while kept.count < count {
            guard read() else { return false }
        }
        return true
    }

    private mutating func read() -> Bool {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = System.read(file, into: &bytes)
        if count > 0 { kept += bytes[..<count] }
        return count > 0
    }

    /// A message as it is sent.
    static func text(of message: JSONValue) -> String {
        let line = message.line
        return "Content-Length: \(line.utf8.count)\r\n\r\n\(line)"
    }
}
