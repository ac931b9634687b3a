package import QuadrantIndex
internal import QuadrantRendering
package import SwiftUI

/// Where the pictures go and of which kind they are.
package struct OutputPlan: Equatable, Sendable {
    /// Where pictures are written.
    package enum Target: Equatable, Sendable {
        /// Standard output.
        case standardOutput
        /// A file of this path.
        case file(String)
        /// Files named after the views, in this folder.
        case folder(String)
    }

    /// Where pictures are written.
    package let target: Target
    /// The kind of picture.
    package let format: Stage.Output.Format

    /// The plan for a request; throws where its parts contradict each other.
    package init(_ request: RenderRequest) throws(CommandError) {
        let usual: Stage.Output.Format = request.stage.output.pages == nil ? .png : .pdf
        if request.selection == .all {
            if request.output == "-" { throw .allToStandardOutput }
            target = .folder(request.output ?? ".")
            format = request.format ?? usual
            return
        }
        switch request.output {
        case nil:
            target = .folder(".")
            format = request.format ?? usual
        case "-":
            guard let given = request.format else { throw .standardOutputNeedsFormat }
            target = .standardOutput
            format = given
        case let path?:
            target = .file(path)
            format = try Self.format(of: path, given: request.format)
        }
    }

    private static func format(
        of path: String, given: Stage.Output.Format?
    ) throws(CommandError) -> Stage.Output.Format {
        let name = path.split(separator: "/").last ?? ""
        let end = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
        let named = Stage.Output.Format(fileEnd: end.map(String.init) ?? "")
        if let named, let given, named != given {
            throw .formatMismatch(path: path, format: given.rawValue)
        }
        guard let format = given ?? named else { throw .unknownExtension(path: path) }
        return format
    }

    /// The path for a candidate's picture; `nil` is standard output.
    ///
    /// A picture that was not given a name is called `FILE-VIEW`, so that views of one name in two files do
    /// not take each other's place; only `FILE` where the view has no name, or that of the file.
    ///
    /// - Parameter taken: Names already used in this run, without the folder; the next of the same
    ///   name gets a number.
    package func path(
        for candidate: Candidate, fileStem: String, taken: inout Set<String>
    ) -> String? {
        switch target {
        case .standardOutput: return nil
        case .file(let path): return path
        case .folder(let folder):
            let name = Self.free(
                Self.stem(for: candidate, fileStem: fileStem), taken: &taken)
            let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : "\(folder)/"
            return "\(prefix)\(name).\(format.rawValue)"
        }
    }

    /// The name, with a number behind it where it is taken; it is taken then.
    static func free(_ stem: String, taken: inout Set<String>) -> String {
        var name = stem
        var number = 2
        while !taken.insert(name.lowercased()).inserted {
            name = "\(stem)-\(number)"
            number += 1
        }
        return name
    }

    /// The name of a candidate's picture, without its ending: `FILE-VIEW`, or `FILE`.
    static func stem(for candidate: Candidate, fileStem: String) -> String {
        let ownName = candidate.shownName
        let hasOwnName = candidate.isNamed && ownName != fileStem
        return fileName(hasOwnName ? "\(fileStem)-\(ownName)" : fileStem)
    }

    /// The largest number of bytes in a name: file systems allow 255, which must also hold a number, the
    /// ending and the mark of a file that is being written.
    private static let longestName = 180

    /// The name without characters that file names cannot have, and without a dot or a dash in front, cut
    /// off at `longestName` bytes.
    private static func fileName(_ name: String) -> String {
        var plain = ""
        for character in TerminalText.fileName(name) {
            let kept = character == "/" ? "-" : character
            if plain.utf8.count + kept.utf8.count > longestName { break }
            plain.append(kept)
        }
        let trimmed = plain.drop { $0 == "." || $0 == "-" || $0 == " " }
        return trimmed.isEmpty ? "view" : String(trimmed)
    }
}
