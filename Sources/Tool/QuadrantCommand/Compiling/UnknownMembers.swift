internal import Foundation

/// Finds names after a point that no file and no module has, in a file over which the compiler has given up.
///
/// The tables of names in modules are looked through as bytes: a name that stands nowhere in them is no member of anything.
struct UnknownMembers {
    /// The files of all modules that can be imported.
    private let modules: [String]

    /// Members of structures of C that have no mark of C in their name; those are not in such tables.
    private static let namesOfC: Set = ["fd", "events", "revents", "quot", "rem", "self", "init"]

    /// A finder for an installation with a toolchain.
    ///
    /// - Parameter folders: Where there are more modules.
    init(_ installation: Installation, _ toolchain: Toolchain, and folders: [String]) {
        let architecture = "\(Self.architecture)-unknown-linux-gnu.swiftmodule"
        modules = ([installation.modules, toolchain.libraries] + folders).flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
                .filter { $0.hasSuffix(".swiftmodule") }.map { "\(folder)/\($0)" }
        }.map {
            FileManager.default.fileExists(atPath: "\($0)/\(architecture)")
                ? "\($0)/\(architecture)" : $0
        }
    }

    private static var architecture: String {
        #if arch(arm64)
            "aarch64"
        #else
            "x86_64"
        #endif
    }

    /// The errors about the names in `file` that nothing in `files` and in the modules has, as the compiler would word them; empty where a type
    /// finds its members by code.
    ///
    /// - Complexity: Linear in the files and modules, some 60 MB: a quarter of a second.
    func errors(in file: SourceFile, of files: [SourceFile]) -> [String] {
        if files.contains(where: { $0.text.contains("dynamicMember") }) { return [] }
        var unknown = Set(Self.members(in: file.text).map(\.name)).subtracting(Self.namesOfC)
        for file in files where !unknown.isEmpty {
            unknown.subtract(CodeWords(in: file.text).all.filter { !$0.isMember }.map(\.name))
        }
        for module in modules where !unknown.isEmpty {
            unknown.subtract(NameSearch.find(unknown, inFileAt: module))
        }
        let lines = file.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        var told: Set<String> = []
        return Self.members(in: file.text).filter {
            unknown.contains($0.name) && told.insert($0.name).inserted
        }.map { word in
            let isModifier = AppleNames.standard.named(word.name[...]).contains {
                $0.kind == "modifier"
            }
            let what = isModifier ? "value of type 'some View' has no" : "nothing here has a"
            let line = lines.indices.contains(word.line - 1) ? lines[word.line - 1] : ""
            let blanks = String(repeating: " ", count: max(word.column - 1, 0))
            return
                "\(file.path):\(word.line):\(word.column): error: \(what) member '\(word.name)'\n"
                + "\(line)\n\(blanks)^\n"
        }
    }

    private static func members(in text: String) -> [CodeWords.Word] {
        let others = linesForOthers(in: text)
        return CodeWords(in: text).all.filter {
            $0.isMember && !$0.name.contains("_") && !others.contains($0.line)
        }
    }

    /// The lines between conditions on a platform, which this one may not compile: a name in them may be one of another platform.
    private static func linesForOthers(in text: String) -> IndexSet {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        var found = IndexSet()
        var isForOthers: [Bool] = []
        for (position, line) in lines.enumerated() {
            let words = line.drop { $0.isWhitespace }
            if words.hasPrefix("#if") || words.hasPrefix("#elseif") {
                let isAbout = ["os(", "canImport(", "targetEnvironment("].contains {
                    words.contains($0)
                }
                if words.hasPrefix("#if") {
                    isForOthers.append(isAbout)
                } else if isAbout, !isForOthers.isEmpty {
                    isForOthers[isForOthers.count - 1] = true
                }
            } else if words.hasPrefix("#endif") {
                _ = isForOthers.popLast()
            }
            if isForOthers.contains(true) { found.insert(position + 1) }
        }
        return found
    }
}
