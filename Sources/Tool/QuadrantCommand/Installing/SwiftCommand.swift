internal import Foundation
internal import QuadrantRendering

/// `quadrant swift …`: SwiftPM's commands with this SDK, and with the toolchain that fits it.
struct SwiftCommand {
    /// The commands that take a Swift SDK.
    private static let building = ["build", "test", "run", "package"]

    private let arguments: [String]
    private let environment = ProcessInfo.processInfo.environment

    init(_ arguments: [String]) { self.arguments = arguments }

    /// The folder of the package: the one that SwiftPM is told, else the working folder.
    private var package: String {
        guard let place = arguments.firstIndex(of: "--package-path"),
            arguments.indices.contains(place + 1)
        else { return "." }
        return arguments[place + 1]
    }

    /// Runs it to its end, and returns its status.
    ///
    /// What it prints is passed on as it comes. Of names and modules that are not here the words of `render` follow at
    /// the end, a line each.
    func run() throws(CommandError) -> Int32 {
        guard let command = arguments.first else {
            throw .missingOperand("a command of SwiftPM: \(Self.building.joined(separator: ", "))")
        }
        let installation = try Installation.current()
        guard let tree = installation.tree else { throw .noSDK }
        guard let build = tree.build else {
            throw .damagedSDK(file: tree.buildFile, "cannot be read")
        }
        try SDKHealth(tree: tree).check(bytes: false)
        let toolchain = try Toolchain.find(environment: environment)
        try toolchain.check(for: installation)
        let bundle = SwiftSDKBundle(tree: tree, build: build, toolchain: toolchain.root)
        if !bundle.isCurrent(in: tree.bundles) {
            // The folder was moved; the bundle is written anew where that may be done.
            guard (try? bundle.write(to: tree.bundles)) != nil else {
                try SDKHealth(tree: tree).checkPlace(build: build, toolchain: toolchain)
                return ExitCode.unavailable.rawValue
            }
        }
        let modules = SDKModules(
            installation: installation, tree: tree, build: build, toolchain: toolchain,
            environment: environment)
        if Self.building.contains(command) { try modules.addWhatIsImported(by: package) }
        let sdk =
            Self.building.contains(command)
            ? ["--swift-sdks-path", tree.bundles, "--swift-sdk", SwiftSDKBundle.identifier] : []
        let words = BuildWords()
        let status = try PassedThrough.run(
            "\(toolchain.root)/bin/swift", [command] + sdk + arguments.dropFirst(),
            line: { words.read($0) })
        Console.error(words.text)
        return status
    }
}
