internal import Foundation
internal import QuadrantRendering

/// Finds the files of texts and settings in a bundle that cannot be read: they are told by their names and left out, as Foundation would
/// say of them only that there is one.
enum BrokenTables {
    /// Larger files are not looked through.
    private static let largest = 8 << 20

    /// The resources without such files, and a line about each of these.
    static func sorted(out resources: [String]) -> (kept: [String], notes: String) {
        var notes = ""
        let kept = resources.filter { path in
            guard let note = problem(path) else { return true }
            notes += "quadrant: \(path) \(note)\n"
            return false
        }
        return (kept, notes)
    }

    private static func problem(_ path: String) -> String? {
        let file = URL(fileURLWithPath: path)
        switch file.pathExtension {
        case "xcstrings":
            guard let data = content(of: file) else { return nil }
            guard isUnicode(data) else {
                return
                    "is no String Catalog (it has bytes that are no UTF-8): its texts are shown by their keys"
            }
            do {
                _ = try JSONDecoder().decode(Catalogue.self, from: data)
                return selfNaming(data, (try? JSONSerialization.jsonObject(with: data)) ?? [])
            } catch {
                return "is no String Catalog (\(reason(error))): its texts are shown by their keys"
            }
        case "strings", "stringsdict":
            guard let data = content(of: file) else { return nil }
            return isList(data)
                ? selfNaming(data, PropertyListText.content(of: data) ?? [])
                : "is no table of texts: its texts are shown by their keys. Is a quote or a semicolon missing?"
        case "plist" where file.lastPathComponent == "Info.plist":
            guard let data = content(of: file) else { return nil }
            return isList(data) ? nil : "is no property list: the bundle has no such file"
        default: return nil
        }
    }

    /// What is wrong with a table in which a text is made of itself.
    private static func selfNaming(_ data: Data, _ content: @autoclosure () -> Any) -> String? {
        guard data.range(of: Data("#@".utf8)) != nil,
            let found = SelfNamingText.first(in: content())
        else { return nil }
        let key = TerminalText.line(found.key)
        return
            "has a text that is made of itself (\(key): its part \(TerminalText.line(found.part)) leads back to itself): "
            + "all its texts are shown by their keys"
    }

    /// Whether bytes are text in one of the encodings of JSON. In UTF-16 and UTF-32, one of the first four is 0, or a mark comes first.
    private static func isUnicode(_ data: Data) -> Bool {
        let start = data.prefix(4)
        return String(data: data, encoding: .utf8) != nil || start.contains(0)
            || [[0xFE, 0xFF], [0xFF, 0xFE]].contains(Array(start.prefix(2)))
    }

    private static func content(of file: URL) -> Data? {
        guard let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize,
            size <= largest
        else { return nil }
        return try? Data(contentsOf: file)
    }

    /// Says nothing on standard error, as Foundation's other reader does.
    private static func isList(_ data: Data) -> Bool {
        (try? PropertyListDecoder().decode(Anything.self, from: data)) != nil
    }

    private static func reason(_ error: any Error) -> String {
        switch error as? DecodingError {
        case .dataCorrupted(let context)? where context.codingPath.isEmpty:
            "its JSON is broken"
        case .keyNotFound(let key, _)?: "it has no \"\(key.stringValue)\""
        case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?,
            .dataCorrupted(let context)?:
            "\(context.codingPath.map(\.stringValue).joined(separator: ".")) is of another kind"
        default: "it cannot be read"
        }
    }

    private struct Anything: Decodable {}

    /// What every String Catalog has.
    private struct Catalogue: Decodable {
        let strings: [String: Anything]
    }
}
