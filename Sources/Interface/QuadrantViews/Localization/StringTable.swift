import Foundation
import QuadrantDisplayList

/// All languages of one table: what `.xcstrings`, `.strings` and `.stringsdict` files of a name say.
struct StringTable: Sendable {
    /// The strings by language (BCP 47), then by key; the language is "" for files outside of a
    /// language's folder.
    private(set) var strings: [String: [String: StringEntry]] = [:]
    /// The language whose strings are used if the language of a text has none.
    private(set) var sourceLanguage = "en"
    /// The keys of catalogues: in the source language a key that has no other text is the text.
    private var catalogKeys: Set<String> = []

    var isEmpty: Bool { strings.isEmpty }

    /// The table of a name in folders; what the first says wins. Files that cannot be read are left
    /// out.
    init(named name: String, in folders: [URL]) {
        for folder in folders {
            if let data = Self.data(folder, "\(name).xcstrings") { addCatalog(data) }
            let contents =
                (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for item in contents.sorted() where item.hasSuffix(".lproj") {
                let language = String(item.dropLast(6)).replacingOccurrences(of: "_", with: "-")
                add(
                    folder.appendingPathComponent(item), name,
                    language: language == "Base" ? "" : language)
            }
            add(folder, name, language: "")
        }
    }

    private static func data(_ folder: URL, _ name: String) -> Data? {
        try? PlainFile.contents(at: folder.appendingPathComponent(name).path)
    }

    private mutating func add(_ folder: URL, _ name: String, language: String) {
        if let data = Self.data(folder, "\(name).stringsdict") { addPlurals(data, language) }
        guard let data = Self.data(folder, "\(name).strings"),
            let list = try? PropertyList.content(of: data),
            let strings = list as? [String: String]
        else { return }
        for (key, value) in strings {
            put(StringEntry(forms: [.other: value], language: ruling(language)), key, language)
        }
    }

    /// The language whose rules of numbers hold in files of a language.
    private func ruling(_ language: String) -> String {
        let tag = language.isEmpty ? sourceLanguage : language
        return String(tag.prefix { $0 != "-" })
    }

    private mutating func put(_ entry: StringEntry, _ key: String, _ language: String) {
        if strings[language]?[key] == nil { strings[language, default: [:]][key] = entry }
    }

    /// The entry of a key in the first of `languages` that the table has.
    func entry(_ key: String, languages: [String]) -> StringEntry? {
        if let language = languages.first(where: { strings[$0] != nil }),
            let entry = strings[language]?[key]
        {
            return entry
        }
        return strings[""]?[key] ?? strings[sourceLanguage]?[key]
    }

    /// Whether a key is meant to be shown as it is where the first of the table's languages is one of these.
    func isWrittenAsKey(_ key: String, languages: [String]) -> Bool {
        catalogKeys.contains(key) && languages.contains(sourceLanguage)
    }
}

// MARK: - .stringsdict

extension StringTable {
    private mutating func addPlurals(_ data: Data, _ language: String) {
        guard let list = try? PropertyList.content(of: data),
            let entries = list as? [String: [String: Any]]
        else { return }
        for (key, fields) in entries {
            guard let format = fields["NSStringLocalizedFormatKey"] as? String else { continue }
            var entry = StringEntry(forms: [.other: format], language: ruling(language))
            for (name, value) in fields {
                guard let value = value as? [String: String] else { continue }
                entry.substitutions[name] = StringEntry.Substitution(
                    position: nil, specifier: value["NSStringFormatValueTypeKey"] ?? "d",
                    forms: Self.forms { value[$0] })
            }
            put(entry, key, language)
        }
    }

    private static func forms(_ value: (String) -> String?) -> [PluralCategory: String] {
        var forms: [PluralCategory: String] = [:]
        for category in PluralCategory.allCases { forms[category] = value(category.rawValue) }
        return forms
    }
}

// MARK: - .xcstrings

/// A String Catalog, as Xcode writes it.
private struct StringCatalog: Decodable {
    let sourceLanguage: String?
    let strings: [String: Item]

    struct Item: Decodable {
        let localizations: [String: Localization]?
    }

    struct Localization: Decodable {
        let stringUnit: Unit?
        let variations: Variations?
        let substitutions: [String: Substitution]?
    }

    struct Unit: Decodable {
        let value: String
    }

    struct Variations: Decodable {
        let plural: [String: Leaf]?
        let device: [String: Leaf]?
    }

    /// A variation of a string: a string itself, or variations of another kind.
    final class Leaf: Decodable {
        let stringUnit: Unit?
        let variations: Variations?
    }

    struct Substitution: Decodable {
        let argNum: Int?
        let formatSpecifier: String?
        let variations: Variations?
    }
}

extension StringTable {
    private mutating func addCatalog(_ data: Data) {
        guard let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data) else {
            return
        }
        sourceLanguage = catalog.sourceLanguage ?? "en"
        for (key, item) in catalog.strings {
            catalogKeys.insert(key)
            for (language, localization) in item.localizations ?? [:] {
                let forms = Self.forms(localization.stringUnit, localization.variations)
                guard !forms.isEmpty else { continue }
                var entry = StringEntry(forms: forms, language: ruling(language))
                for (name, value) in localization.substitutions ?? [:] {
                    entry.substitutions[name] = StringEntry.Substitution(
                        position: value.argNum.flatMap { $0 > 0 ? $0 - 1 : nil },
                        specifier: value.formatSpecifier ?? "lld",
                        forms: Self.forms(nil, value.variations))
                }
                put(entry, key, language)
            }
        }
    }

    /// The forms for a phone, as the default profile is one.
    private static func forms(
        _ unit: StringCatalog.Unit?, _ variations: StringCatalog.Variations?
    ) -> [PluralCategory: String] {
        if let device = variations?.device?["iphone"] ?? variations?.device?["other"] {
            return forms(device.stringUnit, device.variations)
        }
        if let plural = variations?.plural { return forms { plural[$0]?.stringUnit?.value } }
        return unit.map { [.other: $0.value] } ?? [:]
    }
}
