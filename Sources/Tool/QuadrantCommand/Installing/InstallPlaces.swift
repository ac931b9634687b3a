internal import Foundation
internal import QuadrantRendering

/// Where the parts of installed SDKs lie.
struct InstallPlaces {
    /// The prefix: an absolute path without a slash at its end.
    let prefix: String
    /// The user's home folder.
    let home: String

    /// The places for a prefix as it was given, seen from the working folder.
    init(prefix given: String?, environment: [String: String]) throws(CommandError) {
        home = try Self.home(environment)
        let path = given ?? "\(home)/.local"
        let absolute =
            path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
        let plain = URL(fileURLWithPath: absolute).standardizedFileURL.path
        prefix = plain == "/" ? "" : plain
    }

    /// The folder of all versions.
    var versions: String { "\(prefix)/lib/quadrant" }
    /// The tree of a version.
    func tree(_ version: String) -> SDKTree { SDKTree(path: "\(versions)/\(version)") }
    /// Where SwiftPM looks for the Swift SDKs of this user.
    var swiftSDKs: String { "\(home)/.swiftpm/swift-sdks" }

    /// The links in the prefix, with their targets in the tree of a version, relative to the link.
    func links(of version: String) -> [(path: String, target: String)] {
        let tree = "lib/quadrant/\(version)"
        return [
            ("\(prefix)/bin/quadrant", "../\(tree)/bin/quadrant"),
            ("\(prefix)/share/man/man1/quadrant.1", "../../../\(tree)/share/quadrant.1"),
            (
                "\(prefix)/share/bash-completion/completions/quadrant",
                "../../../\(tree)/share/quadrant.bash"
            ),
            (
                "\(prefix)/share/zsh/site-functions/_quadrant",
                "../../../\(tree)/share/_quadrant"
            ),
            (
                "\(prefix)/share/fish/vendor_completions.d/quadrant.fish",
                "../../../\(tree)/share/quadrant.fish"
            ),
        ]
    }

    /// The versions that are there, the newest last.
    var present: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: versions)) ?? []
        return names.filter { tree($0).build != nil }
            .sorted { $0.compare($1, options: .numeric) == .orderedAscending }
    }

    private static func home(_ environment: [String: String]) throws(CommandError) -> String {
        if let home = environment["HOME"], home.hasPrefix("/") { return home }
        // Services have no such variable.
        let own = FileManager.default.homeDirectoryForCurrentUser.path
        if own.hasPrefix("/"), own != "/" { return own }
        throw .cannotWrite(path: "~", reason: "HOME is not set; name a folder with '--prefix'")
    }
}
