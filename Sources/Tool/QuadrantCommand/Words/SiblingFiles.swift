internal import Foundation

/// The Swift files beside one that was given alone, which may declare what it names.
struct SiblingFiles {
    private let path: String?
    /// More files than this are not looked through.
    private static let most = 200

    /// The files beside a path; none for `nil`, and for standard input.
    init(of path: String?) {
        self.path = path.flatMap { $0.hasSuffix(".swift") ? $0 : nil }
    }

    /// The name of the file that declares a type, function or constant; `nil` if none does.
    func file(declaring name: String) -> String? {
        guard let path, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
            return nil
        }
        let folder = (path as NSString).deletingLastPathComponent
        let manager = FileManager.default
        let names = (try? manager.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
        let own = (path as NSString).lastPathComponent
        for file in names.sorted().filter({ $0.hasSuffix(".swift") && $0 != own }).prefix(Self.most)
        {
            let place = folder.isEmpty ? file : "\(folder)/\(file)"
            guard let data = manager.contents(atPath: place) else { continue }
            let text = String(decoding: data, as: UTF8.self)
            let isDeclared = [
                "struct", "class", "enum", "actor", "protocol", "func", "let", "var", "typealias",
            ].contains {
                guard let found = text.range(of: "\($0) \(name)") else { return false }
                let next = text[found.upperBound...].first
                return !(next.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false)
            }
            if isDeclared { return file }
        }
        return nil
    }
}
