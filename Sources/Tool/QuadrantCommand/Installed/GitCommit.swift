internal import Foundation

/// Which commit a checkout stands at, read from its files: a program of git is not needed.
enum GitCommit {
    /// The commit; `nil` where the folder is no checkout.
    static func checkedOut(in folder: String) -> String? {
        let git = "\(folder)/.git"
        guard let head = text("\(git)/HEAD") else { return nil }
        guard head.hasPrefix("ref: ") else { return name(head) }
        let branch = head.dropFirst(5)
        if let commit = text("\(git)/\(branch)") { return name(commit) }
        let packed = text("\(git)/packed-refs") ?? ""
        return packed.split(separator: "\n").first { $0.hasSuffix(" \(branch)") }
            .flatMap { name(String($0.prefix { $0 != " " })) }
    }

    private static func text(_ path: String) -> String? {
        FileManager.default.contents(atPath: path).map {
            String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    private static func name(_ text: String) -> String? {
        text.count >= 40 && text.allSatisfy(\.isHexDigit) ? text : nil
    }
}
