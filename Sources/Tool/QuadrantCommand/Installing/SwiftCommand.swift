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
        let usable = try UsableSDK(environment: environment)
        try describe(usable)
        var sdk: [String] = []
        if Self.building.contains(command) {
            try SDKModules(sdk: usable).addWhatIsImported(by: package)
            sdk = [
                "--swift-sdks-path", usable.tree.bundles, "--swift-sdk", SwiftSDKBundle.identifier,
            ]
        }
        let words = BuildWords()
        let status = try PassedThrough.run(
            "\(usable.toolchain.root)/bin/swift", [command] + sdk + arguments.dropFirst(),
            line: { words.read($0) })
        Console.error(words.text)
        return status
    }

    /// Writes the bundle anew where the folder was moved or the toolchain replaced, and that may be done.
    private func describe(_ sdk: UsableSDK) throws(CommandError) {
        let folder = sdk.tree.bundles
        if sdk.bundle.isCurrent(in: folder) { return }
        do throws(CommandError) {
            try sdk.bundle.write(to: folder)
        } catch {
            throw .damagedSDK(
                file: folder,
                "names other places, as if the folder had been moved or the toolchain replaced")
        }
    }
}
