internal import Foundation
internal import QuadrantRendering

/// Where the pictures of a batch go: `out/{id}.png`, a file each; `all.zip/{id}.png`, `all.tar/{id}.png` or `all.zip`, one archive;
/// `all.pdf`, one document.
enum BatchPlace {
    case folder(OutputPattern)
    case archive(path: String, isZip: Bool, OutputPattern)
    case document(path: String)

    /// Reads what `-o` says.
    ///
    /// - Parameter format: That of `--format`; `nil` where nothing is said.
    init(_ text: String, format: Stage.Output.Format?) throws(CommandError) {
        let fixed = text.prefix { $0 != "{" }
        for kind in [".zip", ".tar"] {
            if let end = fixed.range(of: "\(kind)/", options: .caseInsensitive)?.upperBound {
                self = .archive(
                    path: String(text[..<text.index(before: end)]), isZip: kind == ".zip",
                    try OutputPattern(inArchive: String(text[end...])))
                return
            }
            if text.lowercased().hasSuffix(kind), !text.contains("{") {
                let end = (format ?? .png).rawValue
                self = .archive(
                    path: text, isZip: kind == ".zip",
                    try OutputPattern(inArchive: "{line}.\(end)"))
                return
            }
        }
        if !text.contains("{"), text.lowercased().hasSuffix(".pdf") {
            self = .document(path: text)
        } else {
            self = .folder(try OutputPattern(text))
        }
    }

    /// What says the kind of picture by its end, in one file; `nil` for files of their own.
    var content: String? {
        switch self {
        case .folder: nil
        case .archive(_, _, let pattern): pattern.end
        case .document(let path): path
        }
    }

    /// The folder in which is written.
    var folder: String {
        switch self {
        case .folder(let pattern): return pattern.folder
        case .archive(let path, _, _), .document(let path):
            guard let slash = path.lastIndex(of: "/") else { return "." }
            return slash == path.startIndex ? "/" : String(path[..<slash])
        }
    }
}
