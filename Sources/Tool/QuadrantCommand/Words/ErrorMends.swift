internal import Foundation

/// Says of the compiler's errors what mends them: names that come near, labels, what a message means in views. Of errors that
/// only follow from another one the first is told, and no note leads into sources that are not the user's.
package struct ErrorMends {
    private let texts: [String: String]
    /// The names in the user's files.
    let ownNames: [String: Int]
    /// What lies beside a file that was given alone.
    let siblings: SiblingFiles
    /// The module that declares a name and that a text does not import.
    private let module: (_ name: String, _ text: String) -> String?

    /// For errors in some files.
    ///
    /// - Complexity: Linear in their length.
    package init(files: [SourceFile]) { self.init(files: files) { _, _ in nil } }

    /// For errors in some files that may lack the import of a module.
    init(files: [SourceFile], module: @escaping (_ name: String, _ text: String) -> String?) {
        self.module = module
        texts = files.reduce(into: [:]) { $0[$1.path] = $1.text }
        var names: [String: Int] = [:]
        for file in files.prefix(Self.filesRead) {
            for word in CodeWords(in: file.text).all { names[word.name, default: 0] += 1 }
        }
        ownNames = names
        siblings = SiblingFiles(of: files.count == 1 ? files.first?.path : nil)
    }

    /// The names of so many files are compared with a misspelled one.
    private static let filesRead = 300

    /// The messages, in the order of their places, with what mends them.
    package func mended(_ diagnostics: String) -> String {
        let (front, found) = ErrorText.all(in: diagnostics)
        guard !found.isEmpty else { return diagnostics }
        var messages = withoutImports(found)
        messages = messages.enumerated().sorted {
            ($0.element.error.file, $0.element.error.line, $0.offset)
                < ($1.element.error.file, $1.element.error.line, $1.offset)
        }.map(\.element)
        let firsts = messages.filter { $0.error.kind == "error" && !Self.follows($0.error.message) }
        let kept = messages.filter { message in
            let error = message.error
            guard error.kind == "error" else { return true }
            let isConsequence = firsts.contains {
                $0.error.file == error.file && $0.error.message != error.message
                    && (error.message != "expected expression"
                        || abs($0.error.line - error.line) <= 2)
                    && Self.follows(error.message, from: $0.error.message)
            }
            if isConsequence { return false }
            if Self.follows(error.message) {
                // The type of an argument is not known where the call is not.
                return !firsts.contains {
                    if error.message.hasPrefix("failed to produce") { return true }
                    return $0.error.file == error.file
                        && ($0.error.line...($0.error.line + 40)).contains(error.line)
                }
            }
            // Of several about one call the first says what is wrong.
            let isMarkup =
                Self.isOfMarkup(error.message)
                && firsts.contains {
                    $0.error.line == error.line
                        && $0.error.message.hasPrefix("cannot find operator '</'")
                }
            let isSecond =
                isMarkup
                || firsts.contains {
                    $0.error.file == error.file && $0.error.line == error.line
                        && Self.order($0.error) < Self.order(error)
                }
            return !(isMarkup || isSecond && Self.isOfCall(error.message))
        }
        var seen: Set<String> = []
        let told = kept.map { message -> String in
            let error = message.error
            let mend = message.words ?? words(for: error)
            let text = error.text(words: mend) { texts[$0.file] != nil && mend == nil }
            return seen.insert(text).inserted ? text : ""
        }
        return front.map { $0 + "\n" }.joined() + told.joined()
    }

    /// A message, and the words that stand for its own.
    private typealias Message = (error: ErrorText, words: String?)

    /// Of a file that lacks an import, one error for all names of a module.
    private func withoutImports(_ errors: [ErrorText]) -> [Message] {
        var told: Set<String> = []
        return errors.compactMap { error -> Message? in
            guard let name = Self.unknownName(in: error), let text = texts[error.file] else {
                return (error, nil)
            }
            if error.message.hasPrefix("cannot find "),
                AppleNames.standard.topLevel(name[...]) != nil,
                !["SwiftUI", "UIKit", "AppKit", "WidgetKit", "Charts"].contains(where: {
                    text.contains("import \($0)")
                })
            {
                guard told.insert(error.file).inserted else { return nil }
                return (
                    error, "'\(name)' is SwiftUI's: the file needs 'import SwiftUI' at its top"
                )
            }
            guard AppleNames.standard.topLevel(name[...]) == nil,
                let module = module(name, text)
            else { return (error, nil) }
            guard told.insert("\(error.file) \(module)").inserted else { return nil }
            return (
                error,
                "'\(name)' is of another module: the file needs 'import \(module)' at its top"
            )
        }
    }

    /// The name that is unknown, for an error about one at the top level.
    private static func unknownName(in error: ErrorText) -> String? {
        let isLookup = ["cannot find ", "unknown attribute '", "no macro named '"].contains {
            error.message.hasPrefix($0)
        }
        return isLookup ? error.quoted.first : nil
    }

    private func words(for error: ErrorText) -> String? {
        guard error.kind == "error", !error.message.contains(NearestWays.mark) else { return nil }
        return mend(for: error).map {
            $0.isWhole ? $0.words : "\(error.message.trimmed); \($0.words)"
        }
    }

    /// Whether an error may only follow from another one, which left the compiler without a type.
    private static func follows(_ message: String) -> Bool {
        [
            "cannot infer contextual base", "generic parameter '", "unable to infer",
            "cannot infer key path",
            "failed to produce diagnostic", "reference to member '",
        ].contains { message.hasPrefix($0) }
    }

    private static func isOfMarkup(_ message: String) -> Bool {
        message.hasPrefix("'<' is not") || message.hasPrefix("'>' is not")
    }

    /// Whether an error is about the arguments of a call, of which there may be several at one place.
    private static func isOfCall(_ message: String) -> Bool {
        [
            "missing argument", "extra argument", "cannot convert value", "cannot call value",
            "expected identifier", "invalid conversion from throwing",
            "'%' is not", "'<' is not", "'>' is not", "cannot find 'a' in scope",
            "static method 'buildExpression'",
            "'f' is not", "no macro named",
        ].contains { message.hasPrefix($0) }
    }

    /// Which of several errors of a line comes first: those that say more.
    private static func order(_ error: ErrorText) -> Int {
        let last = [
            "missing argument for", "missing arguments for", "cannot convert value",
            "cannot call value", "invalid conversion from throwing",
        ]
        let rank = last.contains { error.message.hasPrefix($0) } ? 1 : 0
        return rank * 100_000 + error.column
    }
}

extension String {
    var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
