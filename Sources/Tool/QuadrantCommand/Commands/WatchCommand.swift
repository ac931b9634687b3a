internal import Foundation
internal import QuadrantRendering
internal import SwiftUI

/// `quadrant watch`: draws as `render` does, again after each save, until it is ended: a line for each picture, with the seconds since
/// the save.
package struct WatchCommand: Sendable {
    private let request: RenderRequest
    private let environment: [String: String]

    /// The command for a request, in an environment that says where caches and tools are.
    package init(_ request: RenderRequest, environment: [String: String]) {
        (self.request, self.environment) = (request, environment)
    }

    /// Draws and waits, without end. What cannot be drawn is told, and waited for as well.
    @MainActor package func run() throws(CommandError) -> Never {
        // Whoever edits comes first.
        _ = setpriority(__priority_which_t(UInt32(0)), 0, 10)
        while true {
            let before = WatchedFiles(at: request.paths, without: request.output)
            do throws(CommandError) {
                try RenderCommand(request, environment: environment, isTimed: true).run()
            } catch {
                // There is nobody left to draw for.
                if error.exitCode == .inputOutput || error.exitCode == .usage { throw error }
                Console.report(error, of: "watch")
            }
            before.waitForChange()
        }
    }
}
