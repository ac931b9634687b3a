internal import Foundation

/// What the modules of a shelf declare: for when something is wrong already, as all of them are read, once.
final class ShelfNames {
    /// A module with its sources.
    private struct Module {
        let name: String
        let sources: [Data]
    }

    private let shelf: () -> ModuleShelf
    private lazy var modules = Self.modules(of: shelf())

    /// Modules that others are made of, and that are none of Apple's.
    private static let parts: Set = ["CFNames", "ObjectStore", "Support", "QuietTests"]

    /// The names of a shelf's modules; nothing is read before they are asked for.
    init(_ shelf: @escaping @autoclosure () -> ModuleShelf) { self.shelf = shelf }

    /// The module that declares a name at its top level, a type, a macro, a function, and that a text does not import; the first by
    /// name of several.
    func module(declaring name: String, missingIn text: String) -> String? {
        guard let module = modules(declaring: name).first else { return nil }
        var imported: Set<String> = []
        ImportedNames.find(in: text, among: [module], into: &imported)
        return imported.isEmpty ? module : nil
    }

    /// The modules that declare a name.
    ///
    /// - Parameter isMember: Whether a member is looked for, such as a modifier, and not a name at the top level.
    func modules(declaring name: String, isMember: Bool = false) -> [String] {
        guard name.utf8.count > 1 else { return [] }
        let wanted = Data(" \(name)".utf8)
        return modules.filter { module in
            module.sources.contains { data in
                var rest = data.startIndex..<data.endIndex
                while let found = data.range(of: wanted, in: rest) {
                    if Self.isDeclared(data, found, isMember) { return true }
                    rest = found.upperBound..<data.endIndex
                }
                return false
            }
        }.map(\.name)
    }

    private static func modules(of shelf: ModuleShelf) -> [Module] {
        shelf.names.subtracting(parts).filter { !$0.hasPrefix("_") }.sorted().map { name in
            let root = "\(shelf.folder)/\(name)/Sources"
            let paths =
                FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
            return Module(
                name: name,
                sources: paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap {
                    FileManager.default.contents(atPath: "\(root)/\($0)")
                })
        }
    }

    /// Whether a name is that of a public declaration, which begins its line if it is at the top level.
    private static func isDeclared(
        _ data: Data, _ found: Range<Data.Index>, _ isMember: Bool
    ) -> Bool {
        if found.upperBound < data.endIndex {
            let next = Character(Unicode.Scalar(data[found.upperBound]))
            if next == "_" || next.isLetter || next.isNumber || !next.isASCII { return false }
        }
        let start = data[..<found.lowerBound].lastIndex(of: 10).map { $0 + 1 } ?? data.startIndex
        let words = String(decoding: data[start..<found.lowerBound], as: UTF8.self)
            .split(separator: " ", omittingEmptySubsequences: false)
        // Members are indented.
        guard let first = words.first, first.isEmpty == isMember, words.contains("public"),
            let kind = words.last
        else { return false }
        if isMember { return kind == "func" || kind == "var" || kind == "let" }
        return [
            "struct", "class", "enum", "protocol", "actor", "typealias", "macro", "func", "let",
            "var",
        ].contains(kind)
    }
}
