internal import Foundation

/// What is wrong with a file that does not compile.
struct CompileFailure: Equatable {
    /// What the compiler said; empty for a file that only needs another one.
    var text: String
    /// The path of a file that it needs, and that the compiler cannot read; `nil` for a fault of its own.
    var needs: String?
    /// Whether the same files always fail so: then it is remembered.
    ///
    /// What the compiler says of modules, of its time or of itself has other causes than the files: a package that is not installed, a busy
    /// machine.
    var isLasting = true

    /// A failure with the compiler's words.
    init(_ text: String, needs: String? = nil) {
        (self.text, self.needs) = (text, needs)
        let passing = [" module ", SlowExpressions.words]
        isLasting = !passing.contains { text.contains($0) }
    }

    /// The failure that `data` holds.
    init(data: Data) {
        let text = String(decoding: data, as: UTF8.self)
        guard text.hasPrefix(Self.mark), let end = text.firstIndex(of: "\n") else {
            self.init(text)
            return
        }
        let path = text[..<end].dropFirst(Self.mark.count)
        self.init(String(text[text.index(after: end)...]), needs: String(path))
    }

    /// The failure as the cache keeps it.
    var data: Data { Data(((needs.map { "\(Self.mark)\($0)\n" } ?? "") + text).utf8) }

    private static let mark = "needs "

    /// Whether what the compiler says may only follow from a file that it was not given.
    static func mayFollowFromMissingFile(_ text: String) -> Bool {
        ["cannot find ", "has no member ", "cannot infer ", "does not conform "].contains {
            text.contains($0)
        }
    }
}
