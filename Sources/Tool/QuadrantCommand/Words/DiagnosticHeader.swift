internal import Foundation

/// `Card.swift:10:32: error: cannot find 'titel' in scope`, or the same without a place.
struct DiagnosticHeader: Equatable {
    var file = ""
    /// The line from 1; 0 if there is none.
    var line = 0
    /// The column from 1, in UTF-8 bytes; 0 if there is none.
    var column = 0
    /// "error", "warning", "note" or "remark".
    var kind: String
    var message: String

    /// Reads a line of the compiler's; `nil` for an excerpt of a source.
    init?(_ text: String) {
        let kinds = ["error", "warning", "note", "remark"]
        if let kind = kinds.first(where: { text.hasPrefix("\($0): ") }) {
            self.kind = kind
            message = String(text.dropFirst(kind.count + 2))
            return
        }
        let found = kinds.compactMap { kind in
            text.range(of: ": \(kind): ").map { (kind: kind, range: $0) }
        }.min { $0.range.lowerBound < $1.range.lowerBound }
        guard let found else { return nil }
        kind = found.kind
        message = String(text[found.range.upperBound...])
        // "Card.swift:10:32", or "<unknown>:0" where there is no column.
        var place = text[..<found.range.lowerBound].split(separator: ":")
        guard let last = place.popLast().flatMap({ Int($0) }) else { return nil }
        if let line = place.last.flatMap({ Int($0) }) {
            self.line = line
            column = last
            place.removeLast()
        } else {
            line = last
        }
        file = place.joined(separator: ":")
    }

    /// The header as a line.
    var text: String { "\(file):\(line):\(column): \(kind): \(message)" }

    /// Whether it only says that the message before is about code that a macro made.
    var isOnExpansion: Bool { kind == "note" && message.hasPrefix("in expansion of macro") }

    /// Whether the place is in code that a macro made, and nothing that a user wrote stands there.
    var isInGeneratedCode: Bool {
        file.hasPrefix("macro expansion") || file.contains("@__swiftmacro_")
    }
}
