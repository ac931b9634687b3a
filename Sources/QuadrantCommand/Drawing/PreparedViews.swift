internal import Foundation
internal import QuadrantIndex
internal import SwiftUI

/// The compiled files of the user's, the chosen views in them, and how they are drawn: the first step
/// of all commands that draw.
struct PreparedViews {
    /// The files, in the order of the index.
    let files: [SourceFile]
    /// What the files offer.
    let index: SourceIndex
    /// The positions of the chosen views; empty where they are only to be listed.
    let positions: [Int]
    /// The drawer of the views.
    let drawer: ViewDrawer
    /// As the request says, with the folders of the files' pictures; the kind of picture is the caller's.
    var options: DrawingOptions

    /// Compiles files and chooses as a request says; warnings go to standard error, and the choice too if the
    /// program made it.
    ///
    /// - Parameters:
    ///   - verb: What the command does with the views, for messages: "drawing".
    ///   - resources: Where pictures are looked for; `nil` for the folders around the files.
    init(
        _ files: [SourceFile], for request: RenderRequest, verb: String,
        environment: [String: String], resources: [String]? = nil
    ) throws(CommandError) {
        let compiled = try CompiledFiles.make(
            from: files, environment: environment, timeLimit: request.timeLimit)
        Console.error(compiled.warnings)
        self.files = files
        index = compiled.index
        positions =
            request.selection == .list
            ? [] : try ViewChoice(index: index, verb: verb).positions(for: request.selection)
        drawer = try ViewDrawer(
            compiled, of: files, environment: environment, timeLimit: request.timeLimit,
            memoryLimit: request.memoryLimit)
        options = request.options
        options.resourceDirectories = resources ?? ResourceFolders.around(files.map(\.path))
    }
}
