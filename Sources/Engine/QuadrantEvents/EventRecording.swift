import Foundation

/// Events as a text: one JSON object a line, in the order of their times. Empty lines and lines that begin with `#`
/// are skipped; lines may end as on any system.
///
/// ```
/// {"kind":"touch","phase":"began","time":0,"x":40,"y":60}
/// {"kind":"touch","phase":"ended","time":0.1,"x":40,"y":60}
/// ```
public struct EventRecording: Hashable, Sendable {
    /// A line that is no event.
    public struct LineError: Error, Hashable, CustomStringConvertible {
        /// The number of the line, from 1.
        public let line: Int
        /// What is wrong with it, and how to mend it.
        public let problem: String

        public var description: String { "Line \(line): \(problem)" }
    }

    /// The events.
    public var events: [InputEvent]

    /// A recording of events.
    public init(_ events: [InputEvent] = []) {
        self.events = events
    }

    /// Reads a text.
    ///
    /// - Throws: `LineError` for the first line that is no event.
    public init(text: String) throws(LineError) {
        var events: [InputEvent] = []
        let decoder = JSONDecoder()
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            let content = line.trimmingCharacters(in: .whitespaces)
            guard !content.isEmpty, !content.hasPrefix("#") else { continue }
            do {
                events.append(try decoder.decode(InputEvent.self, from: Data(content.utf8)))
            } catch {
                throw LineError(line: index + 1, problem: Self.words(for: error))
            }
        }
        self.events = events
    }

    /// The text, with a line for each event; the same for the same events.
    ///
    /// Events with numbers that are not finite cannot be written and are left out.
    public var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let lines = events.compactMap { event in
            (try? encoder.encode(event)).map { String(decoding: $0, as: UTF8.self) }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func words(for error: any Error) -> String {
        let form =
            "Write an object such as "
            + "{\"kind\":\"touch\",\"phase\":\"began\",\"time\":0,\"x\":40,\"y\":60}."
        switch error {
        case DecodingError.keyNotFound(let key, _):
            return "\"\(key.stringValue)\" is missing. \(form)"
        case DecodingError.typeMismatch(_, let context),
            DecodingError.valueNotFound(_, let context):
            let key = context.codingPath.last?.stringValue ?? "the line"
            return "\(key) has a value of another type. \(form)"
        case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
            return "\(context.debugDescription)."
        default: return "this is no JSON object. \(form)"
        }
    }
}
