/// Rewords the compiler's errors about names that SwiftUI has and Quadrant has not yet, so that they do
/// not read like those about misspellings.
package struct MissingNames: Sendable {
    /// The user's own views, by their names.
    private let views: Set<String>
    /// The texts of the files that import SwiftUI, by path: in others its names may be missing for that reason alone.
    private let files: [String: String]

    /// For diagnostics of `files`, which declare `views`.
    package init(files: [SourceFile], views: [String]) {
        self.views = Set(views.compactMap { $0.split(separator: ".").last.map(String.init) })
        self.files = files.filter { $0.text.contains("import SwiftUI") }
            .reduce(into: [:]) { $0[$1.path] = $1.text }
    }

    /// The compiler's words, with those of the errors that are about such names replaced. The place and the
    /// excerpt of the user's line stay; errors that only follow from such a one on the same line go.
    package func explained(_ diagnostics: String) -> String {
        let blocks = Self.blocks(of: diagnostics)
        var placesExplained: Set<Substring> = []
        let reworded = blocks.map { block -> [Substring] in
            guard let header = block.first, let error = Self.error(in: header) else { return block }
            guard let words = words(for: error) else { return block }
            placesExplained.insert(error.line)
            return ["\(error.place): error: \(words)"] + block.dropFirst()
        }
        let kept = reworded.filter { block in
            guard let header = block.first, let error = Self.error(in: header) else { return true }
            return !(Self.followsFromOthers(error.message) && placesExplained.contains(error.line))
        }
        return kept.flatMap { $0 }.joined(separator: "\n")
    }

    /// The errors, warnings and notes, each with the excerpt below it.
    private static func blocks(of text: String) -> [[Substring]] {
        var blocks: [[Substring]] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let isHeader = [": error: ", ": warning: ", ": note: "].contains { line.contains($0) }
            if isHeader || blocks.isEmpty {
                blocks.append([line])
            } else {
                blocks[blocks.count - 1].append(line)
            }
        }
        return blocks
    }

    private struct Error {
        /// `Card.swift:3:5`.
        var place: Substring
        /// `Card.swift:3`.
        var line: Substring
        var file: String
        var message: Substring
    }

    private static func error(in header: Substring) -> Error? {
        guard let range = header.firstRange(of: ": error: ") else { return nil }
        let place = header[..<range.lowerBound]
        let parts = place.split(separator: ":")
        guard parts.count >= 3, let end = parts.dropLast().last?.endIndex,
            let file = parts.dropLast(2).last?.endIndex
        else { return nil }
        return Error(
            place: place, line: place[..<end], file: String(place[..<file]),
            message: header[range.upperBound...])
    }

    private func words(for error: Error) -> String? {
        let message = error.message
        let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
        guard quoted.count >= 3 else { return nil }
        if message.hasPrefix("no such module") { return NearestWays.missingModule(quoted[1]) }
        guard let text = files[error.file] else { return nil }
        let names = AppleNames.standard
        var found: AppleNames.Name?
        if message.contains("has no member '"), quoted.count >= 5 {
            let type = quoted[1]
            let place = error.place.split(separator: ":").suffix(2).compactMap { Int($0) }
            let calls =
                place.count == 2 ? CallsBefore(at: place[0], place[1], in: text) : nil
            if let words = MisplacedMethods.words(on: quoted[3], of: type, behind: calls) {
                return words
            }
            // What another system calls so is meant, and no rare name of SwiftUI's.
            if ForeignWords.members[String(quoted[3])] != nil { return nil }
            let plain = type.split(separator: "<").first ?? type
            found = names.member(quoted[3], of: type, isView: views.contains(String(plain)))
        } else if Self.lookups.contains(where: { message.hasPrefix($0) }) {
            found = names.topLevel(quoted[1])
        }
        return found.map(NearestWays.words(on:))
    }

    /// The beginnings of the compiler's messages about an unknown name at the top level.
    private static let lookups = [
        "cannot find '", "cannot find type '", "unknown attribute '", "no macro named '",
    ]

    /// Whether an error may only follow from another one, which left the compiler without a type.
    private static func followsFromOthers(_ message: Substring) -> Bool {
        [
            "cannot infer contextual base", "generic parameter '", "reference to member '",
            "unable to infer",
        ].contains { message.hasPrefix($0) }
    }
}
