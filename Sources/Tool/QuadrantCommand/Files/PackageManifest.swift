internal import Foundation

/// What the manifest of a package says, as far as its text shows: it is not run.
struct PackageManifest {
    /// The names of the targets.
    private(set) var targets: Set<String> = []
    /// The folders of packages that it depends on by a path.
    private(set) var localDependencies: [String] = []

    /// Reads a manifest; one that cannot be read says nothing.
    init(readAt path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return }
        let text = String(decoding: data, as: UTF8.self)
        let folder = (path as NSString).deletingLastPathComponent
        targets = Set(
            text.matches(of: /\.(?:target|executableTarget|macro)\(\s*name:\s*"([^"]+)"/)
                .map { String($0.1) })
        localDependencies = text.matches(
            of: /\.package\(\s*(?:name:\s*"[^"]*",\s*)?path:\s*"([^"]+)"/
        ).map { $0.1.hasPrefix("/") ? String($0.1) : "\(folder)/\($0.1)" }
    }
}
