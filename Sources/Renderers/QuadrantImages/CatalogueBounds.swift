import Foundation
import QuadrantDisplayList

/// Keeps a picture of an asset catalogue inside of it: what `Contents.json` names may lead anywhere by `..` or by a link, and who draws
/// the views of a stranger does not want to show the files of the machine.
enum CatalogueBounds {
    private static let ending = ".xcassets"

    /// Throws for a file that a catalogue names, and that lies outside of it.
    static func check(_ path: String) throws(ImageProblem) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let place = parts.firstIndex(where: { $0.hasSuffix(ending) }) else { return }
        let catalogue = parts[...place].joined(separator: "/")
        // The catalogue itself may be reached by a link, as from the bundle of a project.
        guard resolved(path).hasPrefix(resolved(catalogue) + "/") else {
            throw .unreadable("it lies outside of the asset catalogue that names it")
        }
    }

    private static func resolved(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }
}
