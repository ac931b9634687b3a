internal import Foundation
internal import QuadrantRendering

/// Removes a version of the SDK from a prefix. Another version that is there takes its place.
struct Uninstaller {
    let places: InstallPlaces
    let version: String

    /// Removes it, and returns the version that is the command's now; `nil` if none is left.
    func uninstall() throws(CommandError) -> String? {
        let tree = places.tree(version)
        guard tree.build != nil || System.may(F_OK, tree.path) else {
            let others = places.present
            throw .cannotRead(
                path: tree.path,
                reason: "version \(version) is not installed there; "
                    + (others.isEmpty
                        ? "nor is any other" : "there is \(others.joined(separator: ", "))"))
        }
        SDKRegistry(places: places).remove(tree)
        guard System.may(W_OK, places.versions) else {
            throw .cannotWrite(
                path: tree.path,
                reason:
                    "it is not yours, and no longer known to your SwiftPM; whoever installed it removes it, as "
                    + "'apt-get remove quadrant' does")
        }
        let successor = places.present.last { $0 != version }
        if let successor, let build = places.tree(successor).build {
            for (path, link) in places.links(of: successor) {
                try PlaceExchange.link(path, to: link)
            }
            try SDKRegistry(places: places).add(places.tree(successor), build)
        } else {
            for (path, link) in places.links(of: version)
            where System.target(ofLink: path) == link {
                System.remove(path)
            }
        }
        try removeTree(tree)
        return successor
    }

    /// The tree goes away at once, and then from the disk: nobody finds half of it.
    private func removeTree(_ tree: SDKTree) throws(CommandError) {
        let folder = "\(places.versions)/.work"
        try OwnText.makeFolder(folder)
        do {
            let work = try WorkFolder(in: folder)
            defer { work.remove() }
            guard System.move(tree.path, to: "\(work.path)/tree") else {
                throw CommandError.cannotWrite(path: tree.path, reason: System.lastError)
            }
        }
        // Folders that were only its own: one with something in it stays.
        for path in [folder, places.versions] { PlaceExchange.removeEmptyFolder(path) }
    }
}
