internal import Foundation
internal import QuadrantRendering

/// The folders of `PATH`.
struct SearchPath {
    private let folders: [String]

    /// The search path of an environment; without one, the folders every system has.
    init(environment: [String: String]) {
        folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map(String.init)
    }

    /// Whether a folder is one of them.
    func contains(_ folder: String) -> Bool { folders.contains(folder) }

    /// The programs of this name, in the order of the folders.
    func programs(named name: String) -> [String] {
        folders.map { "\($0)/\(name)" }.filter { System.may(X_OK, $0) }
    }
}
