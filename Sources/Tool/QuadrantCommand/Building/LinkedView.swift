internal import Foundation
internal import QuadrantIndex

/// The view that is linked with a program which `quadrant build` has made, and all that the program has to know of it.
struct LinkedView: Codable, Equatable, Sendable {
    /// What the view takes, and the types in it.
    var view: TemplateFacts.View
    var types: [TemplateFacts.DataType]
    /// What the files offered: the text of a `SourceIndex`.
    var index: String
    /// The files that the view finds by name: pictures, catalogues, texts, fonts.
    var resources = LinkedResources.Table()
    /// Tells the program from others, by all that it is linked of.
    var digest: String

    /// That of the running program; `nil` in `quadrant` itself.
    static let ofProgram: LinkedView? =
        LinkedBytes.between(BuiltProgram.symbols.start, BuiltProgram.symbols.end).flatMap {
            try? JSONDecoder().decode(LinkedView.self, from: $0)
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
