internal import Foundation
internal import QuadrantRendering

/// A path with the names of values in braces: `out/{id}.png`, `{user.name}-{line}.pdf`.
struct OutputPattern {
    /// The part of the path that is the same for all: a folder.
    let folder: String
    /// What follows, in turn text and names.
    private let parts: [(text: String, name: String)]
    /// What follows the last name.
    let end: String
    /// Whether the names are those of an archive, which is unpacked on any system.
    private let isInArchive: Bool

    /// Throws where no name is in it, as all rows would have one file, or where a name is in the folder's part.
    init(_ text: String) throws(CommandError) {
        let slash = text.prefix { $0 != "{" }.lastIndex(of: "/")
        try self.init(
            slash.map { text[text.index(after: $0)...] } ?? text[...],
            in: slash.map { $0 == text.startIndex ? "/" : String(text[..<$0]) } ?? ".", text,
            isInArchive: false)
    }

    /// Names in an archive: folders too may have names of values.
    init(inArchive text: String) throws(CommandError) {
        try self.init(text[...], in: ".", text, isInArchive: true)
    }

    private init(
        _ rest: Substring, in folder: String, _ text: String, isInArchive: Bool
    ) throws(CommandError) {
        let wanted =
            "a path such as 'out/{id}.png', with a name of the data, or 'line', in braces; or 'all.pdf', 'all.zip/{id}.png', 'all.tar/{id}.png'"
        (self.folder, self.isInArchive) = (folder, isInArchive)
        var rest = rest
        var parts: [(text: String, name: String)] = []
        while let open = rest.firstIndex(of: "{") {
            guard let close = rest[open...].firstIndex(of: "}"), rest.index(after: open) < close
            else {
                throw .badValue(option: "--output", value: text, expected: wanted)
            }
            parts.append((String(rest[..<open]), String(rest[rest.index(after: open)..<close])))
            rest = rest[rest.index(after: close)...]
        }
        (self.parts, end) = (parts, String(rest))
        if parts.isEmpty { throw .badValue(option: "--output", value: text, expected: wanted) }
    }

    /// The path of a row below the folder; names from data stay in it.
    func name(for row: JSONValue, line: Int) -> Result<String, BatchRows.RowProblem> {
        var name = ""
        for part in parts {
            name += part.text
            if part.name == "line" {
                name += String(line)
                continue
            }
            let value = part.name.split(separator: ".").reduce(Optional(row)) { $0?[String($1)] }
            guard let text = Self.text(of: value), !text.isEmpty else {
                return .failure(.init(words: "there is no '\(part.name)' for the name of the file"))
            }
            name += text
        }
        name += end
        // On other systems these part folders and name disks.
        if isInArchive { name = String(name.map { $0 == "\\" || $0 == ":" ? "-" : $0 }) }
        // What the pattern itself says may have folders; no part may be hidden or lead out.
        let isSafe = name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
            !$0.isEmpty && $0.first != "." && $0.utf8.count <= 255
        }
        return isSafe
            ? .success(name)
            : .failure(
                .init(words: "the name '\(TerminalText.line(name))' cannot be that of a file"))
    }

    /// A value as a part of a name: what would be a folder, or a character of control, is a dash.
    private static func text(of value: JSONValue?) -> String? {
        switch value {
        case .string(let text)?: TerminalText.fileName(text).replacing("/", with: "-")
        case .integer(let number)?: String(number)
        case .number(let number)?: "\(number)"
        case .exact(let number)?: "\(number)"
        case .bool(let flag)?: "\(flag)"
        default: nil
        }
    }
}
