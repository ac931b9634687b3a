internal import Foundation

/// The languages of the texts of a project.
enum Localizations {
    /// The largest catalogue of strings that is read, in bytes.
    private static let largestCatalogue = 16 << 20

    /// The languages for which folders have texts, in order; English where there are none.
    static func names(in folders: [String]) -> [String] {
        var found: Set<String> = []
        for folder in folders {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names {
                if name.hasSuffix(".lproj"), name != "Base.lproj" {
                    found.insert(String(name.dropLast(6)))
                } else if name.hasSuffix(".xcstrings") {
                    found.formUnion(languages(ofCatalogue: "\(folder)/\(name)"))
                }
            }
        }
        return found.isEmpty ? ["en"] : found.sorted()
    }

    private static func languages(ofCatalogue path: String) -> Set<String> {
        guard let data = FileManager.default.contents(atPath: path), data.count <= largestCatalogue,
            let catalogue = JSONValue(data)
        else { return [] }
        var found: Set<String> = []
        if let source = catalogue["sourceLanguage"]?.string { found.insert(source) }
        for entry in (catalogue["strings"]?.members ?? [:]).values {
            found.formUnion((entry["localizations"]?.members ?? [:]).keys)
        }
        return found
    }
}
