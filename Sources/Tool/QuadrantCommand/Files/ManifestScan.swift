internal import Foundation
internal import QuadrantIndex

/// Has the scanner read manifests of packages. It runs none of them: whatever one would do, it does not do here.
enum ManifestScan {
    /// How many seconds reading them may take.
    private static let timeLimit = 20.0
    /// The largest manifest that is read, in bytes.
    private static let largest = 4 << 20

    /// What the manifests say, in their order; `nil` for one that cannot be read.
    static func facts(of manifests: [String]) -> [PackageFacts?] {
        let small = manifests.map { path in
            let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
            return (size ?? .max) <= largest
        }
        let read = zip(manifests, small).filter(\.1).map(\.0)
        guard !read.isEmpty, let installation = try? Installation.current(),
            let answer = try? ChildProcess.run(
                installation.scanner, ["manifest"] + read, timeLimit: timeLimit)
        else { return manifests.map { _ in nil } }
        let lines = answer.output.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        var found = lines.prefix(read.count).map {
            try? JSONDecoder().decode(PackageFacts.self, from: Data($0))
        }[...]
        return small.map { $0 ? found.popFirst() ?? nil : nil }
    }
}
