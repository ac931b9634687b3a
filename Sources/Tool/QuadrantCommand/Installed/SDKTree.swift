internal import Foundation
internal import QuadrantRendering

/// The folder of a finished SDK: the command, the library, the modules for the compiler, and what describes them.
///
/// The folder can be moved and copied: nothing in it names its own place but the Swift SDK bundle, which
/// `SwiftSDKBundle` writes anew where the folder lies.
package struct SDKTree: Equatable, Sendable {
    /// The path of the folder, without a slash at its end.
    package let path: String

    /// A tree at a path; whether there is one is not looked at.
    package init(path: String) { self.path = path }

    /// The tree that a program lies in, as `libexec/quadrant` does; `nil` for one in the folder of a build.
    package init?(of executable: String) {
        let parts = executable.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.dropLast().last == "libexec" else { return nil }
        path = parts.dropLast(2).joined(separator: "/")
        if !System.may(R_OK, buildFile) { return nil }
    }

    /// The command, which starts the program with the Swift that it was built with.
    package var command: String { "\(path)/bin/quadrant" }
    /// The folder of the programs themselves.
    package var programs: String { "\(path)/libexec" }
    /// The folder with `SwiftUI.swiftmodule`.
    package var modules: String { "\(path)/modules" }
    /// The folder with a folder of headers for each module of C.
    package var headers: String { "\(path)/include" }
    /// The folder of the shared libraries.
    package var libraries: String { "\(path)/lib" }
    /// The folder with the sources of Apple's other modules, which are compiled when they are first imported.
    package var shelf: String { "\(path)/shelf" }
    /// The folder of the manual page and the completions.
    package var share: String { "\(path)/share" }
    /// The folder of the Swift SDK bundle.
    package var bundles: String { "\(path)/swift-sdks" }
    /// The link to the runtime libraries of the Swift that it was built with.
    package var runtime: String { "\(path)/runtime" }
    /// The link to the libraries that macros are linked with, of the same toolchain.
    package var host: String { "\(path)/host" }
    /// What it says of itself.
    package var buildFile: String { "\(path)/build.json" }
    /// The list of its files.
    package var listFile: String { "\(path)/files.txt" }

    /// What it says of itself; `nil` where that cannot be read.
    package var build: SDKBuild? { SDKBuild(path: buildFile) }
}
