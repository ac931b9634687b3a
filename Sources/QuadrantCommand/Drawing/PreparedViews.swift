internal import Foundation
internal import QuadrantIndex
internal import SwiftUI

/// The user's files compiled, the views that were chosen among theirs, and how they are drawn: what all
/// commands that draw begin with.
struct PreparedViews {
    /// The files, in the order of the index.
    let files: [SourceFile]
    /// What the files offer.
    let index: SourceIndex
    /// The positions of the chosen views; empty where they are only to be listed.
    let positions: [Int]
    /// Draws them.
    let drawer: ViewDrawer
    /// As the request says, with the folders of the files' pictures; the kind of picture is the caller's.
    var options: DrawingOptions

    /// Compiles files and chooses as a request says; warnings and the choice, where it is the program's, go to
    /// standard error.
    ///
    /// - Parameters:
    ///   - verb: What is done to the views: "drawing".
    ///   - resources: Where pictures are looked for; nil for the folders around the files.
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
