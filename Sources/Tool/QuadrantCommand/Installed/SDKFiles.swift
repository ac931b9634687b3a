internal import Foundation

/// The files of a finished SDK, as its `files.txt` lists them: a line each with digest, size and path.
///
/// The lines are those of `sha256sum` with the size between, so that `awk '{ print $1 "  " $3 }' files.txt |
/// sha256sum --check` looks at every byte.
package struct SDKFiles: Equatable, Sendable {
    /// One file.
    package struct Entry: Equatable, Sendable {
        /// Its SHA-256, in hexadecimal.
        package let digest: Substring
        /// Its size in bytes.
        package let size: Int
        /// Its path below the folder.
        package let path: String
    }

    /// The files in the order of the list.
    package let entries: [Entry]

    /// The list in a text; `nil` where a line is damaged or none is there.
    package init?(_ text: String) {
        var entries: [Entry] = []
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 2)
            guard parts.count == 3, parts[0].count == 64, let size = Int(parts[1]),
                Self.staysBelow(parts[2])
            else { return nil }
            entries.append(Entry(digest: parts[0], size: size, path: String(parts[2])))
        }
        if entries.isEmpty { return nil }
        self.entries = entries
    }

    /// The list of a tree; `nil` where there is none that can be read.
    package init?(of tree: SDKTree) {
        guard let data = FileManager.default.contents(atPath: tree.listFile) else { return nil }
        self.init(String(decoding: data, as: UTF8.self))
    }

    /// Whether a path of the list leads to a place in the folder.
    private static func staysBelow(_ path: Substring) -> Bool {
        !path.hasPrefix("/")
            && path.split(separator: "/", omittingEmptySubsequences: false)
                .allSatisfy { !["", ".", ".."].contains($0) }
    }
}
