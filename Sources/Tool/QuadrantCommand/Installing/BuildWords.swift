internal import Foundation
internal import Synchronization

/// Reads what a build prints, and gathers the words of `render` on what is not here.
package final class BuildWords: Sendable {
    private let found = Mutex<[String]>([])

    /// Words of a build of which nothing is read yet.
    package init() {}

    /// Reads a line of the build.
    package func read(_ line: String) {
        guard let range = line.firstRange(of: ": error: ") else { return }
        let message = line[range.upperBound...]
        let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
        guard quoted.count >= 3, let words = Self.words(message, quoted) else { return }
        // An excerpt repeats the words; before those of the compiler stands a place.
        let place = line[..<range.lowerBound]
        guard Int(place.split(separator: ":").last ?? "") != nil else { return }
        found.withLock { found in
            let text = "quadrant: \(place): \(words)\n"
            if !found.contains(text) { found.append(text) }
        }
    }

    /// What has been found, a line each; empty where nothing was.
    package var text: String { found.withLock { $0.joined() } }

    private static func words(_ message: Substring, _ quoted: [Substring]) -> String? {
        if message.hasPrefix("no such module") { return NearestWays.missingModule(quoted[1]) }
        if message.hasPrefix("module compiled with") {
            return "this SDK was built by another Swift than builds the package; "
                + "install it again with './quadrant install'"
        }
        let names = AppleNames.standard
        let name: AppleNames.Name? =
            if message.contains("has no member '"), quoted.count >= 5 {
                names.member(quoted[3], of: quoted[1], isView: false)
            } else if message.hasPrefix("cannot find '") {
                names.topLevel(quoted[1])
            } else {
                nil
            }
        return name.map(NearestWays.words(on:))
    }
}
