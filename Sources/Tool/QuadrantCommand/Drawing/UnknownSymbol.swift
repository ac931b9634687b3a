internal import Foundation

/// A symbol or module that the user's files need and that was not found when their library was
/// loaded.
struct UnknownSymbol: Equatable {
    /// A function of C, or a module.
    var name: String
    var isModule: Bool

    /// Reads the loader's message: "views.so: undefined symbol: atexit"; `nil` for anything else.
    init?(loaderMessage: String) {
        guard let range = loaderMessage.range(of: "undefined symbol: ") else { return nil }
        let symbol = loaderMessage[range.upperBound...].prefix { !$0.isWhitespace && $0 != "," }
        guard !symbol.isEmpty else { return nil }
        // "$s7Testing9TestTraitMp" begins with the module, with the length of its name.
        let mangled = symbol.hasPrefix("$s") ? symbol.dropFirst(2) : ""
        let digits = mangled.prefix { $0.isNumber }
        let module = mangled.dropFirst(digits.count).prefix(Int(digits) ?? 0)
        isModule = !module.isEmpty
        name = String(isModule ? module : symbol)
    }

    /// The error for it, with the first line of the files where it is named.
    func error(drawing view: String, of files: [SourceFile]) -> CommandError {
        .notLinked(name: name, isModule: isModule, view: view, place: place(in: files))
    }

    /// `Card.swift:3`, the first line that imports or names it.
    private func place(in files: [SourceFile]) -> String? {
        for file in files {
            let lines = file.text.split(
                omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            let line = lines.firstIndex { line in
                let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
                guard let position = words.firstIndex(of: Substring(name)) else { return false }
                return !isModule || words[..<position].contains("import")
            }
            if let line { return "\(file.path):\(line + 1)" }
        }
        return nil
    }
}
