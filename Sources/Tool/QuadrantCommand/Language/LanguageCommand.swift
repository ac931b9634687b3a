internal import Foundation
internal import Synchronization

/// `quadrant lsp`: speaks with an editor over standard input and standard output until that ends.
package struct LanguageCommand: Sendable {
    private let environment: [String: String]

    /// The command, in an environment that says where caches and tools are.
    package init(environment: [String: String]) { self.environment = environment }

    /// Answers until the editor says that it is over, or closes its end.
    @MainActor package func run() {
        // One message at a time, of whatever thread.
        let lock = Mutex(())
        let server = LanguageServer(environment: environment) { message in
            lock.withLock { _ in try? Console.output(LanguageMessages.text(of: message)) }
        }
        var messages = LanguageMessages(file: STDIN_FILENO)
        while let message = messages.next(), server.take(message) {}
        server.end()
    }
}
