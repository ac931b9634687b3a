internal import Foundation

extension ModuleShelf {
    /// Modules that others are made of, and that are none of Apple's.
    private static let parts: Set = ["CFNames", "ObjectStore", "Support", "QuietTests"]

    /// The module that declares a name: a type, a macro, a function; the first by name of several.
    ///
    /// - Parameter isMember: Whether a member is looked for, such as a modifier, and not a name at the top level.
    /// - Complexity: All modules are read: this is for when something is wrong already.
    func module(declaring name: String, isMember: Bool = false) -> String? {
        names.subtracting(Self.parts).sorted().first { declares(name, in: $0, isMember: isMember) }
    }

    /// Whether a module declares a name.
    func declares(_ name: String, in module: String, isMember: Bool = true) -> Bool {
        guard name.utf8.count > 1 else { return false }
        let wanted = Data(" \(name)".utf8)
        return sourceFiles(of: module).contains { data in
            var rest = data.startIndex..<data.endIndex
            while let found = data.range(of: wanted, in: rest) {
                if Self.isDeclared(data, found, isMember) { return true }
                rest = found.upperBound..<data.endIndex
            }
            return false
        }
    }

    private func sourceFiles(of module: String) -> [Data] {
        let root = "\(folder)/\(module)/Sources"
        let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap {
            FileManager.default.contents(atPath: "\(root)/\($0)")
        }
    }

    /// Whether a name is that of a public declaration, which begins its line if it is at the top level.
    private static func isDeclared(
        _ data: Data, _ found: Range<Data.Index>, _ isMember: Bool
    ) -> Bool {
        if found.upperBound < data.endIndex {
            let next = data[found.upperBound]
            if next == 95 || next >= 128 || Character(Unicode.Scalar(next)).isLetter
                || Character(Unicode.Scalar(next)).isNumber
            {
                return false
            }
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
