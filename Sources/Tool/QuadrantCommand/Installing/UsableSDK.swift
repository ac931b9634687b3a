internal import Foundation

/// The SDK that the running program lies in, found whole and with a toolchain that fits it.
struct UsableSDK {
    let installation: Installation
    let tree: SDKTree
    let build: SDKBuild
    let toolchain: Toolchain
    let environment: [String: String]

    /// Finds it, or throws what is wrong with it.
    ///
    /// - Parameter bytes: Whether the bytes of all files are looked at, and not only their sizes.
    init(checkingBytes bytes: Bool = false, environment: [String: String]) throws(CommandError) {
        installation = try Installation.current()
        guard let tree = installation.tree else { throw .noSDK }
        guard let build = tree.build else {
            throw .damagedSDK(file: tree.buildFile, "cannot be read")
        }
        (self.tree, self.build) = (tree, build)
        self.environment = environment
        try SDKHealth(tree: tree).check(bytes: bytes)
        toolchain = try Toolchain.find(environment: environment)
        try toolchain.check(for: installation)
    }

    /// The same SDK, copied to where another tree lies.
    init(_ other: UsableSDK, at tree: SDKTree) {
        installation = Installation(executable: "\(tree.programs)/quadrant")
        self.tree = tree
        build = other.build
        toolchain = other.toolchain
        environment = other.environment
    }

    /// What SwiftPM reads of it.
    var bundle: SwiftSDKBundle {
        SwiftSDKBundle(tree: tree, build: build, toolchain: toolchain.root)
    }
}
