internal import Foundation

/// A colour or a picture of an asset catalogue, with the name that Xcode gives it in Swift.
package struct AssetName: Hashable, Sendable {
    /// The kinds for which there are names.
    package enum Kind: String, Sendable {
        case color = "colorset"
        case image = "imageset"

        /// The kind of the folders that end so; `nil` for others.
        init?(ending: String) {
            self.init(rawValue: ending == "symbolset" ? "imageset" : ending)
        }
    }

    /// The kind.
    package var kind: Kind
    /// The name in the catalogue, with those of the folders around it that give theirs: `Theme/Card`.
    package var name: String
    /// The names of those folders in Swift.
    package var scopes: [String]
    /// The name in Swift, without any mark for words that are Swift's own.
    package var identifier: String

    /// The names in catalogues, each once, in the order of the catalogues and of the names.
    ///
    /// - Parameter catalogues: The paths of the folders. What cannot be read in them has no names.
    package static func all(in catalogues: [String]) -> [AssetName] {
        var seen: Set<[String]> = []
        return catalogues.flatMap { names(in: $0) }.filter {
            seen.insert([$0.kind.rawValue] + $0.scopes + [$0.identifier]).inserted
        }
    }

    /// The most entries of a catalogue that are looked at.
    private static let entryLimit = 20_000

    private static func names(in catalogue: String) -> [AssetName] {
        let real = URL(fileURLWithPath: catalogue).resolvingSymlinksInPath().path
        let entries = FileManager.default.enumerator(atPath: real)
        var found: [String] = []
        for _ in 0..<entryLimit {
            guard let entry = entries?.nextObject() as? String else { break }
            if Kind(ending: (entry as NSString).pathExtension) != nil { found.append(entry) }
        }
        var known: [String: Bool] = [:]
        return found.sorted().flatMap { entry -> [AssetName] in
            let parts = entry.split(separator: "/").map(String.init)
            guard let last = parts.last, let kind = Kind(ending: (last as NSString).pathExtension)
            else { return [] }
            let folders = parts.indices.dropLast().filter { end in
                let folder = "\(real)/\(parts[...end].joined(separator: "/"))"
                let gives = known[folder] ?? givesNamespace(folder)
                known[folder] = gives
                return gives
            }.map { parts[$0] }
            let name = (last as NSString).deletingPathExtension
            let usual = identifier(of: name, without: kind == .color ? "Color" : "Image")
            // Files of public apps write the colour "BG" as `.BG`, others "URL" as `.url`: a name in capitals is found by both.
            let isCapitals = name.count > 1 && name.allSatisfy { $0.isUppercase && $0.isLetter }
            return ([usual] + (isCapitals ? [name] : [])).map {
                AssetName(
                    kind: kind, name: (folders + [name]).joined(separator: "/"),
                    scopes: folders.map { identifier(of: $0, isType: true) }, identifier: $0)
            }
        }
    }

    private static func givesNamespace(_ folder: String) -> Bool {
        struct Contents: Decodable {
            struct Properties: Decodable {
                var namespace: Bool?
                enum CodingKeys: String, CodingKey { case namespace = "provides-namespace" }
            }
            var properties: Properties?
        }
        let data = FileManager.default.contents(atPath: "\(folder)/Contents.json") ?? Data()
        let contents = try? JSONDecoder().decode(Contents.self, from: data)
        return contents?.properties?.namespace == true
    }

    /// The name that Xcode makes of that of an asset: `bgColorOne` of "BGColorOne", `stickyNote` of
    /// "sticky-note", `_404Page` of "404 page", `accent` of "AccentColor".
    ///
    /// - Parameters:
    ///   - suffix: What a name may end in that is not part of it: "Color" for colours.
    ///   - isType: Whether it begins with a capital.
    package static func identifier(
        of name: String, without suffix: String = "", isType: Bool = false
    ) -> String {
        var name = name
        if !suffix.isEmpty, name.hasSuffix(suffix), name.count > suffix.count {
            name = String(name.dropLast(suffix.count))
        }
        let words = name.split { !$0.isLetter && !$0.isNumber }
        var result = ""
        for (position, word) in words.enumerated() {
            result += position == 0 && !isType ? loweredStart(of: word) : capitalized(word)
        }
        guard let first = result.first else { return "_" }
        return first.isNumber ? "_\(capitalized(result[...]))" : result
    }

    /// The word with its first letter, and each after a digit, as a capital.
    private static func capitalized(_ word: Substring) -> String {
        var isStart = true
        return word.reduce(into: "") { text, character in
            text += isStart ? character.uppercased() : String(character)
            isStart = character.isNumber
        }
    }

    /// The word with the capitals at its start as small letters, but for one that begins the next word: `urlIcon`
    /// of "URLIcon".
    private static func loweredStart(of word: Substring) -> String {
        let capitals = word.prefix { $0.isUppercase }.count
        let rest = word.dropFirst(capitals)
        let lowered = capitals > 1 && rest.first?.isLetter == true ? capitals - 1 : capitals
        let end = word.dropFirst(lowered)
        var isStart = false
        return word.prefix(lowered).lowercased()
            + end.reduce(into: "") { text, character in
                text += isStart ? character.uppercased() : String(character)
                isStart = character.isNumber
            }
    }
}
