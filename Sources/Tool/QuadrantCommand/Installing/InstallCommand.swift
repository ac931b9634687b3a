internal import Foundation
internal import QuadrantRendering

/// `quadrant install` and `quadrant uninstall`.
struct InstallCommand {
    private let request: InstallRequest
    private let environment = ProcessInfo.processInfo.environment

    init(_ request: InstallRequest) { self.request = request }

    /// Puts the SDK that this program lies in into a prefix, and tells where.
    func install() throws(CommandError) {
        let sdk = try UsableSDK(checkingBytes: request.checksBytes, environment: environment)
        let (build, places) = (sdk.build, try places(of: sdk.tree))
        let placed = try Installer(sdk: sdk, places: places).install()
        try SDKHealth(tree: placed).check(bytes: false)
        if request.addsModules { try SDKModules(sdk: UsableSDK(sdk, at: placed)).addAll() }
        let folder = "\(places.prefix)/bin"
        let isOnPath = SearchPath(environment: environment).contains(folder)
        try Console.output(
            """
            Quadrant \(build.version) is installed in '\(placed.path)'.
              swift build --swift-sdk \(SwiftSDKBundle.identifier)      builds a package that imports SwiftUI
              swift test --swift-sdk \(SwiftSDKBundle.identifier)       runs its tests
              quadrant editor-setup PACKAGE      completion and diagnostics in editors
              quadrant uninstall                 removes it

            """)
        if !isOnPath {
            Console.error(
                "quadrant: '\(folder)' is not on PATH; add it, or call '\(folder)/quadrant'\n")
        }
    }

    /// Writes what names places, where the SDK lies: for packages, which bring the rest.
    func settle() throws(CommandError) {
        let sdk = try UsableSDK(environment: environment)
        try Installer(sdk: sdk, places: places(of: sdk.tree)).describe(sdk.tree, at: sdk.tree)
    }

    /// The places of the prefix that was named; else of the one that a tree lies in already, else the usual ones.
    private func places(of tree: SDKTree?) throws(CommandError) -> InstallPlaces {
        try InstallPlaces(
            prefix: request.prefix ?? tree.flatMap(Self.prefix(of:)), environment: environment)
    }

    /// Removes an SDK from a prefix.
    func uninstall() throws(CommandError) {
        let tree = try Installation.current().tree
        let places = try places(of: tree)
        let version = request.version ?? tree?.build?.version ?? ProgramVersion.number
        guard version.isPlainVersion else {
            throw .badValue(
                option: "--release", value: version, expected: "a version, such as 0.1.0")
        }
        let successor = try Uninstaller(places: places, version: version).uninstall()
        let rest = successor.map { "'quadrant' is version \($0) now." } ?? "Nothing of it is left."
        try Console.output(
            "Quadrant \(version) is removed from '\(places.prefix.isEmpty ? "/" : places.prefix)'. \(rest)\n"
        )
    }

    /// The prefix that a tree lies in, `PREFIX/lib/quadrant/VERSION`; `nil` for a tree elsewhere.
    private static func prefix(of tree: SDKTree) -> String? {
        let parts = tree.path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.dropLast().suffix(2) == ["lib", "quadrant"] else { return nil }
        return "/" + parts.dropFirst().dropLast(3).joined(separator: "/")
    }
}

extension String {
    /// Whether it is the number of a version, and no path.
    fileprivate var isPlainVersion: Bool {
        !isEmpty && first != "." && allSatisfy { $0.isLetter || $0.isNumber || ".-+".contains($0) }
    }
}
