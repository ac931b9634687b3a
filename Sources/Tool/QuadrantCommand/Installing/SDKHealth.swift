internal import Foundation

/// Whether a tree is as it was made.
struct SDKHealth {
    let tree: SDKTree

    /// Throws an error that names the file at fault.
    ///
    /// - Parameter bytes: Whether the bytes of all files are looked at, with `sha256sum` of coreutils, and not only
    ///   their sizes.
    func check(bytes: Bool) throws(CommandError) {
        switch SDKFiles.fault(of: tree) {
        case .noList: throw .damagedSDK(file: tree.listFile, "is missing or damaged")
        case .missing(let path): throw .damagedSDK(file: "\(tree.path)/\(path)", "is missing")
        case .changed(let path):
            throw .damagedSDK(
                file: "\(tree.path)/\(path)", "has another size than when it was made")
        case nil: break
        }
        if bytes { try checkBytes() }
    }

    private func checkBytes() throws(CommandError) {
        let environment = ProcessInfo.processInfo.environment
        guard let files = SDKFiles(of: tree),
            let tool = SearchPath(environment: environment).programs(named: "sha256sum").first
        else { throw .internalFault("no 'sha256sum' found; install the package coreutils") }
        let paths = files.entries.map { "\(tree.path)/\($0.path)" }
        let answer = try ChildProcess.run(tool, paths, timeLimit: 120)
        let lines = String(decoding: answer.output, as: UTF8.self).split(separator: "\n")
        for (position, entry) in files.entries.enumerated() {
            guard lines.indices.contains(position), lines[position].hasPrefix(entry.digest) else {
                throw .damagedSDK(
                    file: paths[position], "has other bytes than when it was made")
            }
        }
    }

    /// Throws an error where the bundle names another place than the tree's: the folder was moved.
    func checkPlace(build: SDKBuild, toolchain: Toolchain) throws(CommandError) {
        let bundle = SwiftSDKBundle(tree: tree, build: build, toolchain: toolchain.root)
        if bundle.isCurrent(in: tree.bundles) { return }
        throw .damagedSDK(
            file: tree.bundles,
            "names other places, as if the folder had been moved or the toolchain replaced")
    }
}
