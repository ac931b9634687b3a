internal import Foundation
internal import QuadrantRendering
internal import QuadrantShaping
internal import QuadrantText
internal import SwiftUI

/// `quadrant fonts`: which characters of files of data no font has, and which packages bring them.
@MainActor package struct FontsCommand {
    private let request: FontsRequest

    package init(_ request: FontsRequest) { self.request = request }

    /// Prints what is missing; returns whether anything is.
    package func run() throws(CommandError) -> Bool {
        for folder in request.fontFolders {
            for problem in try FontFolder(folder).register() {
                Console.error("quadrant: \(problem)\n")
            }
        }
        var characters = CharacterList()
        for path in request.paths { characters.add(try DataFile(path)) }
        let missing = characters.missing(by: ShapingEngine.shared)
        if missing.isEmpty {
            try Console.output("All \(characters.count) characters have glyphs.\n")
            return false
        }
        var lines = missing.map { entry in
            let package = entry.package.map { ": \($0)" } ?? ": no package has it"
            return "\(entry.place): “\(entry.text)” (\(entry.code))\(package)"
        }
        let packages = Set(missing.compactMap(\.package)).sorted()
        lines.append(
            "\(missing.count) of \(characters.count) characters have no glyph as they should.")
        if !packages.isEmpty {
            lines.append("Install them with: apt-get install \(packages.joined(separator: " "))")
        }
        try Console.output(TerminalText.lines(lines.joined(separator: "\n")) + "\n")
        return true
    }
}

/// The characters of texts, each with the first place where it stands.
private struct CharacterList {
    /// A character that no font has.
    struct Entry {
        let place: String
        let text: String
        /// "U+8A9E".
        let code: String
        let package: String?
    }

    private var places: [Character: String] = [:]
    private var order: [Character] = []

    var count: Int { order.count }

    /// Adds a file. JSON, whole or in lines, is read as such: characters may be written by their numbers in it.
    mutating func add(_ file: DataFile) {
        if let whole = JSONValue(file.bytes) { return add(whole, at: file.name) }
        var number = 0
        for line in file.bytes.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        {
            number += 1
            let place = "\(file.name):\(number)"
            if line.first == UInt8(ascii: "{"), let value = JSONValue(line) {
                add(value, at: place)
            } else {
                add(String(decoding: line, as: UTF8.self), at: place)
            }
        }
    }

    private mutating func add(_ value: JSONValue, at place: String) {
        switch value {
        case .string(let text): add(text, at: place)
        case .array(let list): for value in list { add(value, at: place) }
        case .object(let members):
            for (_, value) in members.sorted(by: { $0.key < $1.key }) { add(value, at: place) }
        default: break
        }
    }

    private mutating func add(_ text: String, at place: String) {
        for character in text where places[character] == nil && !character.isWhitespace {
            places[character] = place
            order.append(character)
        }
    }

    /// How many characters are shaped at once.
    private static let together = 256

    /// The characters that an engine draws as boxes, or as plain signs in place of pictures.
    func missing(by engine: ShapingEngine) -> [Entry] {
        var found: [Entry] = []
        var start = 0
        while start < order.count {
            let part = order[start..<min(start + Self.together, order.count)]
            start += Self.together
            // Apart, so that none joins the next.
            let text = part.map { "\($0)" }.joined(separator: " ")
            let shaped = engine.shape(
                TextRequest(runs: [TextRun(text, font: FontDescriptor(size: 17))]),
                proposal: .unspecified)
            for lack in shaped.missing {
                guard let character = part.first(where: { $0.unicodeScalars.contains(lack.scalar) })
                else { continue }
                let digits = String(lack.scalar.value, radix: 16, uppercase: true)
                let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
                found.append(
                    Entry(
                        place: places[character] ?? "", text: "\(character)", code: code,
                        package: lack.package))
            }
        }
        return found
    }
}
