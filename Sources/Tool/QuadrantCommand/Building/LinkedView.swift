internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering

/// The view that is linked with a program which `quadrant build` has made, and all that the program has to know of it.
struct LinkedView: Codable, Equatable, Sendable {
    /// What the view takes, the types in it, and the constants that its examples name.
    var view: TemplateFacts.View
    var types: [TemplateFacts.DataType]
    var constants: [String: String] = [:]
    /// What the files offered: the text of a `SourceIndex`.
    var index: String
    /// The system that it is drawn as where nothing else is asked for; `nil` for the usual one.
    var system: Stage.Surroundings.System?
    /// The files that the view finds by name: pictures, catalogues, texts, fonts, and what else its bundle has.
    var resources = LinkedResources.Table()
    /// Tells the program from others, by all that it is linked of.
    var digest: String

    /// That of the running program; `nil` in `quadrant` itself.
    static let ofProgram: LinkedView? =
        LinkedBytes.between(BuiltProgram.symbols.start, BuiltProgram.symbols.end).flatMap {
            try? JSONDecoder().decode(LinkedView.self, from: $0)
        }

    /// What stands for the digest until the program is linked: it is that of all of its bytes. The objects would not do, as they hold
    /// the paths of what they were compiled from, which the program does not.
    static let unknownDigest = String(repeating: "0", count: 32)

    /// Writes the digest of a program that was linked without into it; the whole program, or `nil` where it has no place for one.
    ///
    /// - Parameter view: The view as it was linked, in JSON: what else looks like a digest is none.
    static func finished(_ program: Data, with view: Data) -> Data? {
        let place = Data("\"digest\":\"\(unknownDigest)\"".utf8)
        guard let whole = program.range(of: view),
            let found = program.range(of: place, in: whole),
            let digest = Digests.sha256(of: program)
        else {
            return nil
        }
        var program = program
        program.replaceSubrange(
            found, with: Data("\"digest\":\"\(digest.prefix(unknownDigest.count))\"".utf8))
        return program
    }
}

extension Project {
    /// The files of a request; none in a program that has its view in it.
    init(for request: RenderRequest, within seconds: Double) throws(CommandError) {
        if BuiltProgram.hasView {
            self.init()
        } else {
            try self.init(at: request.paths, for: request.wishes, within: seconds)
        }
    }
}
