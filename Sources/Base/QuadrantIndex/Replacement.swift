/// A piece of a source that is replaced in the copy that is compiled. What comes in its place is as long, so that
/// every line and column of the copy is that of the user's file.
package struct Replacement: Codable, Equatable, Sendable {
    /// Where it begins, in UTF-8 bytes from the start of the file.
    package var offset: Int
    /// How many bytes are replaced.
    package var length: Int
    /// What takes their place, followed by spaces up to `length`.
    package var replacement: String

    /// Replaces bytes by a text that is not longer; none by a text that is added (`StandIn.apply`).
    package init(offset: Int, length: Int, replacement: String) {
        self.offset = offset
        self.length = length
        self.replacement = replacement
    }

    /// The source with the edits, which do not overlap; one that goes beyond the source, or has a longer
    /// replacement, is left out.
    package static func apply(_ edits: [Replacement], to source: String) -> String {
        if edits.isEmpty { return source }
        var bytes = Array(source.utf8)
        for edit in edits {
            let new = Array(edit.replacement.utf8)
            guard edit.offset >= 0, new.count <= edit.length,
                edit.offset + edit.length <= bytes.count
            else { continue }
            let padding = Array(repeating: UInt8(ascii: " "), count: edit.length - new.count)
            bytes.replaceSubrange(edit.offset..<edit.offset + edit.length, with: new + padding)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// An import that the compiler would come to.
package struct ImportFacts: Codable, Equatable, Sendable {
    /// The module, without a part of it that the import may name.
    package var module: String
    /// The line, from 1.
    package var line: Int
    /// Takes the import out.
    package var removal: Replacement
    /// Leaves the import with the module alone, where it names a part of it (`os.log`) or how far it is seen.
    package var changes: [Replacement]

    /// An import of `module`.
    package init(
        module: String, line: Int, removal: Replacement, changes: [Replacement] = []
    ) {
        self.module = module
        self.line = line
        self.removal = removal
        self.changes = changes
    }
}
