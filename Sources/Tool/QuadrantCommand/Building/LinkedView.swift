internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering

/// The view that is linked with a program which `quadrant build` has made, and all that the program has to know of it.
struct LinkedView: Codable, Equatable, Sendable {
    /// What the view takes, and the types in it.
    var view: TemplateFacts.View
    var types: [TemplateFacts.DataType]
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

    /// What tells a program from every other, by all that it is linked of.
    static func digest(
        of objects: [String], and resources: LinkedResources.Content, index: String,
        system: Stage.Surroundings.System?
    ) throws(CommandError) -> String {
        guard Digests.isThere else {
            throw .internalFault("libcrypto.so.3 is not there: install the package libssl3")
        }
        var hash = ContentHash()
        hash.combine(index)
        hash.combine(system?.rawValue ?? "")
        for entry in resources.list.entries {
            hash.combine(entry.path)
            hash.combine("\(entry.start) \(entry.size)")
        }
        hash.combine(Digests.sha256(of: resources.bytes) ?? "")
        for object in objects {
            let content: Data
            do {
                content = try Data(
                    contentsOf: URL(fileURLWithPath: object), options: .alwaysMapped)
            } catch {
                throw .cannotRead(path: object, reason: error.localizedDescription)
            }
            hash.combine(Digests.sha256(of: content) ?? "")
        }
        return hash.text
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
