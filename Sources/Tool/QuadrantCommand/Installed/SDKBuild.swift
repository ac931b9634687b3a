internal import Foundation

/// What a finished SDK says of itself, in its `build.json`.
package struct SDKBuild: Codable, Equatable, Sendable {
    /// The number of its version: `0.1.0`.
    package let version: String
    /// The commit that it was built from; empty where there was none.
    package let commit: String
    /// The version of the Swift that built it: `6.3.1`. Its modules can be read by no other.
    package let compiler: String
    /// The system that it is for: `x86_64-unknown-linux-gnu`.
    package let target: String

    /// Facts of a build.
    package init(version: String, commit: String, compiler: String, target: String) {
        self.version = version
        self.commit = commit
        self.compiler = compiler
        self.target = target
    }

    /// Reads `build.json`; `nil` where it is not there or is damaged.
    package init?(path: String) {
        guard let data = FileManager.default.contents(atPath: path),
            let build = try? JSONDecoder().decode(SDKBuild.self, from: data)
        else { return nil }
        self = build
    }
}
